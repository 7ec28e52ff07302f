//! The origin of a game that continues from a position of another game.

use serde::{Deserialize, Serialize};

use crate::games::Begun;

use crate::table::core::ids::TableId;

/// The moment of another game from which a game continues.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    pub table: TableId,
    /// The number of turns in the other game before that moment.
    pub turn: u32,
    /// The steps that led to that moment. Things that no one knew then are dealt again at the start.
    pub begun: Begun,
}
