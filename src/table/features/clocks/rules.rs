//! Clocks: a bank of thinking time for every player, which runs while the table waits for them and
//! they do not rest.
//!
//! A turn always begins with some time on the clock, even after the bank has run out: the increment
//! or, where there is none, the table's pace. So nobody is shut out by an absence.

use jiff::Timestamp;

use super::values::millis;
use crate::engine::{Seat, SeatSet};
use crate::table::{ClockRule, JobKind, JobPayload, NewJob, Preferences, SeatClock, TableRow, TimeLeft, UserId};

use crate::table::core::history::History;
use crate::table::core::loaded::LoadedTable;

/// New clocks for so many seats.
pub fn new(rule: Option<ClockRule>, seats: usize) -> Vec<SeatClock> {
    let full = |rule: ClockRule| SeatClock { left: u64::from(rule.bank) * 1000, since: None };
    rule.map_or_else(Vec::new, |rule| vec![full(rule); seats])
}

/// The person who sits on a seat, unless a computer plays for them.
pub fn sitting(row: &TableRow, seat: Seat) -> Option<UserId> {
    row.seats.get(usize::from(seat))?.occupant.person()
}

/// Starts the clocks of decisions that begin now. While the table stands still they stand with it.
pub fn begin(row: &mut TableRow, seats: SeatSet, at: Timestamp) {
    let Some(rule) = row.settings.clock else { return };
    let pace = millis(row.settings.pace.duration());
    let (bank, increment) = (u64::from(rule.bank) * 1000, u64::from(rule.increment) * 1000);
    let since = row.pause().is_none().then_some(at);
    let least = if increment > 0 { increment } else { bank.min(pace) };
    for seat in seats.iter().filter(|&seat| sitting(row, seat).is_some()).collect::<Vec<_>>() {
        if let Some(clock) = row.clocks.get_mut(usize::from(seat)) {
            *clock = SeatClock { left: clock.left.max(least), since };
        }
    }
}

/// The clocks after the position changed: whose decision ended stands still, with the increment if
/// they took a turn; whose began runs. What was taken back gives its increment back.
pub fn after(
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

/// All clocks stand still, with what is left on them.
pub fn stop(live: &LoadedTable, row: &mut TableRow, at: Timestamp) {
    for (index, clock) in row.clocks.iter_mut().enumerate() {
        let user = row.seats.get(index).and_then(|seat| seat.occupant.person());
        let person = user.map(|user| live.person(user)).unwrap_or_default();
        clock.settle(&person, at);
        clock.since = None;
    }
}

/// The clocks of these seats run on with what was left on them.
pub fn run_on(row: &mut TableRow, seats: SeatSet, at: Timestamp) {
    for seat in seats.iter().filter(|&seat| sitting(row, seat).is_some()).collect::<Vec<_>>() {
        if let Some(clock) = row.clocks.get_mut(usize::from(seat)) {
            clock.since = Some(at);
        }
    }
}

/// The clocks of a person are brought up to date before their way of resting changes.
pub fn settle(row: &mut TableRow, user: UserId, person: &Preferences, at: Timestamp) {
    let seat = row.seats.iter().position(|seat| seat.occupant.user() == Some(user));
    if let Some(clock) = seat.and_then(|seat| row.clocks.get_mut(seat)) {
        clock.settle(person, at);
    }
}

/// The end of a clock that runs.
pub fn job(row: &TableRow, person: &Preferences, seat: Seat, seq: u32, at: Timestamp) -> Option<NewJob> {
    let clock = row.clocks.get(usize::from(seat))?;
    let due_at = clock.runs_out(person)?.max(at);
    Some(NewJob { kind: JobKind::Timeout, due_at, seat, seq, payload: JobPayload::Nothing })
}

/// The clock of a seat as it is shown now; nothing where time is not measured.
pub fn time_left(live: &LoadedTable, seat: Seat, at: Timestamp) -> Option<TimeLeft> {
    let clock = *live.row.clocks.get(usize::from(seat))?;
    let person = live.person(sitting(&live.row, seat)?);
    Some(TimeLeft {
        seat,
        left: clock.left(&person, at),
        until: clock.runs_out(&person),
        stands: clock.since.is_some() && person.rests(at).is_some(),
    })
}
