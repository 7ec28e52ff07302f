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

use ai::notation;
use engine::{Game, Seat, Silent};
use game_kit::Choice;

use super::{Action, Teotihuacan, View};

pub use board::text_board;
pub use parts::follows;
pub use questions::{goods, needs, question, round, secret, shortage, status};
pub use recap::recap;
pub use refused::why_refused;
pub use score::{score, score_notes};
pub use teach::{advice, shown_topics};
pub use topics::topics;
pub use vocabulary::vocabulary;
pub use why::why_not;

/// One legal action as text, with its cost and effect.
pub fn choice(view: &View, seat: Seat, action: Action) -> Choice {
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
        ends_turn: ends_turn(view, seat, action),
        part: parts::part(view, seat, action),
        undo,
        menu: parts::menu(action),
        rank: parts::rank(state, seat, action),
        order: parts::order(action),
        ..Choice::new(notation::<Teotihuacan>(action), label)
    }
}

/// Returns `true` if this action ends the turn. Information that is hidden from the viewer doesn't affect that.
fn ends_turn(view: &View, seat: Seat, action: Action) -> bool {
    let mut after = view.state;
    Teotihuacan::apply(&mut after, seat, action, &mut Silent);
    Teotihuacan::turn(&after) > Teotihuacan::turn(&view.state)
}
