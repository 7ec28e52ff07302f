//! Computer players for any game that has an evaluation.
//!
//! This layer knows the engine alone: no clock, no I/O, no name of a game. It decides from a
//! player's view ([`crate::engine::Game::view`]) and never sees the state behind it: hidden things
//! are dealt anew by [`crate::engine::Game::imagine`]. A seed and a budget of steps decide
//! everything.

mod advice;
mod evaluate;
mod known;
mod mix;
mod planner;
mod play;
mod player;
mod quick;
mod search;
mod strength;
mod thought;

pub use advice::{Advice, AdvisedTurn, Ask, Standing, advise, standings};
pub use evaluate::{Evaluate, Memory, PARTS, Parts};
pub use mix::{Mix, packed, place};
pub use play::{Effort, GameLoop, PlayedGame, notation};
pub use player::{ExternalPlayer, PlayerError, PlayerSpec, Question};
pub use strength::{LEAST_BUDGET, Strength};
pub use thought::Stop;
