//! The steps of a turn, worker by worker.

use crate::engine::{Event, Game, Phrase, Seat};
use crate::games::kit::advice::{gains_and_costs, numbered};

use super::super::action::Action;
use super::super::ids::Gear;
use super::super::state::Task;
use super::super::{State, Tzolkin, phrases as say};

/// Keys of clauses that name their gains: buildings and monuments.
const THINGS: &[&str] = &["tzolkin-did-build"];

/// A part of a turn: one worker that is picked up, all workers that are placed, or another decision.
struct Part {
    phrase: Phrase,
    events: Vec<Event>,
}

/// The steps, with the workers and their spaces.
pub(super) fn now(before: &State, seat: Seat, actions: &[Action]) -> Phrase {
    let mut state = *before;
    let mut parts: Vec<Part> = Vec::new();
    let mut placed: Option<(Vec<Phrase>, Vec<Event>)> = None;
    let mut worker: Option<(Gear, u8)> = None;
    // In the middle of a turn, a worker's action is open.
    match before.table.task() {
        Some(Task::ChooseAction { gear, space }) => {
            worker = Some((gear, space));
            let phrase = Phrase::new("tzolkin-plan-use").with("worker", say::space(gear, space));
            parts.push(Part { phrase, events: Vec::new() });
        }
        Some(_) => parts.push(Part { phrase: Phrase::new("tzolkin-plan-finish"), events: Vec::new() }),
        None => {}
    }
    let ended = |action: Action| matches!(action, Action::End);
    for &action in actions.iter().take_while(|action| !ended(**action)) {
        let space = match action {
            Action::Place(gear) => state.table.lowest_free_space(gear).map(|space| say::space(gear, space)),
            Action::PlaceFirstPlayer => Some(Phrase::new("tzolkin-first-player-space").inside()),
            _ => None,
        };
        let mut events = Vec::new();
        Tzolkin::apply(&mut state, seat, action, &mut events);
        events.retain(|event: &Event| event.seat == Some(seat));
        if let Some(space) = space {
            let (spaces, all) = placed.get_or_insert_default();
            spaces.push(numbered(parts.len() + spaces.len() + 1, space));
            all.extend(events);
            continue;
        }
        match action {
            Action::Pick(gear, space) => {
                worker = Some((gear, space));
                let phrase = Phrase::new("tzolkin-plan-use").with("worker", say::space(gear, space));
                parts.push(Part { phrase, events });
                continue;
            }
            Action::Beg(_) => {
                let phrase = Phrase::new("tzolkin-plan-begs");
                parts.push(Part { phrase, events });
                continue;
            }
            Action::Keep(pair) => {
                let tiles = vec![say::tile(pair.0), say::tile(pair.1)];
                return Phrase::new("tzolkin-plan-keeps").with("tiles", tiles);
            }
            Action::Days(days) => return numbered(1, Phrase::new("tzolkin-plan-days").with("days", days)),
            _ => {}
        }
        let Some(part) = parts.last_mut() else { continue };
        if let Some((gear, space)) = worker {
            let here = say::space(gear, space);
            match action {
                Action::Nothing => part.phrase = Phrase::new("tzolkin-plan-takes-back").with("worker", here),
                Action::Action(number) if number != space => {
                    part.phrase = Phrase::new("tzolkin-plan-use-as").with("worker", here).with("space", number);
                }
                Action::Use(other, number) => {
                    let action = say::space(other, number);
                    part.phrase = Phrase::new("tzolkin-plan-use-for").with("worker", here).with("action", action);
                }
                _ => {}
            }
        }
        part.events.extend(events);
    }
    let said = parts.into_iter().map(|part| with_amounts(part.phrase, &part.events));
    let mut said: Vec<Phrase> = (1..).zip(said).map(|(number, part)| numbered(number, part)).collect();
    if let Some((spaces, events)) = placed {
        said.push(with_amounts(Phrase::new("tzolkin-plan-places").with("spaces", spaces), &events));
    }
    if said.is_empty() {
        return Phrase::new("tzolkin-plan-ends");
    }
    Phrase::new("tzolkin-plan-now").with("parts", said)
}

/// The phrase with the gains and costs of its events.
fn with_amounts(phrase: Phrase, events: &[Event]) -> Phrase {
    let (gains, costs) = gains_and_costs(events, THINGS);
    phrase.with("gains", gains).with("costs", costs)
}
