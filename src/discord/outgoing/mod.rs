//! Sends and updates messages, lists of games, threads, tags, presence and emojis.

pub mod board;
pub(crate) mod deliver;
pub(crate) mod emoji_registration;
pub(crate) mod first_post;
pub mod forum;
pub(crate) mod presence;
pub(crate) mod tags;
pub(crate) mod threads;

use super::rest::RestError;
use crate::table::TableError;

/// A failure of Discord or of the store.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OutgoingError {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Rest(#[from] RestError),
}
