//! Games and lobbies that nobody uses.

pub(in crate::table) mod rules;
pub(in crate::table) mod service;
