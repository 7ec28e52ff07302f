//! Workers: dice in the yards of boards, on worship spaces, in panels.

use super::geometry::{Form, Frame};
use super::parts::{PIECE, change_ring, seat_value};
use super::prelude::*;

/// Distance between two dice in a yard with room.
const STEP: (f64, f64) = (53.0, 49.0);
/// The smallest distance. With it, even the smallest yard has room for all sixteen dice.
const LEAST: f64 = 26.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Seat(Seat),
    /// The first or second color of neutral workers.
    Neutral(usize),
    /// A die that has left.
    Gone(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    MayMove,
    Changed,
}

/// A die in a yard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Die {
    pub(super) owner: Owner,
    pub(super) power: u8,
    pub(super) mark: Mark,
}

/// A die of a seat as a sprite, without a mark.
pub(super) fn sprite(seat: Seat, power: u8, x: f64, y: f64, size: f64) -> Sprite {
    let name = seat_value(seat, ["die-red", "die-green", "die-blue", "die-yellow"]);
    // The triangle has less room, and its center is lower.
    let (type_size, down) = seat_value(seat, [(29.05, 0.0), (24.6, 4.05), (29.05, 0.0), (28.15, 0.0)]);
    let edge = seat_value(seat, [DEEP_RED, DEEP_GREEN, DEEP_BLUE, DEEP_YELLOW]);
    let zoom = size / PIECE;
    Sprite::piece(name, x, y, size).label(power.to_string(), type_size * zoom, WINDOW).label_edged(
        down * zoom,
        edge,
        (5.0 * zoom).max(4.0),
    )
}

/// A die that was here.
pub(super) fn ghost(seat: Seat, x: f64, y: f64, size: f64) -> Sprite {
    let name = seat_value(seat, ["dieghost-red", "dieghost-green", "dieghost-blue", "dieghost-yellow"]);
    Sprite::piece(name, x, y, size)
}

/// A die with its ring.
pub(super) fn draw(layer: &mut Layer, die: Die, x: f64, y: f64, size: f64) {
    let radius = 22.0 * size / PIECE;
    match die.mark {
        Mark::None => {}
        Mark::MayMove => {
            layer.add(Shape::filled(Outline::circle(x, y, radius), CARD).edged(INK, 3.0));
        }
        Mark::Changed => change_ring(layer, x, y, radius, CARD),
    }
    layer.add(match die.owner {
        Owner::Seat(seat) => sprite(seat, die.power, x, y, size),
        Owner::Neutral(0) => Sprite::piece("die-neutral", x, y, size),
        Owner::Neutral(_) => Sprite::piece("die-neutral-2", x, y, size),
        Owner::Gone(seat) => ghost(seat, x, y, size),
    });
}

/// The dice in the yard of a board: seats, then power, then neutral ones, then those that have left.
pub(super) fn in_yard(state: &State, changes: Changes<'_>, reach: &Reach, board: Board) -> Vec<Die> {
    let mut dice = Vec::new();
    for seat in state.all_seats() {
        let first = dice.len();
        for (index, worker) in state.seat(seat).workers.iter().enumerate() {
            if worker.unlocked_on(board) {
                let mark = match () {
                    () if changes.worker(seat, index) => Mark::Changed,
                    () if reach.mover == Some(seat) => Mark::MayMove,
                    () => Mark::None,
                };
                dice.push(Die { owner: Owner::Seat(seat), power: worker.power, mark });
            }
        }
        dice[first..].sort_by_key(|die| die.power);
    }
    for (colour, boards) in state.neutral_workers.iter().enumerate() {
        if boards.contains(&Some(board)) {
            dice.push(Die { owner: Owner::Neutral(colour), power: 0, mark: Mark::None });
        }
    }
    let gone = changes.gone(board).into_iter().filter(|(_, space)| *space == 0);
    dice.extend(gone.map(|(seat, _)| Die { owner: Owner::Gone(seat), power: 0, mark: Mark::None }));
    dice
}

/// Positions and size of a board's dice. A die without a position is one that has left.
struct Places {
    at: Vec<(f64, f64)>,
    size: f64,
}

/// A yard as a rectangle with a regular number of places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Yard {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    columns: usize,
    rows: usize,
    size: f64,
}

impl Yard {
    fn new(x: f64, y: f64, width: f64, height: f64, columns: usize, rows: usize) -> Yard {
        let size = if rows == 1 { 37.5 } else { 36.0 };
        Yard { x, y, width, height, columns, rows, size }
    }

    /// The yard of a board, if it is rectangular.
    pub(super) fn of(board: Board, frame: &Frame) -> Option<Yard> {
        let left = frame.left;
        Some(match (frame.form, board) {
            (Form::Palace, _) => Yard::new(332.0, 190.0, 416.0, 53.0, 8, 1),
            (Form::Construction, _) => return None,
            (Form::Corner, Board::Alchemy) => Yard::new(left, frame.top + 44.0, 266.0, 54.0, 5, 1),
            (Form::Corner, Board::Nobles) => {
                Yard::new(left, frame.top + 46.0, 266.0, frame.bottom - frame.top - 202.0, 5, 1)
            }
            (Form::Corner, _) => Yard::new(left, frame.top + 46.0, 163.0, frame.bottom - frame.top - 158.0, 3, 2),
            (Form::Side, Board::Alchemy) => Yard::new(left, 400.0, 220.0, 58.0, 4, 1),
            (Form::Side, Board::Nobles) => Yard::new(left, 402.0, 220.0, 148.0, 4, 3),
            (Form::Side, _) => Yard::new(left, 476.0, 220.0, 104.0, 4, 2),
        })
    }

    fn places(&self, count: usize) -> Places {
        let grid = |columns: usize, rows: usize, step: (f64, f64), size: f64| {
            let (x, y) = (self.x + self.width / 2.0, self.y + self.height / 2.0);
            let at = |index: usize| {
                let (column, row) = ((index % columns) as f64, (index / columns) as f64);
                (x + step.0 * (column - (columns - 1) as f64 / 2.0), y + step.1 * (row - (rows - 1) as f64 / 2.0))
            };
            Places { at: (0..columns * rows).map(at).collect(), size }
        };
        if count <= self.columns * self.rows {
            return grid(self.columns, self.rows, STEP, self.size);
        }
        let fits = |step: f64| ((self.width / step) as usize, (self.height / step) as usize);
        let mut step = 48.0;
        while step > LEAST && fits(step).0 * fits(step).1 < count {
            step -= 0.5;
        }
        let (columns, rows) = fits(step);
        grid(columns, rows, (step, step), step * 0.8)
    }

    pub(super) fn surface(&self, layer: &mut Layer) {
        layer.fill(Outline::rounded(self.x, self.y, self.width, self.height, 8.0), YARD);
    }
}

/// Construction: four places, then up the left shoulder. If those aren't enough, there are more and smaller ones.
fn construction_places(count: usize) -> Places {
    let roomy = [(358.0, 871.0), (405.0, 871.0), (358.0, 920.0), (405.0, 920.0), (359.0, 822.0), (359.0, 775.0)];
    if count <= roomy.len() {
        return Places { at: roomy.to_vec(), size: 37.0 };
    }
    let mut at = Vec::new();
    for row in 0..7 {
        let y = 932.0 - 27.0 * f64::from(row);
        let columns = if row < 3 { 3 } else { 2 };
        at.extend((0..columns).map(|column| (347.0 + 27.0 * f64::from(column), y)));
    }
    Places { at, size: 21.6 }
}

pub(super) fn yard(layer: &mut Layer, state: &State, changes: Changes<'_>, reach: &Reach, board: Board, frame: &Frame) {
    let dice = in_yard(state, changes, reach, board);
    let places = match Yard::of(board, frame) {
        Some(yard) => yard.places(dice.len()),
        None => construction_places(dice.len()),
    };
    for (die, (x, y)) in dice.into_iter().zip(&places.at) {
        draw(layer, die, *x, *y, places.size);
    }
}

/// A worship space: its niche with the locked worker, the worker that has left, or its gain.
pub(super) struct Niche {
    pub(super) board: Board,
    /// Number of the space, from 1.
    pub(super) space: u8,
    pub(super) at: (f64, f64),
    pub(super) size: f64,
    /// The icon in the empty niche.
    pub(super) gives: Option<&'static str>,
}

impl Niche {
    /// Draws it with dice and gains of these sizes in a niche of 32 pixels.
    pub(super) fn draw(
        &self,
        layer: &mut Layer,
        state: &State,
        changes: Changes<'_>,
        (die, gain): (f64, f64),
        draw: impl Fn(&mut Layer, Die, f64, f64, f64),
    ) {
        let ((x, y), zoom) = (self.at, self.size / 32.0);
        let locked = state.worshipper(self.board, self.space);
        let name = if locked.is_some() { "niche-locked" } else { "niche" };
        layer.add(Sprite::icon(name, x, y, self.size).role(Role::Ground));
        let gone = changes.gone(self.board).into_iter().find(|(_, space)| *space == self.space);
        if let Some((seat, index)) = locked {
            let power = state.seat(seat).workers[index].power;
            let mark = if changes.worker(seat, index) { Mark::Changed } else { Mark::None };
            draw(layer, Die { owner: Owner::Seat(seat), power, mark }, x, y + 8.0 * zoom, die * zoom);
        } else if let Some((seat, _)) = gone {
            layer.add(ghost(seat, x, y + 5.0 * zoom, 34.0 * zoom));
        } else if let Some(gives) = self.gives {
            layer.add(Sprite::icon(gives, x, y + 5.0 * zoom, gain * zoom));
        }
    }
}
