//! Stored results of computer players' analysis: hints for a decision, turning points of a game.

use crate::table::{Seat, StoreError, TableId};

use super::sql::{Session, params};

pub(super) fn hint(session: Session<'_>, id: TableId, seat: Seat) -> Result<Option<(u32, String)>, StoreError> {
    let row =
        session.row("SELECT seq, body FROM hints WHERE table_id = ?1 AND seat = ?2", params![id, seat.number()])?;
    row.map(|row| Ok((row.at(0)?, row.at(1)?))).transpose()
}

pub(super) fn keep_hint(session: Session<'_>, id: TableId, seat: Seat, seq: u32, body: &str) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO hints (table_id, seat, seq, body) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq, body = excluded.body",
        params![id, seat.number(), seq, body],
    )
}

pub(super) fn review(session: Session<'_>, id: TableId) -> Result<Option<String>, StoreError> {
    session.value("SELECT body FROM reviews WHERE table_id = ?1", params![id])
}

pub(super) fn keep_review(session: Session<'_>, id: TableId, body: &str) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO reviews (table_id, body) VALUES (?1, ?2) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
        params![id, body],
    )
}

/// Returns the newest game whose stored turning points don't begin with this text, which has no wildcards.
pub(super) fn outdated_review(session: Session<'_>, current: &str) -> Result<Option<TableId>, StoreError> {
    let sql = "SELECT table_id FROM reviews WHERE body NOT LIKE ?1 ORDER BY table_id DESC LIMIT 1";
    Ok(session.value::<i64>(sql, params![format!("{current}%")])?.map(TableId))
}
