//! Jobs that follow from a change.

use jiff::Timestamp;

use crate::engine::{Seat, SeatSet};

use super::history::History;
use super::loaded::LoadedTable;
use super::{clocks as time_bank, computer, queued_turns, reminders};
use crate::table::values::{JobKind, JobsChange, NewJob, Occupant, RemovedJobs, TableRow};

/// The jobs after the position changed. Decisions that began earlier keep their jobs.
pub fn after(table: &LoadedTable, row: &TableRow, before: &History, then: &History, at: Timestamp) -> JobsChange {
    let asked = then.position().to_act();
    let was_asked = before.position().to_act();
    let stays = |seat: &Seat| was_asked.contains(*seat) && before.decision_start(*seat) == then.decision_start(*seat);
    let keep: Vec<Seat> = asked.iter().filter(stays).collect();
    let new: SeatSet = asked.iter().filter(|seat| !keep.contains(seat)).collect();
    let seq = then.entries();
    let mut add = Vec::new();
    for seat in new.iter() {
        add.extend(decision_jobs(table, row, then, (seat, seq), at));
    }
    JobsChange { drop: vec![RemovedJobs::AllBut(keep)], add, wake: false }
}

/// The jobs of a seat's decision after this log entry, from this moment on. Empty while the game is paused.
pub fn decision_jobs(
    table: &LoadedTable,
    row: &TableRow,
    then: &History,
    (seat, seq): (Seat, u32),
    at: Timestamp,
) -> Vec<NewJob> {
    if row.pause().is_some() {
        return Vec::new();
    }
    let person = row.seats.get(usize::from(seat)).and_then(|seat| seat.occupant.person());
    match person.filter(|user| queued_turns::automatic(table, then, seat, *user).is_some()) {
        // The bot plays the turn itself, so the player gets no reminder.
        Some(user) => {
            let clock = time_bank::job(row, &table.person(user), seat, seq, at);
            [queued_turns::job(table, row, (seat, user), seq, at)].into_iter().chain(clock).collect()
        }
        None => begin(table, row, SeatSet::one(seat), seq, at),
    }
}

/// The jobs of decisions that begin now on these seats. Empty while the game is paused.
pub fn begin(table: &LoadedTable, row: &TableRow, seats: SeatSet, seq: u32, at: Timestamp) -> Vec<NewJob> {
    let mut jobs = Vec::new();
    if row.pause().is_some() {
        return jobs;
    }
    for seat in seats.iter() {
        let Some(sits) = row.seats.get(usize::from(seat)) else { continue };
        match sits.occupant {
            // Computer players stop while no person plays. A person who joins starts them again.
            Occupant::Computer(_) | Occupant::StandIn { .. } if !row.computers_play() => {}
            Occupant::Computer(_) | Occupant::StandIn { .. } => jobs.push(computer::job(row, seat, seq, at)),
            Occupant::Person(user) => {
                let person = table.person(user);
                jobs.push(reminders::first(row, &person, seat, seq, at));
                jobs.extend(time_bank::job(row, &person, seat, seq, at));
            }
            Occupant::Empty => {}
        }
    }
    jobs
}

/// The jobs of open decisions when a paused game resumes. Each player to act gets one reminder.
pub fn go_on(table: &LoadedTable, row: &TableRow, now: &History, at: Timestamp) -> Vec<NewJob> {
    let mut jobs = Vec::new();
    for seat in now.position().to_act().iter() {
        let seq = now.decision_start(seat);
        for job in decision_jobs(table, row, now, (seat, seq), at) {
            match job.kind {
                JobKind::Reminder => jobs.push(reminders::uncalled(seat, seq, at)),
                // A player with a delayed queued turn gets a reminder too, since a missing one would reveal the queued
                // turn.
                JobKind::QueuedTurn if job.due_at > at => jobs.extend([reminders::uncalled(seat, seq, at), job]),
                _ => jobs.push(job),
            }
        }
    }
    jobs
}
