//! A game of Tzolk'in as text, made from a view alone.

pub(super) mod board;
mod choice;
mod parts;
mod prelude;
pub(super) mod questions;
mod recap;
mod refused;
mod score;
pub(super) mod spaces;
mod teach;
mod topics;
mod vocabulary;
mod why;

use ai::notation;
use engine::Seat;
use game_kit::Choice;

use super::{Action, Tzolkin, View};

pub(super) use board::text_board;
pub(super) use parts::{follows, pending};
pub(super) use questions::{goods, missing_corn, needs, question, round, shortage, status};
pub(super) use recap::recap;
pub(super) use refused::why_refused;
pub(super) use score::{score, score_notes};
pub(super) use spaces::action as space_action;
pub(super) use teach::{advice, shown_topics};
pub(super) use topics::topics;
pub(super) use vocabulary::vocabulary;
pub(super) use why::why_not;

/// One legal action as text, with its cost and effect.
pub(super) fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let (label, effect) = choice::words(view, seat, action);
    let step = notation::<Tzolkin>(action);
    let ends_turn = matches!(action, Action::Keep(_) | Action::End | Action::Days(_));
    let (part, menu, rank) =
        (parts::part(view, seat, action), parts::menu(view, seat, action), parts::rank(view, seat, action));
    let brings = parts::brings(view, seat, action, effect.as_ref());
    let only_amounts = parts::only_amounts(view, seat, action);
    let (opens, hidden) = (parts::opens(view, seat, action), parts::is_hidden(view, seat, action));
    let (pays, asks_later) = (matches!(action, Action::Pay(_)), parts::asks_later(view));
    let undo = parts::undo(action, &label);
    let new = Choice::new(step, label);
    Choice { undo, pays, asks_later, only_amounts, brings, opens, hidden, ends_turn, effect, part, menu, rank, ..new }
}
