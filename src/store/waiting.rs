//! Games as lists show them, and the game that has waited longest for a player.
//!
//! Each seat with a pending decision has a job since the decision began: a reminder for a person, a search for a
//! computer player, or a queued turn. So the jobs show which games wait, and how long, without replaying any log.

use crate::table::{ListedGame, NextGame, StoreError, TableId, UserId};

use super::outbox::newest_message;
use super::rows::Fields;
use super::sql::{Session, params};
use super::{drafts, tables};

pub(super) fn listed(session: Session<'_>, id: TableId) -> Result<Option<ListedGame>, StoreError> {
    let Some(row) = tables::table(session, id)? else { return Ok(None) };
    let turn = session.value("SELECT turn FROM log WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1", params![id])?;
    let since = session.row(
        "SELECT coalesce((SELECT at FROM log WHERE table_id = t.id AND seq = w.seq), t.started_at) AS at
         FROM tables t JOIN (SELECT table_id, min(seq) AS seq FROM jobs
             WHERE table_id = ?1 AND kind IN ('reminder', 'computer', 'queued_turn') GROUP BY table_id) w ON w.table_id = t.id",
        params![id],
    )?;
    let since = since.as_ref().map(|row| Fields::new(row, "log", format!("table {id}")).time("at")).transpose()?;
    Ok(Some(ListedGame {
        row,
        saved: drafts::saved(session, id)?,
        turn: turn.unwrap_or_default(),
        waiting_since: since,
        link: newest_message(session, id)?,
    }))
}

pub(super) fn next_waiting(session: Session<'_>, user: UserId, done: TableId) -> Result<Option<NextGame>, StoreError> {
    let rows = session.rows(
        "SELECT t.id, t.game FROM seats s
         JOIN tables t ON t.id = s.table_id AND t.state = 'running' AND t.channel_deleted = 0
         JOIN jobs j ON j.table_id = s.table_id AND j.seat = s.seat AND j.kind = 'reminder'
         WHERE s.\"user\" = ?1 AND s.until IS NULL AND s.kind = 'human' AND t.id <> ?2
         ORDER BY coalesce((SELECT at FROM log WHERE table_id = t.id AND seq = j.seq), t.started_at), t.id",
        params![user, done],
    )?;
    for row in &rows {
        let fields = Fields::new(row, "tables", format!("of user {user}"));
        if let Some(link) = newest_message(session, TableId(fields.int("id")?))? {
            return Ok(Some(NextGame { count: rows.len(), game: fields.text("game")?, link }));
        }
    }
    Ok(None)
}
