//! A world in which everything goes wrong, on simulated time and from one seed: tables, store, outbox and
//! jobs are the real ones, Discord and time are not. After every crash, lost answer, refusal and jump of the
//! clock what was promised must hold (`docs/reliability.md`).
//!
//! `DAYKEEPER_TRIAL_SEED` and `DAYKEEPER_TRIAL_WORLDS` say which worlds are tried; a world that fails says
//! its seed, and the same seed is the same world.

mod check;
mod discord;
mod faulty;
mod people;
mod world;

use world::{Figures, World};

/// What a world goes through.
const STEPS: u32 = 1_500;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().filter(|text| !text.is_empty()).map_or(otherwise, |text| text.parse().unwrap())
}

#[test]
fn what_was_promised_holds_whatever_fails() {
    let first = number("DAYKEEPER_TRIAL_SEED", 1);
    let worlds = number("DAYKEEPER_TRIAL_WORLDS", 3);
    let mut all = Figures::default();
    for seed in first..first + worlds {
        println!("world {seed}");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        all.add(&runtime.block_on(World::run(seed, STEPS)));
    }
    println!("{worlds} worlds from {first} on: {all:?}");
}

#[test]
fn the_same_seed_is_the_same_world() {
    let run = || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(World::run(77, 300))
    };
    assert_eq!(run(), run());
}
