//! Players' private notes.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::Title;

use super::ids::{ChannelId, TableId};
use super::sentence::sentence;

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

/// A refused request that writes a note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum NoteRefusal {
    #[error("{most} characters")]
    NoteTooLong {
        /// The maximum number of characters.
        most: usize,
    },
}

impl NoteRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoteTooLong { most } => sentence(self).with("most", *most),
        }
    }
}
