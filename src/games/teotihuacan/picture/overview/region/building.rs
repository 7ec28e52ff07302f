//! Construction and decorations: the pyramid with numbered places, and the best points for each tile and place.

use crate::games::teotihuacan::data::{Effects, data};
use crate::games::teotihuacan::goods::Goods;
use crate::games::teotihuacan::ids::{Board, DecorationTile, Ledge, PyramidTile, Space, members};
use crate::games::teotihuacan::picture::changes::Changes;
use crate::games::teotihuacan::picture::geometry::{CENTRE, direction, ledge, space};
use crate::games::teotihuacan::picture::parts::{level_colour, temple};
use crate::games::teotihuacan::picture::pyramid;
use crate::games::teotihuacan::picture::theme::*;
use crate::games::teotihuacan::state::{Placed, State};
use crate::scene::{Layer, Need, Outline, Scene, Shape, Sprite, View};

use super::super::forecast::{self, matched, tile_price};
use super::super::parts::{Area, Line, number, pieces, points};
use super::frame::{self, LEFT, RIGHT};
use super::worship::worship;

/// The center of the pyramid, its enlargement, and half the side of the jade around it.
const MIDDLE: (f64, f64) = (278.0, 342.0);
const ZOOM: f64 = 1.18;
const HALF: f64 = 208.0;

/// Draws the pyramid with everything on it, and these numbered places.
fn pyramid(scene: &mut Scene, state: &State, places: &[(f64, f64)], (from, zoom): ((f64, f64), f64)) {
    let seen = View::of(zoom, CENTRE, from);
    let mut plan = Layer::still("plan").seen(seen);
    plan.fill(Outline::rounded(CENTRE.0 - HALF, CENTRE.1 - HALF, 2.0 * HALF, 2.0 * HALF, 18.0), JADE);
    pyramid::plan(&mut plan);
    scene.layers.push(plan);
    let mut built = Layer::still("pyramid").seen(seen);
    pyramid::draw_tiles(&mut built, state);
    scene.layers.push(built);
    let mut now = Layer::new("numbers").seen(seen);
    for (number, at) in places.iter().enumerate() {
        label(&mut now, number + 1, *at, 14.5);
    }
    scene.layers.push(now);
}

/// The number of a place.
fn label(layer: &mut Layer, place: usize, (x, y): (f64, f64), radius: f64) {
    layer.add(Shape::filled(Outline::circle(x, y, radius), WINDOW).edged(NIGHT, radius * 0.2));
    layer.add(number(place.to_string(), radius * if place < 10 { 1.7 } else { 1.3 }, NIGHT, x, y).middle());
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
    /// Draws the table below `above`. `tile` gets the height of a row.
    fn draw(&self, layer: &mut Layer, state: &State, above: f64, tile: impl Fn(&mut Layer, T, (f64, f64), f64)) {
        let rows = self.tiles.len().max(1) as f64;
        let top = (RIGHT.bottom() - 76.0 - 82.0 * rows).max(above + 22.0);
        frame::title(layer, "region-points", RIGHT.x + 4.0, top, RIGHT.width - 8.0);
        let label_width = 96.0;
        let columns = self.prices.len().max(1) as f64;
        let width = ((RIGHT.width - label_width) / columns).min(104.0);
        let first = top + 76.0;
        let pitch = ((RIGHT.bottom() - first) / rows).min(82.0);
        for (column, price) in self.prices.iter().enumerate() {
            let x = RIGHT.x + label_width + width * (column as f64 + 0.5);
            let pays = state.me().goods.cover(price);
            let area = Area::new(x - width / 2.0 + 2.0, top + 20.0, width - 4.0, RIGHT.bottom() - top - 20.0);
            layer.fill(area.outline(8.0), if pays { NOW } else { YARD });
            label(layer, column + 1, (x, top + 40.0), 17.0);
            if !pays {
                let missing = state.me().goods.missing(price);
                let mut line = Line::new(24.0, 23.0).need(Need::Inform).colour(SHORT);
                for (name, amount) in pieces(&missing) {
                    line = line.amount(amount, name);
                }
                layer.add(line.middle(x, top + 68.0).within(width - 8.0));
            }
        }
        for (row, of) in self.tiles.iter().enumerate() {
            let y = first + pitch * (row as f64 + 0.5) + 2.0;
            tile(layer, *of, (RIGHT.x + 44.0, y), pitch);
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
                    let name = temple(crate::games::teotihuacan::ids::Temple::ALL[*of]);
                    layer.add(Sprite::icon(name, at.0, at.1, small).opacity(opacity));
                }
            }
        }
    }
}

/// Orders results by points, then by steps on temples.
fn best(results: impl Iterator<Item = Effects>) -> Effects {
    results.max_by_key(|effects| (effects.score, effects.temples.iter().sum::<u8>())).unwrap_or_default()
}

pub(super) fn construction(scene: &mut Scene, layer: &mut Layer, state: &State, above: f64) {
    let spaces: Vec<Space> = if state.pyramid_finished { Vec::new() } else { state.legal_spaces().collect() };
    let about = |of: &Space| &data().spaces[of.index()];
    let middles: Vec<(f64, f64)> =
        spaces.iter().map(|of| space(about(of).level, about(of).row, about(of).column)).collect();
    pyramid(scene, state, &middles, (MIDDLE, ZOOM));
    let tiles: Vec<PyramidTile> = members(state.pyramid_display).collect();
    let result = |tile: PyramidTile, of: &Space| {
        let more = data().levels[usize::from(about(of).level - 1)].points;
        best((0..4).map(|rotation| {
            let (points, temples) = state.matches(state.covered(Placed { tile, rotation }, *of).into_iter());
            matched(points + more, temples)
        }))
    };
    let table = Table {
        prices: spaces.iter().map(|of| tile_price(state, *of)).collect(),
        best: tiles.iter().map(|tile| spaces.iter().map(|of| result(*tile, of)).collect()).collect(),
        tiles,
    };
    table.draw(layer, state, above, |layer, tile, at, height| {
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
            Line::new(36.0, 34.0).goods(&of.price).gap(8.0).points(of.points).start(x + 38.0, y).within(width - 86.0),
        );
    }
}

pub(super) fn decorations(scene: &mut Scene, layer: &mut Layer, state: &State, changes: Changes<'_>, above: f64) {
    let ledges: Vec<Ledge> = state.legal_ledges().collect();
    let middles: Vec<(f64, f64)> = ledges
        .iter()
        .map(|of| {
            let about = &data().ledges[of.index()];
            let ((x, y), (dx, dy)) = (ledge(&about.side, 1), direction(&about.side));
            // Next to the outermost ledge of the side, since it would cover an icon elsewhere.
            (x - dy * 55.0, y + dx * 55.0)
        })
        .collect();
    let place = ((MIDDLE.0, 290.0), 0.95);
    pyramid(scene, state, &middles, place);
    let mut frames = Layer::new("ledges").seen(View::of(place.1, CENTRE, place.0));
    ledges.iter().for_each(|of| pyramid::ledge_frame(&mut frames, &data().ledges[of.index()]));
    scene.layers.push(frames);
    let tiles: Vec<DecorationTile> = members(state.decoration_display).collect();
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
    table.draw(layer, state, above, |layer, tile, (x, y), _| pyramid::decoration_card(layer, tile, x, y, 0.98));
    worship(layer, state, changes, Board::Decorations, Area::new(LEFT.x, 492.0, LEFT.width, 190.0));
}
