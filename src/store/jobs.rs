//! Things due later, and answers given lately.

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::table::{Answered, InteractionId, JobsChange, StoreError, TableId};

use super::rows::{failed, json, millis};

/// How long answers are kept: Discord forgets an interaction after 15 minutes.
const ANSWERS_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

pub(super) fn change(transaction: &Transaction<'_>, id: TableId, change: &JobsChange) -> Result<(), StoreError> {
    transaction
        .execute(
            "DELETE FROM jobs WHERE table_id = ?1 AND seat NOT IN (SELECT value FROM json_each(?2))",
            params![id.0, json(&change.keep)?],
        )
        .map_err(failed)?;
    for job in &change.add {
        transaction
            .execute(
                "INSERT INTO jobs (kind, table_id, seat, seq, due_at) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![job.kind, id.0, job.seat, job.seq, millis(job.due_at)],
            )
            .map_err(failed)?;
    }
    Ok(())
}

pub(super) fn answer(connection: &Connection, interaction: InteractionId) -> Result<Option<String>, StoreError> {
    connection
        .prepare_cached("SELECT answer FROM interactions WHERE id = ?1")
        .and_then(|mut statement| statement.query_row([interaction.0.cast_signed()], |row| row.get(0)).optional())
        .map_err(failed)
}

pub(super) fn answered(transaction: &Transaction<'_>, answered: &Answered, at: Timestamp) -> Result<(), StoreError> {
    transaction
        .execute("DELETE FROM interactions WHERE at < ?1", [millis(at) - ANSWERS_KEPT_MS])
        .and_then(|_| {
            transaction.execute(
                "INSERT INTO interactions (id, at, answer) VALUES (?1, ?2, ?3)",
                params![answered.interaction.0.cast_signed(), millis(at), answered.answer],
            )
        })
        .map(|_| ())
        .map_err(failed)
}
