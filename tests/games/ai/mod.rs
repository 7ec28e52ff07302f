//! Computer players of every game: what they may know, what they may spend, and that they always
//! go on.

mod arena;
mod caches;
mod hints;
mod limits;
mod positions;

mod spy;
mod veil;

use daykeeper::ai::{Ask, Strength};
use daykeeper::engine::{Options, Rng, Seat, Seed};
use daykeeper::games::{Position, Title};

/// Positions of random games: before every decision whose number `every` divides. Among the decisions
/// are all kinds: those of the opening, within turns, and the last ones.
fn random_positions(
    title: &'static dyn Title,
    seats: u8,
    seed: Seed,
    every: u64,
    mut with: impl FnMut(&dyn Position, Seat),
) {
    let setup = title.deal(seats, &Options::default(), seed).unwrap();
    let mut position = title.start(seats, &Options::default(), &setup).unwrap();
    let mut rng = Rng::stream(seed, 9);
    let mut number = seed.number() % every;
    while let Some(seat) = position.to_act().first() {
        if number.is_multiple_of(every) {
            with(&*position, seat);
        }
        number += 1;
        let legal = position.legal(seat);
        position.play(seat, &legal[rng.index(legal.len())]).unwrap();
    }
}

/// Asks a strength that may play so many steps.
fn ask(strength: Strength, seed: Seed, budget: u64) -> Ask {
    Ask { strength, seed, budget }
}

/// Runs `play` for every number below `count`, on all processors.
fn in_parallel(count: u64, play: impl Fn(u64) + Sync) {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let play = &play;
            scope.spawn(move || (thread..count).step_by(threads as usize).for_each(play));
        }
    });
}
