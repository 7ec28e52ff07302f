//! The rotations of a pyramid tile on its space with the gains of each, and the ways to pay for it.

use crate::picture::forecast::tile_price;
use crate::picture::prelude::*;
use crate::picture::pyramid::{CELL, CENTRE, space};
use crate::picture::{icons, pyramid};
use crate::pyramid::{icon_at, price_of};
use scene::Transform;

use super::building::{label, match_ring};
use super::frame::{self, LEFT, RIGHT};

/// Enlargement of the pyramid, and the side of the window on it.
const ZOOM: f64 = 1.6;
const WINDOW_SIDE: f64 = 258.0;
/// Height of a card, and distance between two.
const HEIGHT: f64 = 292.0;
const PITCH: f64 = 302.0;

pub(super) fn draw(scene: &mut Scene, layer: &mut Layer, table: Changes<'_>, choices: &[Action]) {
    let state = table.now;
    frame::board_heading(layer, table, Board::Construction);
    let place = |column: Area, row: u8| Area { y: LEFT.y + PITCH * f64::from(row), height: HEIGHT, ..column };
    match state.stack.top() {
        Some(Question::RotateTile(tile, on)) => {
            for rotation in 0..4 {
                let area = place(if rotation % 2 == 0 { LEFT } else { RIGHT }, rotation / 2);
                card(scene, layer, state, Placed { tile, rotation }, on, area, Importance::Glance);
            }
        }
        Some(Question::SpareFor(tile, on, rotation)) => {
            card(scene, layer, state, Placed { tile, rotation }, on, place(LEFT, 0), Importance::Decide);
            let prices = choices.iter().filter_map(|choice| match choice {
                Action::Spare(resource) => price_of(on, Some(*resource)),
                Action::Stop => price_of(on, None),
                _ => None,
            });
            let prices = down().gap(8.0).each_of(
                76.0,
                prices.map(|price| {
                    let row = Look::bold(40.0, 40.0).row(&icons::price(&price));
                    Cell::from(row).inset(20.0, 0.0).edged(CARD, 9.0, (INK, 3.0))
                }),
            );
            prices.draw(layer, RIGHT.inset(1.5, 6.0));
        }
        _ => {}
    }
}

/// A rotation on its space, with its gains on the right.
fn card(scene: &mut Scene, layer: &mut Layer, state: &State, placed: Placed, on: Space, area: Area, need: Importance) {
    let mut surface = Layer::still("card");
    surface.fill(area.outline(12.0), CARD);
    scene.layers.push(surface);
    let about = &data().spaces[on.index()];
    let middle = space(on).middle();
    // A good cell of the surroundings on each side, inside the plan.
    let reach = WINDOW_SIDE / ZOOM / 2.0;
    let clamp = |at: f64, centre: f64| at.clamp(centre - 5.5 * CELL + reach, centre + 5.5 * CELL - reach);
    let from = (clamp(middle.0, CENTRE.0), clamp(middle.1, CENTRE.1));
    let window = Area::new(area.x + 17.0, area.y + 17.0, WINDOW_SIDE, WINDOW_SIDE);
    let seen = Transform::of(ZOOM, from, window.middle()).clipped(window.x, window.y, window.right(), window.bottom());
    let mut laid = Layer::new("rotation").seen(seen);
    laid.fill(Outline::rect(from.0 - reach, from.1 - reach, 2.0 * reach, 2.0 * reach), JADE);
    pyramid::plan(&mut laid);
    let mut after = *state;
    after.pyramid[on.index()] = Some(placed);
    pyramid::draw_tiles(&mut laid, &after);
    let covered = state.covered(placed, on);
    for (quadrant, (under, icon)) in covered.into_iter().enumerate() {
        if under == icon.icon {
            match_ring(&mut laid, pyramid::quadrant(on, quadrant));
        }
    }
    scene.layers.push(laid);

    let number = label((placed.rotation + 1).to_string(), 25.0, need);
    let first = (0..placed.rotation).find(|rotation| alike(placed.tile, *rotation, placed.rotation));
    // It has the same gains.
    let same = first.map(|first| amount(format!("= {}", first + 1), 36.0).ink(INK2));
    let (matches, steps) = state.matches(covered.into_iter());
    let level = data().levels[usize::from(about.level) - 1].points;
    let lines = [(phrase("matches"), matches), (phrase("level").with("level", about.level), level)];
    let lines = lines.map(|(words, gained)| {
        let words = Text::part(words, Typeface::Text, 26.0, INK);
        ItemRow::new(0.0, 0.0).text(words).gap(10.0).sprite(bold_points(gained, 46.0)).middle()
    });
    let row = steps.fold(icons::price(&tile_price(state, on)), |row, step| row.to().icon(temple(step)));
    let content = down()
        .fixed(62.0, across().fixed(52.0, number).space(14.0).rest(same).space(14.0))
        .fixed(140.0, down().each(lines))
        .rest(Look::bold(32.0, 34.0).row(&row).middle());
    across().space(WINDOW_SIDE + 13.0).rest(content).inset(12.0, 15.0).draw(layer, area);
}

/// Returns `true` if two rotations of a tile look alike.
fn alike(tile: PyramidTile, rotation: u8, other: u8) -> bool {
    let looks = |rotation: u8, quadrant: usize| -> (Icon, bool) {
        let shown = icon_at(Placed { tile, rotation }, quadrant);
        (shown.icon, shown.coloured && shown.icon.temple().is_some())
    };
    (0..4).all(|quadrant| looks(rotation, quadrant) == looks(other, quadrant))
}
