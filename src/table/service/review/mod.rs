//! Hints, comments and explanations during a game; turning points and a look back after it.

pub(in crate::table) mod comments;
pub(in crate::table) mod explanations;
pub(in crate::table) mod hints;
pub(in crate::table) mod look_back;
pub(in crate::table) mod search;
pub(in crate::table) mod stored;
pub(in crate::table) mod turning_points;
