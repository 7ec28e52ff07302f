//! Private notes.

use crate::table::{Note, StoreError, TableId, UserId};

use super::sql::{Session, SqlRow, params};

pub(super) fn notes(session: Session<'_>, user: UserId) -> Result<Vec<Note>, StoreError> {
    let sql = "SELECT table_id, turn, text FROM notes WHERE \"user\" = ?1 ORDER BY table_id, turn";
    let note = |row: &SqlRow| Ok(Note { table: TableId(row.at(0)?), turn: row.at(1)?, text: row.at(2)? });
    session.rows(sql, params![user])?.iter().map(note).collect()
}

/// Writes a note, replacing an older one about the same turn. An empty note deletes it.
pub(super) fn keep_note(session: Session<'_>, user: UserId, note: &Note) -> Result<(), StoreError> {
    if note.text.is_empty() {
        let sql = "DELETE FROM notes WHERE table_id = ?1 AND \"user\" = ?2 AND turn = ?3";
        session.execute(sql, params![note.table, user, note.turn])?;
    } else {
        session.execute(
            "INSERT INTO notes (table_id, \"user\", turn, text) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_id, \"user\", turn) DO UPDATE SET text = excluded.text",
            params![note.table, user, note.turn, note.text],
        )?;
    }
    Ok(())
}
