//! Games: each one in a channel, from its lobby to its result.
//!
//! `values` are data without decisions, `rules` are pure decisions, and `service` has everything with I/O and state. Each
//! layer uses only those before it, and has one file or folder per feature. The log is the game: an undo is an entry too,
//! and the state is the replay of the entries that count. Every public message is a row of an outbox, stored in the same
//! transaction as its cause.

mod rules;
mod service;
mod values;

pub use crate::ai::Strength;
pub use crate::engine::{Seat, Seed};
pub use crate::games::proof::Bytes32;
pub use rules::entropy::*;
pub use rules::fairness::check;
pub use rules::history::{HistoryError, Unreadable};
pub use rules::people::ratings;
pub use service::clock::*;
pub use service::computers::ThinkLimits;
pub use service::dispatch::typed::TypedLine;
pub use service::error::{InternalError, TableError, chain};
pub use service::fair::{FairQueue, FairShare, QueuePlace};
pub use service::open_channels::*;
pub use service::people::show::LISTED_ON_A_PAGE;
pub use service::people::tally::{Difference, tally_next, verify};
pub use service::tables::{TableLimits, Tables};
pub use service::web::*;
pub use values::*;
