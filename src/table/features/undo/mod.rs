//! Undoing turns, with or without a vote.

pub(in crate::table) mod refusal;
pub(in crate::table) mod request;
pub(in crate::table) mod rules;

pub use refusal::*;
pub use request::*;
pub(in crate::table) use rules::*;
