//! Drafts, and the position saved with the newest log entry.

use crate::table::{DraftRow, DraftsChange, SavedPosition, StoreError, TableId};

use super::rows::Fields;
use super::sql::{Session, params};
use super::steps::{join, split};

pub(super) fn drafts(session: Session<'_>, id: TableId) -> Result<Vec<DraftRow>, StoreError> {
    let rows = session.rows("SELECT * FROM drafts WHERE table_id = ?1 ORDER BY seat", params![id])?;
    let draft = |(number, row)| {
        let fields = Fields::new(row, "drafts", format!("table {id}, number {number}"));
        Ok(DraftRow {
            seat: fields.int("seat")?,
            seq: fields.int("seq")?,
            revision: fields.int("revision")?,
            steps: split(&fields.text("steps")?),
        })
    };
    rows.iter().enumerate().map(draft).collect()
}

pub(super) fn change_drafts(session: Session<'_>, id: TableId, change: &DraftsChange) -> Result<(), StoreError> {
    let drop_all = || session.execute("DELETE FROM drafts WHERE table_id = ?1", params![id]);
    match change {
        DraftsChange::Keep => return Ok(()),
        DraftsChange::Put(draft) => put(session, id, draft)?,
        DraftsChange::Only(draft) => {
            drop_all()?;
            put(session, id, draft)?
        }
        DraftsChange::Drop(seat) => {
            session.execute("DELETE FROM drafts WHERE table_id = ?1 AND seat = ?2", params![id, seat.number()])?
        }
        DraftsChange::DropAll => drop_all()?,
    };
    Ok(())
}

fn put(session: Session<'_>, id: TableId, draft: &DraftRow) -> Result<usize, StoreError> {
    session.execute(
        "INSERT INTO drafts (table_id, seat, seq, revision, steps) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq, revision = excluded.revision,
             steps = excluded.steps",
        params![id, draft.seat.number(), draft.seq, draft.revision, join(&draft.steps)],
    )
}

pub(super) fn saved(session: Session<'_>, id: TableId) -> Result<Option<SavedPosition>, StoreError> {
    let Some(row) = session.row("SELECT * FROM snapshots WHERE table_id = ?1", params![id])? else {
        return Ok(None);
    };
    let fields = Fields::new(&row, "snapshots", format!("table {id}"));
    Ok(Some(SavedPosition { seq: fields.int("seq")?, saved: fields.text("saved")? }))
}

pub(super) fn save(session: Session<'_>, id: TableId, saved: &SavedPosition) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO snapshots (table_id, seq, saved) VALUES (?1, ?2, ?3)
         ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, saved = excluded.saved",
        params![id, saved.seq, saved.saved],
    )
}
