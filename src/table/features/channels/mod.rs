//! Deleted channels, and moving a game to another channel.

pub(in crate::table) mod refusal;
pub(in crate::table) mod rules;
pub(in crate::table) mod service;

pub use refusal::*;
