//! Storage of all tables: one SQLite file, or a database on a PostgreSQL server. It stores rows and text
//! without interpreting them.

mod access;
mod address;
mod advice;
mod backup;
mod boards;
mod calls;
mod database;
mod drafts;
mod follows;
mod forget;
mod header;
mod jobs;
mod learners;
mod leftover;
mod lock;
mod log;
mod names;
mod notes;
mod open;
mod outbox;
mod people;
mod postgres;
mod posts;
mod queued_turns;
mod restore;
mod results;
mod rows;
mod sql;
mod steps;
mod tables;
mod transfer;
mod waiting;
mod what_ifs;

pub use address::{AddressError, DatabaseAddress};
pub use backup::{CopyError, copy, remove, sibling_path};
pub use database::Database;
pub use leftover::before;
pub use open::{OpenError, ServerState, look, try_lock};
pub use restore::{RestoreError, Restoring};
pub use transfer::MoveError;
