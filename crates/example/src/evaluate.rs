//! The evaluation of a position. Computer players need no other knowledge of the game.

use ai::{Evaluate, PARTS, Parts};
use engine::Seat;
use game_kit::advice::Advise;
use game_kit::evaluate::weights::weights;

use super::Example;
use super::components::data;
use super::state::State;

weights! {
    include_str!("../../../assets/weights/example.json");

    /// Points that a water is worth at the start of the game, in addition to its points at the end.
    WATER = "water",
}

impl Evaluate for Example {
    const WEIGHTS: &'static [&'static str] = NAMES;

    type Cache = ();

    fn weights() -> &'static [f32] {
        shipped()
    }

    fn parts(state: &State, seat: Seat, weights: &[f32], _cache: &mut ()) -> Parts {
        let mut parts = [0.0; PARTS];
        let [cards, sets, water] = state.points(seat).map(|points| points as f32);
        // Water is worth more while there are turns left to use it.
        let water = water * (1.0 + weights[WATER] * (1.0 - Self::progress(state)));
        parts[..3].copy_from_slice(&[cards, sets, water]);
        parts
    }

    fn progress(state: &State) -> f32 {
        state.turns as f32 / (f32::from(data().turns) * state.players.len() as f32)
    }
}

impl Advise for Example {}
