//! Lines: what somebody tries out on a private board, from a moment of a real game. Hidden things are dealt anew
//! there, and nothing of it reaches the table.

use jiff::Timestamp;

use crate::engine::Seed;
use crate::games::record::Step;

use crate::table::core::ids::{InteractionId, TableId, UserId};
use crate::table::core::reply::HintedTurn;
use crate::table::core::stamp::Stamp;

/// How many lines a person may keep at a table.
pub const MOST_LINES: usize = 10;

/// The longest name of a line, in characters.
pub const LONGEST_LINE_NAME: usize = 40;

/// A line as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The table from which it goes on.
    pub table: TableId,
    /// Whose: nobody else ever sees it.
    pub user: UserId,
    /// Its number among its owner's lines at the table: drawn, so that it says nothing about those of others.
    pub number: u32,
    /// How many entries the log had at the moment from which it goes on. A turn that is taken back later changes
    /// nothing, since the log is only appended to.
    pub seq: u32,
    /// What the things are dealt from that its owner may not know.
    pub seed: Seed,
    /// The steps of its turns.
    pub moves: Vec<Step>,
    /// The steps of the turn that is being planned.
    pub draft: Vec<String>,
    /// What was advised for this turn, until it changes.
    pub advice: Option<Vec<HintedTurn>>,
    /// What its owner calls it.
    pub name: Option<String>,
    /// Grows with every change.
    pub revision: u32,
    /// The interaction that changed it last: it changes nothing more when it comes again.
    pub interaction: InteractionId,
    /// When that was.
    pub changed_at: Timestamp,
}

impl Line {
    /// Whether there is nothing in it that could be missed.
    pub fn is_blank(&self) -> bool {
        self.moves.is_empty() && self.draft.is_empty() && self.name.is_none()
    }

    /// What a press about its present state carries.
    pub fn stamp(&self) -> Stamp {
        Stamp { table: self.table, seq: self.number, draft: Stamp::LINE | self.revision }
    }
}
