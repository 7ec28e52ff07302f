//! Reasons for refusing a request that queues a turn.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that queues a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum QueuedTurnRefusal {
    /// It is the user's turn, so there's nothing to plan ahead.
    #[error("your turn")]
    YourTurn,
    /// The game can't predict the position of the next turn, so the player can't plan it.
    #[error("nothing to plan ahead")]
    NothingAhead,
    /// The user already has the maximum number of queued turns.
    #[error("{most} queued turns")]
    TooManyQueuedTurns {
        /// The maximum number.
        most: usize,
    },
}

impl QueuedTurnRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TooManyQueuedTurns { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
