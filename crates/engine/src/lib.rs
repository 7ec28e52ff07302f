//! The parts that all games share: the rules as a trait, seats, options, events, phrases, chance.
//!
//! The engine is pure: it contains no I/O, no clock, no async code and no name of a game. The setup and the steps of
//! the seats determine a game, and a seed determines the setup:
//!
//! ```
//! use daykeeper::engine::{Game, Options, Rng, Seed, Silent};
//! use daykeeper::games::tzolkin::Tzolkin;
//!
//! let (options, mut rng) = (Options::default(), Rng::new(Seed::new(7)));
//! let setup = Tzolkin::deal(3, &options, &mut rng);
//! let mut state = Tzolkin::start(3, &options, &setup).expect("what was dealt can be played");
//! let mut turns = 0;
//! while let Some(seat) = Tzolkin::to_act(&state).first() {
//!     let mut legal = Vec::new();
//!     Tzolkin::legal(&state, seat, &mut legal);
//!     Tzolkin::apply(&mut state, seat, legal[rng.index(legal.len())], &mut Silent);
//!     turns = Tzolkin::turn(&state);
//! }
//! assert!(turns > 3 * 20, "each of the three seats has had more than twenty turns");
//! assert_eq!(Tzolkin::outcome(&state).expect("the game is over").ranking.iter().min(), Some(&1));
//! ```

mod changes;
mod event;
mod game;
mod options;
mod phrase;
mod rng;
mod seat;
mod summary;

pub use changes::{Changes, join_things};
pub use event::{Event, Events, Silent, Summary};
pub use game::{Ahead, Game, Outcome, SetupError, Viewer};
pub use options::{OptionError, OptionSpec, Options};
pub use phrase::{Arg, Phrase, is_direction};
pub use rng::{Rng, Seed};
pub use seat::{Seat, SeatSet};
pub use summary::{fitted, summarize, summarize_turns};
