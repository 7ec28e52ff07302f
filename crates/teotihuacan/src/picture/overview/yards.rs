//! Dice on boards: in the yard and in the niches of worship.

use crate::picture::prelude::*;
use crate::picture::workers::{self, Die, Owner};

use super::parts::{Area, worker};

/// Distance between two dice with room, and the size of a die as a share of it.
const STEP: f64 = 55.0;
const SHARE: f64 = 0.82;

pub(super) fn surface(layer: &mut Layer, area: Area) {
    layer.fill(area.outline(8.0), YARD);
}

/// The dice of a board from the left, in more rows if there are many.
pub(super) fn dice(layer: &mut Layer, state: &State, changes: Changes<'_>, reach: &Reach, board: Board, area: Area) {
    let dice = workers::in_yard(state, changes, reach, board);
    let (places, size) = places(area, dice.len());
    for (die, (x, y)) in dice.into_iter().zip(places) {
        worker(layer, die, x, y, size);
    }
}

/// The places of this many dice or a few more, and the size of a die.
fn places(area: Area, count: usize) -> (Vec<(f64, f64)>, f64) {
    let fits = |step: f64, rows: usize| ((area.width / step) as usize) * rows >= count;
    let tall = (area.height - 4.0).min(STEP);
    let mut rows = 1;
    let mut step = tall;
    while !fits(step, rows) {
        // A second row pays as soon as its dice are larger than those of a single row.
        step -= 0.5;
        rows = ((area.height / step) as usize).max(1);
    }
    let columns = (area.width / step) as usize;
    let (left, top) = (area.x + 2.0, area.y + (area.height - step * rows as f64) / 2.0);
    let place = |index: usize| {
        let (column, row) = ((index % columns.max(1)) as f64, (index / columns.max(1)) as f64);
        (left + step * (column + 0.5), top + step * (row + 0.5))
    };
    ((0..columns * rows).map(place).collect(), step * SHARE)
}

/// The place and the size of a seat's unlocked die with this power in a yard.
pub(super) fn die_at(state: &State, seat: Seat, power: u8, board: Board, area: Area) -> Option<((f64, f64), f64)> {
    let dice = unmarked(state, board);
    let index = dice.iter().position(|die| die.owner == Owner::Seat(seat) && die.power == power)?;
    let (places, size) = places(area, dice.len());
    Some((*places.get(index)?, size))
}

/// The place and the size of a die that comes to a yard after this many others.
pub(super) fn next_place(state: &State, board: Board, area: Area, others: usize) -> Option<((f64, f64), f64)> {
    let count = unmarked(state, board).len();
    let (places, size) = places(area, count);
    Some((*places.get(count + others).or(places.last())?, size))
}

fn unmarked(state: &State, board: Board) -> Vec<Die> {
    workers::in_yard(state, Changes::none(state), &Reach::default(), board)
}

/// A worship space with the dice of the overview.
pub(super) fn niche(layer: &mut Layer, state: &State, changes: Changes<'_>, niche: Niche) {
    niche.draw(layer, state, changes, (36.0, 30.0), worker);
}
