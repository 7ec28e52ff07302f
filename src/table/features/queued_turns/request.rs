//! The request that changes a queued turn.

use super::values::QueuedTurnCondition;
use crate::table::core::stamp::Stamp;

/// A change to one of the player's queued turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedTurnAction {
    /// The stamp of the button.
    pub stamp: Stamp,
    /// The index of the queued turn, from 0.
    pub number: usize,
    /// The new condition; `None` deletes the queued turn.
    pub condition: Option<QueuedTurnCondition>,
}
