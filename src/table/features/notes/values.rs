//! Private notes: what players write down for themselves.

use crate::games::Title;
use crate::table::core::ids::{ChannelId, TableId};

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 1000;

/// The turn of a note about the whole game.
pub const WHOLE_GAME: u32 = 0;

/// A note of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// About which table.
    pub table: TableId,
    /// About the game after so many turns; [`WHOLE_GAME`]: about all of it.
    pub turn: u32,
    /// What it says; nothing deletes it.
    pub text: String,
}

/// What is asked of notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteRequest {
    /// The asker's notes at the table: about this turn, or all of them.
    Show(Option<u32>),
    /// Writes this note over the older one about the same turn.
    Write {
        /// After which turn; [`WHOLE_GAME`]: about the game.
        turn: u32,
        /// What it says.
        text: String,
    },
    /// The asker's notes at all tables that have these words.
    Find(String),
}

/// The notes of a person.
#[derive(Clone)]
pub struct NotesSheet {
    /// The table that was asked about, on which more can be written; nothing for a search.
    pub table: Option<TableId>,
    /// About which turn the next note is.
    pub turn: u32,
    /// By tables and turns.
    pub notes: Vec<ShownNote>,
}

/// A note with where it belongs.
#[derive(Clone)]
pub struct ShownNote {
    /// The note.
    pub note: Note,
    /// The game of its table.
    pub game: &'static dyn Title,
    /// The channel of its table.
    pub channel: ChannelId,
}
