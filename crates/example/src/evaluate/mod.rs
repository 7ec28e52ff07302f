//! The evaluation of a position. Computer players need no other knowledge of the game.

mod weights;

use ai::{Evaluate, PARTS, Parts};
use engine::Seat;

use super::data::data;
use super::score::Source;
use super::{Action, Example, State};

impl Evaluate for Example {
    const WEIGHTS: &'static [&'static str] = weights::NAMES;

    type Cache = ();

    fn weights() -> &'static [f32] {
        weights::shipped()
    }

    fn parts(state: &State, seat: Seat, weights: &[f32], _cache: &mut ()) -> Parts {
        let table = &state.table;
        let mut parts = [0.0; PARTS];
        for (part, source) in parts.iter_mut().zip(Source::ALL) {
            *part = table.points(seat, source) as f32;
        }
        // Water is worth more while there are turns left to use it.
        parts[Source::Water.index()] *= 1.0 + weights[weights::WATER] * (1.0 - Self::progress(state));
        parts
    }

    fn progress(state: &State) -> f32 {
        let turns = f32::from(data().turns) * state.table.players.len() as f32;
        state.table.turns as f32 / turns
    }

    fn is_quiescent(state: &State) -> bool {
        !state.table.watering
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::Stop
    }
}
