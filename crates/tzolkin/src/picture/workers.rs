//! Workers, dummy workers, ghosts, and the next seat of each gear.

use super::geometry::{FIRST_PLAYER, GHOST, SEAT, WORKER, Wheel};
use super::parts::{change_ring, figure, ghost, piece};
use super::prelude::*;

/// Radius of the ring around a change.
const CHANGED: f64 = 25.0;

pub(super) fn draw_on_gear(layer: &mut Layer, table: &Table, changes: Changes<'_>, gear: Gear) {
    let wheel = Wheel::of(gear);
    if let Some(space) = table.lowest_free_space(gear) {
        let (x, y) = wheel.seat(space);
        marked_seat(layer, x, y, space.into());
    }
    for (position, seat) in changes.gone(gear) {
        let (x, y) = wheel.seat(position);
        layer.add(Sprite::piece(ghost(seat), x, y, GHOST).role(Role::Ground));
    }
    if gear == Gear::ChichenItza {
        for space in 1..=data().gear(gear).last_action {
            if changes.skull_laid(space) {
                let (x, y) = wheel.point(f64::from(space), wheel.radius + 38.0);
                change_ring(layer, x, y, 22.0, PAPER);
            }
        }
    }
    for position in 0..wheel.teeth {
        let (x, y) = wheel.seat(position);
        match table.occupant(gear, position) {
            Some(Occupant::Player(seat)) => {
                if changes.placed(gear, position) {
                    change_ring(layer, x, y, CHANGED, CARD);
                }
                layer.add(Sprite::piece(piece(seat), x, y, WORKER));
            }
            Some(Occupant::Dummy(_)) => layer.add(Sprite::piece("piece-dummy", x, y, WORKER)),
            None => {}
        }
    }
}

/// A free seat with its cost.
fn marked_seat(layer: &mut Layer, x: f64, y: f64, cost: u16) {
    layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(INK, 3.0));
    layer.add(figure(cost.to_string(), 22.0, INK, x, y).middle());
}

pub(super) fn draw_on_first_player_space(layer: &mut Layer, table: &Table, changes: Changes<'_>) {
    let (x, y) = FIRST_PLAYER;
    match table.first_player_space {
        Some(seat) => {
            if changes.first_player_placed() {
                change_ring(layer, x, y, CHANGED, CARD);
            }
            layer.add(Sprite::piece(piece(seat), x, y, WORKER));
        }
        None => {
            if let Some(seat) = changes.first_player_gone() {
                layer.add(Sprite::piece(ghost(seat), x, y, GHOST).role(Role::Ground));
            }
            marked_seat(layer, x, y, data().first_player_corn);
        }
    }
}
