//! Who stands where: workers, dummies, ghosts, and the next seat of each gear.

use crate::engine::Seat;
use crate::games::tzolkin::data::data;
use crate::games::tzolkin::gears::Occupant;
use crate::games::tzolkin::ids::Gear;
use crate::games::tzolkin::state::Table;
use crate::scene::{Layer, Outline, Role, Shape, Sprite};

use super::changes::Changes;
use super::geometry::{FIRST_PLAYER, Wheel};
use super::machine::{GHOST, Look, SEAT, WORKER};
use super::parts::{change_ring, figure, ghost, piece};
use super::theme::*;

/// Radius of the ring round what has changed.
const CHANGED: f64 = 25.0;

/// What the seats of the machine offer to the player who decides.
#[derive(Clone, Copy)]
pub(super) enum Offer {
    /// Nobody's decision is shown: the lowest free seats carry their number.
    Next,
    /// Seats that may be chosen carry their whole cost; workers of this seat that may be picked up
    /// a ring.
    Draft {
        /// Whose decision.
        seat: Seat,
        /// Whether a worker may be placed.
        place: bool,
        /// Whether a worker may be picked up.
        pick: bool,
    },
}

/// Everybody on a gear.
pub(super) fn on_gear(layer: &mut Layer, table: &Table, changes: Changes<'_>, gear: Gear, offer: Offer, look: Look) {
    let wheel = Wheel::of(gear);
    next_seat(layer, table, gear, &wheel, offer, look);
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
                if let Offer::Draft { seat: own, pick: true, .. } = offer
                    && own == seat
                {
                    pickable(layer, x, y);
                }
                layer.add(Sprite::piece(piece(seat), x, y, WORKER));
            }
            Some(Occupant::Dummy(_)) => layer.add(Sprite::piece("piece-dummy", x, y, WORKER)),
            None => {}
        }
    }
}

/// The ring round a worker that may be picked up.
fn pickable(layer: &mut Layer, x: f64, y: f64) {
    layer.add(Shape::filled(Outline::circle(x, y, 24.0), CARD).edged(INK, 3.0));
}

/// The lowest free seat, with what it costs.
fn next_seat(layer: &mut Layer, table: &Table, gear: Gear, wheel: &Wheel, offer: Offer, look: Look) {
    let Some(space) = table.lowest_free_space(gear) else { return };
    let cost = match offer {
        Offer::Next => u16::from(space),
        Offer::Draft { place: true, seat, .. } => {
            let Some(cost) = table.placement_cost(gear) else { return };
            if !affordable(table, seat, cost) {
                return;
            }
            cost
        }
        Offer::Draft { .. } => return,
    };
    let (x, y) = wheel.seat(space);
    marked_seat(layer, x, y, cost, look);
}

fn affordable(table: &Table, seat: Seat, cost: u16) -> bool {
    table.turn.mercy || cost <= table.player(seat).goods[crate::games::tzolkin::ids::Material::Corn]
}

fn marked_seat(layer: &mut Layer, x: f64, y: f64, cost: u16, look: Look) {
    layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(INK, 3.0));
    layer.add(figure(cost.to_string(), look.size(22.0), INK, x, y).middle());
}

/// Who stands on the first player space.
pub(super) fn on_first_player_space(layer: &mut Layer, table: &Table, changes: Changes<'_>, offer: Offer, look: Look) {
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
            match (offer, table.first_player_cost()) {
                (Offer::Next, _) => marked_seat(layer, x, y, data().first_player_corn, look),
                (Offer::Draft { place: true, seat, .. }, Some(cost)) if affordable(table, seat, cost) => {
                    marked_seat(layer, x, y, cost, look);
                }
                _ => {}
            }
        }
    }
}
