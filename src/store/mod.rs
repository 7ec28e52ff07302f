//! The memory of all tables: one SQLite file, or a database on a PostgreSQL server. Knows rows and text, never what they mean.

mod address;
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
mod names;
mod notes;
mod open;
mod orders;
mod outbox;
mod people;
mod postgres;
mod posts;
mod rows;
mod sql;
mod steps;
mod tables;
mod transfer;
mod waiting;

pub use address::DatabaseAddress;
pub use backup::{CopyError, beside, copy, remove};
pub use database::Database;
pub use forget::{Forgotten, PersonData};
pub use open::{OpenError, ServerState, look, try_lock};
pub use transfer::MoveError;
