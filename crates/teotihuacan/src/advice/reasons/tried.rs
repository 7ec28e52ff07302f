//! The turn to explain, and the pieces of the checks.

use std::cell::Cell;

use crate::state::Phase;
use game_kit::advice::Case;

use super::prelude::*;

/// The turn to explain.
pub(super) type Tried<'a, 'v> = Case<'a, 'v, Teotihuacan>;

pub(super) fn reason(
    kind: &str,
    check: Check,
    counted: [impl Into<i64>; 2],
    args: impl FnOnce(Phrase) -> Phrase,
) -> Reason {
    Reason::new::<Teotihuacan>(kind, check, counted, args)
}

/// The states before each action of the turn, with the action.
pub(super) fn walk(case: &Tried<'_, '_>) -> Vec<(State, Action)> {
    let mut state = case.before;
    let mut all = Vec::new();
    for &action in case.actions {
        all.push((state, action));
        Teotihuacan::apply(&mut state, case.seat, action, &mut Silent);
    }
    all
}

/// Plays these actions in every deal and continues to the end of this many further turns of the seat. Logs all
/// decisions after the plan, with the number of the deal. `None` if the actions aren't always legal.
pub(super) fn follow(
    case: &mut Tried<'_, '_>,
    (actions, turns): (&[Action], u32),
    mut log: impl FnMut(usize, &State, Seat, Action),
) -> Option<()> {
    let seat = case.seat;
    for deal in 0..case.lab.deals().len() {
        let state = case.lab.deals()[deal];
        let after = case.lab.play(&state, actions)?;
        let moved = Cell::new(0);
        case.lab.continue_until(
            after,
            |_| moved.get() > turns,
            |state, other, action| {
                let begins = matches!(action, Action::Move { .. } | Action::UnlockTurn);
                moved.set(moved.get() + u32::from(other == seat && begins));
                if moved.get() <= turns {
                    log(deal, state, other, action);
                }
            },
        )?;
    }
    Some(())
}

/// Plays these actions in every deal and shows the state before the seat's next turn. After the game, no step is legal.
/// `None` if the actions aren't always legal.
pub(super) fn on_next_turn(case: &mut Tried<'_, '_>, actions: &[Action], mut look: impl FnMut(&State)) -> Option<()> {
    let (seat, turn) = (case.seat, Teotihuacan::turn(&case.before));
    for deal in 0..case.lab.deals().len() {
        let after = case.lab.play(&case.lab.deals()[deal], actions)?;
        let next = |state: &State| {
            state.phase == Phase::Turns && Teotihuacan::turn(state) > turn && Teotihuacan::to_act(state).contains(seat)
        };
        look(&case.lab.continue_until(after, next, |_, _, _| {})?);
    }
    Some(())
}

pub(super) fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    Teotihuacan::legal(state, seat, &mut legal);
    legal
}

/// The board of the turn's move.
pub(super) fn target(case: &Tried<'_, '_>) -> Option<(Board, u8)> {
    case.actions
        .iter()
        .find_map(|action| if let Action::Move { to, power, .. } = action { Some((*to, *power)) } else { None })
}
