//! Clocks: a bank of thinking time for every player, which runs while the table waits for them and
//! they do not rest.
//!
//! A turn always begins with some time on the clock, even after the bank has run out: the increment
//! or, where there is none, the table's pace. So nobody is shut out by an absence.

use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat, SeatSet};

use super::jobs::{self, Job, JobKind, JobPayload, NewJob};
use super::live::{LoadedTable, RequestError};
use super::person::Preferences;
use super::replay::History;
use super::settings::{ClockRule, TimeOut};
use super::{Change, JobsChange, NewOutboxRow, OutboxPayload, PlayerKind, TableRow, UserId, computer, seats};

/// The clock of a seat as stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// Time left, in milliseconds, when it last stood still.
    pub left: u64,
    /// Since when it runs.
    pub since: Option<Timestamp>,
}

/// A clock as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Whose.
    pub seat: Seat,
    /// How much is left.
    pub left: Duration,
    /// When it will have run out, if it runs.
    pub until: Option<Timestamp>,
    /// Whether it runs, but stands now since its player rests.
    pub stands: bool,
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

/// New clocks for so many seats.
pub(super) fn new(rule: Option<ClockRule>, seats: usize) -> Vec<SeatClock> {
    let full = |rule: ClockRule| SeatClock { left: u64::from(rule.bank) * 1000, since: None };
    rule.map_or_else(Vec::new, |rule| vec![full(rule); seats])
}

impl SeatClock {
    fn left(self, person: &Preferences, at: Timestamp) -> Duration {
        let used = self.since.map_or(Duration::ZERO, |since| person.awake(since, at));
        Duration::from_millis(self.left).saturating_sub(used)
    }

    /// Takes off what was used until now. It goes on running if it ran.
    fn settle(&mut self, person: &Preferences, at: Timestamp) {
        self.left = millis(self.left(person, at));
        self.since = self.since.map(|_| at);
    }

    fn runs_out(self, person: &Preferences) -> Option<Timestamp> {
        Some(person.after_awake(self.since?, Duration::from_millis(self.left)))
    }
}

/// The person who sits on a seat, unless a computer plays for them.
fn sitting(row: &TableRow, seat: Seat) -> Option<UserId> {
    let seat = row.seats.get(usize::from(seat)).filter(|seat| seat.kind == PlayerKind::Human)?;
    seat.user
}

/// Starts the clocks of decisions that begin now.
pub(super) fn begin(row: &mut TableRow, seats: SeatSet, at: Timestamp) {
    let Some(rule) = row.settings.clock else { return };
    let pace = millis(row.settings.pace.duration());
    let (bank, increment) = (u64::from(rule.bank) * 1000, u64::from(rule.increment) * 1000);
    let least = if increment > 0 { increment } else { bank.min(pace) };
    for seat in seats.iter().filter(|&seat| sitting(row, seat).is_some()).collect::<Vec<_>>() {
        if let Some(clock) = row.clocks.get_mut(usize::from(seat)) {
            *clock = SeatClock { left: clock.left.max(least), since: Some(at) };
        }
    }
}

/// The clocks after the position changed: whose decision ended stands still, with the increment if
/// they took a turn; whose began runs. What was taken back gives its increment back.
pub(super) fn after(
    live: &LoadedTable,
    row: &mut TableRow,
    (before, then): (&History, &History),
    (played, undone): (Option<Seat>, &[Seat]),
    at: Timestamp,
) {
    let Some(rule) = row.settings.clock else { return };
    let increment = u64::from(rule.increment) * 1000;
    let asked = then.position().to_act();
    let mut begins = SeatSet::EMPTY;
    for index in 0..row.clocks.len() {
        let Ok(seat) = Seat::try_from(index) else { break };
        let same = before.position().to_act().contains(seat) && before.asked_since(seat) == then.asked_since(seat);
        if asked.contains(seat) && same {
            continue;
        }
        let person = sitting(&live.row, seat).map(|user| live.person(user)).unwrap_or_default();
        let clock = &mut row.clocks[index];
        clock.settle(&person, at);
        clock.since = None;
        if played == Some(seat) {
            clock.left += increment;
        }
        let given = undone.iter().filter(|other| **other == seat).count() as u64 * increment;
        clock.left = clock.left.saturating_sub(given);
        if asked.contains(seat) {
            begins.insert(seat);
        }
    }
    begin(row, begins, at);
}

/// The clocks of a person are brought up to date before their way of resting changes.
pub(super) fn settle(row: &mut TableRow, user: UserId, person: &Preferences, at: Timestamp) {
    let seat = row.seats.iter().position(|seat| seat.user == Some(user));
    if let Some(clock) = seat.and_then(|seat| row.clocks.get_mut(seat)) {
        clock.settle(person, at);
    }
}

/// The end of a clock that runs.
pub(super) fn job(row: &TableRow, person: &Preferences, seat: Seat, seq: u32, at: Timestamp) -> Option<NewJob> {
    let clock = row.clocks.get(usize::from(seat))?;
    let due_at = clock.runs_out(person)?.max(at);
    Some(NewJob { kind: JobKind::Timeout, due_at, seat, seq, payload: JobPayload::Nothing })
}

/// The clock of a seat as it is shown now; nothing where time is not measured.
pub(super) fn time_left(live: &LoadedTable, seat: Seat, at: Timestamp) -> Option<TimeLeft> {
    let clock = *live.row.clocks.get(usize::from(seat))?;
    let person = live.person(sitting(&live.row, seat)?);
    Some(TimeLeft {
        seat,
        left: clock.left(&person, at),
        until: clock.runs_out(&person),
        stands: clock.since.is_some() && person.rests(at).is_some(),
    })
}

/// What a clock that has run out causes.
///
/// # Errors
/// None; the signature is that of every job.
pub(super) fn due(live: &LoadedTable, job: &Job, at: Timestamp) -> Result<Change, RequestError> {
    let mut change = Change::new(at);
    let seat = job.seat;
    let Some(user) = sitting(&live.row, seat).filter(|_| jobs::still_asked(live, seat, job.seq)) else {
        return Ok(change);
    };
    let (person, mut row) = (live.person(user), live.row.clone());
    let Some(clock) = row.clocks.get_mut(usize::from(seat)) else { return Ok(change) };
    if !clock.left(&person, at).is_zero() {
        let again = self::job(&row, &person, seat, job.seq, at);
        change.jobs = Some(JobsChange { add: again.into_iter().collect(), ..JobsChange::default() });
        return Ok(change);
    }
    clock.settle(&person, at);
    let rule = if row.settings.ai { row.settings.time_out } else { TimeOut::Remind };
    let mut jobs = JobsChange::default();
    let said = match rule {
        TimeOut::Remind => "ui-notice-time-out-remind",
        TimeOut::Turn => {
            let job = computer::job(&row, seat, job.seq, at);
            jobs.add.push(NewJob { payload: JobPayload::StandsIn, ..job });
            "ui-notice-time-out-turn"
        }
        TimeOut::Seat => return seats::timed_out(live, seat, at),
    };
    change.outbox.push(told(live, said, seat));
    change.jobs = Some(jobs);
    change.table = Some(row);
    Ok(change)
}

/// The table is told what a clock that ran out has caused.
fn told(live: &LoadedTable, said: &str, seat: Seat) -> NewOutboxRow {
    live.post(OutboxPayload::Notice(Phrase::new(said).seat("player", seat)), None)
}
