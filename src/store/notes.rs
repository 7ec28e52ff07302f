//! Private notes.

use rusqlite::{Connection, Transaction, params};

use crate::table::{Note, StoreError, TableId, UserId};

use super::rows::failed;

pub(super) fn of(connection: &Connection, user: UserId) -> Result<Vec<Note>, StoreError> {
    let sql = "SELECT table_id, turn, text FROM notes WHERE user = ?1 ORDER BY table_id, turn";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let read = |row: &rusqlite::Row<'_>| Ok(Note { table: TableId(row.get(0)?), turn: row.get(1)?, text: row.get(2)? });
    statement.query_map([user.0.cast_signed()], read).map_err(failed)?.collect::<Result<_, _>>().map_err(failed)
}

/// Writes a note over the older one about the same turn; an empty one deletes it.
pub(super) fn keep(transaction: &Transaction<'_>, user: UserId, note: &Note) -> Result<(), StoreError> {
    let (table, user) = (note.table.0, user.0.cast_signed());
    let kept = if note.text.is_empty() {
        transaction.execute(
            "DELETE FROM notes WHERE table_id = ?1 AND user = ?2 AND turn = ?3",
            params![table, user, note.turn],
        )
    } else {
        transaction.execute(
            "INSERT OR REPLACE INTO notes (table_id, user, turn, text) VALUES (?1, ?2, ?3, ?4)",
            params![table, user, note.turn, note.text],
        )
    };
    kept.map(|_| ()).map_err(failed)
}
