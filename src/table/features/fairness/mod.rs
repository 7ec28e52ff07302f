//! The seal of a game, its hash chain, and checks of stored games.

pub(in crate::table) mod check;
pub(in crate::table) mod refusal;
pub(in crate::table) mod rules;
pub(in crate::table) mod service;

pub use refusal::*;
