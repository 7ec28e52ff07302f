//! The current offers of alchemy, nobles, decorations and construction.

use crate::picture::parts::{DIM, level_colour, mark, technology, temple_colours, tile_icon};
use crate::picture::prelude::*;
use crate::picture::pyramid;

use super::discovery;
use super::forecast::{self, Visit};
use super::parts::{Area, Icons, moved, new_frame, number, points};
use super::yards;

/// The card of a technology.
pub(super) fn technology_place(area: Area, slot: usize) -> Area {
    let (pitch, height) = ((area.width + 4.0) / 3.0, (area.height - 4.0) / 2.0);
    let (column, row) = ((slot % 3) as f64, (slot / 3) as f64);
    Area::new(area.x + pitch * column, area.y + (height + 4.0) * row, pitch - 4.0, height)
}

/// The six technologies: effect, price, and the owners on a strip in the color of the temple.
pub(super) fn alchemy(layer: &mut Layer, state: &State, changes: Changes<'_>, area: Area, visit: Option<&Visit>) {
    let acts = state.phase != Phase::Over;
    for (slot, tile) in state.technologies.iter().enumerate() {
        let place = technology_place(area, slot);
        let (column, height) = (slot % 3, place.height);
        let gold = data().technologies[tile.index()].gold;
        let owned = acts && state.me().owns(*tile);
        let pays = state.me().goods.resources[2] >= gold;
        let reached = visit.is_some_and(|visit| forecast::opens(visit, slot));
        let open = reached && pays && !owned;
        let surface = Shape::filled(place.outline(7.0), if open { NOW } else { YARD });
        layer.add(if open { surface.edged(INK, 3.0) } else { surface });
        let middle = place.y + (height - 23.0) / 2.0;
        let effect = Sprite::icon(technology(*tile), place.x + 21.0, middle, 29.0);
        let need = if owned { Need::Inform } else { Need::Decide };
        layer.add(effect.opacity(if owned { DIM + 12 } else { 100 }).need(need));
        if acts && !owned {
            let colour = if reached && !pays { SHORT } else { INK };
            let price = Icons::bold(30.5, 25.0).colour(colour).amount(gold, "gold");
            layer.add(price.end(place.right() - 4.0, middle).within(50.0));
        }
        let lane = Area::new(place.x + 3.0, place.y + height - 23.0, place.width - 6.0, 20.0);
        layer.fill(lane.outline(5.0), temple_colours(Temple::ALL[column]).0);
        for seat in state.all_seats().filter(|seat| state.seat(*seat).owns(*tile)) {
            let at = (lane.x + 10.0 + 21.0 * f64::from(seat.number()), lane.y + 10.0);
            if changes.technology(seat, *tile) {
                moved(layer, None, at, 11.0);
            }
            layer.add(Sprite::piece(mark(seat), at.0, at.1, 17.0));
        }
    }
}

/// The next value for 1, 2 and 3 workers. A house means that the row is full.
pub(super) fn nobles(layer: &mut Layer, state: &State, changes: Changes<'_>, area: Area, visit: Option<&Visit>) {
    let pitch = (area.width + 4.0) / 3.0;
    let used = visit.and_then(|visit| state.nobles_row(visit.workers));
    for (row, values) in data().nobles_rows.iter().enumerate() {
        let place = Area::new(area.x + pitch * row as f64, area.y + 3.0, pitch - 4.0, 52.0);
        let edge = if used == Some(row) { (INK, 3.0) } else { (LINE2, 2.0) };
        layer.add(Shape::filled(place.outline(7.0), BUILDING_SLOT).edged(edge.0, edge.1));
        if changes.built(row) > 0 {
            new_frame(layer, place, 7.0);
        }
        let line = Icons::bold(30.5, 24.0).amount(row as u16 + 1, "pawn");
        layer.add(line.start(place.x + 8.0, place.middle().1));
        let next = values.get(usize::from(state.nobles_rows[row])).filter(|_| state.buildings_left() > 0);
        let (x, y) = (place.right() - 22.0, place.middle().1);
        layer.add(match next {
            Some(value) => points(value, x, y, 37.0),
            None => Sprite::icon("house", x, y, 32.0),
        });
    }
}

/// The middle of the worship space next to the decorations.
pub(super) fn decorations_niche(area: Area) -> (f64, f64) {
    (area.x + 169.0, area.y + 29.0)
}

/// The decorations on display, the worship space and the discovery tile.
pub(super) fn decorations(layer: &mut Layer, state: &State, changes: Changes<'_>, area: Area) {
    for (index, tile) in members::<DecorationTile>(state.decoration_display).enumerate() {
        let card = Area::new(area.x + 36.0 * index as f64, area.y - 3.0, 33.5, area.height + 4.0);
        layer.add(Shape::filled(card.outline(6.0), DECORATION).edged(STONE_EDGE, 2.5));
        let icons = data().decorations[tile.index()].icons;
        for (icon, y) in icons.into_iter().zip([card.y + 16.0, card.y + card.height - 16.0]) {
            layer.add(Sprite::icon(tile_icon(icon), card.middle().0, y, 25.5));
        }
        if changes.decoration(tile) {
            new_frame(layer, card, 6.0);
        }
    }
    let board = Board::Decorations;
    let (at, gives) = (decorations_niche(area), Some("t-any"));
    yards::niche(layer, state, changes, Niche { board, space: 1, at, size: 27.0, gives });
    if let Some(place) = data().boards[board.index()].discovery {
        let left = area.x + 195.0;
        let tile = Area::new(left, area.y + 3.0, area.right() + 2.0 - left, 52.0);
        discovery::stack(layer, state, changes, place, tile);
    }
}

/// The pyramid tiles on display.
pub(super) fn tiles(layer: &mut Layer, state: &State, changes: Changes<'_>, area: Area) {
    for (index, tile) in members(state.pyramid_display).enumerate() {
        let at = (area.right() - 176.0 + 71.0 * index as f64, area.middle().1);
        pyramid::tile(layer, Placed { tile, rotation: 0 }, 2, at, 0.85);
        if changes.pyramid_tile(tile) {
            new_frame(layer, Area::new(at.0 - 32.0, at.1 - 32.0, 64.0, 64.0), 4.0);
        }
    }
}

/// The level of each open space of the pyramid, which fixes its price and points. It is a square tile, since numbers in
/// circles are those of spaces.
pub(super) fn level(layer: &mut Layer, level: u8, (x, y): (f64, f64), open: bool) {
    let tile = Shape::filled(Outline::rounded(x - 14.0, y - 14.0, 28.0, 28.0, 4.0), level_colour(level));
    layer.add(if open { tile.edged(NIGHT, 3.0) } else { tile.edged(GEAR_LINE, 2.0) });
    layer.add(number(level.to_string(), 24.0, NIGHT, x, y).middle().need(Need::Inform));
}
