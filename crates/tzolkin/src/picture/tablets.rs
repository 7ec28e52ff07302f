//! The actions of the spaces: tablets outside the wheels, with icons along the arc.

use super::geometry::{Wheel, icons_away};
use super::icons;
use super::prelude::*;

/// Space between two tablets, in degrees.
const GAP: f64 = 3.0;
/// Part of a shared tablet after the center of its last space, in degrees. The calendar follows it.
const SHARED_END: f64 = 4.0;
/// Offset of the disc of Chichen Itza 10, in degrees. The calendar comes after the space, so the disc comes before it.
const LAST_DISC: f64 = 8.5;

/// Distance of a tablet's inner edge from the pitch circle.
const INNER: f64 = 20.0;

/// Distance of a tablet's outer edge from the pitch circle.
fn outer(gear: Gear, space: u8) -> f64 {
    match (gear, space) {
        (Gear::Palenque, 1) => 52.0,
        (Gear::Palenque, _) => 76.0,
        (Gear::ChichenItza, _) => 56.0,
        _ => 60.0,
    }
}

pub(super) fn surfaces(layer: &mut Layer, gear: Gear, wheel: &Wheel) {
    let (x, y) = wheel.middle;
    let form = data().gear(gear);
    let half = (wheel.step() - GAP) / 2.0;
    for space in 1..=form.last_action {
        let middle = wheel.angle(f64::from(space));
        // The gap is equally wide inside and outside: the sides are parallel to the middle of the gap.
        let outline = Outline::ring_part(
            x,
            y,
            (wheel.radius + INNER, middle - half, middle + half),
            (wheel.radius + outer(gear, space), middle - half, middle + half),
        );
        let colour = match data().offer(gear, space).effects[..] {
            [_, Effect::Climb { temple, .. }, ..] => temple_colours(temple).0,
            _ => PAPER,
        };
        layer.fill(outline, colour);
    }
    if gear == Gear::ChichenItza {
        let (x, y) = last_disc(wheel);
        layer.fill(Outline::circle(x, y, 15.0), PAPER);
    } else {
        let from = wheel.angle(f64::from(form.last_action) + 1.0) - half;
        let to = wheel.angle(f64::from(form.last_space)) - SHARED_END;
        let outline = Outline::ring_part(x, y, (wheel.radius + INNER, from, to), (wheel.radius + 47.0, from, to));
        layer.fill(outline, PAPER);
    }
}

fn last_disc(wheel: &Wheel) -> (f64, f64) {
    arc_point(wheel.middle.0, wheel.middle.1, wheel.radius + 38.0, wheel.angle(10.0) - LAST_DISC)
}

/// The sizes of icons that have this much room along the arc of a tablet.
fn look(icons: &IconRow, room: f64) -> Look {
    if icons.is_single() {
        return Look::board(22.0, 34.0);
    }
    let share = (room / Look::board(22.0, 27.0).width(icons)).min(1.0);
    Look::board(22.0 * share, 27.0 * share)
}

/// The icons of a gear's tablets along an arc, upright, from left to right or from top to bottom. Those of the spaces in `dimmed` (one bit each) are pale.
pub(super) fn icons(layer: &mut Layer, gear: Gear, wheel: &Wheel, dimmed: u16) {
    let form = data().gear(gear);
    for space in 1..=form.last_action {
        let icons = icons::offer(data().offer(gear, space));
        // Only the part below a skull is pale.
        let icons = IconRow::new().faded(dimmed >> space & 1 != 0).and(icons);
        let middle = wheel.angle(f64::from(space));
        let radius = wheel.radius + icons_away(gear, space);
        let below = middle.to_radians().sin() > -0.2;
        let room = 0.92 * wheel.step().to_radians() * radius;
        look(&icons, room).along(layer, &icons, |distance| {
            let offset = distance / radius.to_radians();
            let angle = if below { middle - offset } else { middle + offset };
            arc_point(wheel.middle.0, wheel.middle.1, radius, angle)
        });
    }
    if gear == Gear::ChichenItza {
        let (x, y) = last_disc(wheel);
        layer.add(Sprite::icon("any", x, y, 20.0));
    } else {
        let half = (wheel.step() - GAP) / 2.0;
        let from = wheel.angle(f64::from(form.last_action) + 1.0) - half;
        let to = wheel.angle(f64::from(form.last_space)) - SHARED_END;
        let (x, y) = arc_point(wheel.middle.0, wheel.middle.1, wheel.radius + 34.0, (from + to) / 2.0);
        layer.add(Sprite::icon("any", x, y, 24.0));
    }
}

/// The remaining harvest tiles: one square for each stack.
pub(super) fn jungle(layer: &mut Layer, table: &Table, wheel: &Wheel) {
    let stacks = table.by_players().jungle_tiles_per_group;
    for space in 2..=5 {
        let group = table.group(space);
        for stack in 0..stacks {
            let offset = (f64::from(stack) - (f64::from(stacks) - 1.0) / 2.0) * 8.0;
            let angle = wheel.angle(f64::from(space)) + offset;
            let (x, y) = arc_point(wheel.middle.0, wheel.middle.1, wheel.radius + 31.0, angle);
            let square = |from: f64, top: f64, width: f64, height: f64, radius: f64| {
                Pen::at(x, y, angle + 90.0).rounded(from, top, width, height, radius).done()
            };
            let tile = square(-7.0, -7.0, 14.0, 14.0, 3.0);
            if stack < group.wood {
                layer.add(Shape::filled(tile, HUSK).edged(EDGE, 1.5));
                layer.fill(square(-4.5, -2.2, 9.0, 4.4, 2.0), WOOD);
            } else if stack < group.corn {
                layer.add(Shape::filled(tile, CORN).edged(EDGE, 1.5));
            } else {
                layer.add(Shape::stroked(tile, LINE2, 1.5).dashed(2.5, 2.0));
            }
        }
    }
}

/// The icons of Chichen Itza, and the skulls on its actions.
pub(super) fn skulls(layer: &mut Layer, table: &Table, wheel: &Wheel) {
    icons(layer, Gear::ChichenItza, wheel, table.skulls_on_chichen_itza);
    for space in 1..=data().gear(Gear::ChichenItza).last_action {
        if table.skulls_on_chichen_itza >> space & 1 != 0 {
            let (x, y) = wheel.point(f64::from(space), wheel.radius + 38.0);
            layer.add(Sprite::icon("skull", x, y, 38.0));
        }
    }
}
