//! The game in words.

use crate::engine::{Game, Phrase, Seat};
use crate::games::{Choice, ScoreLine};

use super::events::{goods as goods_list, score_source};
use super::{Action, Tzolkin, View};

/// What the seat is asked now.
pub fn question(view: &View, _seat: Seat) -> Phrase {
    Phrase::new(format!("tzolkin-question-{}", view.table.phase.id()))
}

/// One legal action.
pub fn choice(_view: &View, _seat: Seat, action: Action) -> Choice {
    let mut step = String::new();
    // Writing into a String cannot fail.
    let _ = Tzolkin::write_action(action, &mut step);
    let label = Phrase::new("tzolkin-step").with("step", step.clone());
    Choice { step, label, effect: None, ends_turn: matches!(action, Action::Keep(_) | Action::End | Action::Days(_)) }
}

/// Why things are not offered.
pub fn why_not(_view: &View, _seat: Seat) -> Vec<Phrase> {
    Vec::new()
}

/// Where the game is.
pub fn status(view: &View) -> Phrase {
    Phrase::new("tzolkin-status").with("round", view.table.round()).with("rounds", view.table.rounds())
}

/// What a seat has.
pub fn goods(view: &View, seat: Seat) -> Phrase {
    Phrase::new("tzolkin-goods").with("goods", goods_list(view.table.player(seat).goods))
}

/// The table in words.
pub fn text_board(view: &View) -> Vec<Phrase> {
    view.table.seats().map(|seat| goods(view, seat).seat("seat", seat)).collect()
}

/// Points by seat and source.
pub fn score(view: &View) -> Vec<Vec<ScoreLine>> {
    let table = &view.table;
    let lines = |seat| {
        table.final_points(seat).map(|(source, points)| ScoreLine { source: score_source(source), points }).collect()
    };
    table.seats().map(lines).collect()
}
