//! People across games: results, ratings and statistics, computed from finished games.

pub(in crate::table) mod news;
pub(in crate::table) mod show;
pub(in crate::table) mod tally;
