//! Times of reminders that the game waits for a player.
//!
//! The message of a turn pings its player immediately. Players who prefer direct messages get one at the same time, and
//! resting players are notified after their rest. Reminders follow: the first after the game's pace, the next ones
//! after twice, four times and then always eight times the pace.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::engine::Seat;

use super::clocks as time_bank;
use super::history::History;
use super::loaded::LoadedTable;
use crate::table::values::{
    Change, Destination, DueReminder, Job, JobKind, JobPayload, JobsChange, NewJob, NewOutboxRow, NotifyBy,
    OutboxPayload, Preferences, Refusal, ReminderNews, ReminderProgress, TableRow, after,
};

/// Limit for the gaps between reminders, in multiples of the pace.
const RAREST: u32 = 8;

/// Due time of reminders for people who want none: in the year 8307.
const NEVER: Timestamp = Timestamp::constant(200_000_000_000, 0);

/// Time that the first message about a turn waits for others to the same person.
const GATHER_FIRST: Duration = Duration::from_secs(3);

/// Time that a reminder waits for others to the same person.
const GATHER: Duration = Duration::from_secs(30);

/// Gap between reminders, so that turns don't have to wait for a large number of them.
const APART: Duration = Duration::from_millis(50);

/// If the queue of reminders seems longer than this, the clock was set back.
const LONGEST_QUEUE: Duration = Duration::from_secs(60 * 60);

/// Returns `true` if the message of a turn that began at this moment pings a person.
pub fn pinged_by_turn(person: &Preferences, began: Timestamp) -> bool {
    person.notify_by.channel() && person.rests(began).is_none()
}

/// The first reminder of a decision that begins now.
pub fn first(row: &TableRow, person: &Preferences, seat: Seat, seq: u32, at: Timestamp) -> NewJob {
    let by_turn = pinged_by_turn(person, at);
    // If the player also wants a direct message, the bot sends it immediately.
    let done = by_turn && !person.notify_by.direct();
    let progress = ReminderProgress { by_turn, times: u32::from(done), last: done.then_some(at) };
    let due_at = next(person, row.settings.pace.duration(), at, progress).unwrap_or(NEVER);
    NewJob { kind: JobKind::Reminder, due_at, seat, seq, payload: JobPayload::ReminderProgress(progress) }
}

/// The first reminder of a decision whose message pinged no one, because the bot was going to play the turn.
pub fn uncalled(seat: Seat, seq: u32, at: Timestamp) -> NewJob {
    let progress = ReminderProgress { by_turn: false, times: 0, last: None };
    NewJob { kind: JobKind::Reminder, due_at: at, seat, seq, payload: JobPayload::ReminderProgress(progress) }
}

/// The reminder that replaces a missing ping: the turn's message should have pinged the player, but they now rest or
/// prefer direct messages. `None` if they got a reminder since.
pub fn instead_of_ping(person: &Preferences, job: &Job, began: Timestamp, at: Timestamp) -> Option<NewJob> {
    let progress = job.reminder_progress();
    let counted = progress.times == 1 && progress.last.is_none_or(|last| last <= began);
    let not_called = progress.by_turn && (progress.times == 0 || counted);
    let due_at = match person.notify_by {
        NotifyBy::Nowhere => NEVER,
        _ => person.rests(at).unwrap_or(at),
    };
    not_called.then(|| NewJob { due_at, ..uncalled(job.seat, job.seq, at) })
}

/// The time of a person's next reminder; `None` if they want none.
pub fn next(
    person: &Preferences,
    pace: Duration,
    asked_at: Timestamp,
    progress: ReminderProgress,
) -> Option<Timestamp> {
    if person.notify_by == NotifyBy::Nowhere {
        return None;
    }
    let wait = match progress.times.checked_sub(1) {
        None => Duration::ZERO,
        Some(reminders) => pace.saturating_mul(2_u32.saturating_pow(reminders).min(RAREST)),
    };
    let wait = SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX);
    let at = progress.last.unwrap_or(asked_at).checked_add(wait).unwrap_or(NEVER);
    Some(person.rests(at).unwrap_or(at))
}

pub fn due(queue: &mut ReminderQueue, table: &LoadedTable, job: &Job, at: Timestamp) -> Change {
    let mut change = Change::new(at);
    let Some(user) = time_bank::sitting(&table.row, job.seat) else { return change };
    if !table.still_asks(job.seat, job.seq) {
        return change;
    }
    let person = table.person(user);
    let (pace, began) = (table.row.settings.pace.duration(), table.asked_at(job.seat));
    let mut progress = job.reminder_progress();
    // If the clock was set back since, the start of the wait is in the future. In that case the job's own due time
    // counts, which the store has adjusted.
    let mut due_at = match progress.last.unwrap_or(began) > at {
        true => next(&person, Duration::ZERO, at, ReminderProgress { last: None, ..progress }),
        false => next(&person, pace, began, progress),
    };
    if due_at.is_some_and(|due| due <= at) {
        let due = DueReminder { table: table.row.id, seat: job.seat, seq: job.seq, times: progress.times };
        if person.notify_by.direct() {
            change.outbox.push(queue.row(Destination::Direct(user), due, at));
        }
        if person.notify_by.channel() && (progress.times > 0 || !progress.by_turn) {
            change.outbox.push(queue.row(Destination::Channel(table.row.channel), due, at));
        }
        progress = ReminderProgress { times: progress.times.saturating_add(1), last: Some(at), ..progress };
        due_at = next(&person, pace, began, progress);
    }
    let again = NewJob {
        kind: JobKind::Reminder,
        due_at: due_at.unwrap_or(NEVER),
        seat: job.seat,
        seq: job.seq,
        payload: JobPayload::ReminderProgress(progress),
    };
    change.jobs = Some(JobsChange { add: vec![again], ..JobsChange::default() });
    change
}

/// The reminder to send now; `None` if the game no longer waits for this decision.
pub fn news(table: &LoadedTable, due: DueReminder, at: Timestamp) -> Option<(ReminderNews, Preferences)> {
    if !table.still_asks(due.seat, due.seq) {
        return None;
    }
    let user = time_bank::sitting(&table.row, due.seat)?;
    let person = table.person(user);
    let news = ReminderNews {
        table: table.card(),
        user,
        seat: due.seat,
        since: table.asked_at(due.seat),
        times: due.times,
        choosing: table.history().is_ok_and(History::choosing),
        clock: time_bank::time_left(table, due.seat, at),
        link: None,
    };
    Some((news, person))
}

/// Spreads reminders over time, so that turns don't have to wait for a large number of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReminderQueue {
    last: Timestamp,
}

impl ReminderQueue {
    /// Schedules a reminder, together with others to the same destination and after waiting ones.
    fn row(&mut self, destination: Destination, due: DueReminder, at: Timestamp) -> NewOutboxRow {
        let gather = if due.times == 0 { GATHER_FIRST } else { GATHER };
        let behind = Some(after(self.last, APART)).filter(|behind| *behind < after(at, LONGEST_QUEUE));
        self.last = after(at, gather).max(behind.unwrap_or(at));
        NewOutboxRow::post(destination, OutboxPayload::Reminders(vec![due])).after(self.last)
    }
}

/// A preview of a person's next reminder in a game, if it waits for them.
///
/// # Errors
/// The game isn't running or can't be read.
pub fn next_at(
    table: &LoadedTable,
    person: &Preferences,
    seat: Seat,
    progress: ReminderProgress,
    now: Timestamp,
) -> Result<Option<Timestamp>, Refusal> {
    table.running()?;
    let person = &table.with_pauses(person.clone());
    Ok(next(person, table.row.settings.pace.duration(), table.asked_at(seat).min(now), progress))
}

#[cfg(test)]
mod tests {
    use crate::table::{TableId, UserId};

    use super::*;

    /// The number of milliseconds before a reminder leaves.
    fn leaves(queue: &mut ReminderQueue, times: u32, at: Timestamp) -> i128 {
        let due = DueReminder { table: TableId(1), seat: Seat::new(0), seq: 1, times };
        let row = queue.row(Destination::Direct(UserId(1)), due, at);
        row.not_before.map_or(0, |leaves| leaves.duration_since(at).as_millis())
    }

    #[test]
    fn reminders_wait_for_others_and_leave_one_after_the_other() {
        let (mut queue, at) = (ReminderQueue::default(), Timestamp::constant(1_800_000_000, 0));
        assert_eq!(leaves(&mut queue, 0, at), 3_000, "the first of a decision");
        assert_eq!(leaves(&mut queue, 1, at), 30_000);
        assert_eq!(leaves(&mut queue, 1, at), 30_050);
        assert_eq!(leaves(&mut queue, 0, at), 30_100, "none overtakes those that wait");
        let later = after(at, Duration::from_secs(60));
        assert_eq!(leaves(&mut queue, 1, later), 30_000, "those have left");
        // The clock was set back by a day. Reminders on the old time must not delay new ones.
        let earlier = Timestamp::constant(1_800_000_000 - 24 * 60 * 60, 0);
        assert_eq!(leaves(&mut queue, 1, earlier), 30_000);
        assert_eq!(leaves(&mut queue, 1, earlier), 30_050);
    }
}
