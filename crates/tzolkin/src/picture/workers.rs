//! Workers, dummy workers, ghosts, and the next seat of each gear.

use super::changes;
use super::geometry::{FIRST_PLAYER, FIRST_PLAYER_AREA, GHOST, SEAT, WORKER, Wheel};
use super::prelude::*;

/// Radius of the ring around a change.
const CHANGED: f64 = 25.0;

pub(super) fn draw_on_gear(layer: &mut Layer, table: Changes<'_>, gear: Gear) {
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

pub(super) fn draw_on_first_player_space(layer: &mut Layer, table: Changes<'_>) {
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
