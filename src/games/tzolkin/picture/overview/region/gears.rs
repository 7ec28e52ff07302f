//! A gear: the rack with its workers, the gain of each space for the reader, and what the reader's workers can do.

use crate::games::kit::picture::overview::{FIGURE, Things, number};
use crate::games::kit::picture::parts::piece;
use crate::games::tzolkin::data::{SpaceAction, data};
use crate::games::tzolkin::ids::{Gear, Material};
use crate::games::tzolkin::phrases;
use crate::games::tzolkin::picture::changes::Changes;
use crate::games::tzolkin::picture::parts::{change, gear as emblem, phrase, temple};
use crate::games::tzolkin::picture::theme::*;
use crate::games::tzolkin::state::Table;
use crate::games::tzolkin::words::spaces;
use crate::scene::{Face, Layer, Need, Scene, Sprite, Text, View};

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
/// Most actions that a worker's row shows.
const ACTIONS: usize = 5;

pub(super) fn draw(scene: &mut Scene, layer: &mut Layer, table: &Table, changes: Changes<'_>, gear: Gear) {
    frame::heading(layer, emblem(gear), phrases::gear(gear), frame::NAME);
    frame::goods(layer, table);
    let view = View::of(ZOOM, racks::corner(gear), (LEFT, RACK));
    let mut rack = Layer::new("rack").seen(view);
    racks::ground(&mut rack, table, gear);
    racks::state(&mut rack, table, changes, gear);
    scene.layers.push(rack);
    list(layer, table, gear);
    let bottom = place(layer, table, gear);
    workers(layer, table, gear, bottom + 10.0);
}

/// The gain of each space for the reader, in words.
fn list(layer: &mut Layer, table: &Table, gear: Gear) {
    let seat = table.active;
    let form = data().gear(gear);
    let pitch = (BOTTOM - TOP + 6.0) / f64::from(form.last_action);
    for space in 1..=form.last_action {
        let y = TOP + pitch * (f64::from(space) - 0.5) - 3.0;
        let usable = table.action_available(seat, gear, space, table.player(seat).goods[Material::Corn]);
        frame::card(layer, (LEFT, y - pitch / 2.0 + 3.0), (LIST, pitch - 6.0), false);
        frame::disc(layer, space, (LEFT + 30.0, y), usable);
        match form.actions[usize::from(space)] {
            SpaceAction::OfferSkull { vp, temple: of, any_resources } if !spaces::is_used(table, space) => {
                let mut line = Things::new(FIGURE, 32.0).points(vp.to_string()).gap(8.0).icon(temple(of)).gap(6.0);
                let left = LEFT + 62.0 + line.width() + 4.0;
                if any_resources > 0 {
                    line = Things::new(FIGURE, 30.0).points(vp.to_string()).gap(8.0).icon(temple(of)).gap(6.0);
                    let more = Things::new(FIGURE, 30.0).icons(any_resources.into(), "cube");
                    let x = LEFT + LIST - 14.0 - more.width();
                    more.start(layer, x, y);
                }
                line.start(layer, LEFT + 62.0, y);
                let name = Text::new(phrases::temple(of), Face::Text, 24.0, INK, left, y);
                layer.add(name.shrink(LEFT + LIST - 80.0 - left, 18.0));
            }
            _ => {
                let lines = if pitch > 60.0 { (2, 26.0) } else { (1, 23.0) };
                let room = LIST - 74.0;
                frame::words(layer, spaces::action(table, seat, gear, space), (LEFT + 62.0, y), room, lines);
            }
        }
    }
}

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
    frame::disc(layer, space, (RIGHT + 34.0, y), possible);
    let price =
        Things::new(38.0, 36.0).figure(if cost == 0 { "0".to_owned() } else { change(-i32::from(cost)) }, PRICE);
    let price = price.gap(2.0).icon("corn");
    let left = LEFT + WIDTH - 14.0 - price.width();
    price.start(layer, left, y);
    let key = if affordable { "region-place" } else { "region-place-short" };
    frame::words(layer, phrase(key), (RIGHT + 64.0, y), left - RIGHT - 72.0, (2, 24.0));
    TOP + 70.0
}

/// One row for each of the reader's workers on this gear: the actions that it can use, and their price in corn.
fn workers(layer: &mut Layer, table: &Table, gear: Gear, top: f64) {
    let (seat, width) = (table.active, LEFT + WIDTH - RIGHT);
    let corn = table.player(seat).goods[Material::Corn];
    let own = table.gears.of(seat, gear);
    let last = data().gear(gear).last_space;
    let positions: Vec<u8> = (0..=last).rev().filter(|position| own >> position & 1 == 1).collect();
    frame::title(layer, "region-workers", RIGHT + 4.0, top + 14.0, width - 8.0);
    let top = top + 36.0;
    if positions.is_empty() {
        return frame::words(layer, phrase("region-no-workers"), (RIGHT + 4.0, top + 26.0), width - 8.0, (2, 24.0));
    }
    let pitch = ((BOTTOM - top + 6.0) / positions.len() as f64).min(72.0);
    for (index, position) in positions.into_iter().enumerate() {
        let y = top + pitch * (index as f64 + 0.5) - 3.0;
        let actions: Vec<(u8, u16)> = (1..=data().gear(gear).last_action)
            .rev()
            .filter_map(|action| {
                let cost = table.stepping_cost(seat, gear, position, action)?;
                let left = corn.checked_sub(cost)?;
                table.action_available(seat, gear, action, left).then_some((action, cost))
            })
            .collect();
        frame::card(layer, (RIGHT, y - pitch / 2.0 + 3.0), (width, pitch - 6.0), !actions.is_empty());
        layer.add(Sprite::piece(piece(seat), RIGHT + 30.0, y, 34.0).need(Need::Decide));
        layer.add(number(position.to_string(), 34.0, INK, RIGHT + 54.0, y));
        let left = RIGHT + 100.0;
        if actions.is_empty() {
            let room = LEFT + WIDTH - left - 10.0;
            frame::words(layer, phrase("region-no-action"), (left, y), room, (2, 22.0));
            continue;
        }
        let room = LEFT + WIDTH - left - 8.0;
        let shown = actions.len().min(ACTIONS);
        let step = (room / shown as f64).min(84.0);
        for (index, (action, cost)) in actions.into_iter().take(ACTIONS).enumerate() {
            let x = left + step * index as f64 + 16.0;
            let small = step < 80.0;
            frame::disc(layer, action, (x, y), true);
            if cost > 0 {
                let size = if small { 24.0 } else { 28.0 };
                layer.add(number(change(-i32::from(cost)), size, PRICE, x + 22.0, y).shrink(step - 42.0, 20.0));
            }
        }
    }
}
