//! Workers, dummy workers, ghosts, and the next seat of each gear.

use crate::games::tzolkin::data::data;
use crate::games::tzolkin::gears::Occupant;
use crate::games::tzolkin::ids::Gear;
use crate::games::tzolkin::state::Table;
use crate::scene::{Layer, Outline, Role, Shape, Sprite};

use super::changes::Changes;
use super::choices::Choices;
use super::geometry::{FIRST_PLAYER, GHOST, SEAT, WORKER, Wheel};
use super::parts::{change_ring, figure, ghost, piece};
use super::theme::*;

/// Radius of the ring around a change.
const CHANGED: f64 = 25.0;
/// Radius of the disc on an option.
const COST: f64 = 17.5;

/// The marks on the seats of the machine.
#[derive(Clone, Copy)]
pub(super) enum Offer<'a> {
    /// Without a decision: the number of the lowest free seats.
    Next,
    /// For a draft: the full cost of each legal seat, and a ring around each worker that can be picked up.
    Draft(&'a Choices<'a>),
}

pub(super) fn draw_on_gear(layer: &mut Layer, table: &Table, changes: Changes<'_>, gear: Gear, offer: Offer<'_>) {
    let wheel = Wheel::of(gear);
    next_seat(layer, table, gear, &wheel, offer);
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
                if let Offer::Draft(choices) = offer
                    && choices.seat == seat
                    && choices.pick(gear, position)
                {
                    pick_ring(layer, x, y, 24.0);
                }
                layer.add(Sprite::piece(piece(seat), x, y, WORKER));
            }
            Some(Occupant::Dummy(_)) => layer.add(Sprite::piece("piece-dummy", x, y, WORKER)),
            None => {}
        }
    }
}

/// The ring around a worker that can be picked up.
pub(super) fn pick_ring(layer: &mut Layer, x: f64, y: f64, radius: f64) {
    layer.add(Shape::filled(Outline::circle(x, y, radius), CARD).edged(INK, 3.5));
}

/// The disc on an option, with its corn price.
pub(super) fn cost_disc(layer: &mut Layer, x: f64, y: f64, cost: Option<u16>) {
    layer.add(Shape::filled(Outline::circle(x, y, COST), INK).edged(CARD, 2.0));
    match cost {
        Some(cost) => layer.add(figure(cost.to_string(), 23.0, CARD, x, y).middle()),
        None => layer.add(Sprite::icon("corn", x, y, 22.0)),
    }
}

/// The lowest free seat, with its cost.
fn next_seat(layer: &mut Layer, table: &Table, gear: Gear, wheel: &Wheel, offer: Offer<'_>) {
    let Some(space) = table.lowest_free_space(gear) else { return };
    let (x, y) = wheel.seat(space);
    match offer {
        Offer::Next => marked_seat(layer, x, y, space.into()),
        Offer::Draft(choices) => {
            if let Some(cost) = choices.place(gear) {
                cost_disc(layer, x, y, Some(cost));
            }
        }
    }
}

fn marked_seat(layer: &mut Layer, x: f64, y: f64, cost: u16) {
    layer.add(Shape::filled(Outline::circle(x, y, SEAT), CARD).edged(INK, 3.0));
    layer.add(figure(cost.to_string(), 22.0, INK, x, y).middle());
}

pub(super) fn draw_on_first_player_space(layer: &mut Layer, table: &Table, changes: Changes<'_>, offer: Offer<'_>) {
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
            match offer {
                Offer::Next => marked_seat(layer, x, y, data().first_player_corn),
                Offer::Draft(choices) => {
                    if let Some(cost) = choices.place_first_player() {
                        cost_disc(layer, x, y, Some(cost));
                    }
                }
            }
        }
    }
}
