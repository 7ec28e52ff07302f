//! Games as files. A running game gives only what everyone at its table can see.

use serde::Serialize;

use crate::engine::{Options, Seat};
use crate::games::record::{self, Record, Step};
use crate::table::core::card::TableCard;
use crate::table::core::history::Unreadable;
use crate::table::core::loaded::LoadedTable;
use crate::table::core::rows::TableState;
use crate::table::features::viewing::rules as view;
use crate::table::{LogLine, Refusal, ViewingRefusal};

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

/// Exports a game.
///
/// # Errors
/// The game has not begun, or the record of a finished game wouldn't replay.
pub fn export(table: &LoadedTable, format: ExportFormat) -> Result<ExportSheet, Refusal> {
    let whole = table.row.state == TableState::Over;
    let content = match format {
        ExportFormat::Text => ExportContent::Log(view::public_log(table)?),
        ExportFormat::Record if whole => {
            let old = || Refusal::Viewing(ViewingRefusal::OldRules);
            if table.history()?.turns().iter().any(|turn| turn.lost) {
                return Err(old());
            }
            ExportContent::Record(Box::new(record(table).map_err(|_| old())?))
        }
        ExportFormat::Record => ExportContent::Turns(public_turns(table)?),
    };
    Ok(ExportSheet { table: table.card(), content, whole })
}

/// The record of a game, hidden information included.
///
/// # Errors
/// The game has not begun, or can't be read.
pub fn record(table: &LoadedTable) -> Result<Record, Unreadable> {
    let history = table.readable()?;
    let begun = table.row.origin.iter().flat_map(|origin| origin.begun.steps.iter().cloned());
    let steps = history
        .turns()
        .iter()
        .flat_map(|turn| turn.steps.iter().map(|step| Step { seat: turn.seat, action: step.clone() }));
    let row = &table.row;
    Ok(Record {
        format: record::FORMAT.to_owned(),
        game: row.game.clone(),
        rules_version: row.rules_version,
        seats: history.position().seats(),
        options: row.options.clone(),
        setup: row.setup.clone().unwrap_or_default(),
        steps: begun.chain(steps).collect(),
    })
}

fn public_turns(table: &LoadedTable) -> Result<PublicTurns, Refusal> {
    let public = |line: LogLine| Some(PublicTurn { turn: line.turn?, seat: line.seat?, steps: line.steps? });
    Ok(PublicTurns {
        format: PublicTurns::FORMAT,
        game: table.row.game.clone(),
        rules_version: table.row.rules_version,
        seats: table.history()?.position().seats(),
        options: table.row.options.clone(),
        turns: view::public_log(table)?.into_iter().filter_map(public).collect(),
    })
}
