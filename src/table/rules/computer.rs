//! Computer players: the time and the input of their decisions.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use crate::ai::Strength;
use crate::engine::{Phrase, Rng, Seat, Seed};
use crate::games::Position;

use super::decision::StoredReply;
use super::loaded::LoadedTable;
use crate::table::values::{Job, JobKind, JobPayload, NewJob, Occupant, SeatRow, TableRow};

/// Strength of computer players that fill in for someone.
pub const STAND_IN: Strength = Strength::Medium;

/// Names of computer players, one per line: the days of the Maya calendar. They are not translated.
const NAMES: &str = include_str!("../../../assets/names/computers.txt");

/// Creates a computer player for a seat, with a name that no one else in the game has.
pub fn computer(row: &TableRow, seat: Seat, strength: Strength, since: Timestamp) -> SeatRow {
    let names: Vec<&str> = NAMES.lines().collect();
    let first = row.opened_at.as_second().rem_euclid(names.len() as i64) as usize;
    let mut order = names.iter().cycle().skip(first).take(names.len());
    let free = order.find(|name| row.seats.iter().all(|seat| seat.name != **name));
    SeatRow {
        seat,
        occupant: Occupant::Computer(strength),
        name: (*free.unwrap_or(&names[0])).to_owned(),
        offer: None,
        since,
    }
}

/// The name of the computer player on a seat of a lesson.
pub fn name(seat: Seat) -> &'static str {
    NAMES.lines().nth(seat.index()).unwrap_or_default()
}

/// Creates a reply about a computer player, with its name and strength.
pub fn computer_reply(key: &str, computer: &SeatRow) -> StoredReply {
    let phrase = Phrase::new(key).named("computer", computer.name.as_str());
    StoredReply::Done(match computer.occupant.strength() {
        Some(strength) => phrase.with("strength", Phrase::new(format!("ui-strength-{}", strength.id()))),
        None => phrase,
    })
}

/// A turn that a computer player found.
pub struct ComputerTurn {
    pub steps: Vec<String>,
    /// The number of steps that the computer player could simulate per decision.
    pub budget: u64,
}

/// Returns the seed for a seat's decision after this number of log entries.
pub fn seed(game: Seed, entries: u32, seat: Seat) -> Seed {
    // Separate streams: the deal uses the first ones, the seat order the last one.
    Rng::stream(game, u64::MAX - 1 - (u64::from(entries) << 3 | u64::from(seat))).seed()
}

/// Creates the job for a computer player's decision that begins now.
pub fn job(row: &TableRow, seat: Seat, seq: u32, at: Timestamp) -> NewJob {
    let wait = if row.settings.unhurried { unhurried(row, seat, seq) } else { SignedDuration::ZERO };
    let due_at = at.checked_add(wait).unwrap_or(Timestamp::MAX);
    NewJob { kind: JobKind::Computer, due_at, seat, seq, payload: JobPayload::Nothing }
}

/// Returns the delay of an unhurried computer player: a small part of the time that people have, which varies between
/// decisions.
pub fn unhurried(row: &TableRow, seat: Seat, seq: u32) -> SignedDuration {
    let pace = SignedDuration::try_from(row.settings.pace.duration()).unwrap_or(SignedDuration::MAX);
    let parts = 20 + (seq.wrapping_mul(7).wrapping_add(u32::from(seat) * 3)) % 41;
    (pace / i32::try_from(parts).unwrap_or(40)).clamp(SignedDuration::from_secs(10), SignedDuration::from_mins(20))
}

/// The input for a computer player's decision.
pub struct ComputerTask {
    pub position: Arc<dyn Position>,
    pub strength: Strength,
    pub seed: Seed,
    pub entries: u32,
}

/// Returns the open decision of a job. `None` if it was already made, or if a person has to make it.
pub fn question(table: &LoadedTable, job: &Job) -> Option<ComputerTask> {
    let seat = table.row.seats.get(usize::from(job.seat))?;
    let wanted = (table.row.is_computer(job.seat) && table.row.computers_play()) || job.payload == JobPayload::FillsIn;
    if !wanted || !table.still_asks(job.seat, job.seq) {
        return None;
    }
    let history = table.history().ok()?;
    let entries = history.entries();
    Some(ComputerTask {
        position: history.position().clone(),
        strength: seat.occupant.strength().unwrap_or(STAND_IN),
        seed: seed(table.row.seed?, entries, job.seat),
        entries,
    })
}
