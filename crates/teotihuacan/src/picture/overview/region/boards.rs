//! The eight boards.

use crate::picture::parts::{DIM, mark, pieces, technology, temple, temple_colours};
use crate::picture::prelude::*;

use super::super::boards::royal_line;
use super::super::forecast;
use super::super::parts::{Area, Icons, moved, number, points};
use super::super::yards;
use super::building;
use super::frame::{self, LEFT, RIGHT};

pub(super) fn draw(scene: &mut Scene, layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board) {
    frame::board_heading(layer, state, changes, board);
    let bottom = frame::who(layer, state, board);
    match board {
        Board::Forest | Board::Quarry | Board::GoldDeposits => {
            production(layer, state, board);
            frame::worship(layer, state, changes, board, Area::new(RIGHT.x, 424.0, RIGHT.width, 260.0));
        }
        Board::Palace => {
            palace(layer, state, changes);
            frame::board_tiles(layer, state, changes, board, Area::new(RIGHT.x, bottom.max(424.0), RIGHT.width, 200.0));
        }
        Board::Alchemy => {
            alchemy(layer, state, changes);
            power_ups(layer, board, Area::new(RIGHT.x, 424.0, RIGHT.width, 120.0));
            frame::words(layer, phrase("region-both-rows"), RIGHT.x + 4.0, 590.0, RIGHT.width - 8.0, 3);
        }
        Board::Nobles => {
            nobles(layer, state, changes);
            power_ups(layer, board, Area::new(RIGHT.x, 424.0, RIGHT.width, 120.0));
            let card = Area::new(RIGHT.x, 540.0, RIGHT.width, 62.0);
            layer.fill(card.outline(9.0), CARD);
            let price = Icons::bold(38.0, 36.0).icon("house").gap(8.0).price(&data().building_price).to();
            let steps = price.icons(data().building_avenue, "road");
            layer.add(steps.middle(card.middle().0, card.middle().1));
        }
        Board::Decorations => building::decorations(scene, layer, state, changes, bottom),
        Board::Construction => building::construction(scene, layer, state, bottom),
    }
}

/// The power-ups of 1, 2 and 3 workers.
fn power_ups(layer: &mut Layer, board: Board, area: Area) {
    frame::title(layer, "region-power-ups", area.x + 4.0, area.y + 15.0, area.width - 8.0);
    for (count, place) in data().boards[board.index()].power_ups.into_iter().zip(0u8..) {
        let width = (area.width - 16.0) / 3.0;
        let card = Area::new(area.x + (width + 8.0) * f64::from(place), area.y + 38.0, width, 62.0);
        layer.fill(card.outline(9.0), CARD);
        let line = Icons::bold(36.0, 34.0).amount(u16::from(place) + 1, "pawn").to().icons(count, "pow");
        layer.add(line.middle(card.middle().0, card.middle().1).within(width - 12.0));
    }
}

/// The lowest powers of the columns.
const POWERS: [(&str, u8); 3] = [("1", 1), ("2–3", 2), ("4–5", 4)];

/// The table of a producing board by workers and lowest power. Frames mark the cells that the reader can get.
fn production(layer: &mut Layer, state: &State, board: Board) {
    frame::title(layer, "region-table", LEFT.x + 4.0, 109.0, LEFT.width - 8.0);
    let label = 74.0;
    let width = (LEFT.width - label - 62.0) / 3.0;
    let column = |column: usize| LEFT.x + label + width * column as f64;
    layer.add(Sprite::icon("anydie", LEFT.x + 36.0, 160.0, 38.0));
    layer.add(Sprite::icon("pow", LEFT.right() - 28.0, 160.0, 36.0));
    for (index, (powers, _)) in POWERS.into_iter().enumerate() {
        layer.add(number(powers, 36.0, INK2, column(index) + width / 2.0, 160.0).middle());
    }
    let about = &data().boards[board.index()];
    let visits = forecast::visits(state, board);
    for (row, cells) in about.production.iter().enumerate() {
        let top = 190.0 + 166.0 * row as f64;
        let y = top + 79.0;
        layer.add(Icons::bold(38.0, 32.0).amount(row as u16 + 1, "pawn").middle(LEFT.x + 36.0, y));
        for (index, (_, power)) in POWERS.into_iter().enumerate() {
            let cell = Area::new(column(index), top, width - 6.0, 158.0);
            let meets = visits.iter().any(|visit| {
                let of = POWERS.iter().rposition(|(_, least)| *least <= visit.lowest).unwrap_or(0);
                usize::from(visit.workers) == row + 1 && of == index
            });
            let surface = Shape::filled(cell.outline(9.0), if meets { NOW } else { CARD });
            layer.add(if meets { surface.edged(INK, 4.0) } else { surface });
            let effects = &cells[usize::from(power) - 1];
            // One kind on each line.
            let goods = pieces(&effects.goods).map(|(name, amount)| Icons::bold(42.0, 42.0).amount(amount, name));
            let score = (effects.score > 0).then(|| Icons::bold(42.0, 40.0).points(effects.score));
            let lines: Vec<Icons> = goods.chain(score).collect();
            let step = 48.0;
            let count = lines.len() as f64;
            for (place, line) in lines.into_iter().enumerate() {
                let y = y + step * (place as f64 - (count - 1.0) / 2.0);
                layer.add(line.middle(cell.middle().0, y).within(cell.width - 10.0));
            }
        }
        layer.add(number(about.power_ups[row].to_string(), 38.0, INK, LEFT.right() - 28.0, y).middle());
    }
}

/// The royal tiles with their effects in words, and who worships there.
fn palace(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    for (royal, space) in state.royal_tiles.into_iter().zip(1u8..) {
        let area = Area::new(LEFT.x, LEFT.y + 199.0 * f64::from(space - 1), LEFT.width, 191.0);
        layer.fill(area.outline(10.0), CARD);
        let at = (area.x + 52.0, area.y + 50.0);
        yards::niche(layer, state, changes, Niche { board: Board::Palace, space, at, size: 42.0, gives: None });
        layer.add(royal_line(royal, 44.0).start(area.x + 112.0, area.y + 48.0).within(area.width - 124.0));
        frame::named(layer, say::royal(royal), (area.x + 18.0, area.y + 138.0), area.width - 34.0, (3, 22.0));
    }
}

/// The six technologies with names and effects, their prices and owners.
fn alchemy(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    let visits = forecast::visits(state, Board::Alchemy);
    for (slot, tile) in state.technologies.into_iter().enumerate() {
        let area = Area::new(LEFT.x, LEFT.y + 100.0 * slot as f64, LEFT.width, 94.0);
        let gold = data().technologies[tile.index()].gold;
        let owned = state.me().owns(tile);
        let pays = state.me().goods.resources[2] >= gold;
        let open = !owned && pays && visits.iter().any(|visit| forecast::opens(visit, slot));
        let surface = Shape::filled(area.outline(9.0), if open { NOW } else { CARD });
        layer.add(if open { surface.edged(INK, 3.5) } else { surface });
        let icon = Sprite::icon(technology(tile), area.x + 28.0, area.y + 25.0, 38.0);
        layer.add(icon.opacity(if owned { DIM + 12 } else { 100 }));
        let name = say::technology(tile);
        let effect = Phrase::new(format!("{}.effect", name.key));
        let heading = Text::new(name, Face::Bold, 26.0, INK, area.x + 54.0, area.y + 24.0);
        layer.add(heading.shrink(212.0, 16.0));
        let effect = Text::part(effect, Face::Text, 20.5, INK2).within(area.width - 24.0).lines(2, 24.0);
        layer.add(Stack::new(area.x + 12.0, area.y + 67.0, 0.0).text(effect));
        let colour = if !owned && !pays { SHORT } else { INK };
        let price = Icons::bold(36.0, 34.0).colour(colour).amount(gold, "gold");
        let of = Temple::ALL[slot % 3];
        layer.add(price.gap(4.0).to().icon(temple(of)).end(area.right() - 10.0, area.y + 24.0).within(122.0));
        let lane = Area::new(area.right() - 252.0, area.y + 9.0, 112.0, 30.0);
        layer.fill(lane.outline(6.0), temple_colours(of).0);
        for seat in state.all_seats().filter(|seat| state.seat(*seat).owns(tile)) {
            let at = (lane.x + 17.0 + 27.0 * f64::from(seat.number()), lane.middle().1);
            if changes.technology(seat, tile) {
                moved(layer, None, at, 15.0);
            }
            layer.add(Sprite::piece(mark(seat), at.0, at.1, 22.0));
        }
    }
}

/// The rows of values with the houses on them, and what a step on the Avenue is worth after each building.
fn nobles(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    frame::title(layer, "region-nobles", LEFT.x + 4.0, 109.0, LEFT.width - 8.0);
    let visits = forecast::visits(state, Board::Nobles);
    for (row, values) in data().nobles_rows.iter().enumerate() {
        let area = Area::new(LEFT.x, 134.0 + 104.0 * row as f64, LEFT.width, 96.0);
        let used = visits.iter().any(|visit| state.nobles_row(visit.workers) == Some(row));
        let surface = Shape::filled(area.outline(9.0), if used { NOW } else { CARD });
        layer.add(if used { surface.edged(INK, 3.5) } else { surface });
        let y = area.middle().1;
        layer.add(Icons::bold(40.0, 34.0).amount(row as u16 + 1, "pawn").start(area.x + 12.0, y));
        let step = ((area.width - 96.0) / values.len() as f64).min(86.0);
        let built = usize::from(state.nobles_rows[row]);
        for (index, value) in values.iter().enumerate() {
            let x = area.x + 92.0 + step * (index as f64 + 0.5);
            let side = (step - 8.0).min(64.0);
            if index < built {
                if index + usize::from(changes.built(row)) >= built {
                    moved(layer, None, (x, y), side * 0.56);
                }
                layer.add(Sprite::icon("house", x, y, side * 0.8));
            } else {
                let next = index == built && state.buildings_left() > 0;
                layer.add(points(*value, x, y, if next { side } else { side * 0.72 }).opacity(if next {
                    100
                } else {
                    55
                }));
            }
        }
    }
    frame::title(layer, "region-buildings", LEFT.x + 4.0, 474.0, LEFT.width - 8.0);
    let values = &data().building_values;
    let columns = values.len().div_ceil(2).max(1);
    let step = LEFT.width / columns as f64;
    for (index, value) in values.iter().enumerate() {
        let x = LEFT.x + step * ((index % columns) as f64 + 0.5);
        let y = 536.0 + 92.0 * (index / columns) as f64;
        let now = index == state.buildings().min(values.len() - 1);
        let card = Area::new(x - step / 2.0 + 3.0, y - 40.0, step - 6.0, 80.0);
        let surface = Shape::filled(card.outline(8.0), if now { NOW } else { CARD });
        layer.add(if now { surface.edged(INK, 3.5) } else { surface });
        if index < state.buildings() {
            layer.add(Sprite::icon("house", x, y, 44.0));
        } else {
            layer.add(points(*value, x, y, 54.0).opacity(if now { 100 } else { 60 }));
        }
    }
}
