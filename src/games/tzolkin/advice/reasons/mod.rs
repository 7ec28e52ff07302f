//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod food;
mod gears;
mod points;
mod prepared;

use crate::engine::{Phrase, Seat};
use crate::games::kit::advice::{Case, Check, Reason};

use super::super::action::Action;
use super::super::data::data;
use super::super::ids::{Gear, Material};
use super::super::state::{Earned, Mode, Phase, Table};
use super::super::{State, Tzolkin};

/// The kind of a reason that also says how much corn is missing.
pub(super) const FEED_LATER: &str = "feed-later";

type Tried<'a, 'v> = Case<'a, 'v, Tzolkin>;

/// All proved reasons, the most important first.
pub(super) fn reasons(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    if case.before.table.phase != Phase::Turns {
        return Vec::new();
    }
    let kinds: [fn(&mut Tried<'_, '_>) -> Option<Reason>; 23] = [
        food::feed,
        points::first_in_temple,
        points::temple_goods,
        points::last_round,
        gears::falls,
        points::two_buildings,
        points::monument,
        food::feed_later,
        gears::skull_in_time,
        food::farm,
        points::temple_points,
        prepared::affords,
        prepared::skull_ready,
        gears::through_uxmal,
        gears::first_player,
        gears::wait,
        prepared::learned,
        food::recruit,
        prepared::leads_to,
        gears::arrives,
        food::places_more,
        gears::pushed_up,
        points::scored,
    ];
    kinds.iter().filter_map(|kind| kind(case)).collect()
}

fn reason(kind: &str, check: Check, counted: [i64; 2], args: impl FnOnce(Phrase) -> Phrase) -> Reason {
    Reason::new::<Tzolkin>(kind, check, counted, args)
}

/// The workers that a turn picks up, each with its part of the actions.
fn picks(actions: &[Action]) -> impl Iterator<Item = (Gear, u8, std::ops::Range<usize>)> + '_ {
    actions.iter().enumerate().filter_map(|(start, action)| match *action {
        Action::Pick(gear, space) => {
            let rest = &actions[start + 1..];
            let next = rest.iter().position(|action| matches!(action, Action::Pick(..) | Action::End));
            Some((gear, space, start + 1..next.map_or(actions.len(), |next| start + 1 + next)))
        }
        _ => None,
    })
}

/// The turn in which this worker does nothing.
fn without(actions: &[Action], part: &std::ops::Range<usize>) -> Vec<Action> {
    let mut less = actions.to_vec();
    less.splice(part.clone(), [Action::Nothing]);
    less
}

/// Corn that a seat has.
fn corn(table: &Table, seat: Seat) -> u16 {
    table.player(seat).goods[Material::Corn]
}

/// Returns `true` if the turn places workers.
fn places(state: &State) -> bool {
    state.table.turn.mode == Mode::Placing
}

/// Workers of a seat on a gear.
fn own(table: &Table, seat: Seat, gear: Gear) -> impl Iterator<Item = u8> + use<> {
    let bits = table.gears.of(seat, gear);
    (0..=data().gear(gear).last_space).filter(move |space| bits >> space & 1 == 1)
}

/// The hungry workers of the seat on the next food day, if these actions come first and everyone then plays well. The
/// largest number of all deals. `None` if the actions aren't always legal, or if the score doesn't show the hunger.
fn hungry(case: &mut Tried<'_, '_>, actions: &[Action]) -> Option<Vec<u16>> {
    let seat = case.seat;
    let mut hungry = Vec::new();
    for deal in 0..case.lab.deals().len() {
        let state = case.lab.deals()[deal];
        let held = state.table.food_days_held;
        let each = data().vp_per_unfed;
        if state.table.floor_at_zero
            && state.table.player(seat).vp < each * i16::from(state.table.player(seat).workers_in_play)
        {
            return None;
        }
        let after = case.lab.play(&state, actions)?;
        let lost = |state: &State| -state.table.player(seat).earned[Earned::Hunger as usize];
        let before = lost(&state);
        let after = case.lab.continue_until(after, |state| state.table.food_days_held > held, |_, _, _| {})?;
        hungry.push((lost(&after) - before).max(0) as u16 / each as u16);
    }
    Some(hungry)
}
