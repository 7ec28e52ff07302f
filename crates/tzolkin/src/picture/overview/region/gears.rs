//! A gear: the rack with its workers, the gain of each space for the reader, and what the reader's workers can do.

use crate::picture::icons;
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
/// Greatest height of a worker's row.
const PITCH: f64 = 72.0;

pub(super) fn draw(scene: &mut Scene, table: Changes<'_>, gear: Gear, choices: Option<&Choices<'_>>) {
    let (reader, over) = (Some(table.active), table.phase == Phase::Over);
    let state = racks::state(table, gear, reader, !over && choices.is_none());
    let rack = racks::ground(&table, gear, reader).and(state);
    let rack = rack.layer("rack", Area::new(0.0, 0.0, racks::WIDTH, racks::HEIGHT));
    scene.layers.push(rack.seen(Transform::of(ZOOM, (0.0, 0.0), (LEFT, RACK))));
    let list = down().gap(6.0).each(list(&table, gear, choices));
    // An action is chosen from the list. After the end, no worker can use one.
    let page = if over || choices.is_some_and(|choices| !choices.picks()) {
        across().rest(list)
    } else {
        let right = if choices.is_some() { down() } else { down().fixed(70.0, place(&table, gear)).space(10.0) };
        let workers = workers(&table, gear, choices, BOTTOM - TOP - right.length());
        let right = right.rest(workers);
        across().fixed(620.0, list).space(12.0).rest(right)
    };
    let heading = titled(gear_emblem(gear), phrases::gear(gear), INK);
    frame::page(scene, &table, heading, page, Area::new(LEFT, TOP, WIDTH, BOTTOM - TOP));
}

/// The gain of each space for the reader, in words. Choices have their price at the end.
fn list<'a>(table: &Table, gear: Gear, choices: Option<&Choices<'_>>) -> impl Iterator<Item = Cell<'a>> {
    (1..=data().gear(gear).last_action).map(move |space| {
        let seat = table.active;
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
        let offer = data().offer(gear, space);
        let gain = if offer.takes_skull() && !spaces::is_used(table, space) {
            skull(offer).into()
        } else {
            let words = spaces::action(table, seat, gear, space);
            Cell::new(move |layer, area| {
                let (size, lines) = if area.height > 54.0 { (26.0, 2) } else { (23.0, 1) };
                layer.add(text(words, size, lines).within(area.width).inside(area));
            })
        };
        let line = across().space(10.0).fixed(40.0, frame::disc(space, need)).space(12.0).rest(gain).space(14.0);
        let line = choice
            .map(corn_price)
            .into_iter()
            .fold(line, |line, price| line.fixed(PRICES.width(&price), PRICES.row(&price).end()).space(14.0));
        frame::card(open, line)
    })
}

/// The gains for a skull, and the name of the temple.
fn skull<'a>(offer: &Offer) -> Line<'a> {
    let look = Look::bold(FIGURE, 32.0).on_plates();
    let icons = icons::offer(offer);
    let temple = offer.effects.iter().find_map(|effect| match effect {
        Effect::Climb { temple, .. } => Some(text(phrases::temple(*temple), 24.0, 1).end()),
        _ => None,
    });
    across().fixed(look.width(&icons), look.row(&icons)).space(12.0).rest(temple)
}

pub(super) fn corn_price(cost: u16) -> IconRow {
    let figure = if cost == 0 { "0".to_owned() } else { change(-i32::from(cost)) };
    IconRow::new().colour(PRICE).amount(figure, "corn")
}

/// Sizes of such a price.
pub(super) const PRICES: Look = Look::bold(38.0, 36.0);

/// The space and the price of the next worker of the reader.
fn place<'a>(table: &Table, gear: Gear) -> Cell<'a> {
    let player = table.player(table.active);
    let cost = table.placement_cost(gear);
    let affordable = cost.is_some_and(|cost| cost <= player.goods[Material::Corn]);
    let possible = affordable && player.workers_in_hand > 0;
    let line = match (table.lowest_free_space(gear), cost) {
        (Some(space), Some(cost)) if player.workers_in_hand > 0 => {
            let key = if affordable { "region-place" } else { "region-place-short" };
            let disc = frame::disc(space, if possible { Importance::Decide } else { Importance::Inform });
            let price = corn_price(cost);
            let line = across().fixed(40.0, disc).space(10.0).rest(text(phrase(key), 24.0, 2)).space(8.0);
            line.fixed(PRICES.width(&price), PRICES.row(&price))
        }
        (free, _) => {
            let key = if free.is_some() { "region-no-worker" } else { "region-gear-full" };
            across().rest(text(phrase(key), 24.0, 2))
        }
    };
    frame::card(possible, line.inset(14.0, 0.0))
}

/// One row for each of the reader's workers on this gear, then one for each day of a new worker: the actions that it
/// reaches, and their price in corn.
fn workers<'a>(table: &Table, gear: Gear, choices: Option<&Choices<'_>>, height: f64) -> Line<'a> {
    let (seat, last) = (table.active, data().gear(gear).last_space);
    let corn = table.player(seat).goods[Material::Corn];
    let own = table.gears.of(seat, gear);
    let positions: Vec<u8> = (0..=last).rev().filter(|position| own >> position & 1 == 1).collect();
    let next = table.lowest_free_space(gear);
    let titled = |page: Line<'a>, key| page.space(4.0).fixed(28.0, frame::title(key)).space(4.0);
    let mut page = down();
    if !positions.is_empty() || next.is_none() {
        page = titled(page, "region-workers");
    }
    if positions.is_empty() && next.is_none() {
        return page.fixed(52.0, text(phrase("region-no-workers"), 24.0, 2));
    }
    let pitch = ((height - page.length() + 6.0) / positions.len().max(1) as f64).min(PITCH);
    for position in positions {
        let usable = reached(table, gear, position, corn).into_iter().filter(|action| action.usable).collect();
        let choice = choices.is_some_and(|choices| choices.pick(gear, position));
        let head = worker(seat, position, (34.0, 34.0), if choice { Importance::Glance } else { Importance::Decide });
        page = page.fixed(pitch - 6.0, row(head, usable)).space(6.0);
    }
    let rows = ((height - page.length() - 34.0) / PITCH).max(0.0) as u8;
    let days = next.map_or(0, |space| last - space).min(rows);
    let (Some(space), None, 1..) = (next, choices, days) else { return page };
    let left = corn.saturating_sub(table.placement_cost(gear).unwrap_or_default());
    (1..=days).fold(titled(page, "region-new-worker"), |page, day| {
        let head = across().rest(amount(change(day.into()), 34.0));
        page.fixed(PITCH - 6.0, row(head, reached(table, gear, space + day, left))).space(6.0)
    })
}

/// A worker with the number of its space. Sizes are those of the piece and of the figure.
pub(super) fn worker<'a>(seat: Seat, space: u8, (size, figure): (f64, f64), need: Importance) -> Line<'a> {
    let piece = icon(piece(seat), size).role(ItemRole::Piece).need(Importance::Decide);
    across().fixed(size + 5.0, piece).rest(amount(space.to_string(), figure).need(need))
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

/// The row of a worker with its first actions.
fn row<'a>(head: Line<'a>, actions: Vec<Reached>) -> Cell<'a> {
    let usable = actions.iter().any(|action| action.usable);
    let actions = match actions[..] {
        [] => text(phrase("region-no-action"), 22.0, 2).into(),
        _ => discs(actions),
    };
    frame::card(usable, across().space(14.0).fixed(86.0, head).rest(actions).space(8.0))
}

/// Least and largest distance between actions side by side. A price needs room.
const FREE: f64 = 46.0;
const PRICED: f64 = 64.0;
const WIDE: f64 = 84.0;
/// Room for the dots after actions that have no room.
const DOTS: f64 = 26.0;

/// Actions side by side, each with its price. If there is no room for all of them, dots follow the first ones.
pub(super) fn discs<'a>(actions: Vec<Reached>) -> Cell<'a> {
    let least = if actions.iter().any(|of| of.cost > 0) { PRICED } else { FREE };
    Cell::new(move |layer, area| {
        let all = least * actions.len() as f64 <= area.width;
        let room = if all { area.width } else { area.width - DOTS };
        let shown = if all { actions.len() } else { (room / least).floor() as usize };
        let step = (room / shown.max(1) as f64).min(WIDE);
        let size = if step < 80.0 { 24.0 } else { 28.0 };
        let disc = |of: &Reached| {
            let need = if of.usable { Importance::Decide } else { Importance::Inform };
            let price = amount(change(-i32::from(of.cost)), size).ink(PRICE).need(need).smallest(20.0);
            across().fixed(38.0, frame::disc(of.action, need)).rest(Some(price).filter(|_| of.cost > 0)).space(4.0)
        };
        let dots = Cell::new(|layer, area| {
            let (x, y) = area.middle();
            [-8.0, 0.0, 8.0].into_iter().for_each(|dx| layer.fill(Outline::circle(x + dx, y, 2.6), INK2));
        });
        let discs = actions.iter().take(shown).fold(across(), |line, of| line.fixed(step, disc(of)));
        if all { discs } else { discs.fixed(DOTS, dots) }.draw(layer, area);
    })
}
