//! The parts of the search after a game: turning points first, then the chances of each seat.

use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::{Seat, Seed, Viewer};
use crate::games::look_back::{Chances, Course, CourseTurn, LookBackPart, Search, course};
use crate::games::turning_points::{Costly, SearchPart};
use crate::games::{Position, turn_in_words};

use super::computer;
use super::history::History;
use super::loaded::LoadedTable;
use crate::table::values::{Change, JobKind, JobPayload, JobsChange, NewJob, Refusal, TableState, TurningPoint};

/// Hundredths of a point in one point.
const WHOLE: u32 = 100;

/// The job of a game that ends now.
pub fn job(at: Timestamp) -> NewJob {
    NewJob { kind: JobKind::Review, due_at: at, seat: Seat::default(), seq: 0, payload: JobPayload::Nothing }
}

/// The change that plans the next part of a search.
pub fn next_part(search: Search, at: Timestamp) -> Change {
    let job = NewJob { payload: JobPayload::Review(search), ..job(at) };
    Change { jobs: Some(JobsChange { add: vec![job], ..JobsChange::default() }), ..Change::new(at) }
}

pub fn finished(table: &LoadedTable) -> Result<&History, Refusal> {
    match table.row.state {
        TableState::Over => table.history(),
        _ => Err(Refusal::NotOver),
    }
}

/// The seat of each turn; `None` for the turns of computer players, since no one learns from them.
fn people(table: &LoadedTable, history: &History) -> Vec<Option<Seat>> {
    let is_person =
        |seat: Seat| table.row.seats.get(usize::from(seat)).is_some_and(|seat| seat.occupant.user().is_some());
    history.turns().iter().map(|turn| Some(turn.seat).filter(|seat| is_person(*seat))).collect()
}

/// The next part of a search, with what it needs.
pub enum Asked {
    Turn { part: SearchPart, before: Arc<dyn Position>, seat: Seat, steps: Vec<String>, seed: Seed },
    Chances { position: Arc<dyn Position>, seed: Seed },
}

/// Skips what needs no search, and returns the next part. `None` if the search is done.
pub fn next(table: &LoadedTable, history: &History, search: &mut Search) -> Option<Asked> {
    let people = people(table, history);
    let of_game = table.row.seed.unwrap_or_default();
    loop {
        let part = match search.next(&people)? {
            LookBackPart::Turn(part) => part,
            LookBackPart::Chances(turns) => match history.position_at(turns) {
                Ok(position) => return Some(Asked::Chances { position, seed: of_game }),
                // It can't be replayed, so there will be no look back.
                Err(_) => {
                    search.chances.push(Chances::new());
                    continue;
                }
            },
        };
        let (SearchPart::Scan(index) | SearchPart::Check(index)) = part;
        let turn = &history.turns()[index];
        match (people[index], history.position_at(index)) {
            (Some(seat), Ok(before)) => {
                // The hint for this decision had the same seed.
                let seed = computer::seed(of_game, turn.decision_start, seat);
                return Some(Asked::Turn { part, before, seat, steps: turn.steps.clone(), seed });
            }
            // No person played it, or it can't be replayed.
            _ => match part {
                SearchPart::Scan(_) => search.turns.add_scan(0),
                SearchPart::Check(_) => search.turns.add_check(index, None),
            },
        }
    }
}

pub fn turning_point(history: &History, index: usize, costly: &Costly) -> Option<TurningPoint> {
    let (turn, before) = (history.turns().get(index)?, history.position_at(index).ok()?);
    let summary = |steps: &[String]| turn_in_words(&*before, turn.seat, steps);
    Some(TurningPoint {
        turn: u32::try_from(index + 1).unwrap_or(u32::MAX),
        round: before.face(Viewer::Public).round(),
        seat: turn.seat,
        lost: (costly.lost + WHOLE / 2) / WHOLE,
        played: summary(&turn.steps),
        instead: summary(&costly.steps),
        why: costly.why.clone(),
        steps: costly.steps.clone(),
    })
}

/// The course of a finished game. `None` if a turn can't be replayed.
pub fn course_of(history: &History) -> Option<Course> {
    let positions = history.positions();
    if positions.len() < history.turns().len() {
        return None;
    }
    Some(course(history.turns().iter().zip(&positions).map(|(turn, after)| CourseTurn {
        seat: turn.seat,
        round: turn.round,
        events: &turn.events,
        after: &**after,
    })))
}
