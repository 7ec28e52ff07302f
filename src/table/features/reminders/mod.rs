//! Reminders for players.

pub(in crate::table) mod rules;
pub(in crate::table) mod service;

pub(in crate::table) use rules::*;
