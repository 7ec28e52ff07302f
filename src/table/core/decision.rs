//! What an order changes and what is answered.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::{Answered, Change, EntropyError, InteractionId, Refusal, TurnDone};

use super::history::{History, Unreadable};

/// What an order changes, and the answer.
pub struct Decision {
    pub change: Change,
    pub reply: StoredReply,
    /// The game after the change, where it was worked out: so that nothing is played twice.
    pub history: Option<History>,
}

impl Decision {
    /// A change that plays nothing.
    pub fn new(change: Change, reply: StoredReply) -> Self {
        Decision { change, reply, history: None }
    }

    /// A change with the game after it.
    pub fn played(change: Change, reply: StoredReply, history: History) -> Self {
        Decision { change, reply, history: Some(history) }
    }
}

/// An answer as it is stored with its interaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredReply {
    Done(Phrase),
    TurnDone(TurnDone),
    /// The asker's draft as it is when the answer is given.
    Planner,
    /// The turn that the asker plans ahead.
    Ahead,
    /// What the asker has ordered.
    Orders,
    Refused(Refusal),
}

/// Why nothing was decided.
#[derive(Debug, thiserror::Error)]
pub enum DecisionError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Entropy(#[from] EntropyError),
}

impl StoredReply {
    /// One sentence.
    pub fn done(key: &str) -> Self {
        StoredReply::Done(Phrase::new(key))
    }

    /// The reply as it is stored with its interaction.
    pub fn answered(&self, interaction: InteractionId) -> serde_json::Result<Answered> {
        Ok(Answered { interaction, answer: serde_json::to_string(self)? })
    }
}
