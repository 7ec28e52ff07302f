//! Games as files. A running game gives only what everyone at its table can see.

use super::loaded::LoadedTable;
use super::viewing as view;
use crate::table::values::{
    ExportContent, ExportFormat, ExportSheet, LogLine, PublicTurn, PublicTurns, Refusal, TableState, ViewingRefusal,
};

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
            ExportContent::Record(Box::new(table.record().map_err(|_| old())?))
        }
        ExportFormat::Record => ExportContent::Turns(public_turns(table)?),
    };
    Ok(ExportSheet { table: table.card(), content, whole })
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
