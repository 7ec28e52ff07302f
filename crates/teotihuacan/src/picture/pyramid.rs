//! The pyramid seen from above: tiles, icons, decorations, free spaces.

use crate::data::{Covers, LedgeData};
use crate::pyramid::icon_at;
use scene::Transform;

use super::prelude::*;

/// Center of the pyramid, and half the side of the jade around it.
pub(super) const CENTRE: (f64, f64) = (540.0, 518.0);
pub(super) const GROUND: f64 = 208.0;
/// The side of a cell of the pyramid.
pub(super) const CELL: f64 = 40.0;

/// The center of a cell, row × 8 + column.
fn cell(cell: u8) -> (f64, f64) {
    let along = |index: u8| CELL * (f64::from(index) - 3.5);
    (CENTRE.0 + along(cell % 8), CENTRE.1 + along(cell / 8))
}

/// The area of a tile on a space.
pub(super) fn space(space: Space) -> Area {
    let about = &data().spaces[space.index()];
    let along = |index: u8| CELL * (2.0 * f64::from(index) + f64::from(about.level) - 4.0);
    Area::around((CENTRE.0 + along(about.column), CENTRE.1 + along(about.row)), (78.0, 78.0))
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

/// Distances of the ledges of a side from the center, by step.
pub(super) const LEDGES: [f64; 4] = [189.0, 140.0, 100.0, 60.0];

/// The area of a decoration on a ledge.
pub(super) fn ledge(about: &LedgeData) -> Area {
    let (dx, dy) = direction(&about.side);
    let far = LEDGES[usize::from(about.step.clamp(1, 4)) - 1];
    let size = if dx == 0.0 { (76.0, 36.0) } else { (36.0, 76.0) };
    Area::around((CENTRE.0 + dx * far, CENTRE.1 + dy * far), size)
}

/// Positions of the first and second icon of a ledge, clockwise around the pyramid.
pub(super) fn ledge_icons(about: &LedgeData) -> [(f64, f64); 2] {
    let ((x, y), (dx, dy)) = (ledge(about).middle(), direction(&about.side));
    // A quarter turn clockwise from the side's direction.
    let (ax, ay) = (-dy * CELL / 2.0, dx * CELL / 2.0);
    [(x - ax, y - ay), (x + ax, y + ay)]
}

/// Size of an icon on a tile, and its distance from the center of the tile.
const ICON: f64 = 28.8;
const OFFSET: f64 = 18.8;
/// Positions of a tile's quadrants, clockwise from the upper left.
const QUADRANTS: [(f64, f64); 4] = [(-OFFSET, -OFFSET), (OFFSET, -OFFSET), (OFFSET, OFFSET), (-OFFSET, OFFSET)];
/// The side of a tile that isn't on the pyramid.
const SIDE: f64 = 78.8;

/// The pyramid in this view: a layer with the jade, the printed plan and the ledges, and one with everything on it.
pub(super) fn layers(state: &State, seen: Transform) -> [Layer; 2] {
    let ground = Area::around(CENTRE, (2.0 * GROUND, 2.0 * GROUND));
    let printed = Layer::still("ring-plan").seen(seen).with(|layer| {
        layer.place("pyramid", ground, |layer| {
            layer.fill(ground.outline(20.0), JADE);
            plan(layer);
        });
    });
    [printed, Layer::still("ring-pyramid").seen(seen).with(|layer| draw_tiles(layer, state))]
}

/// The printed plan and the ledges.
pub(super) fn plan(layer: &mut Layer) {
    layer.fill(Area::around(CENTRE, (324.0, 324.0)).outline(5.0), LEVEL_0);
    for about in data().ledges.iter().filter(|ledge| ledge.step == 1) {
        layer.add(Shape::filled(ledge(about).inset(-2.0, -2.0).outline(5.0), LEVEL_0).edged(JADE_LINE, 2.0));
    }
}

/// The center of a quadrant of the tile on a space.
pub(super) fn quadrant(on: Space, quadrant: usize) -> (f64, f64) {
    let ((x, y), (dx, dy)) = (space(on).middle(), QUADRANTS[quadrant % 4]);
    (x + dx, y + dy)
}

/// Draws all tiles and decorations on the plan.
pub(super) fn draw_tiles(layer: &mut Layer, state: &State) {
    for of in Space::all().filter(|of| state.pyramid[of.index()].is_some()) {
        let ground = icon(level_tile(data().spaces[of.index()].level), 32.0);
        layer.add(ground.inside(space(of)).role(ItemRole::Ground));
    }
    let mut decorated = 0u64;
    for (about, _) in data().ledges.iter().zip(state.decorations).filter(|(_, tile)| tile.is_some()) {
        if let Covers::Cells(cells) = about.covers {
            decorated |= cells.iter().fold(0, |set, cell| set | 1 << cell);
        }
    }
    for at in (0..64u8).filter(|at| decorated & (1 << at) == 0) {
        let (name, (x, y)) = match state.top(at) {
            Some((on, placed, number)) => (tile_icon(icon_at(placed, number)), quadrant(on, number)),
            None => (carved(data().plan.as_flattened()[usize::from(at)]), cell(at)),
        };
        layer.add(Sprite::icon(name, x, y, ICON));
    }
    for (about, tile) in data().ledges.iter().zip(state.decorations) {
        let (icons, size) = match (tile, about.covers) {
            (Some(tile), _) => {
                face(layer, ledge(about), 1.0);
                (data().decorations[tile.index()].icons.map(tile_icon), 26.0)
            }
            (None, Covers::Printed(icons)) => (icons.map(carved), 27.0),
            (None, Covers::Cells(_)) => continue,
        };
        for (name, (x, y)) in icons.into_iter().zip(ledge_icons(about)) {
            layer.add(Sprite::icon(name, x, y, size));
        }
    }
}

fn face(layer: &mut Layer, area: Area, zoom: f64) {
    layer.fill(area.outline(4.0 * zoom), STONE_EDGE);
    layer.fill(area.inset(2.5 * zoom, 2.5 * zoom).outline(2.0 * zoom), DECORATION);
}

/// A decoration on the display.
pub(super) fn decoration_card<'a>(tile: DecorationTile, zoom: f64) -> Cell<'a> {
    let icons = data().decorations[tile.index()].icons.map(|of| icon(tile_icon(of), ICON * zoom));
    let face = Cell::new(move |layer, area| face(layer, area, zoom));
    face.and(across().each(icons)).at_most(80.0 * zoom, 40.0 * zoom)
}

/// A tile that isn't on the pyramid, in a square.
pub(super) fn tile<'a>(tile: PyramidTile) -> Cell<'a> {
    Cell::new(move |layer, area| {
        let ((x, y), zoom) = (area.middle(), area.width / SIDE);
        layer.add(Sprite::icon(level_tile(2), x, y, 32.0 * zoom).role(ItemRole::Ground));
        for (quadrant, (dx, dy)) in QUADRANTS.into_iter().enumerate() {
            let name = tile_icon(icon_at(Placed { tile, rotation: 0 }, quadrant));
            layer.add(Sprite::icon(name, x + dx * zoom, y + dy * zoom, ICON * zoom));
        }
    })
}

/// The places of the tiles that players have laid since the viewer last looked. A tile under another new one doesn't
/// count.
pub(super) fn laid(table: Changes<'_>) -> impl Iterator<Item = Area> {
    let laid = move |of: Space| table.came(|state| state.pyramid[of.index()].is_some());
    let on = move |above: Space, of: Space| data().spaces[above.index()].supports & (1 << of.index()) != 0;
    let covered = move |of: Space| Space::all().any(|above| on(above, of) && laid(above));
    Space::all().filter(move |of| laid(*of) && !covered(*of)).map(space)
}

/// The places of the decorations that players have placed since the viewer last looked.
pub(super) fn decorated(table: Changes<'_>) -> impl Iterator<Item = Area> {
    let ledges = data().ledges.iter().enumerate();
    let new = ledges.filter(move |(index, _)| table.came(|state| state.decorations[*index].is_some()));
    new.map(|(_, about)| ledge(about))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Covers, data};

    #[test]
    fn ledges_lie_on_the_cells_that_they_cover() {
        for ledge in &data().ledges {
            if let Covers::Cells(cells) = ledge.covers {
                assert_eq!(ledge_icons(ledge), cells.map(cell), "{}", ledge.id);
            }
        }
    }

    #[test]
    fn spaces_lie_on_the_cells_that_they_cover() {
        for (of, about) in Space::all().zip(&data().spaces) {
            let (x, y) = space(of).middle();
            let corners = [(-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0)];
            assert_eq!(about.cells.map(cell), corners.map(|(dx, dy)| (x + dx, y + dy)), "{}", about.id);
        }
    }
}
