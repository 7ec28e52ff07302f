//! A table: one game in a channel, from its lobby to its result.
//!
//! The log is the game: turns are appended, taking back is an entry too, and the state is the
//! replay of what still counts. Everything public is owed in an outbox, stored in the same
//! transaction as its cause.

mod api;
mod ids;
mod refusal;
mod service;
mod store_trait;

pub use api::*;
pub use ids::*;
pub use refusal::Refusal;
pub use service::{Chance, Clock, OsChance, SystemClock, TableError, Tables};
pub use store_trait::*;
