//! What any game is: seats, steps, prompts, events, phrases, records and replay.
//!
//! The engine is pure: it knows no I/O, no clock, no async and no name of a game. A game is
//! deterministic from its setup and the steps of its seats.

mod event;
mod game;
mod options;
mod phrase;
mod rng;
mod seat;
mod summary;

pub use event::{Event, Events, Silent, Summary};
pub use game::{Game, Outcome, SetupError, Viewer};
pub use options::{OptionError, OptionSpec, Options};
pub use phrase::{Arg, Phrase, is_direction};
pub use rng::{Rng, Seed};
pub use seat::{Seat, SeatSet};
pub use summary::summarize;
