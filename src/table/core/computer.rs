//! Computer players: when they decide, and from what.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use crate::ai::Strength;
use crate::engine::{Phrase, Rng, Seat, Seed};
use crate::games::Position;
use crate::table::{Job, JobKind, JobPayload, NewJob, Occupant, SeatRow, TableRow};

use super::decision::StoredReply;
use super::loaded::LoadedTable;

/// How well a computer plays that nobody has chosen.
pub const STAND_IN: Strength = Strength::Medium;

/// What computer players are called: the days of the Maya calendar, a name a line. Names are not translated.
const NAMES: &str = include_str!("../../../assets/names/computers.txt");

/// A computer player for a seat, with a name that nobody at the table has.
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

/// Something that was done about a computer player, by its name.
pub fn of_computer(key: &str, computer: &SeatRow) -> StoredReply {
    let phrase = Phrase::new(key).named("computer", computer.name.as_str());
    StoredReply::Done(match computer.occupant.strength() {
        Some(strength) => phrase.with("strength", Phrase::new(format!("ui-strength-{}", strength.id()))),
        None => phrase,
    })
}

/// A turn that a computer player plays.
pub struct ComputerTurn {
    pub steps: Vec<String>,
    pub reason: Phrase,
    /// How many steps it could play in search of each decision.
    pub budget: u64,
}

/// The seed of the decision that a seat makes after so many entries of the log.
pub fn seed(game: Seed, entries: u32, seat: Seat) -> Seed {
    // Streams of its own: the deal uses the first ones, the order of the seats the last one.
    Rng::stream(game, u64::MAX - 1 - (u64::from(entries) << 3 | u64::from(seat))).seed()
}

/// The decision of a computer player that begins now.
pub fn job(row: &TableRow, seat: Seat, seq: u32, at: Timestamp) -> NewJob {
    let wait = if row.settings.unhurried { unhurried(row, seat, seq) } else { SignedDuration::ZERO };
    let due_at = at.checked_add(wait).unwrap_or(Timestamp::MAX);
    NewJob { kind: JobKind::Computer, due_at, seat, seq, payload: JobPayload::Nothing }
}

/// How long an unhurried computer player takes for a decision: a small part of what people have, and
/// not always the same.
pub fn unhurried(row: &TableRow, seat: Seat, seq: u32) -> SignedDuration {
    let pace = SignedDuration::try_from(row.settings.pace.duration()).unwrap_or(SignedDuration::MAX);
    let parts = 20 + (seq.wrapping_mul(7).wrapping_add(u32::from(seat) * 3)) % 41;
    (pace / i32::try_from(parts).unwrap_or(40)).clamp(SignedDuration::from_secs(10), SignedDuration::from_mins(20))
}

/// What a computer player has to decide.
pub struct Question {
    pub position: Arc<dyn Position>,
    pub strength: Strength,
    pub seed: Seed,
    pub entries: u32,
}

/// The decision that a job is about, unless it is made, or nobody is there for whom to make it.
pub fn question(live: &LoadedTable, job: &Job) -> Option<Question> {
    let seat = live.row.seats.get(usize::from(job.seat))?;
    let wanted = (live.row.is_computer(job.seat) && live.row.computers_play()) || job.payload == JobPayload::StandsIn;
    if !wanted || !live.still_asks(job.seat, job.seq) {
        return None;
    }
    let history = live.history().ok()?;
    let entries = history.entries();
    Some(Question {
        position: history.position().clone(),
        strength: seat.occupant.strength().unwrap_or(STAND_IN),
        seed: seed(live.row.seed?, entries, job.seat),
        entries,
    })
}
