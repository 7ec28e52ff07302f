//! The pyramid seen from above: tiles, icons, decorations, free spaces.

use crate::data::{Covers, LedgeData};
use crate::pyramid::icon_at;

use super::prelude::*;

/// Center of the pyramid, and half the side of the jade around it.
pub(super) const CENTRE: (f64, f64) = (540.0, 518.0);
pub(super) const GROUND: f64 = 208.0;
/// The side of a cell of the pyramid.
pub(super) const CELL: f64 = 40.0;

/// The center of a cell, row × 8 + column.
pub(super) fn cell(cell: u8) -> (f64, f64) {
    let along = |index: u8| CELL * (f64::from(index) - 3.5);
    (CENTRE.0 + along(cell % 8), CENTRE.1 + along(cell / 8))
}

pub(super) fn space(level: u8, row: u8, column: u8) -> (f64, f64) {
    let along = |index: u8| CELL * (2.0 * f64::from(index) + f64::from(level) - 4.0);
    (CENTRE.0 + along(column), CENTRE.1 + along(row))
}

/// The direction of a side of the pyramid from its center.
pub(super) fn direction(side: &str) -> (f64, f64) {
    match side {
        "left" => (-1.0, 0.0),
        "top" => (0.0, -1.0),
        "right" => (1.0, 0.0),
        _ => (0.0, 1.0),
    }
}

/// The center of a ledge of a side, step 1 to 4.
pub(super) fn ledge(side: &str, step: u8) -> (f64, f64) {
    let (dx, dy) = direction(side);
    let far = [189.0, 140.0, 100.0, 60.0][usize::from(step.clamp(1, 4)) - 1];
    (CENTRE.0 + dx * far, CENTRE.1 + dy * far)
}

/// Positions of the first and second icon of a ledge, clockwise around the pyramid.
pub(super) fn ledge_icons(side: &str, step: u8) -> [(f64, f64); 2] {
    let (x, y) = ledge(side, step);
    let (dx, dy) = direction(side);
    // A quarter turn clockwise from the side's direction.
    let (ax, ay) = (-dy * CELL / 2.0, dx * CELL / 2.0);
    [(x - ax, y - ay), (x + ax, y + ay)]
}

/// Size of an icon on a tile, and its distance from the center of the tile.
const ICON: f64 = 28.8;
const OFFSET: f64 = 18.8;
/// Positions of a tile's quadrants, clockwise from the upper left.
const QUADRANTS: [(f64, f64); 4] = [(-OFFSET, -OFFSET), (OFFSET, -OFFSET), (OFFSET, OFFSET), (-OFFSET, OFFSET)];
/// Half the side of a tile.
const HALF: f64 = 39.4;

/// The jade with the printed plan and the ledges.
pub(super) fn ground(layer: &mut Layer) {
    layer.fill(Area::around(CENTRE, (2.0 * GROUND, 2.0 * GROUND)).outline(20.0), JADE);
    plan(layer);
}

/// The printed plan and the ledges.
pub(super) fn plan(layer: &mut Layer) {
    layer.fill(Outline::rounded(CENTRE.0 - 162.0, CENTRE.1 - 162.0, 324.0, 324.0, 5.0), LEVEL_0);
    for about in data().ledges.iter().filter(|ledge| ledge.step == 1) {
        let place = Area::around(ledge(&about.side, about.step), size_along(&about.side, 80.0, 40.0));
        layer.add(Shape::filled(place.outline(5.0), LEVEL_0).edged(JADE_LINE, 2.0));
    }
}

/// Width and height of something along a side of the pyramid.
pub(super) fn size_along(side: &str, long: f64, short: f64) -> (f64, f64) {
    if direction(side).0 == 0.0 { (long, short) } else { (short, long) }
}

/// The center of a quadrant of a tile with this center.
pub(super) fn quadrant((x, y): (f64, f64), quadrant: usize) -> (f64, f64) {
    let (dx, dy) = QUADRANTS[quadrant % 4];
    (x + dx, y + dy)
}

/// Draws all tiles and decorations on the plan.
pub(super) fn draw_tiles(layer: &mut Layer, state: &State) {
    let middle = |index: usize| {
        let about = &data().spaces[index];
        (about.level, space(about.level, about.row, about.column))
    };
    for (index, _) in state.pyramid.iter().enumerate().filter(|(_, placed)| placed.is_some()) {
        let (level, (x, y)) = middle(index);
        layer.add(Sprite::icon(level_tile(level), x, y, 32.0).role(ItemRole::Ground));
    }
    let mut decorated = 0u64;
    for (about, _) in data().ledges.iter().zip(state.decorations).filter(|(_, tile)| tile.is_some()) {
        if let Covers::Cells(cells) = about.covers {
            decorated |= cells.iter().fold(0, |set, cell| set | 1 << cell);
        }
    }
    for at in (0..64u8).filter(|at| decorated & (1 << at) == 0) {
        let over = |level: &[Option<Space>; 64]| {
            let index = level[usize::from(at)]?.index();
            state.pyramid[index].map(|placed| (index, placed))
        };
        match data().space_over.iter().rev().find_map(over) {
            Some((index, placed)) => {
                let number = data().spaces[index].cells.iter().position(|other| *other == at).unwrap_or(0);
                let (x, y) = quadrant(middle(index).1, number);
                layer.add(Sprite::icon(tile_icon(icon_at(placed, number)), x, y, ICON));
            }
            None => {
                let (x, y) = cell(at);
                layer.add(Sprite::icon(carved(data().plan.as_flattened()[usize::from(at)]), x, y, ICON));
            }
        }
    }
    for (index, tile) in state.decorations.iter().enumerate() {
        let about = &data().ledges[index];
        if let Some(tile) = tile {
            decoration(layer, *tile, index);
        } else if let Covers::Printed(icons) = about.covers {
            for (icon, (x, y)) in icons.into_iter().zip(ledge_icons(&about.side, about.step)) {
                layer.add(Sprite::icon(carved(icon), x, y, 27.0));
            }
        }
    }
}

fn decoration(layer: &mut Layer, tile: DecorationTile, index: usize) {
    let about = &data().ledges[index];
    face(layer, Area::around(ledge(&about.side, about.step), size_along(&about.side, 76.0, 36.0)), 1.0);
    let icons = data().decorations[tile.index()].icons;
    for (icon, (x, y)) in icons.into_iter().zip(ledge_icons(&about.side, about.step)) {
        layer.add(Sprite::icon(tile_icon(icon), x, y, 26.0));
    }
}

/// Marks a ledge that a decoration can take.
pub(super) fn ledge_frame(layer: &mut Layer, about: &LedgeData) {
    let place = Area::around(ledge(&about.side, about.step), size_along(&about.side, 82.0, 42.0));
    layer.line(place.outline(6.0), PAPER, 7.0);
    layer.line(place.outline(6.0), INK, 4.0);
}

fn face(layer: &mut Layer, area: Area, zoom: f64) {
    layer.fill(area.outline(4.0 * zoom), STONE_EDGE);
    layer.fill(area.inset(2.5 * zoom, 2.5 * zoom).outline(2.0 * zoom), DECORATION);
}

/// A decoration on the display.
pub(super) fn decoration_card<'a>(tile: DecorationTile, zoom: f64) -> Cell<'a> {
    let icons = data().decorations[tile.index()].icons.map(|of| icon(tile_icon(of), ICON * zoom));
    let card = Cell::new(move |layer, area| {
        face(layer, area, zoom);
        across().each(icons).draw(layer, area);
    });
    card.at_most(80.0 * zoom, 40.0 * zoom)
}

/// A tile that isn't on the pyramid, in a square.
pub(super) fn tile<'a>(tile: PyramidTile) -> Cell<'a> {
    Cell::new(move |layer, area| {
        let ((x, y), zoom) = (area.middle(), area.width / (2.0 * HALF));
        layer.add(Sprite::icon(level_tile(2), x, y, 32.0 * zoom).role(ItemRole::Ground));
        for (quadrant, (dx, dy)) in QUADRANTS.into_iter().enumerate() {
            let name = tile_icon(icon_at(Placed { tile, rotation: 0 }, quadrant));
            layer.add(Sprite::icon(name, x + dx * zoom, y + dy * zoom, ICON * zoom));
        }
    })
}

/// The centers of the tiles that players have laid since the viewer last looked. A tile under another new one doesn't
/// count.
pub(super) fn laid(table: Changes<'_>) -> impl Iterator<Item = (f64, f64)> {
    let laid = move |space: usize| table.came(|state| state.pyramid[space].is_some());
    let covers = move |above: usize, index: usize| data().spaces[above].supports & (1 << index) != 0 && laid(above);
    let covered = move |index: usize| (0..data().spaces.len()).any(|above| covers(above, index));
    let new = data().spaces.iter().enumerate().filter(move |(index, _)| laid(*index) && !covered(*index));
    new.map(|(_, about)| space(about.level, about.row, about.column))
}

/// The centers and sizes of the decorations that players have placed since the viewer last looked.
pub(super) fn decorated(table: Changes<'_>) -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
    let decorated = move |ledge: usize| table.came(|state| state.decorations[ledge].is_some());
    let ledges = data().ledges.iter().enumerate().filter(move |(index, _)| decorated(*index));
    ledges.map(|(_, about)| (ledge(&about.side, about.step), size_along(&about.side, 76.0, 36.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Covers, data};

    #[test]
    fn ledges_lie_on_the_cells_that_they_cover() {
        for ledge in &data().ledges {
            if let Covers::Cells(cells) = ledge.covers {
                assert_eq!(ledge_icons(&ledge.side, ledge.step), cells.map(cell), "{}", ledge.id);
            }
        }
    }

    #[test]
    fn spaces_lie_on_the_cells_that_they_cover() {
        for about in &data().spaces {
            let (x, y) = space(about.level, about.row, about.column);
            let corners = [(-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0)];
            assert_eq!(about.cells.map(cell), corners.map(|(dx, dy)| (x + dx, y + dy)), "{}", about.id);
        }
    }
}
