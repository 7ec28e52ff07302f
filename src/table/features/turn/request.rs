//! Requests of this feature that change a game.

use crate::table::core::stamp::Stamp;

/// Plans and ends the player's turn. With the stamp of a queued turn, plans that one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnOrder {
    /// Puts what was chosen with one click into the draft.
    Step {
        /// What the press was about.
        stamp: Stamp,
        /// The step in notation, or several separated by `;`.
        step: String,
    },
    /// Takes the last step of the draft back.
    UndoStep {
        /// What the press was about.
        stamp: Stamp,
    },
    /// Empties the draft.
    StartOver {
        /// What the press was about.
        stamp: Stamp,
    },
    /// Commits the draft. Where the turn could end but its last step was not chosen
    /// ([`Planner::end_step`](crate::table::Planner::end_step)), that step is taken.
    EndTurn {
        /// What the press was about.
        stamp: Stamp,
    },
    /// One or several steps in notation, separated by `;`, into the draft: all of them or none.
    /// Commits when they complete the turn.
    Play {
        /// The typed line.
        text: String,
    },
    /// Makes a turn that was advised the asker's draft.
    UseHint {
        /// What the press was about; the draft may have changed since.
        stamp: Stamp,
        /// Which turn of [`Hints::turns`](crate::table::Hints::turns).
        rank: usize,
    },
}
