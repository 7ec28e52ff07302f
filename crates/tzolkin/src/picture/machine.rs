//! The machine: rays, islands, the five gears with their tablets, and the first player space.

use super::geometry::{CALENDAR, DAY, FIRST_PLAYER, FIRST_PLAYER_AREA, GHOST, SEAT, WORKER, Wheel, day_angle};
use super::prelude::*;
use super::{calendar, changes, tablets};

/// Radius of the calendar's island.
const CALENDAR_ISLAND: f64 = 274.0;
/// Length of the rays.
const RAYS: f64 = 1300.0;

/// One ray for every second day, turning with the calendar.
pub(super) fn rays(layer: &mut Layer, day: u8) {
    let (x, y) = CALENDAR;
    for even in (0..26).step_by(2) {
        let angle = day_angle(f64::from(even), f64::from(day % 2));
        let from = arc_point(x, y, RAYS, angle - DAY / 2.0);
        let to = arc_point(x, y, RAYS, angle + DAY / 2.0);
        layer.fill(Outline::polygon(&[(x, y), from, to]), RAY);
    }
}

/// Radius of a gear's island.
pub(super) fn island(gear: Gear) -> f64 {
    match gear {
        Gear::Palenque => 173.0,
        Gear::ChichenItza => 180.0,
        _ => 157.0,
    }
}

/// Everything that never changes.
pub(super) fn still(layer: &mut Layer) {
    islands(layer);
    first_player_space(layer);
    for gear in Gear::ALL {
        self::gear(layer, gear);
    }
}

/// Everything else, without the tiles of the jungle and the skulls.
pub(super) fn now(layer: &mut Layer, table: Changes<'_>) {
    calendar::disc(layer, &table);
    for gear in Gear::ALL {
        let wheel = Wheel::of(gear);
        let (x, y) = wheel.point(f64::from(table.day) + 0.5, marks(&wheel));
        layer.fill(Outline::circle(x, y, 3.2), CLAY_RED);
        draw_on_gear(layer, table, gear);
    }
    draw_on_first_player_space(layer, table);
    if changes::days(table) > 0 {
        layer.add(pill(phrase("days-passed").with("days", changes::days(table)), 604.0, 258.0));
    }
}

fn islands(layer: &mut Layer) {
    let mut outlines = vec![Outline::circle(CALENDAR.0, CALENDAR.1, CALENDAR_ISLAND)];
    for gear in Gear::ALL {
        let (x, y) = Wheel::of(gear).middle;
        outlines.push(Outline::circle(x, y, island(gear)));
    }
    outlines.push(Outline::circle(FIRST_PLAYER.0, 530.0, 66.0));
    outlines.push(Outline::rect(750.0, 470.0, 103.0, 120.0));
    for outline in &outlines {
        layer.line(outline.clone(), LINE, 4.0);
    }
    for outline in outlines {
        layer.fill(outline, PLATE);
    }
}

/// The first player space without its worker.
fn first_player_space(layer: &mut Layer) {
    let (x, y) = FIRST_PLAYER;
    layer.place(places::FIRST_PLAYER, FIRST_PLAYER_AREA, |layer| {
        layer.add(Sprite::icon("crown", x, y - 45.0, 32.0));
        layer.add(Shape::filled(Outline::circle(x, y, 16.5), CARD).edged(GEAR_LINE, 1.5));
        layer.add(Sprite::icon("corn", x - 14.0, y + 40.0, 24.0));
        layer.add(Sprite::icon("days2", x + 15.0, y + 40.0, 26.0));
    });
}

/// The unchanging parts of a gear: its tablets and empty seats.
fn gear(layer: &mut Layer, gear: Gear) {
    let wheel = Wheel::of(gear);
    // The square leaves out the middle of the calendar.
    let side = 1.7 * island(gear);
    layer.place(places::gear(gear), Area::around(wheel.middle, (side, side)), |layer| parts(layer, gear, &wheel));
}

fn parts(layer: &mut Layer, gear: Gear, wheel: &Wheel) {
    tablets::surfaces(layer, gear, wheel);
    bare_gear(layer, gear);
    let last = data().gear(gear).last_space;
    for position in 0..wheel.teeth {
        let (x, y) = wheel.point(f64::from(position), wheel.radius - 33.5);
        if position <= last {
            layer.add(figure(position.to_string(), 18.0, INK2, x, y).middle());
        } else {
            layer.fill(Outline::circle(x, y, 2.0), GEAR_LINE);
        }
    }
    for position in 0..=last {
        let (x, y) = wheel.seat(position);
        layer.place(places::space(gear, position), wheel.space(gear, position), |layer| {
            layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(GEAR_LINE, 1.5));
        });
    }
    // The tablets of Chichen Itza change when players put skulls on them.
    if gear != Gear::ChichenItza {
        tablets::icons(layer, gear, wheel, 0);
    }
}

/// A gear without tablets, figures and seats.
pub(super) fn bare_gear(layer: &mut Layer, gear: Gear) {
    let wheel = Wheel::of(gear);
    layer.add(Shape::filled(wheel.outline(0.0), super::theme::GEAR).edged(GEAR_LINE, 2.0));
    let (x, y) = wheel.middle;
    for tooth in 0..wheel.teeth {
        let (x, y) = wheel.point(f64::from(tooth) + 0.5, marks(&wheel));
        layer.fill(Outline::circle(x, y, 2.0), GEAR_LINE);
    }
    layer.add(Shape::filled(Outline::circle(x, y, wheel.radius - 21.0), CARD).edged(GEAR_LINE, 2.0));
    let (emblem, hub) = gear_emblem(gear);
    layer.fill(Outline::circle(x, y, wheel.radius - 42.5), hub);
    let (lift, side, size, below, room) =
        if gear == Gear::ChichenItza { (30.0, 46.0, 24.0, 10.0, 134.0) } else { (17.0, 34.0, 20.5, 16.0, 86.0) };
    layer.add(Sprite::icon(emblem, x, y - lift, side));
    let name = Text::new(phrases::gear(gear), Typeface::Name, size, INK, x, y + below);
    layer.add(name.middle().shrink(room, SMALLEST));
}

/// Radius of the marks on the teeth.
fn marks(wheel: &Wheel) -> f64 {
    if wheel.teeth == 10 { 92.0 } else { 119.0 }
}

/// The tiles of the jungle and the skulls, which change seldom.
pub(super) fn tiles(layer: &mut Layer, table: &Table) {
    tablets::jungle(layer, table, &Wheel::of(Gear::Palenque));
    let wheel = Wheel::of(Gear::ChichenItza);
    tablets::skulls(layer, table, &wheel);
    let (x, y) = wheel.middle;
    let left = phrase("skulls-left").with("count", table.skulls_in_bank);
    layer.add(Text::new(left, Typeface::Bold, 17.0, INK2, x, y + 38.0).middle().shrink(120.0, 15.0));
}

/// Radius of the ring around a change.
const CHANGED: f64 = 25.0;

fn draw_on_gear(layer: &mut Layer, table: Changes<'_>, gear: Gear) {
    let wheel = Wheel::of(gear);
    if let Some(space) = table.lowest_free_space(gear) {
        let (x, y) = wheel.seat(space);
        layer.place(places::space(gear, space), wheel.space(gear, space), |layer| {
            marked_seat(layer, x, y, space.into())
        });
    }
    for (position, seat) in changes::gone(table, gear) {
        let (x, y) = wheel.seat(position);
        layer.add(Sprite::piece(ghost(seat), x, y, GHOST).role(ItemRole::Ground));
    }
    if gear == Gear::ChichenItza {
        for space in 1..=data().gear(gear).last_action {
            if changes::skull_laid(table, space) {
                let (x, y) = wheel.point(f64::from(space), wheel.radius + 38.0);
                change_ring(layer, x, y, 22.0, PAPER);
            }
        }
    }
    for (position, occupant) in (0_u8..).zip(table.gears.positions(gear)) {
        let Some(occupant) = occupant else { continue };
        let draw =
            |layer: &mut Layer| worker(layer, occupant, changes::placed(table, gear, position), wheel.seat(position));
        // Dummies can also be past the last space.
        if position <= data().gear(gear).last_space {
            layer.place(places::space(gear, position), wheel.space(gear, position), draw);
        } else {
            draw(layer);
        }
    }
}

fn worker(layer: &mut Layer, occupant: GearOccupant, placed: bool, (x, y): (f64, f64)) {
    if placed && matches!(occupant, GearOccupant::Player(_)) {
        change_ring(layer, x, y, CHANGED, CARD);
    }
    let name = match occupant {
        GearOccupant::Player(seat) => piece(seat),
        GearOccupant::Dummy(_) => "piece-dummy",
    };
    layer.add(Sprite::piece(name, x, y, WORKER));
}

/// A free seat with its cost.
fn marked_seat(layer: &mut Layer, x: f64, y: f64, cost: u16) {
    layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(INK, 3.0));
    layer.add(figure(cost.to_string(), 22.0, INK, x, y).middle().need(Importance::Glance));
}

fn draw_on_first_player_space(layer: &mut Layer, table: Changes<'_>) {
    layer.place(places::FIRST_PLAYER, FIRST_PLAYER_AREA, |layer| first_player(layer, table));
}

fn first_player(layer: &mut Layer, table: Changes<'_>) {
    let (x, y) = FIRST_PLAYER;
    match table.first_player_space {
        Some(seat) => {
            if changes::first_player_placed(table) {
                change_ring(layer, x, y, CHANGED, CARD);
            }
            layer.add(Sprite::piece(piece(seat), x, y, WORKER));
        }
        None => {
            if let Some(seat) = changes::first_player_gone(table) {
                layer.add(Sprite::piece(ghost(seat), x, y, GHOST).role(ItemRole::Ground));
            }
            marked_seat(layer, x, y, data().first_player_corn);
        }
    }
}
