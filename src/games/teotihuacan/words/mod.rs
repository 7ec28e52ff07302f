//! A game of Teotihuacan as text, made from a view alone.

pub(super) mod board;
mod choice;
pub(super) mod effects;
mod parts;
mod questions;
mod recap;
mod refused;
mod score;
mod teach;
mod topics;
mod why;

use crate::ai::notation;
use crate::engine::{Game, Seat, Silent};
use crate::games::Choice;

use super::{Action, Teotihuacan, View};

pub use board::text_board;
pub use parts::follows;
pub use questions::{goods, needs, question, round, secret, shortage, status};
pub use recap::recap;
pub use refused::why_refused;
pub use score::{score, score_notes};
pub use teach::{advice, advised_region, shown_topics};
pub use topics::topics;
pub use why::why_not;

/// One legal action as text, with its cost and effect.
pub fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let (label, effect) = choice::words(view, seat, action);
    let step = notation::<Teotihuacan>(action);
    let (part, menu, rank) =
        (parts::part(view, seat, action), parts::menu(action), parts::rank(&view.state, seat, action));
    let (due, ends_turn) = (parts::due(view, action), ends_turn(view, seat, action));
    let only_amounts = effects::only_amounts(&view.state, action);
    let (any_time, auto_selected) = (parts::is_any_time(action), parts::is_auto_selected(&view.state, action));
    let settles = parts::settles(&view.state, action);
    let also = choice::palace_tile(&view.state, action).or_else(|| choice::step_of_both(&view.state, action));
    let hidden = parts::is_hidden(&view.state, action);
    let undo = parts::undo(action);
    // Each temple of a step has its own rewards, so the steps are a separate question. The tiles of the Avenue come
    // before the rewards of the ascension that reached them.
    let asks_later = undo.is_some() || parts::claims_before_reward(&view.state);
    let new = Choice::new(step, label);
    Choice {
        effect,
        hidden,
        also,
        only_amounts,
        any_time,
        auto_selected,
        due,
        settles,
        ends_turn,
        part,
        undo,
        asks_later,
        menu,
        rank,
        order: parts::order(action),
        ..new
    }
}

/// Returns `true` if this action ends the turn. Information that is hidden from the viewer doesn't affect that.
fn ends_turn(view: &View, seat: Seat, action: Action) -> bool {
    let mut after = view.state;
    Teotihuacan::apply(&mut after, seat, action, &mut Silent);
    Teotihuacan::turn(&after) > Teotihuacan::turn(&view.state)
}
