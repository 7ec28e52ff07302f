//! A table: one game in a channel, from its lobby to its result.
//!
//! Three layers: [`model`] holds the values and the traits that everybody exchanges, `rules` decides
//! as pure functions what an order changes, and `service` does it: locks, the store, tasks. The log is
//! the game: turns are appended, taking back is an entry too, and the state is the replay of what still
//! counts. Every public message is a row of an outbox, stored in the same transaction as its cause.

pub mod model;
mod rules;
mod service;

pub use crate::ai::Strength;
pub use crate::engine::{Seat, Seed};
pub use crate::games::proof::Bytes32;
pub use model::*;
pub use rules::{HistoryError, Unreadable, check};
pub use service::{FairQueue, InternalError, Place, Share, TableError, TableLimits, Tables, ThinkLimits, chain};
