//! Undoing turns, with or without a vote.

pub(in crate::table) mod rules;

pub(in crate::table) use rules::*;
