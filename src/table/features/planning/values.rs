//! Private boards on which a player tries turns, from a moment of a real game: the what-ifs. Hidden things are dealt
//! again on such a board, and the real game never changes.

use jiff::Timestamp;

use crate::engine::Seed;
use crate::games::Plan;
use crate::games::record::Step;

use crate::table::core::ids::{InteractionId, TableId, UserId};
use crate::table::core::stamp::{PlanKind, Stamp};

/// Maximum number of steps in a turn. Some games allow exchanges back and forth without end, and every look at a draft
/// plays all of its steps.
pub const MOST_STEPS: usize = 250;

/// Maximum number of a person's what-ifs in a game.
pub const MOST_WHAT_IFS: usize = 10;

/// A what-if as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct WhatIf {
    /// The real game from which the what-if continues.
    pub table: TableId,
    /// The person who owns the what-if. No one else ever sees it.
    pub user: UserId,
    /// The number among the owner's what-ifs in the game. It is random, so that it reveals nothing about other players'
    /// what-ifs.
    pub number: u32,
    /// The number of log entries at its first moment. A later undo doesn't change this moment, since the log only
    /// grows.
    pub seq: u32,
    /// The seed for dealing the things that the owner can't know.
    pub seed: Seed,
    /// The steps of the completed turns.
    pub moves: Vec<Step>,
    /// The steps of the current draft.
    pub draft: Vec<String>,
    /// The hints for this turn, until the what-if changes.
    pub advice: Option<Vec<Plan>>,
    /// The revision, which grows with every change.
    pub revision: u32,
    /// The interaction of the last change. A repeated interaction changes nothing.
    pub interaction: InteractionId,
    /// The time of that change.
    pub changed_at: Timestamp,
}

impl WhatIf {
    /// Returns `true` if the what-if has no turn and no draft, so its owner can lose it.
    pub fn is_blank(&self) -> bool {
        self.moves.is_empty() && self.draft.is_empty()
    }

    /// The stamp of buttons about the current state of the what-if.
    pub fn stamp(&self) -> Stamp {
        Stamp { table: self.table, plan: PlanKind::WhatIf, seq: self.number, draft: self.revision }
    }
}

/// The likeness of a choice and a text in the reader's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Meaning {
    Other,
    /// The choice has all words.
    Words,
    /// The choice has all words in this order.
    Order,
}
