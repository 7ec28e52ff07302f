//! Pieces of evaluations: weights from a file, a cache, arithmetic.

pub mod weights;

mod cache;
mod numbers;

pub use cache::SlotCache;
pub use numbers::{greater, most};
