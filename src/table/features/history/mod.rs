//! Finished games: the list of a player's games, and the right to open one again.

pub(in crate::table) mod request;
mod service;
pub(in crate::table) mod values;

pub use request::*;
pub use values::*;
