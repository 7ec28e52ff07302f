//! The evaluation of Teotihuacan for its computer players: the final points that a seat can expect, from public
//! information and its own starting tiles.
//!
//! The worth of each thing is its potential gain: goods by the turns left to use them, workers by power and by their
//! best next move, steps by the eclipses and the bonus tiles to come. The weights come from
//! `assets/weights/teotihuacan.json`.

mod actions;
mod cache;
mod clock;
mod ground;
mod keys;
mod pending;
mod tables;
mod weights;
mod worth;

use ai::{Evaluate, PARTS, Parts};
use engine::Seat;

use super::action::Action;
use super::frames::Frame;
use super::state::Phase;
use super::{State, Teotihuacan};
use clock::turns_left;
use worth::Worth;

impl Evaluate for Teotihuacan {
    type Cache = cache::Cache;

    const WEIGHTS: &'static [&'static str] = weights::NAMES;

    fn weights() -> &'static [f32] {
        weights::shipped()
    }

    fn parts(state: &State, seat: Seat, weights: &[f32], cache: &mut Self::Cache) -> Parts {
        // A list of another length has no valid weights.
        let Ok(weights) = weights.try_into() else { return [0.0; PARTS] };
        Worth::new(state, seat, weights, cache).parts()
    }

    fn is_quiescent(state: &State) -> bool {
        match state.phase {
            Phase::Over => true,
            Phase::Turns => state.stack.len() == 1 && state.stack.top() == Some(Frame::TurnStart),
            Phase::Keeping | Phase::Placing | Phase::Bonuses | Phase::Eclipse => false,
        }
    }

    fn position_key(state: &State) -> Option<u64> {
        Some(keys::position(state))
    }

    fn final_points(state: &State, seat: Seat) -> f32 {
        f32::from(state.seat(seat).vp)
    }

    fn progress(state: &State) -> f32 {
        if state.phase == Phase::Over {
            return 1.0;
        }
        let left = turns_left(state, state.active, weights::shipped());
        (1.0 - (left.now + left.later) / left.game).clamp(0.0, 1.0)
    }

    fn only_allows(action: Action) -> bool {
        matches!(action, Action::Use(tile) if super::tiles::only_allows(tile))
    }

    fn playout_key(state: &State, seat: Seat) -> Option<u64> {
        keys::playout_key(state, seat)
    }
}
