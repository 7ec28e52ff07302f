//! Why a request that queues a turn was refused.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that queues a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum QueuedTurnRefusal {
    /// It is the asker's turn, so nothing is planned ahead.
    #[error("your turn")]
    YourTurn,
    /// What comes cannot be foretold now, so nothing is planned ahead.
    #[error("nothing to plan ahead")]
    NothingAhead,
    /// The asker has as many orders as one may.
    #[error("{most} orders")]
    TooManyOrders {
        /// How many.
        most: usize,
    },
}

impl QueuedTurnRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TooManyOrders { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
