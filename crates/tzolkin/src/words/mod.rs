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
mod things;
mod topics;
mod vocabulary;
mod why;

use engine::{Phrase, Seat, Summary};
use game_kit::{BoardThing, Choice, Decide, Guide, Report, ScoreLine};

use super::{Action, View};

pub(super) use questions::missing_corn;
pub(super) use spaces::action as space_action;
pub(super) use topics::topics;
pub(super) use vocabulary::vocabulary;

impl Decide for View {
    type Action = Action;

    fn question(&self, seat: Seat) -> Phrase {
        questions::question(self, seat)
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        choice(self, seat, action)
    }

    fn why_not(&self, seat: Seat) -> Vec<Phrase> {
        why::why_not(self, seat)
    }

    fn why_refused(&self, seat: Seat, step: &str) -> Option<Phrase> {
        refused::why_refused(self, seat, step)
    }

    fn follows(&self, seat: Seat) -> bool {
        parts::follows(self, seat)
    }

    fn pending(&self, seat: Seat) -> Vec<Summary> {
        parts::pending(self, seat)
    }
}

impl Report for View {
    fn status(&self) -> Phrase {
        questions::status(self)
    }

    fn round(&self) -> Option<u32> {
        questions::round(self)
    }

    fn goods(&self, seat: Seat) -> Phrase {
        questions::goods(self, seat)
    }

    fn text_board(&self) -> Vec<Phrase> {
        board::text_board(self)
    }

    fn score(&self) -> Vec<Vec<ScoreLine>> {
        score::score(self)
    }

    fn score_notes(&self) -> Vec<Phrase> {
        score::score_notes(self)
    }

    fn things(&self) -> Vec<BoardThing> {
        things::things(self)
    }
}

impl Guide for View {
    fn needs(&self, seat: Seat) -> Option<Phrase> {
        questions::needs(self, seat)
    }

    fn shortage(&self, seat: Seat) -> Option<(u16, Phrase)> {
        questions::shortage(self, seat)
    }

    fn advice(&self, seat: Seat) -> Option<Phrase> {
        teach::advice(self, seat)
    }

    fn shown_topics(&self, seat: Seat) -> Vec<String> {
        teach::shown_topics(self, seat)
    }

    fn recap(&self, since: &View, seat: Seat) -> Vec<Phrase> {
        recap::recap(self, since, seat)
    }
}

/// One legal action as text, with its cost and effect.
fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let (label, effect) = choice::words(view, seat, action);
    let (part, menu, rank) =
        (parts::part(view, seat, action), parts::menu(view, seat, action), parts::rank(view, seat, action));
    let brings = parts::brings(view, seat, action, effect.as_ref());
    let only_amounts = parts::only_amounts(view, seat, action);
    let (opens, hidden) = (parts::opens(view, seat, action), parts::is_hidden(view, seat, action));
    let (pays, asks_later) = (matches!(action, Action::Pay(_)), parts::asks_later(view));
    let undo = parts::undo(action, &label);
    let new = Choice::new(label);
    Choice { undo, pays, asks_later, only_amounts, brings, opens, hidden, effect, part, menu, rank, ..new }
}
