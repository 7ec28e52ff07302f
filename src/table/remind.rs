//! When a player is told that the game waits for them, and how often.
//!
//! The message of a turn pings its player at once. Who is told by direct message gets one then, and
//! whoever rests is told when the rest ends. Reminders follow: the first after the table's pace, the
//! next ones after twice, four times and then always eight times the pace.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::jobs::{self, Job, JobKind, JobPayload, NewJob, ReminderProgress};
use super::live::{LoadedTable, RequestError};
use super::person::{NotifyBy, Preferences};
use super::service::Tables;
use super::{
    Announcement, Body, Change, Destination, JobsChange, MessageLink, NewOutboxRow, OutboxPayload, OutboxRow,
    PlayerKind, Refusal, TableCard, TableError, TableId, TableRow, UserId, bank,
};

/// Gaps between reminders grow to so many times the pace.
const RAREST: u32 = 8;
/// Where a person wants to be told nothing: when that would be due. In the year 8307.
const NEVER: Timestamp = Timestamp::constant(200_000_000_000, 0);
/// How long the first message about a turn waits for others to the same person.
const GATHER_FIRST: Duration = Duration::from_secs(3);
/// How long a reminder waits for others to the same person.
const GATHER: Duration = Duration::from_secs(30);
/// Reminders leave this far apart, so that many at once leave room for turns.
const APART: Duration = Duration::from_millis(50);
/// If the queue of reminders seems longer than this, the clock was set back.
const LONGEST_QUEUE: Duration = Duration::from_secs(60 * 60);

/// A player to be told that a table waits for them. Checked again when it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DueReminder {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// The log entries there were when its decision began.
    pub seq: u32,
    /// How often it was told of this decision before.
    pub times: u32,
}

/// A reminder as it is told.
#[derive(Clone)]
pub struct ReminderNews {
    /// The table.
    pub table: TableCard,
    /// Who is reminded.
    pub user: UserId,
    /// Their seat.
    pub seat: Seat,
    /// Since when the game waits for them.
    pub since: Timestamp,
    /// How often they were told of this decision before.
    pub times: u32,
    /// Whether they choose in secret, with others.
    pub choosing: bool,
    /// Their thinking time, if it is measured.
    pub clock: Option<bank::TimeLeft>,
    /// The newest public message.
    pub link: Option<MessageLink>,
}

/// When a decision began.
pub(super) fn asked_at(live: &LoadedTable, seat: Seat) -> Timestamp {
    let since = live.history().map_or(0, |history| history.asked_since(seat));
    let entry = (since as usize).checked_sub(1).and_then(|index| live.log.get(index));
    entry.map(|entry| entry.at).or(live.row.started_at).unwrap_or(live.row.opened_at)
}

/// Whether the message of a turn that began at this moment pings a person.
pub(super) fn pinged_by_turn(person: &Preferences, began: Timestamp) -> bool {
    person.notify_by.channel() && person.rests(began).is_none()
}

/// The first reminder of a decision that begins now.
pub(super) fn first(row: &TableRow, person: &Preferences, seat: Seat, seq: u32, at: Timestamp) -> NewJob {
    let by_turn = pinged_by_turn(person, at);
    // Who is told by direct message as well gets that at once.
    let done = by_turn && !person.notify_by.direct();
    let told = ReminderProgress { by_turn, times: u32::from(done), last: done.then_some(at) };
    let due_at = next(person, row.settings.pace.duration(), at, told).unwrap_or(NEVER);
    NewJob { kind: JobKind::Reminder, due_at, seat, seq, payload: JobPayload::ReminderProgress(told) }
}

/// When a person is to be told (again); nothing where they do not want to be.
pub(super) fn next(
    person: &Preferences,
    pace: Duration,
    asked_at: Timestamp,
    told: ReminderProgress,
) -> Option<Timestamp> {
    if person.notify_by == NotifyBy::Nowhere {
        return None;
    }
    let wait = match told.times.checked_sub(1) {
        None => Duration::ZERO,
        Some(reminders) => pace.saturating_mul(2_u32.saturating_pow(reminders).min(RAREST)),
    };
    let wait = SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX);
    let at = told.last.unwrap_or(asked_at).checked_add(wait).unwrap_or(NEVER);
    Some(person.rests(at).unwrap_or(at))
}

/// What a reminder that is due causes.
///
/// # Errors
/// None; the signature is that of every job.
pub(super) fn due(tables: &Tables, live: &LoadedTable, job: &Job, at: Timestamp) -> Result<Change, RequestError> {
    let mut change = Change::new(at);
    let sits = live.row.seats.get(usize::from(job.seat)).filter(|seat| seat.kind == PlayerKind::Human);
    let Some(user) = sits.and_then(|seat| seat.user) else { return Ok(change) };
    if !jobs::still_asked(live, job.seat, job.seq) {
        return Ok(change);
    }
    let person = live.person(user);
    let (pace, began) = (live.row.settings.pace.duration(), asked_at(live, job.seat));
    let mut told = job.told();
    let mut due_at = next(&person, pace, began, told);
    if due_at.is_some_and(|due| due <= at) {
        let due = DueReminder { table: live.row.id, seat: job.seat, seq: job.seq, times: told.times };
        if person.notify_by.direct() {
            change.outbox.push(tables.reminder(Destination::Direct(user), due, at));
        }
        if person.notify_by.channel() && (told.times > 0 || !told.by_turn) {
            change.outbox.push(tables.reminder(Destination::Channel(live.row.channel), due, at));
        }
        told = ReminderProgress { times: told.times.saturating_add(1), last: Some(at), ..told };
        due_at = next(&person, pace, began, told);
    }
    let again = NewJob {
        kind: JobKind::Reminder,
        due_at: due_at.unwrap_or(NEVER),
        seat: job.seat,
        seq: job.seq,
        payload: JobPayload::ReminderProgress(told),
    };
    change.jobs = Some(JobsChange { add: vec![again], ..JobsChange::default() });
    Ok(change)
}

/// The reminder as it is told now; nothing if the table does not wait for this decision any more.
fn news(live: &LoadedTable, due: DueReminder, at: Timestamp) -> Option<(ReminderNews, Preferences)> {
    if !jobs::still_asked(live, due.seat, due.seq) {
        return None;
    }
    let sits = live.row.seats.get(usize::from(due.seat)).filter(|seat| seat.kind == PlayerKind::Human)?;
    let user = sits.user?;
    let person = live.person(user);
    let news = ReminderNews {
        table: live.card(),
        user,
        seat: due.seat,
        since: asked_at(live, due.seat),
        times: due.times,
        choosing: live.history().is_ok_and(super::replay::History::choosing),
        clock: bank::time_left(live, due.seat, at),
        link: None,
    };
    Some((news, person))
}

impl Tables {
    /// A reminder to be sent soon: together with others that go the same way, and behind those that
    /// wait already.
    fn reminder(&self, destination: Destination, due: DueReminder, at: Timestamp) -> NewOutboxRow {
        let plus = |time: Timestamp, span: Duration| {
            time.checked_add(SignedDuration::try_from(span).unwrap_or_default()).unwrap_or(time)
        };
        let gather = if due.times == 0 { GATHER_FIRST } else { GATHER };
        let mut last = self.last_reminder.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let behind = Some(plus(*last, APART)).filter(|behind| *behind < plus(at, LONGEST_QUEUE));
        let slot = plus(at, gather).max(behind.unwrap_or(at));
        *last = slot;
        NewOutboxRow::post(destination, OutboxPayload::Reminders(vec![due])).after(slot)
    }

    /// What to say for reminders that are to be sent now: to whoever still has not moved. Who rests
    /// by now is told later.
    ///
    /// # Errors
    /// The store failed or a game cannot be read.
    pub(super) async fn reminders(
        &self,
        row: &OutboxRow,
        due: &[DueReminder],
    ) -> Result<Option<Announcement>, TableError> {
        let now = self.clock.now();
        let mut told: Vec<ReminderNews> = Vec::new();
        let mut locale = None;
        for &due in due {
            let Some((mut news, person)) = self.look(due.table, |live| news(live, due, now)).await? else { continue };
            if let Some(end) = person.rests(now) {
                let mut change = Change::new(now);
                let later = NewOutboxRow::post(row.destination, OutboxPayload::Reminders(vec![due])).after(end);
                change.outbox = vec![later];
                self.ask(move |store| store.commit(due.table, &change)).await?;
                continue;
            }
            let id = due.table;
            news.link = self.ask(move |store| store.newest_message(id)).await?;
            locale = person.locale.filter(|_| matches!(row.destination, Destination::Direct(_))).or(locale);
            told.push(news);
        }
        let Some(first) = told.first() else { return Ok(None) };
        let table = first.table.clone();
        let mut ping: Vec<UserId> = told.iter().map(|news| news.user).collect();
        ping.sort_unstable();
        ping.dedup();
        let locale = locale.unwrap_or_else(|| table.locale.clone());
        Ok(Some(Announcement { table, body: Body::Reminders(told), ping, locale }))
    }

    /// Direct messages to this person are closed: what was owed there goes to the channels of the
    /// tables, to whoever would hear of it nowhere else.
    ///
    /// # Errors
    /// The store failed.
    pub async fn closed(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let (Destination::Direct(user), OutboxPayload::Reminders(due)) = (row.destination, &row.payload) else {
            return self.failed(row, why).await;
        };
        let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        let mut notes = Vec::new();
        for &due in due.iter().filter(|_| !person.notify_by.channel()) {
            let id = due.table;
            let Some(table) = self.ask(move |store| store.table(id)).await? else { continue };
            notes.push((
                id,
                NewOutboxRow::post(Destination::Channel(table.channel), OutboxPayload::Reminders(vec![due])),
            ));
        }
        self.settle(row.id, super::DeliveryOutcome::Failed { why: why.to_owned(), notes }).await
    }

    /// When a person is told next by a table, if it waits for them; for a preview.
    ///
    /// # Errors
    /// The game does not run or cannot be read.
    pub(super) fn next_told(
        live: &LoadedTable,
        person: &Preferences,
        seat: Seat,
        told: ReminderProgress,
    ) -> Result<Option<Timestamp>, Refusal> {
        live.running()?;
        Ok(next(person, live.row.settings.pace.duration(), asked_at(live, seat), told))
    }
}
