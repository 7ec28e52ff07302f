//! A player's gains from the spaces of the gears, including technologies.

use super::prelude::*;

/// The effect of a space's action for a player now, in a few words ("harvest 6 corn or 3 wood").
pub fn action(table: &Table, seat: Seat, gear: Gear, space: u8) -> Phrase {
    if gear == Gear::ChichenItza && is_used(table, space) {
        return beside_skull(table, seat, space);
    }
    let offer = table.offer_now(seat, gear, space);
    match offer.main() {
        Some(_) if offer.takes_skull() => {
            let gains: Vec<Phrase> = offer.effects.iter().map(|&effect| phrases::effect(effect, None)).collect();
            Phrase::new("tzolkin-action-skull").with("gains", gains)
        }
        Some(effect) => phrases::effect(effect, Some(offer.price)),
        None if space == 0 => Phrase::new("tzolkin-action-none"),
        None => Phrase::new("tzolkin-action-free-choice").with("gear", phrases::gear(gear)),
    }
}

/// The use of a space of Chichen Itza with a skull: the next action ahead with theology, or an action below.
fn beside_skull(table: &Table, seat: Seat, space: u8) -> Phrase {
    let last = data().gear(Gear::ChichenItza).last_space;
    let mut ahead = space + 1..=(space + ahead(table, seat)).min(last);
    if let Some(further) = ahead.find(|&further| !is_used(table, further)) {
        return Phrase::new("tzolkin-action-ahead-only").with("space", phrases::space(Gear::ChichenItza, further));
    }
    // A worker that is picked up there can still step back.
    match (1..space).rev().find(|&lower| !is_used(table, lower)) {
        Some(lower) => Phrase::new("tzolkin-action-back-only").with("space", phrases::space(Gear::ChichenItza, lower)),
        None => Phrase::new("tzolkin-action-none"),
    }
}

/// Returns `true` if a space of Chichen Itza has no action, or a used one that holds a skull (rules 8.5).
pub(crate) fn is_used(table: &Table, space: u8) -> bool {
    space == 0 || space > data().gear(Gear::ChichenItza).last_space || table.skulls_on_chichen_itza >> space & 1 != 0
}

/// Number of spaces that a worker of Chichen Itza can reach ahead (theology level 1).
fn ahead(table: &Table, seat: Seat) -> u8 {
    data().ahead[table.player(seat).level(Technology::Theology)]
}
