//! Construction and decorations: the pyramid with numbered places, and the best points for each tile and place.

use crate::data::Effects;
use crate::ids::{Ledge, PyramidTile, Space, letter};
use crate::picture::forecast::{self, matched, tile_price, worth};
use crate::picture::geometry::{CENTRE, direction, ledge, ledge_icons, space};
use crate::picture::parts::{bold_points, temple};
use crate::picture::prelude::*;
use crate::picture::{icons, offers, pyramid};
use scene::Transform;

use super::frame::{self, LEFT, RIGHT};

/// The center of the pyramid, and its enlargement.
const MIDDLE: (f64, f64) = (278.0, 342.0);
const ZOOM: f64 = 1.18;

/// Draws the pyramid with everything on it, and marks on top of it.
fn pyramid(scene: &mut Scene, state: &State, (from, zoom): ((f64, f64), f64), marks: impl FnOnce(&mut Layer)) {
    let seen = Transform::of(zoom, CENTRE, from);
    let mut plan = Layer::still("plan").seen(seen);
    pyramid::ground(&mut plan);
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
pub(super) fn label(layer: &mut Layer, name: &str, at: (f64, f64), radius: f64, need: Importance) {
    disc(layer, at, radius);
    let size = radius * if name.len() < 2 { 1.7 } else { 1.3 };
    layer.add(Text::new(name, Typeface::Bold, size, NIGHT, at.0, at.1).middle().need(need));
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
    /// Draws the table below `above`. `head` gets the index of a place, `tile` the area of a row's label.
    fn draw(
        &self,
        layer: &mut Layer,
        state: &State,
        above: f64,
        head: impl Fn(&mut Layer, usize, (f64, f64)),
        tile: impl Fn(&mut Layer, T, Area),
    ) {
        let mut rest = RIGHT;
        let height = (92.0 + 82.0 * self.tiles.len().max(1) as f64).min(RIGHT.bottom() - above - 6.0);
        rest.take_top(RIGHT.height - height);
        frame::title(layer, "region-points", rest.take_top(36.0));
        // Tiles to choose from have a letter on their left.
        let letters = if self.tiles.len() > 1 { 34.0 } else { 0.0 };
        let mut labels = rest.take_left(96.0 + letters);
        let columns = self.prices.len();
        rest.width = rest.width.min(104.0 * columns as f64);
        labels.take_top(56.0);
        let rows: Vec<Area> = labels.rows_of(82.0, self.tiles.len(), 0.0).collect();
        for ((row, of), place) in self.tiles.iter().enumerate().zip(&rows) {
            let mut place = *place;
            let letter_place = place.take_left(letters).middle();
            tile(layer, *of, place.inset(4.0, 3.0));
            if letters > 0.0 {
                label(layer, &letter(row), letter_place, 15.0, Importance::Decide);
            }
        }
        for ((column, price), area) in self.prices.iter().enumerate().zip(rest.columns(columns, 4.0)) {
            let pays = state.me().goods.cover(price);
            layer.fill(area.outline(8.0), if pays { NOW } else { YARD });
            let mut inside = area;
            head(layer, column, inside.take_top(36.0).middle());
            let missing = inside.take_top(20.0);
            if !pays {
                let row = IconRow::new().colour(SHORT).and(icons::goods(&state.me().goods.missing(price)));
                let look = Look::bold(24.0, 23.0).need(Importance::Inform);
                layer.add(look.row(&row).inside(missing.inset(2.0, 0.0), Anchor::Middle));
            }
            for (gains, row) in self.best.iter().zip(&rows) {
                result(layer, &gains[column], Area { y: row.y, height: row.height, ..area }, pays);
            }
        }
    }
}

/// Points with the temple steps on their right, or below them in a narrow area.
fn result(layer: &mut Layer, effects: &Effects, area: Area, pays: bool) {
    let opacity = if pays { 100 } else { 55 };
    let mut rest = area.inset(2.0, 2.0);
    let steps: Vec<Temple> = Temple::ALL.into_iter().filter(|of| effects.temples[of.index()] > 0).collect();
    if !steps.is_empty() {
        let wide = area.width > 80.0;
        let room = if wide { rest.take_right(rest.width * 0.42) } else { rest.take_bottom(rest.height * 0.4) };
        let count = steps.len();
        let places: Vec<Area> =
            if wide { room.rows_of(30.0, count, 0.0).collect() } else { room.columns(count, 0.0).collect() };
        let shift = if wide { (room.height - 30.0 * count as f64).max(0.0) / 2.0 } else { 0.0 };
        for (of, place) in steps.into_iter().zip(places) {
            let place = Area { y: place.y + shift, ..place }.square(30.0);
            layer.add(icon(temple(of), place.width).inside(place).opacity(opacity));
        }
    }
    let square = rest.square(46.0);
    let (x, y) = square.middle();
    let size = if effects.score < 10 { square.width } else { square.width / 1.18 };
    layer.add(bold_points(effects.score, size).at(x, y).opacity(opacity));
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
            let need = if pays && chosen.is_some() { Importance::Glance } else { Importance::Decide };
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
    let head =
        |layer: &mut Layer, index: usize, at| label(layer, &(index + 1).to_string(), at, 17.0, Importance::Decide);
    table.draw(layer, state, above, head, |layer, tile, area| {
        let place = area.square(76.0);
        pyramid::tile(layer, Placed { tile, rotation: 0 }, 2, place.middle(), place.width / (2.0 * pyramid::HALF));
    });
    let mut levels: Vec<u8> = spaces.iter().map(|of| about(of).level).collect();
    levels.sort_unstable();
    levels.dedup();
    let room = Area::new(LEFT.x, 606.0, LEFT.width, 80.0);
    let shown = levels.len().min(2);
    let room = Area { width: room.width * shown as f64 / 2.0, ..room };
    offers::levels(layer, &levels[..shown], shown, Look::bold(36.0, 34.0), room);
}

pub(super) fn decorations(scene: &mut Scene, layer: &mut Layer, table: Changes<'_>, above: f64) {
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
    let best = Table {
        prices: vec![price; ledges.len()],
        best: tiles.iter().map(|tile| ledges.iter().map(|of| result(*tile, of)).collect()).collect(),
        tiles,
    };
    let head = |layer: &mut Layer, index: usize, at| {
        if let Some(of) = ledges.get(index) {
            arrow(layer, &about(of).side, at, 17.0);
        }
    };
    best.draw(layer, state, above, head, |layer, tile, area| {
        let (x, y) = area.middle();
        pyramid::decoration_card(layer, tile, x, y, 0.98);
    });
    frame::worship(layer, table, Board::Decorations, Area::new(LEFT.x, 492.0, LEFT.width, 190.0));
}
