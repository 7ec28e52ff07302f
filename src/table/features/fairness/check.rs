//! Whether a stored table can be played on.

use crate::games::Title;
use crate::table::{LogEntry, TableRow};

use super::rules::unlinked;
use crate::table::core::history::{History, HistoryError};

/// Replays a table's log to its hashes, as loading the table does, and follows the links between its entries.
///
/// # Errors
/// This program does not have the game, an entry does not replay to its hash or was changed, or what is stored is
/// no setup of the game.
pub fn check(titles: &[&'static dyn Title], row: &TableRow, log: &[LogEntry]) -> Result<(), HistoryError> {
    let title = titles.iter().copied().find(|title| title.id() == row.game);
    let title = title.ok_or_else(|| HistoryError::UnknownGame(row.game.clone()))?;
    if row.setup.is_some()
        && let Some(entry) = History::replay(title, row, log)?.mismatch()
    {
        return Err(HistoryError::Mismatch(entry));
    }
    unlinked(row, log).map_or(Ok(()), |entry| Err(HistoryError::Unlinked(entry)))
}
