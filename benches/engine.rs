//! How fast the rules are: steps and games per second, and allocations per step, of random games
//! with all legal actions listed at every step.
//!
//! `cargo bench --bench engine`

mod counting;

use std::time::Instant;

use daykeeper::ai::PlayerSpec;
use daykeeper::engine::{Options, Seed};
use daykeeper::games::simulate::{Simulation, simulate};
use daykeeper::games::titles;

fn main() {
    println!(
        "{:<14} {:>5} {:>12} {:>12} {:>12} {:>18}",
        "game", "seats", "steps/s", "games/s", "steps/game", "allocations/step"
    );
    for title in titles() {
        for seats in title.min_seats()..=title.max_seats() {
            let options = Options::default();
            let players = vec![PlayerSpec::Random; usize::from(seats)];
            let simulation =
                |games| Simulation { players: players.clone(), options: options.clone(), games, seed: Seed::new(1) };
            // A first run brings the data into memory.
            simulate(*title, &simulation(200)).expect("every title can be played with its seats");
            let (before, start) = (counting::allocations(), Instant::now());
            let tally = simulate(*title, &simulation(5_000)).expect("every title can be played with its seats");
            let seconds = start.elapsed().as_secs_f64();
            let allocations = counting::allocations() - before;
            let (steps, games) = (tally.steps as f64, f64::from(tally.games));
            println!(
                "{:<14} {seats:>5} {:>12.0} {:>12.0} {:>12.1} {:>18.4}",
                title.id(),
                steps / seconds,
                games / seconds,
                steps / games,
                allocations as f64 / steps
            );
        }
    }
}
