//! What computer players told people: hints for a decision, turning points of a game.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::table::{Seat, StoreError, TableId};

use super::rows::failed;

pub(super) fn hint(connection: &Connection, id: TableId, seat: Seat) -> Result<Option<(u32, String)>, StoreError> {
    connection
        .prepare_cached("SELECT seq, body FROM hints WHERE table_id = ?1 AND seat = ?2")
        .and_then(|mut query| {
            query.query_row(params![id.0, seat.number()], |row| Ok((row.get(0)?, row.get(1)?))).optional()
        })
        .map_err(failed)
}

pub(super) fn keep_hint(
    transaction: &Transaction<'_>,
    id: TableId,
    seat: Seat,
    seq: u32,
    body: &str,
) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT OR REPLACE INTO hints (table_id, seat, seq, body) VALUES (?1, ?2, ?3, ?4)",
            params![id.0, seat.number(), seq, body],
        )
        .map(|_| ())
        .map_err(failed)
}

pub(super) fn review(connection: &Connection, id: TableId) -> Result<Option<String>, StoreError> {
    connection
        .prepare_cached("SELECT body FROM reviews WHERE table_id = ?1")
        .and_then(|mut query| query.query_row([id.0], |row| row.get(0)).optional())
        .map_err(failed)
}

pub(super) fn keep_review(transaction: &Transaction<'_>, id: TableId, body: &str) -> Result<(), StoreError> {
    transaction
        .execute("INSERT OR REPLACE INTO reviews (table_id, body) VALUES (?1, ?2)", params![id.0, body])
        .map(|_| ())
        .map_err(failed)
}
