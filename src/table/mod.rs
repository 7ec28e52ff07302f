//! A table: one game in a channel, from its lobby to its result.
//!
//! The log is the game: turns are appended, taking back is an entry too, and the state is the
//! replay of what still counts. Everything public is owed in an outbox, stored in the same
//! transaction as its cause.

mod announce;
mod api;
mod chance;
mod computer;
mod deliver;
mod draft;
mod hint;
mod ids;
mod live;
mod lobby;
mod outbox;
mod places;
mod refusal;
mod replay;
mod review;
mod seating;
mod seats;
mod service;
mod store_trait;
mod turn;
mod undo;
mod view;

pub use api::*;
pub use crate::ai::Strength;
pub use chance::{Chance, Clock, OsChance, SystemClock};
pub use ids::*;
pub use outbox::*;
pub use computer::Thinking;
pub use refusal::Refusal;
pub use seating::*;
pub use service::{TableError, Tables};
pub use store_trait::*;
