//! The bot keeps the days: reminders, clocks and absences, with a clock that tests move.

mod clocks;
mod faults;
#[path = "../table/pebbles.rs"]
#[allow(dead_code, reason = "shared with tests of another kind, which use all of it")]
mod pebbles;
mod reminders;
mod rests;
mod runner;
mod settings;
mod soak;
mod world;
