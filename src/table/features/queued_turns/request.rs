//! Requests of this feature that change a game.

use super::values::QueuedTurnCondition;
use crate::engine::Ahead;
use crate::table::core::stamp::Stamp;

/// A change to queued turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueuedTurnAction {
    /// Plans the turn on another expected position.
    PlanOn {
        /// The stamp of the button.
        stamp: Stamp,
        /// The expected position.
        ahead: Ahead,
    },
    /// Plays steps in notation, separated by `;`, in the plan. Queues the turn if they complete it.
    PlayAhead {
        /// The typed line.
        text: String,
    },
    /// Changes the condition of one of the player's queued turns.
    Condition {
        /// The stamp of the button.
        stamp: Stamp,
        /// The index of the queued turn, from 0.
        number: usize,
        /// The new condition; `None` deletes the queued turn.
        condition: Option<QueuedTurnCondition>,
    },
}
