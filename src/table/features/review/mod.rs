//! Hints during a game, and turning points after it.

pub(in crate::table) mod hints;
pub(in crate::table) mod refusal;
pub(in crate::table) mod turning_points;

pub use refusal::*;
