//! People across games: results and ratings, computed from finished games.

pub(in crate::table) mod anchors;
pub(in crate::table) mod endings;
pub(in crate::table) mod fold;
pub mod ratings;
