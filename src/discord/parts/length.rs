//! The longest texts that people can type, in characters.
//!
//! Discord gets these limits with the commands and the forms. The bot also applies them to everything that arrives,
//! since half-typed text arrives in any length.

use crate::table::{LONGEST_NAME, LONGEST_NOTE};

use super::buttons::{ComponentAction, NoteButton};
use super::limit;

/// A chosen value, of an option or a menu.
pub const CHOICE: usize = limit::OPTION;
/// A question about the rules.
pub const TOPIC: usize = 100;
/// The steps of a turn. The longest turns have about 30 steps.
pub const STEPS: usize = 1000;
/// A part of the board.
pub const REGION: usize = 100;
/// A time, a day, a duration or a time zone.
pub const TIME: usize = 60;
/// The name of a game.
pub const NAME: usize = LONGEST_NAME;
pub const NOTE: usize = LONGEST_NOTE;
/// Words to find in notes.
pub const FIND: usize = 100;
/// The id of a server: the digits of the largest number with 64 bits.
pub const SERVER: usize = 20;
/// The message during a maintenance. Every reply with it fits into one message.
pub const MESSAGE: usize = 1000;

/// The longest text of a form's field, or of a menu's value.
pub fn of_component(action: &ComponentAction) -> usize {
    match action {
        ComponentAction::Note(NoteButton::Write(_)) => NOTE,
        _ => CHOICE,
    }
}

/// Cuts a text after this number of characters. Returns `true` if it was longer.
pub fn shorten(text: &mut String, most: usize) -> bool {
    let end = text.char_indices().nth(most).map(|(end, _)| end);
    if let Some(end) = end {
        text.truncate(end);
    }
    end.is_some()
}
