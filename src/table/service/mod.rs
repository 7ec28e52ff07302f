//! The asynchronous service around the rules: locks, what is in memory, the store, and thinking.

mod channels;
mod computers;
mod doors;
mod error;
mod export;
mod fair;
mod hints;
mod jobs;
mod known_doors;
mod lines;
mod notes;
mod outbox;
mod overview;
mod preferences;
mod push;
mod push_queue;
mod reminders;
mod requests;
mod review;
mod sleep;
mod slots;
mod tables;

pub use computers::ThinkLimits;
pub use error::{InternalError, TableError, chain};
pub use fair::{FairQueue, Place, Share};
pub use tables::{TableLimits, Tables};
