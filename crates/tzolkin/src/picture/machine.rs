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
        let (x, y) = wheel.point(f64::from(table.day) + 0.5, wheel.marks());
        layer.fill(Outline::circle(x, y, 3.2), CLAY_RED);
        workers(layer, table, gear, &wheel);
    }
    first_player(layer, table);
    if changes::days(table) > 0 {
        layer.add(pill(phrase("days-passed").with("days", changes::days(table)), 604.0, 258.0));
    }
}

fn islands(layer: &mut Layer) {
    let calendar = Outline::circle(CALENDAR.0, CALENDAR.1, CALENDAR_ISLAND);
    let gears = Gear::ALL.map(Wheel::of).map(|wheel| Outline::circle(wheel.middle.0, wheel.middle.1, wheel.island()));
    let space = [Outline::circle(FIRST_PLAYER.0, 530.0, 66.0), Outline::rect(750.0, 470.0, 103.0, 120.0)];
    let outlines = [calendar].into_iter().chain(gears).chain(space);
    outlines.clone().for_each(|outline| layer.line(outline, LINE, 4.0));
    outlines.for_each(|outline| layer.fill(outline, PLATE));
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
    let side = 1.7 * wheel.island();
    layer.place(places::gear(gear), Area::around(wheel.middle, (side, side)), |layer| {
        tablets::surfaces(layer, &wheel);
        disc(layer, &wheel);
        for position in 0..wheel.form.teeth {
            let (x, y) = wheel.point(f64::from(position), wheel.radius - 33.5);
            if position > wheel.form.last_space {
                layer.fill(Outline::circle(x, y, 2.0), GEAR_LINE);
                continue;
            }
            layer.add(figure(position.to_string(), 18.0, INK2, x, y).middle());
            let (x, y) = wheel.seat(position);
            layer.place(places::space(gear, position), wheel.space(position), |layer| {
                layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(GEAR_LINE, 1.5));
            });
        }
        // The tablets of Chichen Itza change when players put skulls on them.
        if gear != Gear::ChichenItza {
            tablets::icons(layer, &wheel, 0);
        }
    });
}

/// A gear without tablets, figures and seats.
fn disc(layer: &mut Layer, wheel: &Wheel) {
    let gear = wheel.form.id;
    layer.add(Shape::filled(wheel.outline(0.0), GEAR).edged(GEAR_LINE, 2.0));
    let (x, y) = wheel.middle;
    for tooth in 0..wheel.form.teeth {
        let (x, y) = wheel.point(f64::from(tooth) + 0.5, wheel.marks());
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

/// The tiles of the jungle and the skulls, which change seldom.
pub(super) fn tiles(layer: &mut Layer, table: &Table) {
    tablets::jungle(layer, table, &Wheel::of(Gear::Palenque));
    let wheel = Wheel::of(Gear::ChichenItza);
    tablets::icons(layer, &wheel, table.skulls_on_chichen_itza);
    let (x, y) = wheel.middle;
    let left = phrase("skulls-left").with("count", table.skulls_in_bank);
    layer.add(Text::new(left, Typeface::Bold, 17.0, INK2, x, y + 38.0).middle().shrink(120.0, 15.0));
}

/// Radius of the ring around a change.
const CHANGED: f64 = 25.0;

/// The workers of a gear, the next free seat, and the changes.
fn workers(layer: &mut Layer, table: Changes<'_>, gear: Gear, wheel: &Wheel) {
    let gone = changes::gone(table, gear);
    for position in 0..wheel.form.teeth {
        let at = wheel.seat(position);
        let draw = |layer: &mut Layer| {
            if table.lowest_free_space(gear) == Some(position) {
                marked_seat(layer, at, position.into());
            }
            if let Some((_, seat)) = gone.iter().find(|(left, _)| *left == position) {
                layer.add(Sprite::piece(ghost(*seat), at.0, at.1, GHOST).role(ItemRole::Ground));
            }
            if gear == Gear::ChichenItza && changes::skull_laid(table, position) {
                let (x, y) = wheel.point(f64::from(position), wheel.icons(position));
                change_ring(layer, x, y, 22.0, PAPER);
            }
            if let Some(occupant) = table.occupant(gear, position) {
                worker(layer, occupant, changes::placed(table, gear, position), at);
            }
        };
        // Dummies can also be past the last space.
        if position <= wheel.form.last_space {
            layer.place(places::space(gear, position), wheel.space(position), draw);
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
fn marked_seat(layer: &mut Layer, (x, y): (f64, f64), cost: u16) {
    layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(INK, 3.0));
    layer.add(figure(cost.to_string(), 22.0, INK, x, y).middle().need(Importance::Glance));
}

fn first_player(layer: &mut Layer, table: Changes<'_>) {
    let (x, y) = FIRST_PLAYER;
    layer.place(places::FIRST_PLAYER, FIRST_PLAYER_AREA, |layer| match table.first_player_space {
        Some(seat) => worker(layer, GearOccupant::Player(seat), changes::first_player_placed(table), (x, y)),
        None => {
            if let Some(seat) = changes::first_player_gone(table) {
                layer.add(Sprite::piece(ghost(seat), x, y, GHOST).role(ItemRole::Ground));
            }
            marked_seat(layer, (x, y), data().first_player_corn);
        }
    });
}
