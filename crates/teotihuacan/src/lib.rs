//! Teotihuacan: City of Gods for two to four players (rules file `teotihuacan.md`; section numbers in this crate refer to
//! it). It knows the kit, but no other game, language, pixel or database.
//!
//! A turn is a stack of frames. Each frame is a question, or an effect that follows automatically. An answer replaces
//! the top with its effects. A discovery tile used at a question is above the question until it is resolved, so
//! questions nest to any depth. The files go by topic. Each has the legal answers of its questions (on [`State`]) and
//! their effects (on `Play`).
//!
//! ```
//! use engine::{Game, Options, Rng, Seed};
//! use teotihuacan::Teotihuacan;
//!
//! let setup = Teotihuacan::deal(2, &Options::default(), &mut Rng::new(Seed::new(7)));
//! let state = Teotihuacan::start(2, &Options::default(), &setup).expect("a dealt setup can be played");
//! assert!(Teotihuacan::outcome(&state).is_none());
//! ```

mod action;
mod advice;
mod apply;
mod check;
mod data;
mod describe;
mod eclipse;
mod evaluate;
mod events;
mod frames;
pub mod goods;
pub mod ids;
mod legal;
mod main_actions;
mod obstacles;
mod opening;
mod phrases;
mod picture;
mod power_ups;
mod pyramid;
mod score;
mod setup;
mod slot;
mod state;
mod table;
mod temples;
mod tiles;
mod turn;
mod view;
mod words;
mod worship;

use engine::{Ahead, Events, Game, OptionSpec, Options, Outcome, Rng, Seat, SeatSet};
use game_kit::rules::rules;

pub use action::{Action, Pair};
pub use setup::{Setup, StartingPyramidTile};
pub use state::State;
pub use view::View;

/// The rules of Teotihuacan.
#[derive(Clone, Copy, Debug)]
pub struct Teotihuacan;

impl Game for Teotihuacan {
    const ID: &'static str = "teotihuacan";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    const MAX_STEPS: usize = 2000;
    const RULES_VERSION: u32 = 2;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const PASSES: &'static [&'static str] = &["stop"];
    const CURRENCY: Option<&'static str> = Some("teotihuacan-change-cocoa");
    const WAITS: Option<[[u16; 2]; 3]> = Some([[78, 39], [116, 69], [144, 82]]);

    rules!();

    fn options_since(rules_version: u32, options: &Options) -> Options {
        setup::options_since(rules_version, options)
    }

    fn deal(seats: u8, options: &Options, rng: &mut Rng) -> Setup {
        setup::deal(seats, options, rng)
    }

    fn seats(state: &State) -> u8 {
        state.players
    }

    fn to_act(state: &State) -> SeatSet {
        state.deciding()
    }

    fn turn(state: &State) -> u32 {
        state.turns
    }

    fn apply_held(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) -> bool {
        apply::apply_held(state, seat, action, events);
        true
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn ahead(view: &View, seat: Seat, ahead: Ahead, rng: &mut Rng) -> Option<State> {
        view.ahead(seat, ahead, rng)
    }
}
