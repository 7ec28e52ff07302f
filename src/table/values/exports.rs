//! Exported games.

use serde::Serialize;

use crate::engine::{Options, Seat};
use crate::games::record::Record;

use super::card::TableCard;
use super::viewing::LogLine;

/// The form of an exported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// A record that other programs read.
    Record,
    /// The log in words.
    Text,
}

/// An exported game.
#[derive(Clone)]
pub struct ExportSheet {
    pub table: TableCard,
    pub content: ExportContent,
    /// `false` if the game isn't over, so that hidden things are missing.
    pub whole: bool,
}

#[derive(Clone)]
pub enum ExportContent {
    Record(Box<Record>),
    Turns(PublicTurns),
    Log(Vec<LogLine>),
}

/// The public turns of a running game. Without the setup, they don't replay.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicTurns {
    /// Always [`PublicTurns::FORMAT`].
    pub format: &'static str,
    pub game: String,
    pub rules_version: u32,
    pub seats: u8,
    pub options: Options,
    pub turns: Vec<PublicTurn>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicTurn {
    /// The number of the turn, from 1.
    pub turn: u32,
    pub seat: Seat,
    /// The steps in notation, separated by semicolons.
    #[serde(rename = "do")]
    pub steps: String,
}

impl PublicTurns {
    pub const FORMAT: &str = "daykeeper-turns/1";
}
