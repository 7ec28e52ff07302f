//! The page of a game on the web: its secret name, and what the page shows.

pub(in crate::table) mod public_game;
pub(in crate::table) mod rules;
pub(in crate::table) mod service;
pub(in crate::table) mod values;

pub use public_game::*;
pub use values::*;
