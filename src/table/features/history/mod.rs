//! Finished games: the list of a player's games, and the right to open one again.

pub(in crate::table) mod export;
pub(in crate::table) mod open_channels;
pub(in crate::table) mod request;
mod service;
pub(in crate::table) mod values;

pub use export::{ExportContent, ExportFormat, ExportSheet, PublicTurn, PublicTurns};
pub use open_channels::*;
pub use request::*;
pub use values::*;
