//! The memory of all tables: one SQLite file. Knows rows and text, never what they mean.

mod advice;
mod backup;
mod boards;
mod database;
mod doors;
mod drafts;
mod forget;
mod jobs;
mod lines;
mod lock;
mod log;
mod notes;
mod open;
mod orders;
mod outbox;
mod people;
mod posts;
mod rows;
mod sql;
mod steps;
mod tables;

pub use backup::{CopyError, beside, copy, remove};
pub use database::Database;
pub use forget::{Forgotten, PersonData};
pub use open::{OpenError, try_lock};
