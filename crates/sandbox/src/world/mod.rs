//! The core of the sandbox: the state of the small Discord and its rules. It doesn't serve requests, wait or
//! draw.
//!
//! - `model`, `interaction`, `sessions`, `upload`: its values.
//! - `state`: all of them together, and lookups.
//! - `objects`, `screen`: their JSON for the bot and for people.
//! - `posting`, `emoji`, `interactions`, `user_actions`, `guild`, `connecting`, `limits`: their changes.
//! - `config`, `names`: the choices of the starting program.
//! - `snapshot`: the saved part.
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
pub mod names;
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
