//! The bot leads newcomers through the first rounds of a game.

pub(in crate::table) mod rules;
pub(in crate::table) mod service;
pub(in crate::table) mod values;

pub use values::*;
