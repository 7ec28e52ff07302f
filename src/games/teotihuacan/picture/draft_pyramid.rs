//! Drafts of construction and decorations: the legal tiles, spaces and rotations.

use crate::games::kit::picture::icons::Icons;
use crate::games::teotihuacan::data::data;
use crate::games::teotihuacan::frames::Frame as Question;
use crate::games::teotihuacan::ids::{DecorationTile, Icon, PyramidTile, Space, members};
use crate::games::teotihuacan::pyramid::price_of;
use crate::games::teotihuacan::state::{Placed, State};
use crate::scene::{Face, Layer, Outline, Row, Scene, Shape, Text, View as Seen};

use super::draft_frame::UPPER;
use super::geometry::{CELL, CENTRE, ledge_icons, space};
use super::icons::GameIcons;
use super::parts::{icon, level_colour, phrase, points, temple};
use super::theme::*;
use super::{calendar, pyramid};

/// Enlargement of the pyramid, and its center.
const ZOOM: f64 = 1.35;
const MIDDLE: (f64, f64) = (370.0, UPPER / 2.0);
/// Center of the contents next to the pyramid.
const BESIDE: f64 = 965.0;
/// Enlargement of the pyramid while the seat chooses a rotation.
const CARD_ZOOM: f64 = 1.55;
const WINDOW_SIDE: f64 = 264.0;

/// The draft of the open question.
pub(super) fn scene(scene: &mut Scene, state: &State) {
    match state.stack.top() {
        Some(Question::RotateTile(tile, space)) => rotations(scene, state, tile, space, 0..4),
        Some(Question::SpareFor(tile, space, rotation)) => {
            rotations(scene, state, tile, space, rotation..rotation + 1);
        }
        Some(Question::ChooseDecoration | Question::PlaceDecoration(_)) => decorations(scene, state),
        top => {
            let chosen = match top {
                Some(Question::PlaceTile(tile)) => Some(tile),
                _ => None,
            };
            spaces(scene, state, chosen);
        }
    }
}

/// Disc and pyramid with all tiles on it.
fn pyramid_layers(scene: &mut Scene, state: &State, seen: Seen) {
    let mut ground = Layer::still("disc").seen(seen);
    calendar::inner_disc(&mut ground);
    pyramid::plan(&mut ground);
    scene.layers.push(ground);
    let mut built = Layer::still("pyramid").seen(seen);
    pyramid::draw_tiles(&mut built, state);
    scene.layers.push(built);
}

/// The free spaces with their numbers. Next to them are the tiles, or the chosen one.
fn spaces(scene: &mut Scene, state: &State, chosen: Option<PyramidTile>) {
    let seen = Seen::of(ZOOM, CENTRE, MIDDLE);
    pyramid_layers(scene, state, seen);
    let mut now = Layer::new("now").seen(seen);
    pyramid::free_spaces(&mut now, state, true, 25.0);
    scene.layers.push(now);

    let mut beside = Layer::new("beside");
    match chosen {
        Some(tile) => pyramid::tile(&mut beside, Placed { tile, rotation: 0 }, 2, (BESIDE, 160.0), 3.0),
        None => {
            let tiles: Vec<PyramidTile> = members(state.pyramid_display).collect();
            let step = 146.0;
            for (index, tile) in tiles.iter().enumerate() {
                let x = BESIDE + step * (index as f64 - (tiles.len() as f64 - 1.0) / 2.0);
                pyramid::tile(&mut beside, Placed { tile: *tile, rotation: 0 }, 2, (x, 150.0), 1.7);
            }
        }
    }
    let free: u8 = state.legal_spaces().fold(0, |levels, space| levels | 1 << data().spaces[space.index()].level);
    for (index, level) in data().levels.iter().enumerate() {
        let y = 350.0 + 66.0 * index as f64;
        let number = index as u8 + 1;
        let open = free & (1 << number) != 0 && state.me().goods.cover(&level.price);
        let swatch = Outline::rounded(800.0, y - 21.0, 42.0, 42.0, 6.0);
        beside.add(Shape::filled(swatch, level_colour(number)).edged(if open { NIGHT } else { STONE_EDGE }, 2.0));
        beside.add(Text::new(number.to_string(), Face::Bold, 26.0, NIGHT, 821.0, y).middle());
        let icons = Icons::new(34.0, 36.0).resources(&level.price);
        beside.add(if open { icons.start(866.0, y) } else { icons.faded().start(866.0, y) });
        beside.add(points(level.points.to_string(), 1120.0, y, 46.0));
    }
    scene.layers.push(beside);
}

/// The legal ledges. The decorations are next to them, and the chosen one is on every ledge.
fn decorations(scene: &mut Scene, state: &State) {
    let seen = Seen::of(ZOOM, CENTRE, MIDDLE);
    let chosen = match state.stack.top() {
        Some(Question::PlaceDecoration(tile)) => Some(tile),
        _ => None,
    };
    let mut laid = state.clone();
    if let Some(tile) = chosen {
        state.legal_ledges().for_each(|index| laid.decorations[index.index()] = Some(tile));
    }
    pyramid_layers(scene, &laid, seen);
    let mut now = Layer::new("now").seen(seen);
    for index in state.legal_ledges() {
        let about = &data().ledges[index.index()];
        pyramid::ledge_frame(&mut now, about);
        let Some(tile) = chosen else { continue };
        let matching = state.covered_by(tile, index);
        for ((under, icon), at) in matching.into_iter().zip(ledge_icons(&about.side, about.step)) {
            if under == icon.icon {
                match_ring(&mut now, at);
            }
        }
    }
    scene.layers.push(now);
    let mut beside = Layer::new("beside");
    let tiles: Vec<DecorationTile> = members(state.decoration_display).collect();
    for (index, tile) in tiles.iter().enumerate() {
        let y = 96.0 + 112.0 * index as f64;
        let size = if chosen.is_none_or(|chosen| chosen == *tile) { 2.0 } else { 1.4 };
        pyramid::decoration_card(&mut beside, *tile, BESIDE, y, size);
    }
    let price = State::decoration_price(state.turn.workers);
    beside.add(Icons::new(40.0, 42.0).goods(&price).middle(BESIDE, UPPER - 80.0));
    scene.layers.push(beside);
}

/// A ring around a matching icon.
fn match_ring(layer: &mut Layer, (x, y): (f64, f64)) {
    layer.line(Outline::circle(x, y, 16.6), JADE, 4.0);
}

/// Rotations of a tile on its space as cards, with the gains of each.
fn rotations(scene: &mut Scene, state: &State, tile: PyramidTile, on: Space, which: std::ops::Range<u8>) {
    let about = &data().spaces[on.index()];
    let middle = space(about.level, about.row, about.column);
    // A good cell of the surroundings on each side, inside the plan.
    let reach = WINDOW_SIDE / CARD_ZOOM / 2.0;
    let clamp = |at: f64, centre: f64| at.clamp(centre - 5.5 * CELL + reach, centre + 5.5 * CELL - reach);
    let from = (clamp(middle.0, CENTRE.0), clamp(middle.1, CENTRE.1));
    let alone = which.len() == 1;
    let mut surfaces = Layer::still("cards");
    let mut words = Layer::new("gains");
    for rotation in which {
        let place = if alone { 0 } else { rotation };
        let (x, y) = if alone {
            (315.0, 174.0)
        } else {
            (20.0 + 590.0 * f64::from(place % 2), 18.0 + 320.0 * f64::from(place / 2))
        };
        surfaces.fill(Outline::rounded(x, y, 570.0, 300.0, 12.0), CARD);
        words_of(&mut words, state, Placed { tile, rotation }, on, (x, y));
    }
    // Rotations that look alike are joined by `=`.
    scene.layers.push(surfaces);
    let count = if alone { 1 } else { 4 };
    for place in 0..count {
        let rotation = match state.stack.top() {
            Some(Question::SpareFor(_, _, rotation)) => rotation,
            _ => place,
        };
        let (x, y) = if alone {
            (315.0, 174.0)
        } else {
            (20.0 + 590.0 * f64::from(place % 2), 18.0 + 320.0 * f64::from(place / 2))
        };
        let (left, top) = (x + 18.0, y + 18.0);
        let seen = Seen::of(CARD_ZOOM, from, (left + WINDOW_SIDE / 2.0, top + WINDOW_SIDE / 2.0)).clipped(
            left,
            top,
            left + WINDOW_SIDE,
            top + WINDOW_SIDE,
        );
        let mut layer = Layer::new("rotation").seen(seen);
        calendar::inner_disc(&mut layer);
        pyramid::plan(&mut layer);
        let placed = Placed { tile, rotation };
        let mut laid = state.clone();
        laid.pyramid[on.index()] = Some(placed);
        pyramid::built_near(&mut layer, &laid, from, reach + 2.0 * CELL);
        for (quadrant, (under, icon)) in state.covered(placed, on).into_iter().enumerate() {
            if under == icon.icon {
                match_ring(&mut layer, pyramid::quadrant(middle, quadrant));
            }
        }
        scene.layers.push(layer);
    }
    scene.layers.push(words);
}

/// The gains of a rotation, on the right of its card.
fn words_of(layer: &mut Layer, state: &State, placed: Placed, on: Space, (x, y): (f64, f64)) {
    let (left, middle) = (x + 312.0, x + 430.0);
    pyramid::number_disc(layer, usize::from(placed.rotation) + 1, (left + 14.0, y + 44.0), 34.0, true);
    // A rotation that looks like an earlier one has the same gains.
    let same = |rotation: u8| {
        (0..4).all(|quadrant| looks(placed.tile, rotation, quadrant) == looks(placed.tile, placed.rotation, quadrant))
    };
    if let Some(first) = (0..placed.rotation).find(|rotation| same(*rotation)) {
        layer.add(Text::new(format!("= {}", first + 1), Face::Figure, 34.0, INK2, left + 52.0, y + 46.0));
    }
    let covered = state.covered(placed, on);
    let (matches, steps) = state.matches(covered.into_iter());
    let steps: Vec<&'static str> = steps.map(temple).collect();
    let row = Row::new(middle, y + 128.0)
        .text(Text::part(phrase("matches"), Face::Text, 24.0, INK))
        .gap(10.0)
        .sprite(points(matches.to_string(), 0.0, 0.0, 46.0))
        .middle();
    layer.add(row.within(240.0));
    let level = data().spaces[on.index()].level;
    let row = Row::new(middle, y + 190.0)
        .text(Text::part(phrase("level").with("level", level), Face::Text, 24.0, INK))
        .gap(10.0)
        .sprite(points(data().levels[usize::from(level) - 1].points.to_string(), 0.0, 0.0, 46.0))
        .middle();
    layer.add(row.within(240.0));
    let mut row = Row::new(middle, y + 252.0);
    if let Some(price) = price_of(on, None) {
        row = Icons::new(26.0, 28.0).resources(&price).start(middle, y + 252.0);
    }
    for step in steps {
        row = row.gap(14.0).sprite(icon("to", 16.0)).gap(4.0).sprite(icon(step, 34.0));
    }
    layer.add(row.middle().within(244.0));
}

/// The visible icon of a rotated tile in a quadrant.
fn looks(tile: PyramidTile, rotation: u8, quadrant: usize) -> (Icon, bool) {
    let shown = crate::games::teotihuacan::pyramid::icon_at(Placed { tile, rotation }, quadrant);
    (shown.icon, shown.coloured && shown.icon.temple().is_some())
}
