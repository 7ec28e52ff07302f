//! Reasons about temples and discovery tiles.

use super::super::used::tile_used;
use super::prelude::*;

/// A discovery tile that the turn claims and uses.
pub(super) fn uses_tile(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let mut claimed = Vec::new();
    let used = case.actions.iter().find_map(|action| match *action {
        Action::Claim(tile) => {
            claimed.push(tile);
            None
        }
        action => tile_used(action).filter(|tile| claimed.contains(tile)),
    })?;
    Some(reason("uses-tile", Check::Without, [1, 0], |phrase| phrase.with("tile", say::discovery(used))))
}

/// Number of goods and points of a step.
fn worth(reward: &Effects) -> u16 {
    reward.goods.count() + reward.score
}

/// Goods and points as texts.
pub(super) fn pays(reward: &Effects) -> Vec<Phrase> {
    let mut pays = say::goods_list(&reward.goods);
    pays.extend((reward.score > 0).then(|| say::points(reward.score)));
    pays
}

/// Goods and points from which a step is wanted for them.
const WANTED: u16 = 2;

/// A step in a temple pays several goods or points, or a tile.
pub(super) fn step(case: &mut Tried<'_, '_>) -> Option<Reason> {
    best_step(case, WANTED)
}

/// A step in a temple pays one good or point.
pub(super) fn small_step(case: &mut Tried<'_, '_>) -> Option<Reason> {
    best_step(case, 1)
}

/// The best step in a temple that pays at least this much, or a tile.
fn best_step(case: &mut Tried<'_, '_>, least: u16) -> Option<Reason> {
    let seat = case.seat;
    let states = walk(case);
    let temples = |index: usize| match states.get(index) {
        Some((state, _)) => state.seat(seat).temples,
        None => case.after.seat(seat).temples,
    };
    let mut best: Option<(u16, Reason)> = None;
    for index in 0..states.len() {
        let (before, after) = (temples(index), temples(index + 1));
        for temple in Temple::ALL {
            let (from, to) = (before[temple.index()], after[temple.index()]);
            if to != from + 1 {
                continue;
            }
            let place = data().step(temple, to);
            let reward = place.reward;
            let worth = worth(&reward);
            // The question about a tile comes right after the step.
            let next = states.get(index + 1).map(|(_, action)| *action);
            let claims = place.stack.is_some();
            let (weight, found) = match (claims, next) {
                (true, Some(Action::Claim(tile))) => (
                    5,
                    reason("temple-tile", Check::Without, [1, 0], |phrase| {
                        let phrase = phrase.with("temple", say::temple(temple)).with("step", to);
                        phrase.with("tile", say::discovery(tile))
                    }),
                ),
                (true, next) if next != Some(Action::Printed) => continue,
                _ if worth >= least => (
                    worth,
                    reason("temple-step", Check::Without, [worth, 0], |phrase| {
                        phrase.with("temple", say::temple(temple)).with("step", to).with("pays", pays(&reward))
                    }),
                ),
                _ => continue,
            };
            if best.as_ref().is_none_or(|(known, _)| weight > *known) {
                best = Some((weight, found));
            }
        }
    }
    best.map(|(_, found)| found)
}

/// The step after one that the turn takes pays goods or a tile.
pub(super) fn next_step(case: &mut Tried<'_, '_>) -> Option<Reason> {
    if case.after.rounds_left() == 1 && case.after.final_eclipse() {
        return None;
    }
    let [before, after] = [&case.before, &case.after].map(|state| state.seat(case.seat).temples);
    let climbed = Temple::ALL.into_iter().filter(|temple| after[temple.index()] > before[temple.index()]);
    let next = climbed.filter_map(|temple| {
        let to = after[temple.index()] + 1;
        let place = data().step(temple, to);
        // Another marker can take the top step.
        let worth = worth(&place.reward);
        (to < data().temple_top && (place.stack.is_some() || worth > 0)).then_some((place, worth, temple))
    });
    let (place, worth, temple) = next.max_by_key(|(place, worth, _)| (place.stack.is_some(), *worth))?;
    let mut found = reason("next-step", Check::Count, [worth, 0], |phrase| {
        phrase.with("temple", say::temple(temple)).with("pays", pays(&place.reward))
    });
    if place.stack.is_some() {
        found.words.key.push_str(".tile");
    }
    Some(found)
}
