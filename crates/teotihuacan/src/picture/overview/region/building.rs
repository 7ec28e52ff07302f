//! Construction and decorations: the pyramid with numbered places, and the best points for each tile and place.

use crate::data::Effects;
use crate::ids::{Ledge, PyramidTile, Space, letter};
use crate::picture::geometry::{CENTRE, direction, ledge, ledge_icons, space};
use crate::picture::parts::{level_colour, pieces, temple};
use crate::picture::prelude::*;
use crate::picture::pyramid;
use scene::View;

use super::super::forecast::{self, matched, tile_price, worth};
use super::super::parts::{Area, Icons, number, points};
use super::frame::{self, LEFT, RIGHT};

/// The center of the pyramid, its enlargement, and half the side of the jade around it.
const MIDDLE: (f64, f64) = (278.0, 342.0);
const ZOOM: f64 = 1.18;
const HALF: f64 = 208.0;

/// Draws the pyramid with everything on it, and marks on top of it.
fn pyramid(scene: &mut Scene, state: &State, (from, zoom): ((f64, f64), f64), marks: impl FnOnce(&mut Layer)) {
    let seen = View::of(zoom, CENTRE, from);
    let mut plan = Layer::still("plan").seen(seen);
    plan.fill(Outline::rounded(CENTRE.0 - HALF, CENTRE.1 - HALF, 2.0 * HALF, 2.0 * HALF, 18.0), JADE);
    pyramid::plan(&mut plan);
    scene.layers.push(plan);
    let mut built = Layer::still("pyramid").seen(seen);
    pyramid::draw_tiles(&mut built, state);
    scene.layers.push(built);
    let mut now = Layer::new("marks").seen(seen);
    marks(&mut now);
    scene.layers.push(now);
}

/// The disc of a number or an arrow.
fn disc(layer: &mut Layer, (x, y): (f64, f64), radius: f64) {
    layer.add(Shape::filled(Outline::circle(x, y, radius), WINDOW).edged(NIGHT, radius * 0.2));
}

/// The number or letter of a choice.
pub(super) fn label(layer: &mut Layer, name: &str, at: (f64, f64), radius: f64, need: Need) {
    disc(layer, at, radius);
    let size = radius * if name.len() < 2 { 1.7 } else { 1.3 };
    layer.add(number(name.to_owned(), size, NIGHT, at.0, at.1).middle().need(need));
}

/// The side of the pyramid with a ledge.
fn arrow(layer: &mut Layer, side: &str, (x, y): (f64, f64), radius: f64) {
    disc(layer, (x, y), radius);
    let (dx, dy) = direction(side);
    let at = |along: f64, across: f64| {
        let (along, across) = (along * radius, across * radius);
        (x + dx * along - dy * across, y + dy * along + dx * across)
    };
    layer.fill(Outline::polygon(&[at(0.62, 0.0), at(-0.35, 0.55), at(-0.35, -0.55)]), NIGHT);
}

/// A ring around a matching icon.
pub(super) fn match_ring(layer: &mut Layer, (x, y): (f64, f64)) {
    layer.line(Outline::circle(x, y, 16.6), JADE, 4.0);
}

/// The best points of every tile on every place, with the temple steps of that choice.
struct Table<T> {
    tiles: Vec<T>,
    /// The price of each place.
    prices: Vec<Goods>,
    /// The best result by tile and place.
    best: Vec<Vec<Effects>>,
}

impl<T: Copy> Table<T> {
    /// Draws the table below `above`. `head` gets the index of a place, `tile` the height of a row.
    fn draw(
        &self,
        layer: &mut Layer,
        state: &State,
        above: f64,
        head: impl Fn(&mut Layer, usize, (f64, f64)),
        tile: impl Fn(&mut Layer, T, (f64, f64), f64),
    ) {
        let rows = self.tiles.len().max(1) as f64;
        let top = (RIGHT.bottom() - 76.0 - 82.0 * rows).max(above + 22.0);
        frame::title(layer, "region-points", RIGHT.x + 4.0, top, RIGHT.width - 8.0);
        // Tiles to choose from have a letter on their left.
        let letters = if self.tiles.len() > 1 { 34.0 } else { 0.0 };
        let label_width = 96.0 + letters;
        let columns = self.prices.len().max(1) as f64;
        let width = ((RIGHT.width - label_width) / columns).min(104.0);
        let first = top + 76.0;
        let pitch = ((RIGHT.bottom() - first) / rows).min(82.0);
        for (column, price) in self.prices.iter().enumerate() {
            let x = RIGHT.x + label_width + width * (column as f64 + 0.5);
            let pays = state.me().goods.cover(price);
            let area = Area::new(x - width / 2.0 + 2.0, top + 20.0, width - 4.0, RIGHT.bottom() - top - 20.0);
            layer.fill(area.outline(8.0), if pays { NOW } else { YARD });
            head(layer, column, (x, top + 40.0));
            if !pays {
                let missing = state.me().goods.missing(price);
                let mut line = Icons::bold(24.0, 23.0).need(Need::Inform).colour(SHORT);
                for (name, amount) in pieces(&missing) {
                    line = line.amount(amount, name);
                }
                layer.add(line.middle(x, top + 68.0).within(width - 8.0));
            }
        }
        for (row, of) in self.tiles.iter().enumerate() {
            let y = first + pitch * (row as f64 + 0.5) + 2.0;
            tile(layer, *of, (RIGHT.x + letters + 44.0, y), pitch);
            if letters > 0.0 {
                label(layer, &letter(row), (RIGHT.x + 16.0, y), 15.0, Need::Decide);
            }
            for (column, price) in self.prices.iter().enumerate() {
                let x = RIGHT.x + label_width + width * (column as f64 + 0.5);
                let pays = state.me().goods.cover(price);
                let effects = &self.best[row][column];
                let steps: Vec<usize> = (0..3).filter(|of| effects.temples[*of] > 0).collect();
                let size = (width - 6.0).min(46.0).min(pitch - 6.0);
                let opacity = if pays { 100 } else { 55 };
                let down = if steps.is_empty() || width > 84.0 { 0.0 } else { 11.0 };
                let wide = width > 84.0 && !steps.is_empty();
                let left = if wide { x - 22.0 } else { x };
                layer.add(points(effects.score, left, y - down, size).opacity(opacity));
                let small = if wide { 30.0 } else { 22.0 };
                for (index, of) in steps.iter().enumerate() {
                    let along = small * (index as f64 - (steps.len() as f64 - 1.0) / 2.0);
                    let at = if wide { (x + 24.0, y + along) } else { (x + along, y + 24.0) };
                    let name = temple(Temple::ALL[*of]);
                    layer.add(Sprite::icon(name, at.0, at.1, small).opacity(opacity));
                }
            }
        }
    }
}

pub(super) fn construction(scene: &mut Scene, layer: &mut Layer, state: &State, above: f64) {
    let spaces: Vec<Space> = if state.pyramid_finished { Vec::new() } else { state.legal_spaces().collect() };
    let about = |of: &Space| &data().spaces[of.index()];
    let chosen = match state.stack.top() {
        Some(Question::PlaceTile(tile)) => Some(tile),
        _ => None,
    };
    pyramid(scene, state, (MIDDLE, ZOOM), |layer| {
        for (index, of) in spaces.iter().enumerate() {
            let pays = state.me().goods.cover(&tile_price(state, *of));
            let need = if pays && chosen.is_some() { Need::Glance } else { Need::Decide };
            label(layer, &(index + 1).to_string(), space(about(of).level, about(of).row, about(of).column), 14.5, need);
        }
    });
    let tiles: Vec<PyramidTile> = chosen.map_or_else(|| members(state.pyramid_display).collect(), |tile| vec![tile]);
    let result = |tile: PyramidTile, of: &Space| {
        let more = data().levels[usize::from(about(of).level - 1)].points;
        let turned = (0..4).map(|rotation| {
            let (points, temples) = state.matches(state.covered(Placed { tile, rotation }, *of).into_iter());
            matched(points + more, temples)
        });
        turned.max_by_key(worth).unwrap_or_default()
    };
    let table = Table {
        prices: spaces.iter().map(|of| tile_price(state, *of)).collect(),
        best: tiles.iter().map(|tile| spaces.iter().map(|of| result(*tile, of)).collect()).collect(),
        tiles,
    };
    let head = |layer: &mut Layer, index: usize, at| label(layer, &(index + 1).to_string(), at, 17.0, Need::Decide);
    table.draw(layer, state, above, head, |layer, tile, at, height| {
        let zoom = (height - 6.0) / (2.0 * pyramid::HALF);
        pyramid::tile(layer, Placed { tile, rotation: 0 }, 2, at, zoom);
    });
    let mut levels: Vec<u8> = spaces.iter().map(|of| about(of).level).collect();
    levels.sort_unstable();
    levels.dedup();
    let width = (LEFT.width - 8.0) / 2.0;
    for (index, level) in levels.iter().take(2).enumerate() {
        let of = &data().levels[usize::from(*level) - 1];
        let area = Area::new(LEFT.x + (width + 8.0) * index as f64, 606.0, width, 80.0);
        layer.fill(area.outline(9.0), CARD);
        let (x, y) = (area.x + 40.0, area.middle().1);
        layer.add(
            Shape::filled(Outline::rounded(x - 28.0, y - 28.0, 56.0, 56.0, 6.0), level_colour(*level))
                .edged(STONE_EDGE, 3.0),
        );
        layer.add(number(level.to_string(), 36.0, NIGHT, x, y).middle());
        layer.add(
            Icons::bold(36.0, 34.0).goods(&of.price).gap(8.0).points(of.points).start(x + 38.0, y).within(width - 86.0),
        );
    }
}

pub(super) fn decorations(scene: &mut Scene, layer: &mut Layer, state: &State, changes: Changes<'_>, above: f64) {
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
            pyramid::ledge_frame(layer, about);
            let ((x, y), (dx, dy)) = (ledge(&about.side, 1), direction(&about.side));
            // Next to the outermost ledge of the side, since it would cover an icon elsewhere.
            arrow(layer, &about.side, (x - dy * 55.0, y + dx * 55.0), 14.5);
            let covered = chosen.map(|tile| state.covered_by(tile, *of)).into_iter().flatten();
            for ((under, icon), at) in covered.zip(ledge_icons(&about.side, about.step)) {
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
    let result = |tile: DecorationTile, of: &Ledge| {
        let (points, temples) = state.matches(state.covered_by(tile, *of).into_iter());
        matched(points + data().decoration_points, temples)
    };
    let table = Table {
        prices: vec![price; ledges.len()],
        best: tiles.iter().map(|tile| ledges.iter().map(|of| result(*tile, of)).collect()).collect(),
        tiles,
    };
    let head = |layer: &mut Layer, index: usize, at| {
        if let Some(of) = ledges.get(index) {
            arrow(layer, &about(of).side, at, 17.0);
        }
    };
    table.draw(layer, state, above, head, |layer, tile, (x, y), _| {
        pyramid::decoration_card(layer, tile, x, y, 0.98);
    });
    frame::worship(layer, state, changes, Board::Decorations, Area::new(LEFT.x, 492.0, LEFT.width, 190.0));
}
