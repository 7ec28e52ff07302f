//! Players' private notes.

use crate::games::Title;
use crate::table::core::ids::{ChannelId, TableId};

/// Maximum length of a note, in characters.
pub const LONGEST_NOTE: usize = 1000;

/// The turn number of notes about the whole game.
pub const WHOLE_GAME: u32 = 0;

/// A user's note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub table: TableId,
    /// The number of turns before the moment of the note; [`WHOLE_GAME`] for the whole game.
    pub turn: u32,
    /// The text. An empty text deletes the note.
    pub text: String,
}

/// A request about notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteRequest {
    /// Shows the user's notes in the game, about this turn or all of them.
    Show(Option<u32>),
    /// Writes a note and replaces the older one about the same turn.
    Write {
        /// The turn; [`WHOLE_GAME`] for the whole game.
        turn: u32,
        text: String,
    },
    /// Finds the user's notes with these words in all games.
    Find(String),
}

/// A user's notes.
#[derive(Clone)]
pub struct NotesSheet {
    /// The game of the request, for which the user can write more; `None` for a search.
    pub table: Option<TableId>,
    /// The turn of the next note.
    pub turn: u32,
    /// The notes, by game and turn.
    pub notes: Vec<ShownNote>,
}

/// A note with the game it belongs to.
#[derive(Clone)]
pub struct ShownNote {
    pub note: Note,
    pub game: &'static dyn Title,
    pub channel: ChannelId,
}
