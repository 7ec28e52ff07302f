//! A player's gains from the spaces of the gears, including technologies.

use crate::data::{Goods, Payment};

use super::prelude::*;

/// The effect of a space's action for a player now, in a few words ("harvest 6 corn or 3 wood").
pub fn action(table: &Table, seat: Seat, gear: Gear, space: u8) -> Phrase {
    let form = data().gear(gear);
    match form.actions[usize::from(space)] {
        _ if gear == Gear::ChichenItza && is_used(table, space) => {
            let mut ahead = space + 1..=space + ahead(table, seat);
            match ahead.find(|&further| usize::from(further) < form.actions.len() && !is_used(table, further)) {
                Some(further) => Phrase::new("tzolkin-action-ahead-only").with("space", phrases::space(gear, further)),
                // A worker that is picked up there can still step back.
                None => match (1..space).rev().find(|&lower| !is_used(table, lower)) {
                    Some(lower) => Phrase::new("tzolkin-action-back-only").with("space", phrases::space(gear, lower)),
                    None => Phrase::new("tzolkin-action-none"),
                },
            }
        }
        SpaceAction::None => Phrase::new("tzolkin-action-none"),
        SpaceAction::Fish { .. } => {
            Phrase::new("tzolkin-action-fish").with("goods", phrases::corn(fish_corn(table, seat)))
        }
        SpaceAction::Harvest { wood: None, .. } => {
            Phrase::new("tzolkin-action-harvest-corn").with("corn", phrases::corn(harvest_corn(table, seat, space)))
        }
        SpaceAction::Harvest { wood: Some(_), .. } => Phrase::new("tzolkin-action-harvest")
            .with("corn", phrases::corn(harvest_corn(table, seat, space)))
            .with("wood", phrases::amount(Material::Wood, harvest_wood(table, seat, space))),
        SpaceAction::Gain { .. } => {
            Phrase::new("tzolkin-action-gain").with("goods", phrases::goods(gain(table, seat, gear, space)))
        }
        SpaceAction::AdvanceTechnology { levels_max, .. } => {
            Phrase::new("tzolkin-action-advance").with("levels", levels_max)
        }
        SpaceAction::Build { payment: Payment::Corn { .. }, .. } => Phrase::new("tzolkin-action-build-corn"),
        SpaceAction::Build { monument_instead: true, .. } => Phrase::new("tzolkin-action-build-or-monument"),
        SpaceAction::Build { .. } => Phrase::new("tzolkin-action-build"),
        SpaceAction::PayToClimb { corn: 0, any_resources, temples } => {
            Phrase::new("tzolkin-action-climb").with("cost", phrases::resources(any_resources)).with("temples", temples)
        }
        SpaceAction::PayToClimb { corn, temples, .. } => {
            Phrase::new("tzolkin-action-climb").with("cost", phrases::corn(corn)).with("temples", temples)
        }
        SpaceAction::Market => Phrase::new("tzolkin-action-market"),
        SpaceAction::GainWorker { workers } => {
            Phrase::new("tzolkin-action-worker").with("workers", phrases::workers(workers))
        }
        SpaceAction::UseAction { corn, .. } => Phrase::new("tzolkin-action-use").with("cost", phrases::corn(corn)),
        SpaceAction::OfferSkull { vp, temple, any_resources } => {
            let mut gains = vec![phrases::points(vp), phrases::steps(temple, 1)];
            gains.extend((any_resources > 0).then(|| phrases::resources(any_resources)));
            Phrase::new("tzolkin-action-skull").with("gains", gains)
        }
        SpaceAction::FreeChoice => Phrase::new("tzolkin-action-free-choice").with("gear", phrases::gear(gear)),
    }
}

/// Returns `true` if a space of Chichen Itza has no action, or a used one that holds a skull (rules 8.5).
pub(crate) fn is_used(table: &Table, space: u8) -> bool {
    let action = data().gear(Gear::ChichenItza).actions.get(usize::from(space));
    action.is_none_or(|action| *action == SpaceAction::None) || table.skulls_on_chichen_itza >> space & 1 != 0
}

/// Number of spaces that a worker of Chichen Itza can reach ahead (theology level 1).
fn ahead(table: &Table, seat: Seat) -> u8 {
    data().ahead[table.player(seat).level(Technology::Theology)]
}

/// Corn for fishing.
pub(crate) fn fish_corn(table: &Table, seat: Seat) -> u16 {
    let level = table.player(seat).level(Technology::Agriculture);
    match data().gear(Gear::Palenque).actions[1] {
        SpaceAction::Fish { corn } => corn + data().fish_corn[level],
        _ => 0,
    }
}

/// Corn for a corn harvest at a space of Palenque.
pub(crate) fn harvest_corn(table: &Table, seat: Seat, space: u8) -> u16 {
    let level = table.player(seat).level(Technology::Agriculture);
    match data().gear(Gear::Palenque).actions[usize::from(space)] {
        SpaceAction::Harvest { corn, .. } => corn + data().harvest_corn[level],
        _ => 0,
    }
}

/// Wood for a wood harvest at a space of Palenque.
pub(crate) fn harvest_wood(table: &Table, seat: Seat, space: u8) -> u16 {
    match data().gear(Gear::Palenque).actions[usize::from(space)] {
        SpaceAction::Harvest { wood: Some(wood), .. } => {
            wood + bonus(table, seat, Gear::Palenque, space)[Material::Wood]
        }
        _ => 0,
    }
}

/// The present gain of a space that gives materials, with technology, and with no more skulls than there are.
pub fn gain(table: &Table, seat: Seat, gear: Gear, space: u8) -> Goods {
    let SpaceAction::Gain { materials } = data().gear(gear).actions[usize::from(space)] else { return Goods::NONE };
    let mut goods = materials;
    goods += bonus(table, seat, gear, space);
    goods[Material::Skull] = goods[Material::Skull].min(table.skulls_in_bank.into());
    goods
}

fn bonus(table: &Table, seat: Seat, gear: Gear, space: u8) -> Goods {
    let bonus = data().gear(gear).bonus[usize::from(space)];
    bonus.by_level[table.player(seat).level(bonus.technology)]
}
