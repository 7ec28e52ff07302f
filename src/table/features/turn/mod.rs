//! Ending a turn: by its player, by a queued turn, or when time runs out.

pub(in crate::table) mod carry_out;
pub(in crate::table) mod rules;
pub(in crate::table) mod time_out;

pub(in crate::table) use rules::*;
