//! People across games: results, ratings and statistics, computed from finished games.

mod anchors;
mod endings;
mod fold;
mod news;
pub mod ratings;
pub(in crate::table) mod request;
mod service;
mod show;
pub(in crate::table) mod values;

pub use request::*;
pub use service::{Difference, tally_next, verify};
pub use show::LISTED_ON_A_PAGE;
pub use values::*;
