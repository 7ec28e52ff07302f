//! A game of Teotihuacan as text, made from a view alone.

pub(super) mod board;
mod choice;
pub(super) mod effects;
mod parts;
mod prelude;
mod questions;
mod recap;
mod refused;
mod score;
mod teach;
mod topics;
mod vocabulary;
mod why;

use engine::{Phrase, Seat};
use game_kit::{BoardThing, Choice, Decide, Guide, Report, ScoreLine};

use super::picture::things;
use super::{Action, View};

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

    fn secret(&self) -> bool {
        questions::secret(self)
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
        things::things(&self.state)
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
    let state = &view.state;
    let (label, effect) = choice::words(view, seat, action);
    let undo = parts::undo(state, action);
    Choice {
        effect,
        also: choice::palace_tile(state, action).or_else(|| choice::step_of_both(state, action)),
        only_amounts: effects::only_amounts(state, action),
        hidden: parts::is_hidden(state, action),
        any_time: parts::is_any_time(action),
        auto_selected: parts::is_auto_selected(state, action),
        due: parts::due(view, action),
        settles: parts::settles(state, action),
        // Each temple of a step has its own rewards, so the steps are a separate question. The tiles of the Avenue come
        // before the rewards of the ascension that reached them.
        asks_later: matches!(action, Action::Reward(_) | Action::RewardWith(_)) || parts::claims_before_reward(state),
        part: parts::part(view, seat, action),
        undo,
        menu: parts::menu(action),
        rank: parts::rank(state, seat, action),
        order: parts::order(action),
        ..Choice::new(label)
    }
}
