//! Board, log and score of a game, as one player may see them.

pub(in crate::table) mod refusal;
pub(in crate::table) mod rules;

pub use refusal::*;
