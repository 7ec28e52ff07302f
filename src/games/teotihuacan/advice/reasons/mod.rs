//! The kinds of reasons, each with its check. A reason that isn't proved isn't given.

mod boards;
mod eclipse;
mod temples;

use crate::engine::{Game, Phrase, Seat, Silent};
use crate::games::kit::advice::{Case, Check, Reason};

use super::super::action::Action;
use super::super::ids::Board;
use super::super::state::Phase;
use super::super::{State, Teotihuacan};

type Tried<'a, 'v> = Case<'a, 'v, Teotihuacan>;

/// All proved reasons, the most important first.
pub(super) fn reasons(case: &mut Tried<'_, '_>) -> Vec<Reason> {
    if case.before.phase != Phase::Turns {
        return Vec::new();
    }
    let kinds: [fn(&mut Tried<'_, '_>) -> Option<Reason>; 20] = [
        eclipse::salary,
        eclipse::ascends,
        eclipse::saves_pay,
        eclipse::saves_up,
        boards::icons,
        boards::crowded,
        boards::together,
        eclipse::masks,
        temples::uses_tile,
        temples::step,
        boards::cheap_decoration,
        boards::unlocks,
        boards::fourth_worker,
        boards::technology,
        eclipse::track,
        boards::technology_pays,
        eclipse::near_ascension,
        boards::affords,
        boards::pays_work,
        eclipse::scored,
    ];
    kinds.iter().filter_map(|kind| kind(case)).collect()
}

fn reason(kind: &str, check: Check, counted: [i64; 2], args: impl FnOnce(Phrase) -> Phrase) -> Reason {
    Reason::new::<Teotihuacan>(kind, check, counted, args)
}

/// The states before each action of the turn, with the action.
fn walk(case: &Tried<'_, '_>) -> Vec<(State, Action)> {
    let mut state = case.before.clone();
    let mut all = Vec::new();
    for &action in case.actions {
        all.push((state.clone(), action));
        Teotihuacan::apply(&mut state, case.seat, action, &mut Silent);
    }
    all
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    Teotihuacan::legal(state, seat, &mut legal);
    legal
}

/// The board of the turn's move.
fn target(case: &Tried<'_, '_>) -> Option<(Board, u8)> {
    case.actions
        .iter()
        .find_map(|action| if let Action::Move { to, power, .. } = action { Some((*to, *power)) } else { None })
}
