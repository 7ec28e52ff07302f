//! The planner: drafts of a player's turn, of queued turns, and of what-ifs.

pub(in crate::table) mod acting;
pub(in crate::table) mod draft;
pub(in crate::table) mod plan;
pub(in crate::table) mod reading;
pub(in crate::table) mod what_ifs;
