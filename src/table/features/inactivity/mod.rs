//! Idle games and lobbies.

pub(in crate::table) mod rules;
pub(in crate::table) mod service;
