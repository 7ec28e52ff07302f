//! The price and the gain of each main action for the player to move.

use std::cmp::Reverse;

use crate::data::{Effects, is_strong};
use crate::pyramid::price_of;

use super::prelude::*;

/// The worker that would do most on a board, and what it meets there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Visit {
    /// The board that the worker leaves, unless it is already here.
    pub(super) from: Option<Board>,
    /// The worker's power.
    pub(super) power: u8,
    /// The workers that would count, and the lowest power among them.
    pub(super) workers: u8,
    pub(super) lowest: u8,
    /// The cocoa for the main action.
    pub(super) cocoa: u16,
}

/// A board's main action for these workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Gain {
    /// The price without the cocoa for the colors.
    pub(super) price: Goods,
    pub(super) effects: Effects,
    /// `false` if the board has nothing left to offer.
    pub(super) offered: bool,
}

/// Chooses the visit with the most workers, then the best lowest power, then the strongest worker.
pub(super) fn visit(state: &State, board: Board) -> Option<Visit> {
    visits(state, board).into_iter().next()
}

/// Lists the visits of a board that the player to move can choose from, the best first.
pub(super) fn visits(state: &State, board: Board) -> Vec<Visit> {
    if at_work(state) == Some(board) {
        let (workers, lowest) = state.own_workers(board);
        let moved = state.turn.mover.and_then(|mover| state.me().workers.get(usize::from(mover)));
        let power = moved.map_or(lowest, |worker| worker.power);
        let cocoa = state.colours(board).into();
        let here = Visit { from: None, power, workers, lowest, cocoa };
        return if workers > 0 { vec![here] } else { Vec::new() };
    }
    let mover = match (state.phase, state.stack.top()) {
        (Phase::Turns, Some(Question::TurnStart)) => None,
        // The second worker follows the first one to its board.
        (Phase::Turns, Some(Question::Join)) if state.turn.to == board => state.turn.mover.map(usize::from),
        _ => return Vec::new(),
    };
    let workers = || state.me().workers.iter().enumerate();
    let to = state.position(board);
    let visits = workers().filter(|(index, worker)| worker.unlocked() && Some(*index) != mover);
    let visits = visits.filter_map(|(index, worker)| {
        let from = worker.board?;
        let steps = (to + 8 - state.position(from)) % 8;
        let reaches = match mover {
            Some(mover) => state.me().workers[mover].board == Some(from),
            None => state.turn.any_distance || (1..=3).contains(&steps),
        };
        if !reaches {
            return None;
        }
        let together = |other: usize| other == index || Some(other) == mover;
        let there = || workers().filter(|(other, worker)| together(*other) || worker.unlocked_on(board));
        let moved = mover.into_iter().chain([index]).fold(state.turn.moved, |set, worker| set | 1 << worker);
        Some(Visit {
            from: Some(from),
            power: worker.power,
            workers: there().count().min(3) as u8,
            lowest: there().map(|(_, worker)| worker.power).min()?,
            cocoa: state.colours_without(board, moved).into(),
        })
    });
    let mut distinct: Vec<Visit> = Vec::new();
    for visit in visits {
        if !distinct.contains(&visit) {
            distinct.push(visit);
        }
    }
    distinct.sort_by_key(|visit| Reverse((visit.workers, visit.lowest, visit.power)));
    distinct
}

/// Returns the gain of a visit. Without a visit, it is the gain of a single worker with the lowest power.
pub(super) fn gain(state: &State, board: Board, visit: Option<&Visit>) -> Gain {
    let (workers, lowest) = visit.map_or((1, 1), |visit| (visit.workers, visit.lowest));
    let counted = (workers + state.built_in_workers(board)).min(3);
    let mut gain = match board {
        Board::Palace | Board::Alchemy => Gain::default(),
        Board::Forest | Board::Quarry | Board::GoldDeposits => production(state, board, workers, lowest),
        Board::Nobles => building(state, workers),
        Board::Decorations => decoration(state, workers),
        Board::Construction => tile(state),
    };
    let about = &data().boards[board.index()];
    gain.effects.power_ups = about.power_ups[usize::from(counted.clamp(1, 3)) - 1];
    gain
}

/// Adds what a technology gives, if the player to move owns it.
fn add(state: &State, technology: Technology, produces: Option<Resource>, effects: &mut Effects) {
    if !state.me().owns(technology) {
        return;
    }
    let more = &data().technologies[technology.index()].effects;
    if let Some(resource) = produces {
        effects.goods.add(&Goods::of(resource, more.board_resource.into()));
    }
    effects.goods.add(&more.goods);
    effects.score += more.score;
}

fn production(state: &State, board: Board, workers: u8, lowest: u8) -> Gain {
    let about = &data().boards[board.index()];
    let mut effects = about.production[usize::from(workers.clamp(1, 3)) - 1][usize::from(lowest.clamp(1, 5)) - 1];
    add(state, Technology::ExtraResource, about.produces, &mut effects);
    add(state, Technology::GatheringCocoaPoint, about.produces, &mut effects);
    Gain { price: Goods::default(), effects, offered: true }
}

fn building(state: &State, workers: u8) -> Gain {
    let mut effects = Effects { avenue: data().building_avenue, ..Effects::default() };
    let row = state.nobles_row(workers);
    if let Some(row) = row {
        effects.score = data().nobles_rows[row][usize::from(state.nobles_rows[row])];
    }
    add(state, Technology::AlchemyNoblesPoints, None, &mut effects);
    Gain { price: data().building_price, effects, offered: row.is_some() }
}

/// A gain of points and of steps on temples.
fn gained(points: u16, temples: impl Iterator<Item = Temple>) -> Effects {
    let mut effects = Effects { score: points, ..Effects::default() };
    for temple in temples {
        effects.temples[temple.index()] += 1;
    }
    effects
}

/// Orders results by points, then by steps on temples.
fn worth(effects: &Effects) -> (u16, u8) {
    (effects.score, effects.temples.iter().sum())
}

/// The gain of a decoration on a ledge.
pub(super) fn decorated(state: &State, tile: DecorationTile, ledge: Ledge) -> Effects {
    let (matches, temples) = state.matches(state.covered_by(tile, ledge).into_iter());
    gained(matches + data().decoration_points, temples)
}

/// The gain of a pyramid tile on a space, in its best rotation.
pub(super) fn laid(state: &State, tile: PyramidTile, space: Space) -> Effects {
    let level = data().levels[usize::from(data().spaces[space.index()].level) - 1].points;
    let gains = (0..4).map(|rotation| {
        let (matches, temples) = state.matches(state.covered(Placed { tile, rotation }, space).into_iter());
        gained(matches + level, temples)
    });
    // Of equal rotations, it is the first one.
    gains.rev().max_by_key(worth).unwrap_or_default()
}

/// The best decoration over all tiles and ledges.
fn decoration(state: &State, workers: u8) -> Gain {
    let tiles = || members(state.decoration_display);
    let gains = state.legal_ledges().flat_map(|ledge| tiles().map(move |tile| decorated(state, tile, ledge)));
    let best = gains.max_by_key(worth);
    let mut effects = best.unwrap_or(gained(data().decoration_points, std::iter::empty()));
    add(state, Technology::DecorationPoints, None, &mut effects);
    Gain { price: State::decoration_price(workers), effects, offered: best.is_some() }
}

/// The price of a space for the player to move, with the discount that spares most.
pub(super) fn tile_price(state: &State, space: Space) -> Goods {
    let full = price_of(space, None).unwrap_or_default();
    if !state.me().owns(Technology::ConstructionWorker) || state.turn.spared {
        return full;
    }
    let spared = [Resource::Wood, Resource::Stone].into_iter().filter_map(|resource| price_of(space, Some(resource)));
    let missing = |price: &Goods| state.me().goods.missing(price).resources.iter().sum::<u16>();
    spared.min_by_key(missing).unwrap_or(full)
}

/// The best tile over all spaces that the player can pay for. If there is none, it is the best on the cheapest space.
fn tile(state: &State) -> Gain {
    let spaces = state.legal_spaces().filter(|_| !state.pyramid_finished);
    let choices = spaces.flat_map(|space| {
        let price = tile_price(state, space);
        members(state.pyramid_display).map(move |tile| (price, laid(state, tile, space)))
    });
    let best = choices.min_by_key(|(price, effects)| {
        let beyond = if state.me().goods.cover(price) { 0 } else { price.resources.iter().sum::<u16>() };
        (beyond, Reverse(worth(effects)))
    });
    let (price, mut effects) = best.unwrap_or_default();
    add(state, Technology::ConstructionPoints, None, &mut effects);
    if state.me().owns(Technology::ConstructionTemple) {
        effects.any_temple += data().technologies[Technology::ConstructionTemple.index()].effects.any_temple;
    }
    Gain { price, effects, offered: best.is_some() }
}

/// Returns `true` if this visit can take the technology in a slot of alchemy, apart from its gold.
pub(super) fn opens(visit: &Visit, slot: usize) -> bool {
    slot < 3 || visit.workers > 1 || is_strong(visit.lowest)
}
