//! Drafts, and the position saved with the newest log entry.

use rusqlite::{Connection, Transaction, params};

use crate::table::{DraftRow, DraftsChange, SavedPosition, StoreError, TableId};

use super::rows::{Fields, failed};
use super::steps::{join, split};

pub(super) fn all(connection: &Connection, id: TableId) -> Result<Vec<DraftRow>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT * FROM drafts WHERE table_id = ?1 ORDER BY seat").map_err(failed)?;
    let mut rows = statement.query([id.0]).map_err(failed)?;
    let mut drafts = Vec::new();
    while let Some(row) = rows.next().map_err(failed)? {
        let fields = Fields::new(row, "drafts", format!("table {id}, number {}", drafts.len()));
        drafts.push(DraftRow {
            seat: fields.int("seat")?,
            seq: fields.int("seq")?,
            revision: fields.int("revision")?,
            steps: split(&fields.text("steps")?),
        });
    }
    Ok(drafts)
}

pub(super) fn change(transaction: &Transaction<'_>, id: TableId, change: &DraftsChange) -> Result<(), StoreError> {
    let changed = match change {
        DraftsChange::Keep => return Ok(()),
        DraftsChange::Put(draft) => put(transaction, id, draft),
        DraftsChange::Only(draft) => {
            let dropped = transaction.execute("DELETE FROM drafts WHERE table_id = ?1", [id.0]);
            dropped.and_then(|_| put(transaction, id, draft))
        }
        DraftsChange::Drop(seat) => {
            transaction.execute("DELETE FROM drafts WHERE table_id = ?1 AND seat = ?2", params![id.0, seat.number()])
        }
        DraftsChange::DropAll => transaction.execute("DELETE FROM drafts WHERE table_id = ?1", [id.0]),
    };
    changed.map(|_| ()).map_err(failed)
}

fn put(transaction: &Transaction<'_>, id: TableId, draft: &DraftRow) -> rusqlite::Result<usize> {
    transaction.execute(
        "INSERT INTO drafts (table_id, seat, seq, revision, steps) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET seq = excluded.seq, revision = excluded.revision, steps = excluded.steps",
        params![id.0, draft.seat.number(), draft.seq, draft.revision, join(&draft.steps)],
    )
}

pub(super) fn saved(connection: &Connection, id: TableId) -> Result<Option<SavedPosition>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT * FROM snapshots WHERE table_id = ?1").map_err(failed)?;
    let mut rows = statement.query([id.0]).map_err(failed)?;
    let Some(row) = rows.next().map_err(failed)? else { return Ok(None) };
    let fields = Fields::new(row, "snapshots", format!("table {id}"));
    Ok(Some(SavedPosition { seq: fields.int("seq")?, saved: fields.text("saved")? }))
}

pub(super) fn save(transaction: &Transaction<'_>, id: TableId, saved: &SavedPosition) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT INTO snapshots (table_id, seq, saved) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET seq = excluded.seq, saved = excluded.saved",
            params![id.0, saved.seq, saved.saved],
        )
        .map(|_| ())
        .map_err(failed)
}
