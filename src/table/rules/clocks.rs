//! Clocks: each player has a bank of thinking time, which runs while the game waits for them, except in quiet hours and
//! on vacation.
//!
//! A turn always begins with some time on the clock, even after the bank has run out: the increment or, without one,
//! the game's pace. An absence therefore never shuts a player out.

use jiff::Timestamp;

use crate::engine::{Seat, SeatSet};

use super::history::History;
use super::loaded::LoadedTable;
use crate::table::values::{
    ClockRule, JobKind, JobPayload, NewJob, Preferences, SeatClock, TableRow, TimeLeft, UserId, millis,
};

/// Creates full clocks for all seats. Empty if the game doesn't measure time.
pub fn new(rule: Option<ClockRule>, seats: usize) -> Vec<SeatClock> {
    let full = |rule: ClockRule| SeatClock { left: u64::from(rule.bank) * 1000, since: None };
    rule.map_or_else(Vec::new, |rule| vec![full(rule); seats])
}

/// The person on a seat, if no computer player plays there.
pub fn sitting(row: &TableRow, seat: Seat) -> Option<UserId> {
    row.seats.get(usize::from(seat))?.occupant.person()
}

/// Starts the clocks of new decisions. In a paused game, they start paused.
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

/// Updates the clocks after a change of the position. The clock of a finished decision stops, with the increment if the
/// player took a turn. The clock of a new decision starts. An undone turn loses its increment.
pub fn after(
    table: &LoadedTable,
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
        let same =
            before.position().to_act().contains(seat) && before.decision_start(seat) == then.decision_start(seat);
        if asked.contains(seat) && same {
            continue;
        }
        let person = sitting(&table.row, seat).map(|user| table.person(user)).unwrap_or_default();
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

/// Stops all clocks and keeps the remaining time.
pub fn stop(table: &LoadedTable, row: &mut TableRow, at: Timestamp) {
    for (index, clock) in row.clocks.iter_mut().enumerate() {
        let user = row.seats.get(index).and_then(|seat| seat.occupant.person());
        let person = user.map(|user| table.person(user)).unwrap_or_default();
        clock.settle(&person, at);
        clock.since = None;
    }
}

/// Restarts the clocks of these seats, with their remaining time.
pub fn run_on(row: &mut TableRow, seats: SeatSet, at: Timestamp) {
    for seat in seats.iter().filter(|&seat| sitting(row, seat).is_some()).collect::<Vec<_>>() {
        if let Some(clock) = row.clocks.get_mut(usize::from(seat)) {
            clock.since = Some(at);
        }
    }
}

/// Updates a person's clocks before their quiet hours or vacation change.
pub fn settle(row: &mut TableRow, user: UserId, person: &Preferences, at: Timestamp) {
    let seat = row.seats.iter().position(|seat| seat.occupant.user() == Some(user));
    if let Some(clock) = seat.and_then(|seat| row.clocks.get_mut(seat)) {
        clock.settle(person, at);
    }
}

/// The job for the end of a running clock.
pub fn job(row: &TableRow, person: &Preferences, seat: Seat, seq: u32, at: Timestamp) -> Option<NewJob> {
    let clock = row.clocks.get(usize::from(seat))?;
    let due_at = clock.runs_out(person)?.max(at);
    Some(NewJob { kind: JobKind::Timeout, due_at, seat, seq, payload: JobPayload::Nothing })
}

/// The current clock of a seat; `None` if the game doesn't measure time.
pub fn time_left(table: &LoadedTable, seat: Seat, at: Timestamp) -> Option<TimeLeft> {
    let clock = *table.row.clocks.get(usize::from(seat))?;
    let person = table.person(sitting(&table.row, seat)?);
    Some(TimeLeft {
        seat,
        left: clock.left(&person, at),
        until: clock.runs_out(&person),
        stands: clock.since.is_some() && person.rests(at).is_some(),
    })
}
