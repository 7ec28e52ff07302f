//! Requests of this feature that change a game.

use super::values::OrderCondition;
use crate::engine::Ahead;
use crate::table::core::stamp::Stamp;

/// Plans turns ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueuedTurnOrder {
    /// Plans the turn ahead on another table.
    PlanOn {
        /// What the press was about.
        stamp: Stamp,
        /// On which.
        ahead: Ahead,
    },
    /// One or several steps in notation, separated by `;`, into the turn that is planned ahead. Makes an order of it
    /// where they complete the turn.
    PlayAhead {
        /// The typed line.
        text: String,
    },
    /// Changes when one of the asker's orders is carried out.
    Condition {
        /// What the press was about.
        stamp: Stamp,
        /// Which alternative, counted from 0.
        number: usize,
        /// When; `None`: it is withdrawn.
        condition: Option<OrderCondition>,
    },
}
