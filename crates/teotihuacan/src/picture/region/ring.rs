//! The ring of boards for a move: what each board costs and gives each worker that can come. The middle has the
//! player's goods and the next eclipse.

use crate::picture::boards::{self, ways};
use crate::picture::forecast::{self, Visit};
use crate::picture::parts::seat_colour;
use crate::picture::prelude::*;
use crate::picture::{icons, offers, tiles, workers};
use game_kit::picture::icon_row::FULL;

use super::frame::{amounts, outcome, pays};
use super::{SIZE, frame};

/// The cell of each position of the ring in a grid of three columns and rows, and that of the middle.
const PLACES: [usize; 8] = [1, 2, 5, 8, 7, 6, 3, 0];
const MIDDLE: usize = 4;

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>, choices: &[Action]) {
    let state = table.now;
    let rows = Area::new(0.0, 0.0, SIZE.0, SIZE.1).inset(12.0, 12.0).rows(3, 8.0);
    let cells: Vec<Area> = rows.flat_map(|row| row.shares(&[336.0, 388.0, 336.0], 8.0).collect::<Vec<_>>()).collect();
    let ring = PLACES.map(|place| cells[place]);
    let reach = Reach::of(state);
    for (board, area) in state.ring.into_iter().zip(ring) {
        let visits = forecast::visits(state, board);
        let open = !visits.is_empty() || choices.contains(&Action::Place(board));
        layer.place(format!("board:{}", board.id()), area, |layer| {
            let surface = Shape::filled(area.outline(12.0), PLATE);
            layer.add(if open { surface.edged(INK, 4.0) } else { surface.edged(LINE, 2.0) });
            let mut rest = area.inset(10.0, 3.0);
            boards::name(layer, board, INK, rest.take_top(47.0));
            yard(layer, table, &reach, board, rest.take_top(44.0));
            rest.take_top(6.0);
            if board == Board::Palace {
                palace(layer, table, &visits, rest);
            } else {
                gains(layer, state, board, &visits, rest);
            }
        });
    }
    ways(layer, &reach, &ring);
    middle(layer, state, cells[MIDDLE]);
}

/// The dice, and the worship space with its discovery tile.
fn yard(layer: &mut Layer, table: Changes<'_>, reach: &Reach, board: Board, mut area: Area) {
    let about = &data().boards[board.index()];
    if let Some(stack) = about.discovery {
        tiles::stack(layer, table, stack, area.take_right(tiles::WIDTH));
        area.take_right(6.0);
    }
    if board != Board::Palace && !about.worship_temples.is_empty() {
        workers::niche(layer, table, (board, 1), area.take_right(44.0), 27.0);
    }
    layer.fill(area.outline(8.0), YARD);
    workers::yard(layer, table, reach, board, area);
}

/// Draws a row for each worker that can come, or else the price and the gain of a single worker.
fn gains(layer: &mut Layer, state: &State, board: Board, visits: &[Visit], area: Area) {
    if visits.is_empty() {
        let cocoa = state.colours(board);
        let now = forecast::gain(state, board, None);
        let row = IconRow::new().faded(true).icon("pawn").to();
        let row = if cocoa > 0 { row.price(cocoa.into(), "cocoa") } else { row };
        let row = if board == Board::Alchemy || now.offered {
            row.gap(0.2).and(icons::price(&now.price)).and(icons::effects(&now.effects))
        } else {
            row.figure("–")
        };
        let place = Area { height: 56.0, ..area }.inset(6.0, 0.0);
        return layer.add(Look::bold(30.0, 28.0).row(&row).inside(place, Anchor::Start));
    }
    for (visit, row) in visits.iter().zip(area.rows_of(53.0, visits.len(), 3.0)) {
        let size = (row.height * 0.86).min(40.0);
        layer.fill(row.outline(7.0), if pays(state, board, visit) { NOW } else { YARD });
        let line = outcome(worker(state, visit).to(), state, board, visit);
        layer.add(Look::bold(size, size * 0.95).row(&line).inside(row.inset(5.0, 0.0), Anchor::Start));
    }
}

/// A worker that can come. Its power is the number of its choice.
fn worker(state: &State, visit: &Visit) -> IconRow {
    let die = workers::die(state.active, visit.power, 1.18 * FULL).need(Importance::Glance);
    frame::from(IconRow::new().drawing(die).gap(0.1), visit)
}

/// Draws the royal tiles with their worshippers, and the cocoa for each worker that can come.
fn palace(layer: &mut Layer, table: Changes<'_>, visits: &[Visit], mut area: Area) {
    let tiles = area.take_top(72.0).columns(3, 6.0);
    for ((royal, space), tile) in table.now.royal_tiles.into_iter().zip(1u8..).zip(tiles) {
        layer.fill(tile.outline(8.0), YARD);
        let mut below = tile;
        workers::niche(layer, table, (Board::Palace, space), below.take_top(36.0), 24.0);
        offers::royal_row(layer, royal, 23.0, below.inset(3.0, 2.0));
    }
    area.take_top(5.0);
    for (visit, row) in visits.iter().zip(Area { height: 36.0, ..area }.columns(visits.len(), 4.0)) {
        layer.fill(row.outline(7.0), NOW);
        let line = worker(table.now, visit);
        let line = if visits.len() < 4 { line.to() } else { line };
        let line = outcome(line, table.now, Board::Palace, visit);
        layer.add(Look::bold(29.0, 27.5).row(&line).inside(row.inset(4.0, 0.0), Anchor::Start));
    }
}

/// The goods and points of the player, the rounds to the next eclipse and its salary, and the price to unlock.
fn middle(layer: &mut Layer, state: &State, area: Area) {
    let (seat, owner) = (state.active, state.me());
    let mut rest = area.inset(4.5, 4.5);
    layer.add(Shape::filled(rest.outline(10.0), CARD).edged(seat_colour(seat), 5.0));
    rest = rest.inset(15.0, 6.0);
    let mut head = rest.take_top(66.0);
    layer.add(piece_part(seat, 42.0).inside(head.take_left(50.0)));
    if state.phase == Phase::Turns {
        let words = phrase("eclipse-in").with("rounds", state.rounds_left());
        let words = Text::part(words, Typeface::Bold, 27.0, INK).inside(head.take_right(204.0), Anchor::End, 17.0);
        layer.add(words.lines(2, 28.0));
    }
    let points = Text::part(owner.vp.to_string(), Typeface::Bold, 46.0, INK).need(Importance::Decide);
    layer.add(points.inside(head, Anchor::Start, 30.0));
    amounts(layer, &owner.goods, rest.take_top(62.0), SHORT);
    let salary = owner.salary();
    let colour = if salary > owner.goods.cocoa { SHORT } else { INK };
    let due = IconRow::new().icon("eclipse").gap(0.1).colour(colour).figure(format!("−{salary}")).icon("cocoa");
    let look = Look::bold(38.0, 34.0);
    layer.add(look.row(&due).inside(rest, Anchor::Start));
    if owner.has_locked() {
        let row = IconRow::new().drawing(icon("niche-locked", 0.7 * FULL)).gap(0.2);
        layer.add(look.row(&row.price(data().cocoa.unlock_all, "cocoa")).inside(rest, Anchor::End));
    }
}
