//! Terraces, a tiny game to copy for a new game (`docs/rules/example.md`). It has every file that a game has and the
//! same tests, but players can't choose it. It knows the kit, but no other game, language, pixel or database.
//!
//! ```
//! use engine::{Game, Options, Rng, Seed};
//! use example::Example;
//!
//! let setup = Example::deal(2, &Options::default(), &mut Rng::new(Seed::new(7)));
//! assert!(Example::start(2, &Options::default(), &setup).is_ok());
//! ```

mod action;
mod apply;
mod check;
mod data;
mod describe;
mod evaluate;
mod events;
pub mod ids;
mod legal;
mod picture;
pub mod score;
mod setup;
mod state;
mod view;
mod words;

use engine::{Game, OptionSpec, Options, Outcome, Rng, SeatSet};
use game_kit::advice::Advise;
use game_kit::rules::rules;

pub use action::Action;
pub use setup::Setup;
pub use state::{State, Table};
pub use view::View;

#[derive(Clone, Copy, Debug)]
pub struct Example;

impl Game for Example {
    const ID: &'static str = "example";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    /// Four turns of four players with two steps each (rules 4).
    const MAX_STEPS: usize = 32;
    const RULES_VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[setup::WATER];

    rules!();

    fn deal(_seats: u8, _options: &Options, rng: &mut Rng) -> Setup {
        setup::deal(rng)
    }

    fn seats(state: &State) -> u8 {
        state.table.players.len() as u8
    }

    fn to_act(state: &State) -> SeatSet {
        if state.table.is_over() { SeatSet::EMPTY } else { SeatSet::one(state.table.active) }
    }

    fn turn(state: &State) -> u32 {
        state.table.turns
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.table.is_over().then(|| state.table.outcome())
    }
}

impl Advise for Example {}
