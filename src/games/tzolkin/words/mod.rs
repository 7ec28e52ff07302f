//! A game of Tzolk'in in words, made from a view alone.

mod board;
mod choice;
mod parts;
mod phrases;
mod questions;
mod score;
mod spaces;
mod topics;
mod why;

use crate::engine::Seat;
use crate::games::Choice;

use super::{Action, View, action};

pub(super) use board::text_board;
pub(super) use parts::follows;
pub(super) use questions::{goods, needs, question, round, secret, shortage, status};
pub(super) use score::score;
pub(super) use topics::topics;
pub(super) use why::why_not;

/// One legal action in words, with its cost and effect.
pub(super) fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let (label, effect) = choice::words(view, seat, action);
    let mut step = String::new();
    // Writing into a String cannot fail.
    let _ = action::write(action, &mut step);
    let ends_turn = matches!(action, Action::Keep(_) | Action::End | Action::Days(_));
    let (part, menu, rank) = (parts::part(view, action), parts::menu(action), parts::rank(view, seat, action));
    Choice { step, label, effect, ends_turn, part, menu, rank }
}
