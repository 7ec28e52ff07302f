//! Tzolk'in: The Mayan Calendar, for two to four players.
//!
//! The rules are in the project's rules file; "rules 8.3" and "rules R27" in comments refer to its sections and
//! rulings. A game consists of a public [`Table`] and a few hidden things. `legal.rs` lists the legal decisions;
//! `apply.rs`, `resolve.rs` and `round.rs` play them. `words`, `picture`, `evaluate` and `advice` present the game. It
//! knows the kit, but no other game, language, pixel or database.
//!
//! ```
//! use engine::{Game, Options, Rng, Seed};
//! use tzolkin::Tzolkin;
//!
//! let setup = Tzolkin::deal(3, &Options::default(), &mut Rng::new(Seed::new(7)));
//! let state = Tzolkin::start(3, &Options::default(), &setup).expect("a dealt setup can be played");
//! assert_eq!(Tzolkin::to_act(&state).iter().count(), 3, "all players choose their wealth tiles first");
//! ```

pub mod action;
mod advice;
mod apply;

mod check;
pub mod data;
mod describe;
mod evaluate;
pub mod events;
pub mod gears;
mod goods;
pub mod ids;
mod legal;
mod obstacles;
mod phrases;
mod picture;
mod places;
mod resolve;
mod round;
pub mod score;
mod setup;
pub mod state;
mod table;
pub mod view;
mod words;

use engine::{Ahead, Game, OptionSpec, Options, Outcome, Rng, Seat, SeatSet};
use game_kit::rules::rules;

pub use action::Action;
pub use game_kit::list::List;
pub use setup::Setup;
pub use state::{State, Table};
pub use table::{Feeding, goods_of};
pub use view::View;

#[derive(Clone, Copy, Debug)]
pub struct Tzolkin;

impl Game for Tzolkin {
    const ID: &'static str = "tzolkin";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    /// Only the market can repeat without limit (rules R31). 27 rounds of 4 turns with 6 workers and the longest chains
    /// of effects stay far below this, with room for thousands of exchanges.
    const MAX_STEPS: usize = 20_000;
    const RULES_VERSION: u32 = 1;
    const DENOMINATOR: i32 = score::QUARTERS;
    const OPTIONS: &'static [OptionSpec] = &[setup::NEGATIVE_SCORES];
    const PASSES: &'static [&'static str] = &["end", "stop"];
    const CURRENCY: Option<&'static str> = Some("tzolkin-change-corn");
    const WAITS: Option<[[u16; 2]; 3]> = Some([[64, 33], [88, 57], [115, 66]]);

    rules!();

    fn deal(seats: u8, _options: &Options, rng: &mut Rng) -> Setup {
        setup::deal(seats, rng)
    }

    fn seats(state: &State) -> u8 {
        state.table.players.len() as u8
    }

    fn to_act(state: &State) -> SeatSet {
        state.table.seats().filter(|&seat| state.table.is_to_act(seat)).collect()
    }

    fn turn(state: &State) -> u32 {
        state.table.turns
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.table.result.map(|result| Outcome {
            points: result.quarters.to_vec(),
            denominator: score::QUARTERS,
            ranking: result.ranking.to_vec(),
        })
    }

    fn ahead(view: &View, seat: Seat, ahead: Ahead, rng: &mut Rng) -> Option<State> {
        view.ahead(seat, ahead, rng)
    }
}
