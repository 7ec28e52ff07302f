//! Games: each one in a channel, from its lobby to its result.
//!
//! `core` has the values and decisions that features share, and `features` has one folder per feature. `service` has
//! the code that runs them (locks, loaded games, the store). `dispatch` routes requests, jobs and messages to the
//! features. Inside a feature, `values` are data, `rules` are pure decisions, and `service` does I/O. The log is the
//! game: an undo is an entry too, and the state is the replay of the entries that count. Every public message is a row
//! of an outbox, stored in the same transaction as its cause.

mod core;
mod dispatch;
mod features;
mod service;

pub use self::core::history::{HistoryError, Unreadable};
pub use self::core::*;
pub use self::features::fairness::check::check;
pub use self::features::*;
pub use crate::ai::Strength;
pub use crate::engine::{Seat, Seed};
pub use crate::games::proof::Bytes32;
pub use dispatch::typed::TypedLine;
pub use service::computers::ThinkLimits;
pub use service::error::{InternalError, TableError, chain};
pub use service::fair::{FairQueue, FairShare, QueuePlace};
pub use service::tables::{TableLimits, Tables};
