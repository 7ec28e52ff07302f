//! Players' queued turns.

use crate::table::{QueueChange, SeatQueue, StoreError, TableId};

use super::rows::{Fields, json};
use super::sql::{Session, params};

pub(super) fn queued_turns(session: Session<'_>, id: TableId) -> Result<Vec<SeatQueue>, StoreError> {
    let rows = session.rows("SELECT * FROM queued_turns WHERE table_id = ?1 ORDER BY seat", params![id])?;
    let of = |(number, row)| Fields::new(row, "queued_turns", format!("table {id}, number {number}")).json("body");
    rows.iter().enumerate().map(of).collect()
}

pub(super) fn change_queued_turns(
    session: Session<'_>,
    id: TableId,
    changes: &[QueueChange],
) -> Result<(), StoreError> {
    for change in changes {
        match change {
            QueueChange::Put(queued_turns) => session.execute(
                "INSERT INTO queued_turns (table_id, seat, \"user\", body) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (table_id, seat) DO UPDATE SET \"user\" = excluded.\"user\", body = excluded.body",
                params![id, queued_turns.seat.number(), queued_turns.user, json(queued_turns)?],
            )?,
            QueueChange::Drop(seat) => session
                .execute("DELETE FROM queued_turns WHERE table_id = ?1 AND seat = ?2", params![id, seat.number()])?,
        };
    }
    Ok(())
}
