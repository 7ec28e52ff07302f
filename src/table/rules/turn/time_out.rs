//! The consequences of a clock that ran out.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat};

use super::carry_out;
use crate::table::rules::decision::DecisionError;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::{clocks as time_bank, computer, seats};
use crate::table::values::{Change, Job, JobPayload, JobsChange, NewJob, NewOutboxRow, OutboxPayload, TimeOut};

/// Handles a clock that ran out.
///
/// # Errors
/// None. The function returns a `Result` only because all jobs share this signature.
pub fn due(table: &LoadedTable, job: &Job, at: Timestamp) -> Result<Change, DecisionError> {
    let mut change = Change::new(at);
    let seat = job.seat;
    let Some(user) = time_bank::sitting(&table.row, seat).filter(|_| table.still_asks(seat, job.seq)) else {
        return Ok(change);
    };
    let (person, row) = (table.person(user), &table.row);
    let Some(clock) = row.clocks.get(usize::from(seat)) else { return Ok(change) };
    if !clock.left(&person, at).is_zero() {
        let again = time_bank::job(row, &person, seat, job.seq, at);
        change.jobs = Some(JobsChange { add: again.into_iter().collect(), ..JobsChange::default() });
        return Ok(change);
    }
    if let Some(ordered) = carry_out::play(table, seat, user, at)? {
        return Ok(ordered);
    }
    let rule = if row.settings.ai { row.settings.time_out } else { TimeOut::Remind };
    let mut jobs = JobsChange::default();
    let key = match rule {
        TimeOut::Remind => "ui-notice-time-out-remind",
        TimeOut::Turn => {
            let job = computer::job(row, seat, job.seq, at);
            jobs.add.push(NewJob { payload: JobPayload::FillsIn, ..job });
            "ui-notice-time-out-turn"
        }
        TimeOut::Seat => return seats::timed_out(table, seat, at),
    };
    change.outbox.push(notice(table, key, seat));
    change.jobs = Some(jobs);
    Ok(change)
}

/// Posts the consequence of a clock that ran out.
fn notice(table: &LoadedTable, key: &str, seat: Seat) -> NewOutboxRow {
    table.post(OutboxPayload::Notice(Phrase::new(key).seat("player", seat)), None)
}
