//! How fast the rules are: steps and games per second, and allocations per step, of random games
//! with all legal actions listed at every step.
//!
//! `cargo bench --bench engine`

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use daykeeper::engine::Options;
use daykeeper::games::simulate::{Policy, Simulation};
use daykeeper::games::titles;

/// The system's allocator, counting what is asked of it.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: everything is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn main() {
    println!(
        "{:<14} {:>5} {:>12} {:>12} {:>12} {:>18}",
        "game", "seats", "steps/s", "games/s", "steps/game", "allocations/step"
    );
    for title in titles() {
        for seats in title.min_seats()..=title.max_seats() {
            let options = Options::default();
            let policies = vec![Policy::Random; usize::from(seats)];
            let simulation =
                |games| Simulation { seats, options: options.clone(), games, seed: 1, policies: policies.clone() };
            // A first run brings the data into memory.
            title.simulate(&simulation(200)).expect("every title can be played with its seats");
            let (before, start) = (ALLOCATIONS.load(Ordering::Relaxed), Instant::now());
            let tally = title.simulate(&simulation(5_000)).expect("every title can be played with its seats");
            let seconds = start.elapsed().as_secs_f64();
            let allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;
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
