//! Defines a game: its rules as the trait [`Game`], and the parts that all games share, such as seats, options, events,
//! phrases and chance.
//!
//! The engine is pure. It knows no I/O, no clock, no async code, no floating point and no single game. A setup and the
//! steps of the seats determine a game, and a seed determines the setup:
//!
//! ```
//! use engine::{Game, Options, Rng, Seed, Silent};
//! use example::Example;
//!
//! let (options, mut rng) = (Options::default(), Rng::new(Seed::new(7)));
//! let setup = Example::deal(2, &options, &mut rng);
//! let mut state = Example::start(2, &options, &setup).expect("a dealt setup can be played");
//! while let Some(seat) = Example::to_act(&state).first() {
//!     let mut legal = Vec::new();
//!     Example::legal(&state, seat, &mut legal);
//!     Example::apply(&mut state, seat, legal[rng.index(legal.len())], &mut Silent);
//! }
//! assert_eq!(Example::outcome(&state).expect("the game is over").ranking.iter().min(), Some(&1));
//! ```

mod changes;
mod event;
mod facts;
mod game;
mod lines;
mod options;
mod phrase;
mod rng;
mod seat;

pub use changes::{Balance, join_things};
pub use event::{Event, Events, Silent, Summary};
pub use facts::{Fact, Facts};
pub use game::{Ahead, Game, Notation, Outcome, SetupError, Viewer};
pub use lines::fitted;
pub use options::{OptionError, OptionSpec, Options};
pub use phrase::{Arg, Phrase, is_direction};
pub use rng::{Rng, Seed};
pub use seat::{Seat, SeatSet};
