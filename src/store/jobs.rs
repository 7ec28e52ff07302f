//! Things due later, and answers given lately.

use std::sync::LazyLock;
use std::time::Duration;

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::table::{Answered, InteractionId, Job, JobId, JobKind, JobsChange, RemovedJobs, StoreError, TableId};

use super::doors::{ALL_PAUSE, server_pauses};
use super::rows::{Fields, failed, json, millis, oldest, word};

/// How long answers are kept: Discord forgets an interaction after 15 minutes.
const ANSWERS_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// How many jobs are due, and how late the earliest of them is.
pub(super) fn waiting(connection: &Connection, now: Timestamp) -> Result<(u64, Duration), StoreError> {
    let sql = format!("SELECT count(*), min(due_at) FROM jobs WHERE due_at <= ?1 AND {awake}", awake = *AWAKE);
    oldest(connection, &sql, [millis(now)], now)
}

/// How the jobs of a table change.
pub(super) fn change(
    transaction: &Transaction<'_>,
    id: TableId,
    change: &JobsChange,
    at: Timestamp,
) -> Result<(), StoreError> {
    for dropped in &change.drop {
        drop(transaction, id, dropped)?;
    }
    if change.wake {
        transaction
            .execute(
                "UPDATE jobs SET due_at = min(due_at, ?2)
                 WHERE table_id = ?1 AND kind IN (SELECT value FROM json_each(?3))",
                params![id.0, millis(at), json(&JobKind::following())?],
            )
            .map_err(failed)?;
    }
    for job in &change.add {
        transaction
            .execute(
                "INSERT OR REPLACE INTO jobs (kind, table_id, seat, seq, due_at, payload)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![
                    word(&job.kind)?,
                    id.0,
                    job.seat.number(),
                    job.seq,
                    not_before(job.due_at),
                    json(&job.payload)?
                ],
            )
            .map_err(failed)?;
    }
    Ok(())
}

/// In whole milliseconds, never before the moment itself: a job that is due shall find itself due.
fn not_before(at: Timestamp) -> i64 {
    let early = Timestamp::from_millisecond(millis(at)).is_ok_and(|rounded| rounded < at);
    (millis(at) + i64::from(early)).min(millis(Timestamp::MAX))
}

fn drop(transaction: &Transaction<'_>, id: TableId, dropped: &RemovedJobs) -> Result<(), StoreError> {
    let changed = match dropped {
        RemovedJobs::All => transaction.execute("DELETE FROM jobs WHERE table_id = ?1", [id.0]),
        RemovedJobs::AllBut(seats) => transaction.execute(
            "DELETE FROM jobs WHERE table_id = ?1 AND seat NOT IN (SELECT value FROM json_each(?2))
                 AND kind NOT IN (SELECT value FROM json_each(?3))",
            params![id.0, json(seats)?, json(&JobKind::of_tables())?],
        ),
        RemovedJobs::Seat(seat) => transaction.execute(
            "DELETE FROM jobs WHERE table_id = ?1 AND seat = ?2 AND kind NOT IN (SELECT value FROM json_each(?3))",
            params![id.0, seat.number(), json(&JobKind::of_tables())?],
        ),
        RemovedJobs::One(kind, seat) => transaction.execute(
            "DELETE FROM jobs WHERE table_id = ?1 AND seat = ?2 AND kind = ?3",
            params![id.0, seat.number(), word(kind)?],
        ),
        RemovedJobs::Done(job) => {
            let done = transaction.execute("DELETE FROM jobs WHERE id = ?1", [job.0]).map_err(failed)?;
            return match done {
                1 => Ok(()),
                _ => Err(StoreError::Conflict(format!("job {job} is gone"))),
            };
        }
    };
    changed.map(|_| ()).map_err(failed)
}

/// What does not stand still.
static AWAKE: LazyLock<String> = LazyLock::new(|| format!("NOT {ALL_PAUSE} AND NOT {}", server_pauses!("jobs")));

const COLUMNS: &str = "SELECT id, kind, table_id, seat, seq, due_at, payload, attempts FROM jobs";

pub(super) fn due(
    connection: &Connection,
    now: Timestamp,
    except: &[JobId],
    limit: usize,
) -> Result<Vec<Job>, StoreError> {
    // Kinds of a newer version, and damaged rows, wait without being in the way.
    let sql = format!(
        "{COLUMNS} WHERE due_at <= ?1 AND kind IN (SELECT value FROM json_each(?2))
             AND id NOT IN (SELECT value FROM json_each(?3)) AND {awake}
         ORDER BY due_at LIMIT ?4",
        awake = *AWAKE
    );
    let mut statement = connection.prepare_cached(&sql).map_err(failed)?;
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows = statement.query(params![millis(now), json(&JobKind::ALL)?, json(&except)?, limit]).map_err(failed)?;
    read(rows)
}

pub(super) fn of_table(connection: &Connection, id: TableId) -> Result<Vec<Job>, StoreError> {
    let sql = format!("{COLUMNS} WHERE table_id = ?1 AND kind IN (SELECT value FROM json_each(?2))");
    let mut statement = connection.prepare_cached(&sql).map_err(failed)?;
    read(statement.query(params![id.0, json(&JobKind::ALL)?]).map_err(failed)?)
}

fn read(mut rows: rusqlite::Rows<'_>) -> Result<Vec<Job>, StoreError> {
    let mut jobs = Vec::new();
    while let Some(row) = rows.next().map_err(failed)? {
        let id: i64 = row.get("id").map_err(failed)?;
        let fields = Fields::new(row, "jobs", format!("id {id}"));
        // What cannot be read is as good as nothing: the job looks at the table as it is.
        let payload = fields.maybe_text("payload")?.and_then(|text| serde_json::from_str(&text).ok());
        jobs.push(Job {
            id: JobId(id),
            table: TableId(fields.int("table_id")?),
            kind: fields.word("kind")?,
            seat: fields.int("seat")?,
            seq: fields.int("seq")?,
            due_at: fields.time("due_at")?,
            payload: payload.unwrap_or_default(),
            attempts: fields.int("attempts")?,
        });
    }
    Ok(jobs)
}

pub(super) fn next_due(connection: &Connection, except: &[JobId]) -> Result<Option<Timestamp>, StoreError> {
    let sql = format!(
        "SELECT due_at FROM jobs
         WHERE kind IN (SELECT value FROM json_each(?1)) AND id NOT IN (SELECT value FROM json_each(?2)) AND {awake}
         ORDER BY due_at LIMIT 1",
        awake = *AWAKE
    );
    let due: Option<i64> = connection
        .prepare_cached(&sql)
        .and_then(|mut statement| {
            let kinds = json(&JobKind::ALL).unwrap_or_default();
            let except = json(&except).unwrap_or_default();
            statement.query_row(params![kinds, except], |row| row.get(0)).optional()
        })
        .map_err(failed)?;
    due.map(|due| Timestamp::from_millisecond(due).map_err(|error| StoreError::Failed(error.into()))).transpose()
}

/// What is due later is due that much earlier, but not before now. The first call to a decision is due now, so that its
/// time is worked out again: who rested by the clock as it was may be awake.
pub(super) fn advance(transaction: &Transaction<'_>, now: Timestamp, by: i64) -> Result<(), StoreError> {
    transaction
        .execute(
            "UPDATE jobs SET due_at = CASE
                 WHEN json_valid(payload) THEN iif(payload ->> '$.told.times' = 0, ?1, max(?1, due_at - ?2))
                 ELSE max(?1, due_at - ?2) END
             WHERE due_at > ?1",
            params![millis(now), by],
        )
        .map(|_| ())
        .map_err(failed)
}

pub(super) fn postpone(transaction: &Transaction<'_>, job: JobId, at: Timestamp) -> Result<(), StoreError> {
    transaction
        .execute("UPDATE jobs SET due_at = ?2, attempts = attempts + 1 WHERE id = ?1", params![job.0, millis(at)])
        .map(|_| ())
        .map_err(failed)
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
