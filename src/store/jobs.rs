//! Jobs due later, and recent replies to interactions.

use std::sync::LazyLock;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::Value as Json;

use crate::table::{Answered, InteractionId, Job, JobId, JobKind, JobsChange, RemovedJobs, StoreError, TableId};

use super::access::{ALL_PAUSE, server_pauses};
use super::rows::{Fields, json, millis, moment, oldest, word, words};
use super::sql::{Session, SqlRow, none_of, params};

/// Time that replies are kept: 24 hours, since Discord forgets an interaction after 15 minutes.
const ANSWERS_KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// Returns the number of due jobs and the delay of the earliest.
pub(super) fn waiting(session: Session<'_>, now: Timestamp) -> Result<(u64, Duration), StoreError> {
    let sql = format!("SELECT count(*), min(due_at) FROM jobs WHERE due_at <= ?1 AND {awake}", awake = *AWAKE);
    oldest(session, &sql, params![millis(now)], now)
}

pub(super) fn change_jobs(
    session: Session<'_>,
    id: TableId,
    change: &JobsChange,
    at: Timestamp,
) -> Result<(), StoreError> {
    for dropped in &change.drop {
        drop(session, id, dropped)?;
    }
    if change.wake {
        let following = words(&JobKind::following())?;
        session.execute(
            &format!("UPDATE jobs SET due_at = ?2 WHERE table_id = ?1 AND due_at > ?2 AND kind IN ({following})"),
            params![id, millis(at)],
        )?;
    }
    for job in &change.add {
        // The new job gets a new id, so a worker on the old one finds it gone.
        drop(session, id, &RemovedJobs::One(job.kind, job.seat))?;
        session.execute(
            "INSERT INTO jobs (kind, table_id, seat, seq, due_at, payload) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![word(&job.kind)?, id, job.seat.number(), job.seq, not_before(job.due_at), json(&job.payload)?],
        )?;
    }
    Ok(())
}

/// Rounds up to whole milliseconds: a job must not run before its time.
fn not_before(at: Timestamp) -> i64 {
    let early = Timestamp::from_millisecond(millis(at)).is_ok_and(|rounded| rounded < at);
    (millis(at) + i64::from(early)).min(millis(Timestamp::MAX))
}

fn drop(session: Session<'_>, id: TableId, dropped: &RemovedJobs) -> Result<(), StoreError> {
    let lasting = words(&JobKind::of_tables())?;
    match dropped {
        RemovedJobs::All => session.execute("DELETE FROM jobs WHERE table_id = ?1", params![id])?,
        RemovedJobs::AllBut(seats) => {
            let others = none_of("seat", seats.iter().map(|seat| seat.number().into()));
            let sql = format!("DELETE FROM jobs WHERE table_id = ?1 AND kind NOT IN ({lasting}){others}");
            session.execute(&sql, params![id])?
        }
        RemovedJobs::Seat(seat) => session.execute(
            &format!("DELETE FROM jobs WHERE table_id = ?1 AND seat = ?2 AND kind NOT IN ({lasting})"),
            params![id, seat.number()],
        )?,
        RemovedJobs::One(kind, seat) => session.execute(
            "DELETE FROM jobs WHERE table_id = ?1 AND seat = ?2 AND kind = ?3",
            params![id, seat.number(), word(kind)?],
        )?,
        RemovedJobs::Done(job) => match session.execute("DELETE FROM jobs WHERE id = ?1", params![job])? {
            1 => 1,
            _ => return Err(StoreError::Conflict(format!("job {job} is gone"))),
        },
    };
    Ok(())
}

/// SQL condition: the job isn't paused.
static AWAKE: LazyLock<String> = LazyLock::new(|| format!("NOT {ALL_PAUSE} AND NOT {}", server_pauses!("jobs")));

const COLUMNS: &str = "SELECT id, kind, table_id, seat, seq, due_at, payload, attempts FROM jobs";

pub(super) fn due(
    session: Session<'_>,
    now: Timestamp,
    except: &[JobId],
    limit: usize,
) -> Result<Vec<Job>, StoreError> {
    // Jobs of a newer version and damaged rows wait without blocking others.
    let sql = format!(
        "{COLUMNS} WHERE due_at <= ?1 AND kind IN ({kinds}){except} AND {awake} ORDER BY due_at, id LIMIT ?2",
        kinds = words(JobKind::ALL)?,
        except = none_of("id", except.iter().map(|job| job.0)),
        awake = *AWAKE
    );
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    read(&session.rows(&sql, params![millis(now), limit])?)
}

pub(super) fn jobs(session: Session<'_>, id: TableId) -> Result<Vec<Job>, StoreError> {
    let sql = format!("{COLUMNS} WHERE table_id = ?1 AND kind IN ({}) ORDER BY kind, seat", words(JobKind::ALL)?);
    read(&session.rows(&sql, params![id])?)
}

fn read(rows: &[SqlRow]) -> Result<Vec<Job>, StoreError> {
    let job = |row: &SqlRow| {
        let id: i64 = row.at(0)?;
        let fields = Fields::new(row, "jobs", format!("id {id}"));
        // An unreadable payload counts as empty: the job checks the table itself.
        let payload = fields.maybe_text("payload")?.and_then(|text| serde_json::from_str(&text).ok());
        Ok(Job {
            id: JobId(id),
            table: TableId(fields.int("table_id")?),
            kind: fields.word("kind")?,
            seat: fields.int("seat")?,
            seq: fields.int("seq")?,
            due_at: fields.time("due_at")?,
            payload: payload.unwrap_or_default(),
            attempts: fields.int("attempts")?,
        })
    };
    rows.iter().map(job).collect()
}

pub(super) fn next_due(session: Session<'_>, except: &[JobId]) -> Result<Option<Timestamp>, StoreError> {
    let sql = format!(
        "SELECT due_at FROM jobs WHERE kind IN ({kinds}){except} AND {awake} ORDER BY due_at LIMIT 1",
        kinds = words(JobKind::ALL)?,
        except = none_of("id", except.iter().map(|job| job.0)),
        awake = *AWAKE
    );
    moment(session.value(&sql, &[])?)
}

/// Makes future jobs due `by` milliseconds earlier, but not before now. The first reminder of a decision is due now,
/// so the job works out its time again: quiet hours may have ended with the corrected clock.
pub(super) fn advance(session: Session<'_>, now: Timestamp, by: i64) -> Result<(), StoreError> {
    let is_first_reminder = |payload: Option<String>| {
        let payload: Option<Json> = payload.and_then(|text| serde_json::from_str(&text).ok());
        payload.is_some_and(|payload| payload.pointer("/reminder_progress/times").and_then(Json::as_i64) == Some(0))
    };
    let now = millis(now);
    for row in session.rows("SELECT id, payload FROM jobs WHERE due_at > ?1 ORDER BY id", params![now])? {
        if is_first_reminder(row.at(1)?) {
            session.execute("UPDATE jobs SET due_at = ?2 WHERE id = ?1", params![row.at::<i64>(0)?, now])?;
        }
    }
    session.run(
        "UPDATE jobs SET due_at = CASE WHEN due_at - ?2 < ?1 THEN ?1 ELSE due_at - ?2 END WHERE due_at > ?1",
        params![now, by],
    )
}

pub(super) fn postpone(session: Session<'_>, job: JobId, at: Timestamp) -> Result<(), StoreError> {
    let sql = "UPDATE jobs SET due_at = ?2, attempts = attempts + 1 WHERE id = ?1";
    session.run(sql, params![job, millis(at)])
}

pub(super) fn answer(session: Session<'_>, interaction: InteractionId) -> Result<Option<String>, StoreError> {
    session.value("SELECT answer FROM interactions WHERE id = ?1", params![interaction])
}

pub(super) fn store_answer(session: Session<'_>, answered: &Answered, at: Timestamp) -> Result<(), StoreError> {
    session.execute("DELETE FROM interactions WHERE at < ?1", params![millis(at) - ANSWERS_KEPT_MS])?;
    session.run(
        "INSERT INTO interactions (id, at, answer) VALUES (?1, ?2, ?3)",
        params![answered.interaction, millis(at), answered.answer],
    )
}
