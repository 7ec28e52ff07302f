//! A game of Tzolk'in in words, made from a view alone.

mod board;
mod choice;
mod phrases;
mod questions;
mod spaces;

use crate::engine::Seat;
use crate::games::Choice;

use super::{Action, View};

pub use board::text_board;
pub use questions::{goods, question, status};

/// One legal action in words, with its cost and effect.
pub fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let (label, effect) = choice::words(view, seat, action);
    let ends_turn = matches!(action, Action::Keep(_) | Action::End | Action::Days(_));
    Choice { step: String::new(), label, effect, ends_turn }
}
