//! The bot's schedule: reminders, clocks and absences, with a clock that tests move.

mod access;
mod clocks;
mod faults;
mod pauses;
mod reminders;
mod rests;
mod runner;
mod settings;
mod sleep;
mod soak;
pub mod world;
