//! The change and the reply that a request leads to.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::Plan;

use super::entropy::{Entropy, EntropyError};
use super::history::{History, Unreadable};
use crate::table::values::{Answered, Change, InteractionId, Refusal, RequestOrigin, TurnDone};

/// The change and the reply that a request leads to.
pub struct Decision {
    pub change: Change,
    pub reply: StoredReply,
    /// The game after the change, if the rules computed it. It saves playing the turn twice.
    pub history: Option<History>,
}

impl Decision {
    /// Creates a decision that plays no turn.
    pub fn new(change: Change, reply: StoredReply) -> Self {
        Decision { change, reply, history: None }
    }

    /// Creates a decision that plays a turn, with the game after it.
    pub fn played(change: Change, reply: StoredReply, history: History) -> Self {
        Decision { change, reply, history: Some(history) }
    }
}

/// Facts that a decision needs besides the game and its cause.
pub struct DecisionFacts<'a> {
    /// Source of a new game's setup.
    pub entropy: &'a dyn Entropy,
    /// The server and channel of the request.
    pub origin: &'a RequestOrigin,
    /// `false` during maintenance.
    pub may_begin: bool,
    /// `true` if the user seats computer players and has never finished a game of this title.
    pub newcomer: bool,
    /// The suggested turn that a hint's button refers to.
    pub advised: Option<&'a Plan>,
}

impl<'a> DecisionFacts<'a> {
    /// Source of the setup for a game that starts automatically, or `None` if no game may start.
    pub fn to_begin(&self) -> Option<&'a dyn Entropy> {
        self.may_begin.then_some(self.entropy)
    }
}

/// The reply to a request, as the store keeps it for a repeated interaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredReply {
    Done(Phrase),
    TurnDone(TurnDone),
    /// The player's draft at the time of the reply.
    Planner,
    /// The turn that the player plans ahead.
    Ahead,
    /// The player's queued turns.
    QueuedTurns,
    Refused(Refusal),
}

/// Reasons why a request leads to no decision.
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
    /// Creates a reply of one sentence.
    pub fn done(key: &str) -> Self {
        StoredReply::Done(Phrase::new(key))
    }

    /// Serializes the reply, so that the store can repeat it for the same interaction.
    pub fn answered(&self, interaction: InteractionId) -> serde_json::Result<Answered> {
        Ok(Answered { interaction, answer: serde_json::to_string(self)? })
    }
}
