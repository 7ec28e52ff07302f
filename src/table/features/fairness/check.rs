//! Checks whether a stored game can continue.

use crate::games::Title;
use crate::table::{LogEntry, TableRow};

use super::rules::unlinked;
use crate::table::core::history::{History, HistoryError};

/// Replays a game's log to its hashes, as loading the game does, and checks the links between its entries.
///
/// # Errors
/// The program doesn't have this title, an entry was changed or doesn't replay to its hash, or the stored setup isn't
/// valid for this title.
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
