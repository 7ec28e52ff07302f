//! Computer players for any game that has an evaluation.
//!
//! This crate knows only the engine: no clock, no I/O and no single game. It decides from a player's view
//! ([`engine::Game::view`]) and never sees the state behind it. [`engine::Game::imagine`] deals hidden things at random. A
//! seed and a budget of steps determine every decision.
//!
//! ```
//! use ai::{PlayerSpec, Strength};
//!
//! let player = PlayerSpec::parse("hard:50000", |file| Err(format!("no file {file}")));
//! assert!(matches!(player, Ok(PlayerSpec::Computer { strength: Strength::Hard, budget: 50_000, .. })));
//! ```

mod advice;
mod context;
mod edges;
mod evaluate;
mod greedy;
mod hash;
mod lab;
mod measure;
mod outlook;
mod play;
mod player;
mod playout_table;
mod searcher;
mod strength;
mod tree;
mod turn_search;

pub use advice::{Advice, AdvisedTurn, Ask, SeatForecast, advise, standings};
pub use context::Stop;
pub use evaluate::{Cache, Evaluate, PARTS, Parts};
pub use hash::{PositionHasher, packed, slot};
pub use lab::{FoundTurn, Lab};
pub use measure::{chances, measure};
pub use outlook::outlook;
pub use play::{Effort, GameLoop, PlayedGame, notation, play};
pub use player::{DecisionRequest, ExternalPlayer, PlayerError, PlayerSpec};
pub use strength::{LEAST_BUDGET, Strength};
