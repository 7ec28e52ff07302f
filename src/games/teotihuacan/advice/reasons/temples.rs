//! Reasons about temples and discovery tiles.

use crate::games::kit::advice::{Check, Reason};

use super::super::super::action::Action;
use super::super::super::data::data;
use super::super::super::ids::Temple;
use super::super::super::phrases as say;
use super::super::used::tile_used;
use super::tried::{Tried, reason, walk};

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

/// A step in a temple pays goods or a tile.
pub(super) fn step(case: &mut Tried<'_, '_>) -> Option<Reason> {
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
            let worth = reward.goods.cocoa + reward.goods.resources.iter().sum::<u16>() + reward.score;
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
                _ if worth > 0 => {
                    let mut pays = say::goods_list(&reward.goods);
                    pays.extend((reward.score > 0).then(|| say::points(reward.score)));
                    (
                        worth,
                        reason("temple-step", Check::Without, [worth.into(), 0], |phrase| {
                            phrase.with("temple", say::temple(temple)).with("step", to).with("pays", pays)
                        }),
                    )
                }
                _ => continue,
            };
            if best.as_ref().is_none_or(|(known, _)| weight > *known) {
                best = Some((weight, found));
            }
        }
    }
    best.map(|(_, found)| found)
}
