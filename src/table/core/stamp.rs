//! The state of a game for which a button was made.

use serde::{Deserialize, Serialize};

use super::ids::TableId;

/// The state that a button refers to. The bot refuses a click on an outdated state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    pub table: TableId,
    /// The number of log entries when the seat's decision began. For a what-if, its number.
    pub seq: u32,
    /// The revision of the seat's draft, which grows with every change. Revisions of queued turns start at
    /// [`Stamp::AHEAD`], those of what-ifs at [`Stamp::WHAT_IF`].
    pub draft: u32,
}

impl Stamp {
    /// The first revision of a queued turn.
    pub const AHEAD: u32 = 1 << 31;

    /// Returns `true` if the button belongs to a queued turn.
    pub fn is_ahead(self) -> bool {
        self.draft >= Self::AHEAD
    }

    /// The first revision of a what-if.
    pub const WHAT_IF: u32 = 1 << 30;

    /// Returns `true` if the button belongs to a what-if.
    pub fn is_what_if(self) -> bool {
        (Self::WHAT_IF..Self::AHEAD).contains(&self.draft)
    }
}
