//! Rules that every registered game must follow, checked on random games.

mod beginnings;
mod damage;
pub mod endings;
mod notation;
mod perft;
mod random_games;
mod recaps;
mod rng;

/// Runs `play` for every number below `games`, on all processors.
pub fn in_parallel(games: u64, play: impl Fn(u64) + Sync) {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let play = &play;
            scope.spawn(move || (thread..games).step_by(threads as usize).for_each(play));
        }
    });
}
