//! A gear: the rack with its workers, the gain of each space for the reader, and what the reader's workers can do.

use crate::picture::icons;
use crate::picture::parts::{change, gear as emblem, piece};
use crate::picture::prelude::*;
use crate::words::spaces;
use scene::Transform;

use super::super::racks;
use super::frame::{self, LEFT, WIDTH};

/// Top of the rack, and its enlargement from the overview.
const RACK: f64 = 88.0;
const ZOOM: f64 = WIDTH / racks::WIDTH;
/// Top of the part below the rack, and its lower edge.
const TOP: f64 = RACK + racks::HEIGHT * ZOOM + 14.0;
const BOTTOM: f64 = 688.0;
/// Width of the list of spaces, and left edge of the part on its right.
const LIST: f64 = 620.0;
const RIGHT: f64 = LEFT + LIST + 12.0;
/// Greatest height of a worker's row.
const PITCH: f64 = 72.0;

pub(super) fn draw(
    scene: &mut Scene,
    layer: &mut Layer,
    table: &Table,
    changes: Changes<'_>,
    gear: Gear,
    choices: Option<&Choices<'_>>,
) {
    frame::heading(layer, table, emblem(gear), phrases::gear(gear), frame::NAME);
    let view = Transform::of(ZOOM, racks::corner(gear), (LEFT, RACK));
    let mut rack = Layer::new("rack").seen(view);
    let reader = Some(table.active);
    racks::ground(&mut rack, table, gear, reader);
    let over = table.phase == Phase::Over;
    racks::state(&mut rack, table, changes, gear, (reader, !over && choices.is_none()));
    scene.layers.push(rack);
    // An action is chosen from the list. After the end, no worker can use one.
    let whole = over || choices.is_some_and(|choices| !choices.picks());
    list(layer, table, gear, if whole { WIDTH } else { LIST }, choices);
    if !whole {
        let top = if choices.is_some() { TOP } else { place(layer, table, gear) + 10.0 };
        workers(layer, table, gear, top, choices);
    }
}

/// The gain of each space for the reader, in words. Choices have their price at the end.
fn list(layer: &mut Layer, table: &Table, gear: Gear, width: f64, choices: Option<&Choices<'_>>) {
    let seat = table.active;
    let form = data().gear(gear);
    let pitch = (BOTTOM - TOP + 6.0) / f64::from(form.last_action);
    for space in 1..=form.last_action {
        let y = TOP + pitch * (f64::from(space) - 0.5) - 3.0;
        let choice = choices.and_then(|choices| choices.action(gear, space));
        let harvest = matches!(table.task(), Some(Task::Harvest { space: of }) if of == space);
        let open = choice.is_some() || (choices.is_some() && harvest);
        let usable = || table.action_available(seat, gear, space, table.player(seat).goods[Material::Corn]);
        let need = match choices {
            _ if choice.is_some() => Importance::Glance,
            _ if open => Importance::Decide,
            Some(choices) if !choices.picks() => Importance::Inform,
            _ if usable() => Importance::Decide,
            _ => Importance::Inform,
        };
        frame::card(layer, (LEFT, y - pitch / 2.0 + 3.0), (width, pitch - 6.0), open);
        frame::disc(layer, space, (LEFT + 30.0, y), need);
        let mut right = LEFT + width - 14.0;
        if let Some(cost) = choice {
            let price = corn_price(cost);
            layer.add(PRICES.row(&price).at(right, y).end());
            right -= PRICES.width(&price) + 14.0;
        }
        let offer = data().offer(gear, space);
        if offer.takes_skull() && !spaces::is_used(table, space) {
            skull(layer, offer, (LEFT + 62.0, right), y);
        } else {
            let lines = if pitch > 60.0 { (2, 26.0) } else { (1, 23.0) };
            let room = right - LEFT - 60.0;
            frame::words(layer, spaces::action(table, seat, gear, space), (LEFT + 62.0, y), room, lines);
        }
    }
}

/// The gains for a skull, and the name of the temple.
fn skull(layer: &mut Layer, offer: &Offer, (left, right): (f64, f64), y: f64) {
    let look = Look::bold(FIGURE, 32.0).on_plates();
    let icons = icons::offer(offer);
    layer.add(look.row(&icons).at(left, y));
    let temple = offer.effects.iter().find_map(|effect| match effect {
        Effect::Climb { temple, .. } => Some(phrases::temple(*temple)),
        _ => None,
    });
    if let Some(temple) = temple {
        let name = Text::new(temple, Typeface::Text, 24.0, INK, right, y).end();
        layer.add(name.shrink(right - left - look.width(&icons) - 12.0, 18.0));
    }
}

/// A price in corn.
pub(super) fn corn_price(cost: u16) -> IconRow {
    let figure = if cost == 0 { "0".to_owned() } else { change(-i32::from(cost)) };
    IconRow::new().colour(PRICE).amount(figure, "corn")
}

/// Sizes of such a price.
pub(super) const PRICES: Look = Look::bold(38.0, 36.0);

/// The space and the price of the next worker of the reader. Returns the lower edge.
fn place(layer: &mut Layer, table: &Table, gear: Gear) -> f64 {
    let player = table.player(table.active);
    let width = LEFT + WIDTH - RIGHT;
    let y = TOP + 35.0;
    let cost = table.placement_cost(gear);
    let affordable = cost.is_some_and(|cost| cost <= player.goods[Material::Corn]);
    let possible = affordable && player.workers_in_hand > 0;
    frame::card(layer, (RIGHT, TOP), (width, 70.0), possible);
    let (space, cost) = match (table.lowest_free_space(gear), cost) {
        (Some(space), Some(cost)) if player.workers_in_hand > 0 => (space, cost),
        (free, _) => {
            let key = if free.is_some() { "region-no-worker" } else { "region-gear-full" };
            frame::words(layer, phrase(key), (RIGHT + 16.0, y), width - 30.0, (2, 24.0));
            return TOP + 70.0;
        }
    };
    frame::disc(layer, space, (RIGHT + 34.0, y), if possible { Importance::Decide } else { Importance::Inform });
    let price = corn_price(cost);
    let left = LEFT + WIDTH - 14.0 - PRICES.width(&price);
    layer.add(PRICES.row(&price).at(left, y));
    let key = if affordable { "region-place" } else { "region-place-short" };
    frame::words(layer, phrase(key), (RIGHT + 64.0, y), left - RIGHT - 72.0, (2, 24.0));
    TOP + 70.0
}

/// One row for each of the reader's workers on this gear, then one for each day of a new worker: the actions that it
/// reaches, and their price in corn.
fn workers(layer: &mut Layer, table: &Table, gear: Gear, top: f64, choices: Option<&Choices<'_>>) {
    let (seat, width) = (table.active, LEFT + WIDTH - RIGHT);
    let corn = table.player(seat).goods[Material::Corn];
    let own = table.gears.of(seat, gear);
    let last = data().gear(gear).last_space;
    let positions: Vec<u8> = (0..=last).rev().filter(|position| own >> position & 1 == 1).collect();
    let next = table.lowest_free_space(gear);
    let mut top = top;
    if !positions.is_empty() || next.is_none() {
        frame::title(layer, "region-workers", RIGHT + 4.0, top + 14.0, width - 8.0);
        top += 36.0;
    }
    if positions.is_empty() && next.is_none() {
        return frame::words(layer, phrase("region-no-workers"), (RIGHT + 4.0, top + 26.0), width - 8.0, (2, 24.0));
    }
    let pitch = ((BOTTOM - top + 6.0) / positions.len().max(1) as f64).min(PITCH);
    for position in positions {
        let actions: Vec<Reached> =
            reached(table, gear, position, corn).into_iter().filter(|action| action.usable).collect();
        let y = row(layer, (top, pitch), &actions);
        layer.add(Sprite::piece(piece(seat), RIGHT + 30.0, y, 34.0).need(Importance::Decide));
        let choice = choices.is_some_and(|choices| choices.pick(gear, position));
        let need = if choice { Importance::Glance } else { Importance::Decide };
        layer.add(number(position.to_string(), 34.0, INK, RIGHT + 54.0, y).need(need));
        top += pitch;
    }
    if choices.is_some() {
        return;
    }
    let days = next.map_or(0, |space| last - space);
    let rows = ((BOTTOM - top - 34.0) / PITCH).max(0.0) as u8;
    let (Some(space), 1..) = (next, days.min(rows)) else { return };
    frame::title(layer, "region-new-worker", RIGHT + 4.0, top + 16.0, width - 8.0);
    let left = corn.saturating_sub(table.placement_cost(gear).unwrap_or_default());
    for day in 1..=days.min(rows) {
        let top = top + 36.0 + PITCH * f64::from(day - 1);
        let y = row(layer, (top, PITCH), &reached(table, gear, space + day, left));
        layer.add(number(change(day.into()), 34.0, INK, RIGHT + 22.0, y));
    }
}

/// An action that a worker reaches, its price in corn, and whether the reader can use it.
pub(super) struct Reached {
    action: u8,
    cost: u16,
    pub(super) usable: bool,
}

/// The actions that the reader's worker reaches from a position with this much corn, the highest first.
pub(super) fn reached(table: &Table, gear: Gear, position: u8, corn: u16) -> Vec<Reached> {
    let about = |action: u8| {
        let cost = table.stepping_cost(table.active, gear, position, action)?;
        let left = corn.checked_sub(cost);
        let usable = left.is_some_and(|left| table.action_available(table.active, gear, action, left));
        Some(Reached { action, cost, usable })
    };
    (1..=data().gear(gear).last_action).rev().filter_map(about).collect()
}

/// The row of a worker with its first actions. Returns its middle.
fn row(layer: &mut Layer, (top, pitch): (f64, f64), actions: &[Reached]) -> f64 {
    let y = top + pitch / 2.0 - 3.0;
    let usable = actions.iter().any(|action| action.usable);
    frame::card(layer, (RIGHT, y - pitch / 2.0 + 3.0), (LEFT + WIDTH - RIGHT, pitch - 6.0), usable);
    let left = RIGHT + 100.0;
    let room = LEFT + WIDTH - left - 8.0;
    if actions.is_empty() {
        frame::words(layer, phrase("region-no-action"), (left, y), room - 2.0, (2, 22.0));
        return y;
    }
    discs(layer, &actions.iter().collect::<Vec<_>>(), (left, y), room);
    y
}

/// Least and largest distance between actions side by side. A price needs room.
const FREE: f64 = 46.0;
const PRICED: f64 = 64.0;
const WIDE: f64 = 84.0;
/// Room for the dots after actions that have no room.
const DOTS: f64 = 26.0;

/// Actions side by side, each with its price. If there is no room for all of them, dots follow the first ones.
pub(super) fn discs(layer: &mut Layer, actions: &[&Reached], (left, y): (f64, f64), room: f64) {
    let least = if actions.iter().any(|of| of.cost > 0) { PRICED } else { FREE };
    let all = least * actions.len() as f64 <= room;
    let room = if all { room } else { room - DOTS };
    let shown = if all { actions.len() } else { (room / least).floor() as usize };
    let step = (room / shown.max(1) as f64).min(WIDE);
    let size = if step < 80.0 { 24.0 } else { 28.0 };
    for (index, of) in actions.iter().take(shown).enumerate() {
        let x = left + step * index as f64 + 16.0;
        let need = if of.usable { Importance::Decide } else { Importance::Inform };
        frame::disc(layer, of.action, (x, y), need);
        if of.cost > 0 {
            let price = number(change(-i32::from(of.cost)), size, PRICE, x + 22.0, y).shrink(step - 42.0, 20.0);
            layer.add(price.need(need));
        }
    }
    if !all {
        let dots = left + step * shown as f64;
        for x in [0.0, 8.0, 16.0] {
            layer.fill(Outline::circle(dots + x, y, 2.6), INK2);
        }
    }
}
