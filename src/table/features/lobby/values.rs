//! A table that goes on from a position of another game.

use serde::{Deserialize, Serialize};

use crate::games::Begun;

use crate::table::core::ids::TableId;

/// From where in another game a table goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    /// The other game's table.
    pub table: TableId,
    /// After how many of its turns.
    pub turn: u32,
    /// How it came there. What nobody knew then is dealt anew at the start.
    pub begun: Begun,
}
