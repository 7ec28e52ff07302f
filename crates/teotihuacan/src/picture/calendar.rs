//! The disc of jade and the calendar on its rim.

use game_kit::picture::parts::STEPPED_HOOK;

use super::geometry::{CENTRE, DISC, calendar, calendar_angle};
use super::parts::{change, change_ring, figure, pill};
use super::prelude::*;

/// Spaces of the rim.
const SPACES: u8 = 13;
/// Inner radius of the rim, radius of its figures, radius of the way.
const RIM: f64 = 234.0;
const MIDDLE: f64 = 252.0;
const WAY: f64 = 265.5;
/// Distance of a covered space's figure from its place, in spaces.
const ASIDE: f64 = 0.29;

pub(super) fn disc(layer: &mut Layer) {
    layer.fill(Outline::circle(CENTRE.0, CENTRE.1, DISC), JADE);
    layer.line(Outline::circle(CENTRE.0, CENTRE.1, RIM), JADE_LINE, 1.5);
    for space in 0..SPACES {
        let at = f64::from(space) + 0.5;
        layer.line(Outline::polyline(&[calendar(at, RIM), calendar(at, 266.0)]), JADE_LINE, 1.5);
    }
    for side in 0..4 {
        hook(layer, f64::from(side) * 90.0, -1.0);
        hook(layer, f64::from(side) * 90.0, 1.0);
    }
}

/// A stepped hook next to a ledge.
fn hook(layer: &mut Layer, turn: f64, side: f64) {
    let points = STEPPED_HOOK.map(|(x, y)| (110.0 * side - x * 0.85 * side, y * 0.85 - 188.0));
    let pen = Pen::at(CENTRE.0, CENTRE.1, turn).through(&points);
    layer.add(Shape::stroked(pen.done(), JADE_LINE, 2.2).sharp());
}

/// Draws the spaces of the calendar and the two discs.
pub(super) fn rim(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    let (light, dark) = (state.light_disc, state.dark_disc);
    let met = light == dark;
    for space in (0..SPACES).filter(|space| *space != light && *space != dark) {
        let colour = if space < light || space > dark { PAST } else { CREAM };
        let (x, y) = calendar(space.into(), MIDDLE);
        layer.add(figure(space.to_string(), 24.0, colour, x, y).middle());
    }
    if light > 0 {
        layer.line(way(0.0, light.into()), OCHRE, 5.0);
    }
    if dark > light {
        layer.add(Shape::stroked(way(light.into(), dark.into()), CREAM, 3.0).dashed(2.0, 7.0));
    }
    let before = changes.since.filter(|_| changes.eclipsed()).map(|since| since.dark_disc);
    if let Some(before) = before.filter(|before| *before != dark && *before != light) {
        // The figure of that space is a little to the side of the dot.
        let (x, y) = calendar(before.into(), 240.0);
        layer.fill(Outline::circle(x, y, 4.0), CHANGE);
    }
    let moved = changes.light_disc();
    let ringed = moved != 0 || changes.eclipsed();
    let put = |layer: &mut Layer, name: &'static str, space: u8, ringed: bool| {
        let (x, y) = calendar(space.into(), MIDDLE);
        if ringed {
            change_ring(layer, x, y, 20.5, CARD);
        }
        layer.add(Sprite::icon(name, x, y, 38.0));
        // The disc covers the figure of its space, which moves to the side: after the dark disc, or before the light
        // one, since the pill comes after the light one.
        let aside = if name == "darkdisc" { -ASIDE } else { ASIDE };
        let (x, y) = calendar(f64::from(space) + aside, MIDDLE);
        layer.add(figure(space.to_string(), 20.0, CREAM, x, y).middle());
    };
    if met {
        return put(layer, "eclipse", light, ringed);
    }
    put(layer, "darkdisc", dark, changes.eclipsed());
    put(layer, "sundisc", light, ringed && state.phase != Phase::Over);
}

/// The progress of the light disc since the last look, next to the disc.
pub(super) fn draw_progress(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    let moved = changes.light_disc();
    if moved == 0 {
        return;
    }
    let (x, y) = calendar(f64::from(state.light_disc) - 0.63, MIDDLE);
    layer.fill(Outline::rounded(x - 18.0, y - 13.0, 36.0, 26.0, 13.0), CARD);
    layer.add(pill(change(moved), x, y));
}

/// A part of the circle on which the light disc moves.
fn way(from: f64, to: f64) -> Outline {
    let (from, to) = (calendar_angle(from), calendar_angle(to));
    let (x, y) = arc_point(CENTRE.0, CENTRE.1, WAY, from);
    Pen::new().move_to(x, y).arc(CENTRE.0, CENTRE.1, WAY, from, to).done()
}
