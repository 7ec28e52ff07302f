//! The steps of a turn, worker by worker.

use engine::{Event, Facts, Game, Phrase, Seat};
use game_kit::actions::{Mark, Marked};
use game_kit::advice::numbered;

use super::super::action::Action;
use super::super::data::{Effect, data};
use super::super::ids::Gear;
use super::super::state::Task;
use super::super::{State, Tzolkin, phrases as say};

/// The steps, with the workers and their spaces, and with all that they bring and cost.
pub(super) fn now(before: &State, seat: Seat, actions: &[Action]) -> Phrase {
    let mut state = *before;
    let mut events: Vec<Event> = Vec::new();
    // The number of a part is that of its disc in the picture (`picture/overview/plan.rs`).
    let (mut begs, mut finishes, mut step) = (None, None, 0);
    let (mut used, mut back, mut placed) = (Vec::new(), Vec::new(), Vec::new());
    let (mut worker, mut number): (Option<(Gear, u8)>, _) = (None, 0);
    // In the middle of a turn, the first step is the open one.
    if let Some(task) = before.table.task() {
        step = 1;
        match task {
            Task::ChooseAction { gear, space } => {
                worker = Some((gear, space));
                used.push((step, say::space(gear, space)));
            }
            _ => finishes = Some(numbered(step, Phrase::new("tzolkin-plan-finish"))),
        }
    }
    for &action in actions.iter().take_while(|action| !matches!(action, Action::End)) {
        step += usize::from(action.is(Mark::Step));
        match action {
            Action::Place(gear) => {
                placed.extend(state.table.lowest_free_space(gear).map(|space| (step, say::space(gear, space))));
            }
            Action::PlaceFirstPlayer => placed.push((step, Phrase::new("tzolkin-first-player-space").inside())),
            Action::Pick(gear, space) => {
                worker = Some((gear, space));
                used.push((step, say::space(gear, space)));
            }
            Action::Nothing => back.extend(used.pop()),
            Action::Beg(_) => begs = Some(numbered(step, Phrase::new("tzolkin-plan-begs"))),
            Action::Keep(pair) => {
                let tiles = vec![say::tile(pair.0), say::tile(pair.1)];
                let effects = [pair.0, pair.1].map(|tile| &data().wealth_tiles[tile.index()].effects);
                let effects = say::effects(effects.into_iter().flatten());
                return Phrase::new("tzolkin-plan-keeps").with("tiles", tiles).with("effects", effects);
            }
            Action::Days(days) => return numbered(step, Phrase::new("tzolkin-plan-days").with("days", days)),
            _ => {}
        }
        if let (Some((gear, space)), Some((_, last))) = (worker, used.last_mut()) {
            let here = say::space(gear, space);
            match action {
                Action::Action(own) => {
                    number = own;
                    if number != space {
                        *last = Phrase::new("tzolkin-plan-use-as").with("worker", here).with("space", number);
                    }
                }
                // Some buildings bring an action too.
                Action::Use(other, used) if matches!(data().offer(gear, number).main(), Some(Effect::Use { .. })) => {
                    let action = say::space(other, used);
                    *last = Phrase::new("tzolkin-plan-use-for").with("worker", here).with("action", action);
                }
                _ => {}
            }
        }
        Tzolkin::apply(&mut state, seat, action, &mut events);
    }
    let all = |key: &str, argument: &str, steps: Vec<(usize, Phrase)>| {
        let steps: Vec<Phrase> = steps.into_iter().map(|(number, step)| numbered(number, step)).collect();
        (!steps.is_empty()).then(|| Phrase::new(key).with(argument, steps))
    };
    let parts = [
        begs,
        finishes,
        all("tzolkin-plan-use", "workers", used),
        all("tzolkin-plan-takes-back", "workers", back),
        all("tzolkin-plan-places", "spaces", placed),
    ];
    let next = |first, next| Phrase::new("core-plan-next").with("first", first).with("next", next);
    let Some(parts) = parts.into_iter().flatten().reduce(next) else { return Phrase::new("tzolkin-plan-ends") };
    let (gains, costs) = Facts::of(&events).gains_and_costs(seat);
    let now = Phrase::new("tzolkin-plan-now").with("parts", parts).with("gains", gains).with("costs", costs);
    // The first player passes the marker on.
    let passes = actions.contains(&Action::PlaceFirstPlayer) && before.table.first_seat == seat;
    if !passes || before.table.is_last_round() {
        return now;
    }
    Phrase::new("core-plan-then").with("first", now).with("next", Phrase::new("tzolkin-plan-moves-last"))
}
