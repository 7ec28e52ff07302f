//! Tests of the computer players of every game: their knowledge, their limits, and that they never get stuck.

mod arena;
mod caches;
mod comments;
mod hints;
mod limits;
mod look_back;
mod plans;
mod positions;

mod spy;
mod turning_points;
mod veil;

use ai::{Ask, Strength};
use engine::{Options, Rng, Seat, Seed};
use games::{Position, Title};

/// Visits positions of random games before every decision whose number `every` divides. The decisions include opening
/// choices, steps within turns and final steps.
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
