//! The steps of a turn, worker by worker.

use crate::engine::{Event, Game, Phrase, Seat};
use crate::games::kit::advice::gains_and_costs;

use super::super::action::Action;
use super::super::ids::Gear;
use super::super::state::Task;
use super::super::{State, Tzolkin, phrases as say};

/// Keys of clauses that name their gains: buildings and monuments.
const THINGS: &[&str] = &["tzolkin-did-build"];

/// The steps, with the workers and their spaces, and with all that they bring and cost.
pub(super) fn now(before: &State, seat: Seat, actions: &[Action]) -> Phrase {
    let mut state = *before;
    let mut events: Vec<Event> = Vec::new();
    let (mut begs, mut used, mut back, mut placed) = (false, Vec::new(), Vec::new(), Vec::new());
    let mut worker: Option<(Gear, u8)> = None;
    // In the middle of a turn, a worker's action is open.
    if let Some(Task::ChooseAction { gear, space }) = before.table.task() {
        worker = Some((gear, space));
        used.push(say::space(gear, space));
    }
    let finishes = before.table.task().is_some() && worker.is_none();
    for &action in actions.iter().take_while(|action| !matches!(action, Action::End)) {
        match action {
            Action::Place(gear) => {
                placed.extend(state.table.lowest_free_space(gear).map(|space| say::space(gear, space)));
            }
            Action::PlaceFirstPlayer => placed.push(Phrase::new("tzolkin-first-player-space").inside()),
            Action::Pick(gear, space) => {
                worker = Some((gear, space));
                used.push(say::space(gear, space));
            }
            Action::Nothing => back.extend(used.pop()),
            Action::Beg(_) => begs = true,
            Action::Keep(pair) => {
                let tiles = vec![say::tile(pair.0), say::tile(pair.1)];
                return Phrase::new("tzolkin-plan-keeps").with("tiles", tiles);
            }
            Action::Days(days) => return Phrase::new("tzolkin-plan-days").with("days", days),
            _ => {}
        }
        if let (Some((gear, space)), Some(last)) = (worker, used.last_mut()) {
            let here = say::space(gear, space);
            match action {
                Action::Action(number) if number != space => {
                    *last = Phrase::new("tzolkin-plan-use-as").with("worker", here).with("space", number);
                }
                Action::Use(other, number) => {
                    let action = say::space(other, number);
                    *last = Phrase::new("tzolkin-plan-use-for").with("worker", here).with("action", action);
                }
                _ => {}
            }
        }
        Tzolkin::apply(&mut state, seat, action, &mut events);
    }
    events.retain(|event: &Event| event.seat == Some(seat));
    let parts = [
        begs.then(|| Phrase::new("tzolkin-plan-begs")),
        finishes.then(|| Phrase::new("tzolkin-plan-finish")),
        (!used.is_empty()).then(|| Phrase::new("tzolkin-plan-use").with("workers", used)),
        (!back.is_empty()).then(|| Phrase::new("tzolkin-plan-takes-back").with("workers", back)),
        (!placed.is_empty()).then(|| Phrase::new("tzolkin-plan-places").with("spaces", placed)),
    ];
    let parts: Vec<Phrase> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return Phrase::new("tzolkin-plan-ends");
    }
    let (gains, costs) = gains_and_costs(&events, THINGS);
    Phrase::new("tzolkin-plan-now").with("parts", parts).with("gains", gains).with("costs", costs)
}
