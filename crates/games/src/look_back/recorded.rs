//! The turns of a record.

use engine::{Event, Seat, Viewer};

use crate::Position;
use crate::record::{Record, RecordError};

use super::course::{Course, CourseTurn, course};

/// A turn of a record.
pub struct RecordedTurn {
    /// The position before the turn's first step.
    pub before: Box<dyn Position>,
    /// The position after the turn.
    pub after: Box<dyn Position>,
    pub seat: Seat,
    /// The turn's steps in notation.
    pub steps: Vec<String>,
    pub events: Vec<Event>,
}

/// A turn that has begun.
#[derive(Default)]
struct Begun {
    before: Option<Box<dyn Position>>,
    steps: Vec<String>,
    events: Vec<Event>,
}

/// The complete turns of a record in their order. In a simultaneous choice, several turns run at the same time.
///
/// # Errors
/// The record can't be replayed.
pub fn recorded_turns(record: &Record) -> Result<Vec<RecordedTurn>, RecordError> {
    let mut position = record.start()?;
    let mut turns = Vec::new();
    let mut begun: Vec<Begun> = (0..position.seats()).map(|_| Begun::default()).collect();
    for (index, step) in record.steps.iter().enumerate() {
        let before = position.fork();
        let events = position.play(step.seat, &step.action).map_err(|illegal| RecordError::Step { index, illegal })?;
        let ended = position.turn() > before.turn();
        let Some(own) = begun.get_mut(step.seat.index()) else { continue };
        let first = own.before.take().unwrap_or(before);
        own.steps.push(step.action.clone());
        own.events.extend(events);
        if ended {
            let Begun { steps, events, .. } = std::mem::take(own);
            turns.push(RecordedTurn { before: first, after: position.fork(), seat: step.seat, steps, events });
        } else {
            own.before = Some(first);
        }
    }
    Ok(turns)
}

/// The course of a game with these turns.
pub fn recorded_course(turns: &[RecordedTurn]) -> Course {
    course(turns.iter().map(|turn| CourseTurn {
        seat: turn.seat,
        round: turn.before.face(Viewer::Public).round(),
        events: &turn.events,
        after: &*turn.after,
    }))
}
