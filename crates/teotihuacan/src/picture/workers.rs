//! Workers: dice in the yards of boards, on worship spaces, in panels.

use super::changes;
use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Seat(Seat),
    /// The first or second color of neutral workers.
    Neutral(usize),
    /// A die that has left.
    Gone(Seat),
}

/// A die in a yard, with the color of its ring: ink if it may move, plum if it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Die {
    owner: Owner,
    power: u8,
    ring: Option<Colour>,
}

pub(super) fn die(seat: Seat, power: u8, size: f64) -> Sprite {
    let name = seat_value(seat, ["die-red", "die-green", "die-blue", "die-yellow"]);
    // The triangle has less room, and its center is lower.
    let (figure, down) = seat_value(seat, [(0.87, 0.0), (0.84, 0.1), (0.87, 0.0), (0.83, 0.0)]);
    let edge = seat_value(seat, [DEEP_RED, DEEP_GREEN, DEEP_BLUE, DEEP_YELLOW]);
    let die = Sprite::piece(name, 0.0, 0.0, size).label(power.to_string(), figure * size, WINDOW);
    die.label_edged(down * size, edge, 0.16 * size).label_face(Typeface::Bold).need(Importance::Decide)
}

/// A die that was here.
pub(super) fn ghost(seat: Seat, x: f64, y: f64, size: f64) -> Sprite {
    let name = seat_value(seat, ["dieghost-red", "dieghost-green", "dieghost-blue", "dieghost-yellow"]);
    Sprite::piece(name, x, y, size)
}

fn draw(layer: &mut Layer, die: Die, x: f64, y: f64, size: f64) {
    if let Some(colour) = die.ring {
        layer.add(Shape::filled(Outline::circle(x, y, size * 0.65), CARD).edged(colour, (size * 0.1).max(3.0)));
    }
    let inside = if die.ring.is_some() { size * 0.93 } else { size };
    // Dice of a crowded board are small. The region of the board shows them larger.
    let need = if size < 40.0 { Importance::Inform } else { Importance::Decide };
    layer.add(match die.owner {
        Owner::Seat(seat) => self::die(seat, die.power, inside).at(x, y).need(need),
        Owner::Neutral(0) => Sprite::piece("die-neutral", x, y, size),
        Owner::Neutral(_) => Sprite::piece("die-neutral-2", x, y, size),
        Owner::Gone(seat) => ghost(seat, x, y, size * 0.85),
    });
}

/// The dice in the yard of a board: seats, then power, then neutral ones, then those that have left.
fn in_yard(table: Changes<'_>, reach: &Reach, board: Board) -> Vec<Die> {
    let mut dice = Vec::new();
    for seat in table.all_seats() {
        let first = dice.len();
        for (index, worker) in table.seat(seat).workers.iter().enumerate() {
            if worker.unlocked_on(board) {
                let ring = changes::worker(table, seat, index).then_some(CHANGE);
                let ring = ring.or((reach.mover == Some(seat)).then_some(INK));
                dice.push(Die { owner: Owner::Seat(seat), power: worker.power, ring });
            }
        }
        dice[first..].sort_by_key(|die| die.power);
    }
    for (colour, boards) in table.neutral_workers.iter().enumerate() {
        if boards.contains(&Some(board)) {
            dice.push(Die { owner: Owner::Neutral(colour), power: 0, ring: None });
        }
    }
    let gone = changes::gone(table, board).into_iter().filter(|(_, space)| *space == 0);
    dice.extend(gone.map(|(seat, _)| Die { owner: Owner::Gone(seat), power: 0, ring: None }));
    dice
}

/// Greatest distance between two dice, and the size of a die as a share of it.
const STEP: f64 = 55.0;
const SHARE: f64 = 0.82;

/// The places of this many dice or a few more, and the size of a die. There are more rows if there are many.
fn places(area: Area, count: usize) -> (Vec<(f64, f64)>, f64) {
    let fits = |step: f64, rows: usize| ((area.width / step) as usize) * rows >= count;
    let mut rows = 1;
    let mut step = (area.height - 4.0).min(STEP);
    while !fits(step, rows) {
        // A second row pays as soon as its dice are larger than those of a single row.
        step -= 0.5;
        rows = ((area.height / step) as usize).max(1);
    }
    let columns = (area.width / step) as usize;
    let (width, height) = (step * columns as f64, step * rows as f64);
    let grid = Area::new(area.x + 2.0, area.middle().1 - height / 2.0, width, height);
    (grid.grid(columns, rows, 0.0).map(|place| place.middle()).collect(), step * SHARE)
}

pub(super) fn yard(table: Changes<'_>, reach: Reach, board: Board) -> Cell<'_> {
    let yard = Cell::new(move |layer, area| {
        let dice = in_yard(table, &reach, board);
        let (places, size) = places(area, dice.len());
        for (die, (x, y)) in dice.into_iter().zip(places) {
            draw(layer, die, x, y, size);
        }
    });
    yard.place(format!("yard:{}", board.id()))
}

/// The dice of a board without marks.
fn unmarked(state: &State, board: Board) -> Vec<Die> {
    in_yard(Changes { now: state, since: None }, &Reach::default(), board)
}

/// The place of a seat's unlocked die with this power in a yard.
pub(super) fn die_at(state: &State, seat: Seat, power: u8, board: Board, yard: Area) -> Option<(f64, f64)> {
    let dice = unmarked(state, board);
    let index = dice.iter().position(|die| die.owner == Owner::Seat(seat) && die.power == power)?;
    places(yard, dice.len()).0.get(index).copied()
}

/// The place and the size of a die that comes to a yard after this many others.
pub(super) fn next_place(state: &State, board: Board, yard: Area, others: usize) -> Option<((f64, f64), f64)> {
    let count = unmarked(state, board).len();
    let (places, size) = places(yard, count);
    Some((*places.get(count + others).or(places.last())?, size))
}

/// A worship space in the middle of an area: its niche with the locked worker, the worker that has left, or its gain.
pub(super) fn niche(table: Changes<'_>, (board, space): (Board, u8), size: f64) -> Cell<'_> {
    let zoom = size / 32.0;
    let niche = Cell::new(move |layer, area| {
        let (x, y) = area.middle();
        let locked = table.worshipper(board, space);
        let name = if locked.is_some() { "niche-locked" } else { "niche" };
        layer.add(Sprite::icon(name, x, y, size).role(ItemRole::Ground));
        let gone = changes::gone(table, board).into_iter().find(|(_, gone)| *gone == space);
        if let Some((seat, index)) = locked {
            let power = table.seat(seat).workers[index].power;
            let ring = changes::worker(table, seat, index).then_some(CHANGE);
            draw(layer, Die { owner: Owner::Seat(seat), power, ring }, x, y + 8.0 * zoom, 36.0 * zoom);
        } else if let Some((seat, _)) = gone {
            layer.add(ghost(seat, x, y + 5.0 * zoom, 34.0 * zoom));
        } else if board != Board::Palace {
            let gift = match data().boards[board.index()].worship_temples[..] {
                [only] => temple(only),
                _ => "t-any",
            };
            layer.add(Sprite::icon(gift, x, y + 5.0 * zoom, 30.0 * zoom));
        }
    });
    // The drawing is larger than its square.
    niche.place(format!("worship:{}:{space}", board.id())).at_most(1.5 * size, 1.5 * size)
}
