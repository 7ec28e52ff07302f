//! The turn to explain, and the pieces of the checks.

use std::cell::Cell;

use crate::state::{Earned, Mode};
use game_kit::advice::{Case, number_sign};

use super::prelude::*;

/// The kinds of reasons that also say how much corn is missing.
pub(in crate::advice) const FEED_LATER: &str = "feed-later";
pub(in crate::advice) const FEED_PART: &str = "feed-part";

pub(super) type Tried<'a, 'v> = Case<'a, 'v, Tzolkin>;

pub(super) fn reason(
    kind: &str,
    check: Check,
    counted: [impl Into<i64>; 2],
    args: impl FnOnce(Phrase) -> Phrase,
) -> Reason {
    Reason::new::<Tzolkin>(kind, check, counted, args)
}

/// The reason about a worker that the turn places. If the turn has other steps, the reason names this one by its number.
pub(super) fn about_worker(case: &Tried<'_, '_>, (gear, space): (Gear, u8), mut reason: Reason) -> Reason {
    let (mut state, mut steps, mut own) = (case.before, 0, None);
    for &action in case.actions.iter().take_while(|action| !matches!(action, Action::End)) {
        steps += usize::from(action.begins_step());
        if action == Action::Place(gear) && state.table.lowest_free_space(gear) == Some(space) {
            own = number_sign(steps);
        }
        Tzolkin::apply(&mut state, case.seat, action, &mut Silent);
    }
    if let Some(sign) = own.filter(|_| steps > 1) {
        reason.words = Phrase { key: format!("{}.step", reason.words.key), ..reason.words.with("step", sign) };
    }
    reason
}

/// The workers that a turn picks up, each with its part of the actions.
pub(super) fn picks(actions: &[Action]) -> impl Iterator<Item = (Gear, u8, std::ops::Range<usize>)> + '_ {
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
pub(super) fn without(actions: &[Action], part: &std::ops::Range<usize>) -> Vec<Action> {
    let mut less = actions.to_vec();
    less.splice(part.clone(), [Action::Nothing]);
    less
}

/// Corn that a seat has.
pub(super) fn corn(table: &Table, seat: Seat) -> u16 {
    table.player(seat).goods[Material::Corn]
}

/// Returns `true` if the turn places workers.
pub(super) fn places(state: &State) -> bool {
    state.table.turn.mode == Mode::Placing
}

/// Workers of a seat on a gear.
pub(super) fn own(table: &Table, seat: Seat, gear: Gear) -> impl Iterator<Item = u8> + use<> {
    let bits = table.gears.of(seat, gear);
    (0..=data().gear(gear).last_space).filter(move |space| bits >> space & 1 == 1)
}

/// Plays these actions in every deal and continues to the end of this many further turns of the seat. Logs the seat's
/// actions after the plan, with the number of the deal. `None` if the actions aren't always legal.
pub(super) fn follow(
    case: &mut Tried<'_, '_>,
    (actions, turns): (&[Action], u32),
    mut log: impl FnMut(usize, &State, Action),
) -> Option<()> {
    let seat = case.seat;
    for deal in 0..case.lab.deals().len() {
        let after = case.lab.play(&case.lab.deals()[deal], actions)?;
        let ended = Cell::new(0);
        case.lab.continue_until(
            after,
            |_| ended.get() >= turns,
            |state, other, action| {
                if other == seat {
                    ended.set(ended.get() + u32::from(action == Action::End));
                    log(deal, state, action);
                }
            },
        )?;
    }
    Some(())
}

/// The hungry workers of a seat on the next food day, in each deal, if these actions come first and everyone then plays well.
/// `None` if the actions aren't always legal, or if the score doesn't show the hunger.
pub(super) fn hungry(case: &mut Tried<'_, '_>, seat: Seat, actions: &[Action]) -> Option<Vec<u16>> {
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
