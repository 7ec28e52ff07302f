//! Pieces of evaluations: weights from a file, a cache, the summary of a turn, arithmetic.

pub(in crate::games) mod weights;

mod cache;
mod numbers;
mod summary;

pub(in crate::games) use cache::SlotCache;
pub(in crate::games) use numbers::{greater, most};
pub(in crate::games) use summary::TurnSummary;
