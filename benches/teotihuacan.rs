//! How fast random games of Teotihuacan are played, on one thread: `cargo bench --bench teotihuacan`.

use std::time::Instant;

use daykeeper::engine::{Game, Options, Rng, Silent};
use daykeeper::games::teotihuacan::Teotihuacan;

/// Plays random games and gives the number of steps; all legal actions are listed at every step.
fn play(players: u8, games: u64) -> usize {
    let options = Options::default();
    let mut actions = Vec::new();
    let mut steps = 0;
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let setup = Teotihuacan::deal(players, &options, &mut rng);
        let mut state = Teotihuacan::start(players, &options, &setup).expect("a dealt setup is one");
        while let Some(seat) = Teotihuacan::to_act(&state).first() {
            actions.clear();
            Teotihuacan::legal(&state, seat, &mut actions);
            Teotihuacan::apply(&mut state, seat, actions[rng.index(actions.len())], &mut Silent);
            steps += 1;
        }
    }
    steps
}

fn main() {
    for players in 2..=4 {
        play(players, 50);
        let games = 1000;
        let begin = Instant::now();
        let steps = play(players, games);
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "random games, {players} seats: {:.0} steps/s, {:.0} games/s, {} steps a game",
            steps as f64 / seconds,
            games as f64 / seconds,
            steps as u64 / games
        );
    }
    let options = Options::default();
    let setup = Teotihuacan::deal(4, &options, &mut Rng::new(1));
    let state = Teotihuacan::start(4, &options, &setup).expect("a dealt setup is one");
    let begin = Instant::now();
    let copies = 1_000_000;
    for _ in 0..copies {
        std::hint::black_box(std::hint::black_box(&state).clone());
    }
    println!("copying a state of {} bytes: {:.0} ns", size_of_val(&state), begin.elapsed().as_secs_f64() * 1e9 / f64::from(copies));
}
