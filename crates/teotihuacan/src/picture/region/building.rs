//! Construction and decorations: the pyramid with numbered places, and the best points for each tile and place.

use std::collections::BTreeSet;

use crate::data::Effects;
use crate::picture::forecast::tile_price;
use crate::picture::prelude::*;
use crate::picture::pyramid::{CENTRE, LEDGES, direction, ledge, ledge_icons, space};
use crate::picture::{icons, offers, pyramid};
use scene::Transform;

use super::frame;

/// The center of the pyramid, and its enlargement.
const MIDDLE: (f64, f64) = (278.0, 342.0);
const ZOOM: f64 = 1.18;

/// Draws the pyramid with everything on it, and marks on top of it.
fn pyramid(scene: &mut Scene, state: &State, (from, zoom): ((f64, f64), f64), marks: impl FnOnce(&mut Layer)) {
    let seen = Transform::of(zoom, CENTRE, from);
    scene.layers.extend(pyramid::layers(state, seen));
    scene.layers.push(Layer::new("marks").seen(seen).with(marks));
}

/// The disc of a number or an arrow.
fn disc(layer: &mut Layer, (x, y): (f64, f64), radius: f64) {
    layer.add(Shape::filled(Outline::circle(x, y, radius), WINDOW).edged(NIGHT, radius * 0.2));
}

/// The number or letter of a choice in its disc.
pub(super) fn label<'a>(name: String, radius: f64, need: Importance) -> Cell<'a> {
    Cell::new(move |layer, area| {
        disc(layer, area.middle(), radius);
        let size = radius * if name.len() < 2 { 1.7 } else { 1.3 };
        layer.add(bold(name, size).ink(NIGHT).middle().need(need).inside(area));
    })
}

/// The side of the pyramid with a ledge.
fn arrow(side: &str, radius: f64) -> Cell<'_> {
    Cell::new(move |layer, area| {
        let ((x, y), (dx, dy)) = (area.middle(), direction(side));
        disc(layer, (x, y), radius);
        let at = |along: f64, across: f64| {
            let (along, across) = (along * radius, across * radius);
            (x + dx * along - dy * across, y + dy * along + dx * across)
        };
        layer.fill(Outline::polygon(&[at(0.62, 0.0), at(-0.35, 0.55), at(-0.35, -0.55)]), NIGHT);
    })
}

/// A ring around a matching icon.
pub(super) fn match_ring(layer: &mut Layer, (x, y): (f64, f64)) {
    layer.line(Outline::circle(x, y, 16.6), JADE, 4.0);
}

/// The best points of every tile on every place, with the temple steps of that choice, at the bottom of an area. A place
/// has its number or arrow, its price, and its results by tile.
fn table<'a>(
    state: &State,
    tiles: Vec<Cell<'a>>,
    places: impl Iterator<Item = (Cell<'a>, Goods, Vec<Effects>)>,
) -> Cell<'a> {
    let count = tiles.len();
    let rows = |cells: Vec<Cell<'a>>| down().each_of(82.0, cells);
    // Tiles to choose from have a letter on their left.
    let letters = if count > 1 { 34.0 } else { 0.0 };
    let tiles = tiles.into_iter().enumerate().map(|(row, tile)| {
        let letter = (count > 1).then(|| label(letter(row), 15.0, Importance::Decide));
        across().fixed(letters, letter).rest(tile.inset(4.0, 3.0)).into()
    });
    let labels = down().space(56.0).rest(rows(tiles.collect()));
    let goods = state.me().goods;
    let columns = places.map(|(head, price, results)| {
        let pays = goods.cover(&price);
        let missing = IconRow::new().colour(SHORT).and(icons::goods(&goods.missing(&price)));
        let missing = Look::bold(24.0, 23.0).need(Importance::Inform).row(&missing).middle();
        let missing = Cell::from(Some(missing).filter(|_| !pays)).inset(2.0, 0.0);
        let results = results.into_iter().map(|effects| result(effects, pays)).collect();
        let column = down().fixed(36.0, head).fixed(20.0, missing).rest(rows(results));
        column.on(if pays { NOW } else { YARD }, 8.0)
    });
    let table = across().fixed(96.0 + letters, labels).rest(across().gap(4.0).each_of(100.0, columns));
    Cell::new(move |layer, mut area| {
        let height = (92.0 + 82.0 * count.max(1) as f64).min(area.height - 6.0);
        let table = down().fixed(36.0, frame::title("region-points")).rest(table);
        table.draw(layer, area.take_bottom(height));
    })
}

/// Points with the temple steps on their right, or below them in a narrow area.
fn result<'a>(effects: Effects, pays: bool) -> Cell<'a> {
    let opacity = if pays { 100 } else { 55 };
    let steps: Vec<Temple> = Temple::ALL.into_iter().filter(|of| effects.temples[of.index()] > 0).collect();
    let points = Cell::new(move |layer, area| {
        let square = area.square(46.0);
        let size = if effects.score < 10 { square.width } else { square.width / 1.18 };
        layer.add(bold_points(effects.score, size).opacity(opacity).inside(square));
    });
    if steps.is_empty() {
        return points.inset(2.0, 2.0);
    }
    let step = move |of: &Temple| {
        let name = temple(*of);
        Cell::new(move |layer, area| layer.add(icon(name, area.square(30.0).width).inside(area).opacity(opacity)))
    };
    Cell::new(move |layer, area| {
        let steps = steps.iter().map(step);
        let line = if area.width > 76.0 {
            let room = (area.height - 30.0 * steps.len() as f64).max(0.0) / 2.0;
            across().share(0.58, points).share(0.42, down().each(steps).inset(0.0, room))
        } else {
            down().share(0.6, points).share(0.4, across().each(steps))
        };
        line.draw(layer, area);
    })
    .inset(2.0, 2.0)
}

pub(super) fn construction<'a>(scene: &mut Scene, state: &State) -> (Line<'a>, Cell<'a>) {
    let spaces: Vec<Space> = if state.pyramid_finished { Vec::new() } else { state.legal_spaces().collect() };
    let about = |of: &Space| &data().spaces[of.index()];
    let chosen = match state.stack.top() {
        Some(Question::PlaceTile(tile)) => Some(tile),
        _ => None,
    };
    pyramid(scene, state, (MIDDLE, ZOOM), |layer| {
        for (index, of) in spaces.iter().enumerate() {
            let pays = state.me().goods.cover(&tile_price(state, *of));
            let need = if pays && chosen.is_some() { Importance::Glance } else { Importance::Decide };
            label((index + 1).to_string(), 14.5, need).draw(layer, space(*of));
        }
    });
    let tiles: Vec<PyramidTile> = chosen.map_or_else(|| members(state.pyramid_display).collect(), |tile| vec![tile]);
    let places = spaces.iter().enumerate().map(|(index, of)| {
        let results = tiles.iter().map(|tile| forecast::laid(state, *tile, *of)).collect();
        (label((index + 1).to_string(), 17.0, Importance::Decide), tile_price(state, *of), results)
    });
    let drawings = tiles.iter().map(|tile| pyramid::tile(*tile).at_most(76.0, 76.0)).collect();
    let table = table(state, drawings, places);
    let levels: BTreeSet<u8> = spaces.iter().map(|of| about(of).level).collect();
    let levels = offers::levels(levels.into_iter().take(2), 2, Look::bold(36.0, 34.0));
    (down().rest(Cell::empty()).fixed(80.0, levels), table)
}

pub(super) fn decorations<'a>(scene: &mut Scene, table: Changes<'a>) -> (Line<'a>, Cell<'a>) {
    let state = table.now;
    let ledges: Vec<Ledge> = state.legal_ledges().collect();
    let about = |of: &Ledge| &data().ledges[of.index()];
    // A chosen decoration is on every ledge that it can take.
    let mut laid = *state;
    let chosen = match state.stack.top() {
        Some(Question::PlaceDecoration(tile)) => Some(tile),
        _ => None,
    };
    for of in ledges.iter().filter(|_| chosen.is_some()) {
        laid.decorations[of.index()] = chosen;
    }
    pyramid(scene, &laid, ((MIDDLE.0, 290.0), 0.95), |layer| {
        for of in &ledges {
            let about = about(of);
            let place = ledge(about).inset(-3.0, -3.0);
            layer.line(place.outline(6.0), PAPER, 7.0);
            layer.line(place.outline(6.0), INK, 4.0);
            // Next to the outermost ledge of the side, since it would cover an icon elsewhere.
            let ((dx, dy), far) = (direction(&about.side), LEDGES[0]);
            let at = (CENTRE.0 + dx * far - dy * 55.0, CENTRE.1 + dy * far + dx * 55.0);
            arrow(&about.side, 14.5).draw(layer, Area::around(at, (0.0, 0.0)));
            let covered = chosen.map(|tile| state.covered_by(tile, *of)).into_iter().flatten();
            for ((under, icon), at) in covered.zip(ledge_icons(about)) {
                if under == icon.icon {
                    match_ring(layer, at);
                }
            }
        }
    });
    let tiles: Vec<DecorationTile> =
        chosen.map_or_else(|| members(state.decoration_display).collect(), |tile| vec![tile]);
    let workers = forecast::visit(state, Board::Decorations).map_or(1, |visit| visit.workers);
    let price = State::decoration_price(workers);
    let places = ledges.iter().map(|of| {
        (arrow(&about(of).side, 17.0), price, tiles.iter().map(|tile| forecast::decorated(state, *tile, *of)).collect())
    });
    let drawings = tiles.iter().map(|tile| pyramid::decoration_card(*tile, 0.98)).collect();
    let best = self::table(state, drawings, places);
    let worship = frame::worship(table, Board::Decorations);
    (down().rest(Cell::empty()).fixed(190.0, worship).space(4.0), best)
}
