//! The core of the sandbox: the state of the small Discord and its rules. Nothing here serves, waits or draws.
//!
//! - `model`, `interaction`, `sessions`, `upload`: the values it consists of.
//! - `state`: all of them together, and how they are looked up.
//! - `objects`, `screen`: how they look to the bot and to people.
//! - `posting`, `emoji`, `interactions`, `user_actions`, `guild`, `connecting`, `limits`: how they change.
//! - `snapshot`: what of it is kept.
//! - `validate`: Discord's limits.

pub mod clock;
pub mod config;
mod connecting;
pub mod debug;
pub mod emoji;
pub mod error;
pub mod faults;
mod guild;
pub mod interaction;
mod interactions;
pub mod limits;
pub mod mentions;
pub mod model;
mod objects;
pub mod permissions;
pub mod posting;
mod screen;
pub mod sessions;
pub mod snapshot;
pub mod state;
pub mod upload;
pub mod user_actions;
pub mod validate;
