//! Helpers of several tests: a typed client of the sandbox's page API, requests, made-up games and languages, stores, and
//! processes to kill.

pub mod asking;
pub mod both;
mod client;
mod forums;
pub mod killing;
pub mod pebbles;
mod program;
#[path = "../../../crates/games/tests/games/pseudo.rs"]
pub mod pseudo;
mod seen;
#[path = "../../../crates/games/tests/games/sweep.rs"]
pub mod sweep;

pub use client::{Answer, Client, Error, User};
pub use program::program;
pub use seen::{Seen, Select};
