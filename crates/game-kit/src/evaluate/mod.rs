//! Pieces of evaluations: weights from a file, a cache, the summary of a turn, arithmetic.

pub mod weights;

mod cache;
mod numbers;
mod summary;

pub use cache::SlotCache;
pub use numbers::{greater, most};
pub use summary::TurnSummary;
