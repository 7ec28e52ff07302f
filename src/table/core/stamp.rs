//! The state of a game for which a button was made.

use serde::{Deserialize, Serialize};

use super::ids::TableId;

/// What a press was about. A press on a state that is no longer so is refused in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    /// The table.
    pub table: TableId,
    /// How many entries the log had when this decision of the seat began; of a line its number.
    pub seq: u32,
    /// The revision of the seat's draft: it grows with every change. Those of turns that are planned ahead are
    /// counted from [`Stamp::AHEAD`] on, those of lines from [`Stamp::LINE`] on.
    pub draft: u32,
}

impl Stamp {
    /// The first revision of a turn that is planned ahead.
    pub const AHEAD: u32 = 1 << 31;

    /// Whether the press was about a turn that is planned ahead.
    pub fn is_ahead(self) -> bool {
        self.draft >= Self::AHEAD
    }

    /// The first revision of a line.
    pub const LINE: u32 = 1 << 30;

    /// Whether the press was about a line.
    pub fn is_of_line(self) -> bool {
        (Self::LINE..Self::AHEAD).contains(&self.draft)
    }
}
