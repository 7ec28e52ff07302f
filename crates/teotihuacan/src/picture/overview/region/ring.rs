//! The ring of boards for a move: what each board costs and gives each worker that can come. The middle has the
//! player's goods and the next eclipse.

use crate::picture::parts::{DIM, all_goods, emblem, icon, piece, seat_colour, worship_gift};
use crate::picture::prelude::*;

use super::super::boards::{royal_line, ways};
use super::super::discovery;
use super::super::forecast::{self, Visit};
use super::super::parts::{Area, Icons, die, number};
use super::super::yards;
use super::frame::{outcome, pays};

/// Space around the plates, their widths, and their height.
const GAP: f64 = 8.0;
const MARGIN: f64 = 12.0;
const WIDTHS: [f64; 3] = [336.0, 388.0, 336.0];
const HEIGHT: f64 = 220.0;
/// The column and the row of each position of the ring.
const PLACES: [(usize, usize); 8] = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)];
/// The way from each position to the next: center, and degrees clockwise.
const WAYS: [(f64, f64, f64); 8] = [
    (748.0, 122.0, 0.0),
    (920.0, 236.0, 90.0),
    (920.0, 464.0, 90.0),
    (748.0, 578.0, 180.0),
    (352.0, 578.0, 180.0),
    (180.0, 464.0, 270.0),
    (180.0, 236.0, 270.0),
    (352.0, 122.0, 0.0),
];
/// Height of the row with the dice, and the width of a discovery tile at its end.
const YARD_HEIGHT: f64 = 44.0;
const TILE: f64 = 88.0;

fn plate(column: usize, row: usize) -> Area {
    let left = MARGIN + WIDTHS[..column].iter().map(|width| width + GAP).sum::<f64>();
    Area::new(left, MARGIN + (HEIGHT + GAP) * row as f64, WIDTHS[column], HEIGHT)
}

pub(super) fn draw(layer: &mut Layer, state: &State, changes: Changes<'_>, choices: &[Action]) {
    let reach = Reach::of(state);
    for (board, (column, row)) in state.ring.into_iter().zip(PLACES) {
        let visits = forecast::visits(state, board);
        let open = !visits.is_empty() || choices.contains(&Action::Place(board));
        let area = plate(column, row);
        let surface = Shape::filled(area.outline(12.0), PLATE);
        layer.add(if open { surface.edged(INK, 4.0) } else { surface.edged(LINE, 2.0) });
        heading(layer, state, changes, &reach, board, area);
        let rows = Area::new(area.x + 10.0, area.y + 100.0, area.width - 20.0, area.height - 106.0);
        if board == Board::Palace {
            palace(layer, state, changes, &visits, rows);
        } else {
            gains(layer, state, board, &visits, rows);
        }
    }
    ways(layer, &reach, &WAYS);
    middle(layer, state, plate(1, 1));
}

/// The name, the dice, and the worship space with its discovery tile.
fn heading(layer: &mut Layer, state: &State, changes: Changes<'_>, reach: &Reach, board: Board, area: Area) {
    let (name, _, tint) = emblem(board);
    let (x, y) = (area.x + 30.0, area.y + 26.0);
    layer.fill(Outline::circle(x, y, 19.0), tint);
    layer.add(Sprite::icon(name, x, y, 29.0));
    layer.add(Text::new(say::board(board), Face::Name, 31.0, INK, x + 28.0, y + 1.0).shrink(area.width - 66.0, 15.0));
    let about = &data().boards[board.index()];
    let mut yard = Area::new(area.x + 10.0, area.y + 50.0, area.width - 20.0, YARD_HEIGHT);
    if let Some(stack) = about.discovery {
        yard.width -= TILE + 6.0;
        discovery::stack(layer, state, changes, stack, Area::new(yard.right() + 6.0, yard.y, TILE, YARD_HEIGHT));
    }
    if board != Board::Palace && !about.worship_temples.is_empty() {
        yard.width -= 44.0;
        let at = (yard.right() + 24.0, yard.middle().1);
        yards::niche(
            layer,
            state,
            changes,
            Niche { board, space: 1, at, size: 27.0, gives: Some(worship_gift(board)) },
        );
    }
    yards::surface(layer, yard);
    yards::dice(layer, state, changes, reach, board, yard);
}

/// Draws a row for each worker that can come, or else the price and the gain of a single worker.
fn gains(layer: &mut Layer, state: &State, board: Board, visits: &[Visit], area: Area) {
    if visits.is_empty() {
        let y = area.y + 28.0;
        let cocoa = state.colours(board);
        let now = forecast::gain(state, board, None);
        let line = Icons::bold(30.0, 28.0).colour(INK2).faded(true).icon("pawn").to();
        let line = if cocoa > 0 { line.text(format!("−{cocoa}")).icon("cocoa") } else { line };
        let line = if board == Board::Alchemy || now.offered {
            line.gap(6.0).price(&now.price).effects(&now.effects)
        } else {
            line.text("–")
        };
        return layer.add(line.start(area.x + 6.0, y).within(area.width - 12.0));
    }
    let pitch = (area.height / visits.len() as f64).min(56.0);
    for (index, visit) in visits.iter().enumerate() {
        let row = Area::new(area.x, area.y + pitch * index as f64, area.width, pitch - 3.0);
        let size = (pitch * 0.8).min(40.0);
        layer.fill(row.outline(7.0), if pays(state, board, visit) { NOW } else { YARD });
        let line = outcome(worker(state, visit, size).to(), state, board, visit);
        layer.add(line.start(row.x + 6.0, row.middle().1).within(row.width - 10.0));
    }
}

/// A worker that can come, with the board that it leaves.
fn worker(state: &State, visit: &Visit, size: f64) -> Icons {
    let line = Icons::bold(size, size * 0.95);
    let line = line.sprite(die(state.active, visit.power, 0.0, 0.0, size * 1.12).need(Need::Glance)).gap(4.0);
    visit.from.into_iter().fold(line, |line, from| line.sprite(icon(emblem(from).0, size * 0.9)))
}

/// Draws the royal tiles with their worshippers, and the cocoa for each worker that can come.
fn palace(layer: &mut Layer, state: &State, changes: Changes<'_>, visits: &[Visit], area: Area) {
    let width = (area.width - 12.0) / 3.0;
    for (royal, space) in state.royal_tiles.into_iter().zip(1u8..) {
        let tile = Area::new(area.x + (width + 6.0) * f64::from(space - 1), area.y, width, 72.0);
        yards::surface(layer, tile);
        let (x, y) = (tile.middle().0, tile.y + 17.0);
        yards::niche(layer, state, changes, Niche { board: Board::Palace, space, at: (x, y), size: 24.0, gives: None });
        layer.add(royal_line(royal, 23.0).middle(x, tile.y + 56.0).within(width - 6.0));
    }
    let width = area.width / visits.len().max(1) as f64;
    for (index, visit) in visits.iter().enumerate() {
        let row = Area::new(area.x + width * index as f64, area.y + 77.0, width - 4.0, 36.0);
        layer.fill(row.outline(7.0), NOW);
        let line = worker(state, visit, 29.0);
        let line = if visits.len() < 4 { line.to() } else { line };
        let line = outcome(line, state, Board::Palace, visit);
        layer.add(line.start(row.x + 4.0, row.middle().1).within(row.width - 8.0));
    }
}

/// The goods and points of the player, the rounds to the next eclipse and its salary, and the price to unlock.
fn middle(layer: &mut Layer, state: &State, area: Area) {
    let (seat, owner) = (state.active, state.me());
    let inside = Area::new(area.x + 4.5, area.y + 4.5, area.width - 9.0, area.height - 9.0);
    layer.add(Shape::filled(inside.outline(10.0), CARD).edged(seat_colour(seat), 5.0));
    let y = area.y + 42.0;
    layer.add(Sprite::piece(piece(seat), area.x + 44.0, y, 42.0));
    layer.add(number(owner.vp.to_string(), 46.0, INK, area.x + 76.0, y));
    if state.phase == Phase::Turns {
        let words = phrase("eclipse-in").with("rounds", state.rounds_left());
        layer.add(
            Text::new(words, Face::Bold, 27.0, INK, area.right() - 20.0, y).end().shrink(204.0, 17.0).lines(2, 28.0),
        );
    }
    let y = area.y + 106.0;
    for ((name, amount), place) in all_goods(&owner.goods).into_iter().zip(0u8..) {
        let x = area.x + 42.0 + 88.0 * f64::from(place);
        layer.add(Sprite::icon(name, x, y, 36.0).opacity(if amount == 0 { DIM } else { 100 }));
        layer.add(number(amount.to_string(), 40.0, if amount == 0 { SHORT } else { INK }, x + 24.0, y));
    }
    let y = area.y + 172.0;
    let salary = owner.salary();
    let colour = if salary > owner.goods.cocoa { SHORT } else { INK };
    let due = Icons::bold(38.0, 34.0).icon("eclipse").gap(4.0).colour(colour).text(format!("−{salary}")).icon("cocoa");
    layer.add(due.start(area.x + 26.0, y));
    if owner.has_locked() {
        let line = Icons::bold(38.0, 34.0).sprite(icon("niche-locked", 24.0)).gap(8.0);
        layer.add(line.text(format!("−{}", data().cocoa.unlock_all)).icon("cocoa").end(area.right() - 26.0, y));
    }
}
