//! The bot's schedule: reminders, clocks and absences, with a clock that tests move.

mod clocks;
mod doors;
mod faults;
mod pauses;
mod push;
mod reminders;
mod rests;
mod runner;
mod settings;
mod sleep;
mod soak;
pub mod world;

use crate::table::pebbles;
