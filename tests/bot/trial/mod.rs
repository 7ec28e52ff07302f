//! Worlds full of faults, on simulated time, each from a single seed. The tables, store, outbox, jobs and the bot are
//! the real ones. The players, Discord, the network, the disk faults and time are simulated. After every crash, lost
//! answer, refusal and clock jump, the bot must keep its promises (`docs/dev/reliability.md`).
//!
//! `DAYKEEPER_TRIAL_SEED` and `DAYKEEPER_TRIAL_WORLDS` select the worlds, `DAYKEEPER_TRIAL_KIND` selects storms or
//! years, and `DAYKEEPER_TRIAL_STEPS` sets their length. A failing world prints its seed. The same seed gives the same
//! world.

mod check;
mod clock;
mod decisions;
mod discord;
mod faulty;
mod figures;
mod hostile;
mod maintenance;
mod night;
mod people;
mod secrets;
mod undelivered;
mod world;

use figures::Figures;
use world::{Plan, World};

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().filter(|text| !text.is_empty()).map_or(otherwise, |text| text.parse().unwrap())
}

fn live(seed: u64, plan: Plan) -> Figures {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(World::run(seed, plan))
}

#[test]
fn promises_are_kept_under_random_faults() {
    let first = number("DAYKEEPER_TRIAL_SEED", 1);
    let worlds = number("DAYKEEPER_TRIAL_WORLDS", 2);
    let kind = match std::env::var("DAYKEEPER_TRIAL_KIND").as_deref() {
        Ok("years") => Plan::YEARS,
        Ok("storms") | Err(_) => Plan::STORM,
        Ok(other) => panic!("DAYKEEPER_TRIAL_KIND is storms or years, not {other}"),
    };
    let plan = Plan { steps: number("DAYKEEPER_TRIAL_STEPS", kind.steps.into()).try_into().unwrap(), ..kind };
    let mut all = Figures::default();
    for seed in first..first + worlds {
        println!("world {seed}");
        all.add(&live(seed, plan));
        // Intermediate figures survive if the night is cut short.
        if (seed - first) % 20 == 19 {
            println!("so far, {} worlds from {first} on:\n{all}", seed - first + 1);
        }
    }
    println!("{worlds} worlds from {first} on, no violation:\n{all}");
}

#[test]
fn the_same_seed_is_the_same_world() {
    for plan in [Plan::STORM, Plan::YEARS] {
        let plan = Plan { steps: 80, ..plan };
        assert_eq!(live(77, plan), live(77, plan));
    }
}
