//! Requests of the planner.

use crate::table::core::stamp::{PlanKind, Stamp};

/// The turn that a typed line belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedTurn {
    /// The current turn of the player.
    Own,
    /// A queued turn.
    Ahead,
    /// A what-if.
    WhatIf {
        /// The number of game turns before a new what-if; `None` for the most recently changed one.
        from: Option<u32>,
    },
}

/// A request that plans or ends a turn: the player's own, one to queue, or one of a what-if, as the stamp says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAction {
    /// Changes the steps of the plan.
    Change(Stamp, PlanChange),
    /// Ends the turn with the plan, or queues it. If only the step that ends the turn is missing
    /// ([`Planner::end_step`](crate::table::Planner::end_step)), adds it.
    EndTurn(Stamp),
    /// Plays a typed line in the player's own turn: all of its steps or none. Ends the turn if they complete it.
    Play(String),
    /// Plays a typed line in the turn that is planned ahead. Queues the turn if its steps complete it.
    PlayAhead(String),
}

impl PlanAction {
    /// The stamp of the button. `None` for typed lines.
    pub fn stamp(&self) -> Option<Stamp> {
        match self {
            PlanAction::Change(stamp, _) | PlanAction::EndTurn(stamp) => Some(*stamp),
            PlanAction::Play(_) | PlanAction::PlayAhead(_) => None,
        }
    }

    /// Returns `true` if the request changes a what-if, not the game.
    pub fn is_what_if(&self) -> bool {
        self.stamp().is_some_and(|stamp| stamp.plan == PlanKind::WhatIf)
    }

    /// Returns `true` if the request belongs to a lesson, not to a game.
    pub fn is_lesson(&self) -> bool {
        self.stamp().is_some_and(|stamp| stamp.plan == PlanKind::Lesson)
    }
}

/// A change to the steps of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanChange {
    /// Adds the steps of one click: a step in notation, or several separated by `;`.
    Step(String),
    /// Undoes the last click. In a what-if without one, the last turn.
    UndoStep,
    /// Removes all steps.
    StartOver,
    /// Replaces the steps with a suggested turn: the index in [`Hints`](crate::table::Hints). The plan may
    /// have changed since the hint.
    UseHint(usize),
}

/// A request about what-ifs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIfRequest {
    /// Shows the user's what-ifs, or starts one from now if there are none.
    Open,
    /// Starts a what-if.
    Begin {
        /// The number of game turns before it; `None` for now.
        turn: Option<u32>,
    },
    /// Lists the user's what-ifs, with the actions for this number.
    List(Option<u32>),
    /// Shows the board of this what-if.
    Show(u32),
    /// Asks a computer player for suggestions.
    Hint(Stamp),
    /// Plays steps in notation, separated by `;`, in the most recently changed what-if, or in a new one from this turn.
    /// A completed turn is final, and the next seat continues.
    Play {
        /// The number of game turns before a new what-if.
        turn: Option<u32>,
        /// The typed line.
        text: String,
    },
    /// Lets a computer player play the turn.
    Computer(Stamp),
    /// Deletes the what-if.
    Drop(Stamp),
}

/// A request to show a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanningQuery {
    /// The player's draft (*Take your turn*, *Choose your tiles*).
    Planner,
    /// The turn that the player plans ahead, or the draft if it's the player's turn.
    Ahead,
}
