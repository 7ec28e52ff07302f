//! The actions of the spaces: tablets outside the wheels, with icons along the arc.

use super::geometry::Wheel;
use super::icons;
use super::prelude::*;

/// Space between two tablets, in degrees.
const GAP: f64 = 3.0;
/// Part of a shared tablet after the center of its last space, in degrees. The calendar follows it.
const SHARED_END: f64 = 4.0;
/// Offset of the disc of Chichen Itza 10, in degrees. The calendar comes after the space, so the disc comes before it.
const LAST_DISC: f64 = 8.5;

/// Half the angle of a tablet. The gap is equally wide inside and outside: the sides are parallel to its middle.
fn half(wheel: &Wheel) -> f64 {
    (wheel.step() - GAP) / 2.0
}

pub(super) fn surfaces(layer: &mut Layer, wheel: &Wheel) {
    let gear = wheel.form.id;
    for space in 1..=wheel.form.last_action {
        let middle = wheel.angle(f64::from(space));
        let colour = match data().offer(gear, space).effects[..] {
            [_, Effect::Climb { temple, .. }, ..] => temple_colours(temple).0,
            _ => PAPER,
        };
        layer.fill(surface(wheel, space, middle - half(wheel), middle + half(wheel)), colour);
    }
    if gear == Gear::ChichenItza {
        let (x, y) = wheel.towards(wheel.angle(10.0) - LAST_DISC, wheel.icons(10));
        layer.fill(Outline::circle(x, y, 15.0), PAPER);
        layer.add(Sprite::icon("any", x, y, 20.0));
    } else {
        let (first, last) = (wheel.form.last_action + 1, wheel.form.last_space);
        let (from, to) = (wheel.angle(f64::from(first)) - half(wheel), wheel.angle(f64::from(last)) - SHARED_END);
        layer.fill(surface(wheel, first, from, to), PAPER);
        let (x, y) = wheel.towards((from + to) / 2.0, wheel.icons(first));
        layer.add(Sprite::icon("any", x, y, 24.0));
    }
}

fn surface(wheel: &Wheel, space: u8, from: f64, to: f64) -> Outline {
    let ((x, y), (inner, outer)) = (wheel.middle, wheel.tablet(space));
    Outline::ring_part(x, y, (inner, from, to), (outer, from, to))
}

/// The sizes of icons that have this much room along the arc of a tablet.
fn look(icons: &IconRow, room: f64) -> Look {
    if icons.is_single() {
        return Look::board(22.0, 34.0);
    }
    let share = (room / Look::board(22.0, 27.0).width(icons)).min(1.0);
    Look::board(22.0 * share, 27.0 * share)
}

/// The icons of a gear's tablets along an arc, upright, from left to right or from top to bottom. Those of the spaces in
/// `skulls` (one bit each) are pale, with a skull on them.
pub(super) fn icons(layer: &mut Layer, wheel: &Wheel, skulls: u16) {
    for space in 1..=wheel.form.last_action {
        let icons = icons::offer(data().offer(wheel.form.id, space));
        let has_skull = skulls >> space & 1 != 0;
        let icons = IconRow::new().faded(has_skull).and(icons);
        let (middle, radius) = (wheel.angle(f64::from(space)), wheel.icons(space));
        let below = middle.to_radians().sin() > -0.2;
        let room = 0.92 * wheel.step().to_radians() * radius;
        look(&icons, room).along(layer, &icons, |distance| {
            let offset = distance / radius.to_radians();
            let angle = if below { middle - offset } else { middle + offset };
            wheel.towards(angle, radius)
        });
        if has_skull {
            let (x, y) = wheel.point(f64::from(space), radius);
            layer.add(Sprite::icon("skull", x, y, 38.0));
        }
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
            let (x, y) = wheel.towards(angle, wheel.radius + 31.0);
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
