//! Requests of this feature that change a game.

use crate::table::core::stamp::Stamp;

/// A request that plans or ends a turn. With the stamp of a queued turn, it applies to that one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnAction {
    /// Adds the steps of one click to the draft.
    Step {
        /// The stamp of the button.
        stamp: Stamp,
        /// The step in notation, or several separated by `;`.
        step: String,
    },
    /// Undoes the last click of the draft.
    UndoStep {
        /// The stamp of the button.
        stamp: Stamp,
    },
    /// Empties the draft.
    StartOver {
        /// The stamp of the button.
        stamp: Stamp,
    },
    /// Ends the turn with the draft. If only the step that ends the turn is missing
    /// ([`Planner::end_step`](crate::table::Planner::end_step)), adds it.
    EndTurn {
        /// The stamp of the button.
        stamp: Stamp,
    },
    /// Plays steps in notation, separated by `;`, in the draft: all of them or none. Ends the turn if they complete it.
    Play {
        /// The typed line.
        text: String,
    },
    /// Replaces the draft with a suggested turn.
    UseHint {
        /// The stamp of the button. The draft may have changed since.
        stamp: Stamp,
        /// The index in [`Hints::turns`](crate::table::Hints::turns).
        rank: usize,
    },
}
