//! Errors other than refusals.

use crate::engine::Seat;

use crate::table::rules::decision::DecisionError;
use crate::table::rules::entropy::EntropyError;
use crate::table::rules::history::Unreadable;
use crate::table::values::{Refusal, StoreError, TableId};

/// Errors other than refusals.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The game doesn't exist.
    #[error("unknown table {0}")]
    NoTable(TableId),
    /// The stored game can't continue.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// A computer player found no turn.
    #[error("the computer player found no turn for seat {seat} of table {table} after entry {entries}")]
    NoTurn {
        table: TableId,
        seat: Seat,
        /// The number of log entries.
        entries: u32,
    },
    /// A game refused an automatic change by the bot.
    #[error("table {table} refused an automatic change: {refusal}")]
    Refused {
        table: TableId,
        #[source]
        refusal: Refusal,
    },
    /// A fault of this program or of the machine.
    #[error(transparent)]
    Internal(#[from] InternalError),
}

/// Faults of this program or of the machine, but not of the database.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    /// A task panicked or was canceled.
    #[error("a background task panicked")]
    LostTask(#[from] tokio::task::JoinError),
    /// The pool of computer players is closed.
    #[error("the computer players are shut down")]
    Closed(#[from] tokio::sync::oneshot::error::RecvError),
    /// A value couldn't be written as JSON.
    #[error("could not serialize a value as JSON")]
    Json(#[from] serde_json::Error),
    /// The machine gave no seed for a new game.
    #[error(transparent)]
    Entropy(#[from] EntropyError),
}

/// Errors of a request.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Table(#[from] TableError),
}

impl From<InternalError> for RequestError {
    fn from(error: InternalError) -> Self {
        RequestError::Table(error.into())
    }
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> Self {
        RequestError::Table(error.into())
    }
}

impl From<DecisionError> for RequestError {
    fn from(error: DecisionError) -> Self {
        match error {
            DecisionError::Refused(refusal) => RequestError::Refused(refusal),
            DecisionError::Unreadable(unreadable) => RequestError::Table(unreadable.into()),
            DecisionError::Entropy(error) => InternalError::from(error).into(),
        }
    }
}

/// An error with all its causes, in one line.
pub fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut next = error.source();
    while let Some(cause) = next {
        text += ": ";
        text += &cause.to_string();
        next = cause.source();
    }
    text
}
