//! The players as a table: one row for each, one column for each thing, changes next to the figures.

use crate::picture::changes;
use crate::picture::prelude::*;
use game_kit::picture::overview::{LARGE, Order, PlayerRow, change_figure};

/// Top of the first row, and middle of the icons above it.
const TOP: f64 = 792.0;
const ICONS: f64 = 772.0;
/// Right end of the first amount of goods, and distance to the next.
const GOODS: (f64, f64) = (484.0, 93.0);
/// Middle of the first technology, and distance to the next.
const TECHNOLOGIES: (f64, f64) = (1242.0, 54.0);
/// Middles of the other columns.
const HEADDRESS: f64 = 270.0;
const POINTS_AT: f64 = 342.0;
const WORKERS: f64 = 928.0;
const BOARD: f64 = 1136.0;
const FOOD: f64 = 1184.0;
const BUILDINGS: f64 = 1466.0;
const MONUMENTS: f64 = 1528.0;

pub(super) fn ground(layer: &mut Layer, table: &Table) {
    let mut above = |name, x, size: f64| layer.add(Sprite::icon(name, x, ICONS, size).need(Need::Decide));
    above("vp", POINTS_AT, 36.0);
    for (index, of) in Material::ALL.into_iter().enumerate() {
        above(of.id(), GOODS.0 - 16.0 + GOODS.1 * index as f64, 37.0);
    }
    above("pawn", WORKERS, 33.0);
    above("bowl", FOOD, 39.0);
    for (index, of) in Technology::ALL.into_iter().enumerate() {
        above(of.id(), technology(index), 37.0);
    }
    above("house", BUILDINGS, 37.0);
    above("stela", MONUMENTS, 37.0);
    for seat in table.seats() {
        PlayerRow::of(table.players.len(), seat, TOP).surface(layer);
    }
}

pub(super) fn row(layer: &mut Layer, request: &PictureRequest<'_, View>, table: Changes<'_>, seat: Seat) {
    let row = PlayerRow::of(table.players.len(), seat, TOP);
    let (y, player) = (row.middle(), table.player(seat));
    row.head(layer, order(&table, seat), STYLE.name(request, seat, None), 248.0);
    let leads = leaders(&table).contains(&seat);
    if table.result.is_some() && leads {
        layer.add(Sprite::icon("laurel", HEADDRESS, y, 34.0));
    } else if table.result.is_none() && table.first_seat == seat {
        layer.add(Sprite::icon("crown", HEADDRESS, y, 34.0));
        if table.before(|table| table.first_seat).is_some() {
            layer.line(Outline::circle(HEADDRESS, y, 22.0), CHANGE, 3.5);
        }
    }
    row.points(layer, POINTS_AT, score(&table, seat), leads, changes::points(table, seat));
    for (index, of) in Material::ALL.into_iter().enumerate() {
        row.amount(
            layer,
            GOODS.0 + GOODS.1 * index as f64,
            player.goods[of],
            table.difference(|table| table.player(seat).goods[of].into()),
            43.0,
        );
    }
    stock_workers(layer, player, seat, (WORKERS, y), 34.0, 29.0);
    for number in 0..table.difference(|table| table.player(seat).workers_in_play.into()) {
        let last = f64::from(player.workers_in_play) - 1.0;
        layer.line(Outline::circle(WORKERS + 34.0 * (last - f64::from(number)), y, 17.0), CHANGE, 3.0);
    }
    if table.before(|table| table.player(seat).board_light).is_some() {
        layer.line(Outline::circle(BOARD, y, 19.0), CHANGE, 3.5);
    }
    layer.add(Sprite::icon(if player.board_light { "sun" } else { "moon" }, BOARD, y, 30.0));
    food(layer, &table, seat, y);
    for (index, of) in Technology::ALL.into_iter().enumerate() {
        let more = table.difference(|table| table.player(seat).level(of) as i32);
        count(layer, technology(index), y, player.level(of), more);
    }
    count(layer, BUILDINGS, y, player.buildings.iter().count(), changes::buildings(table, seat, |_| true));
    count(layer, MONUMENTS, y, player.monuments.len(), changes::monuments(table, seat));
}

/// The middle of a technology's column.
fn technology(index: usize) -> f64 {
    TECHNOLOGIES.0 + TECHNOLOGIES.1 * index as f64
}

/// The middle of a player's level of a technology.
pub(super) fn level(table: &Table, of: Technology, seat: Seat) -> (f64, f64) {
    (technology(of.index()), PlayerRow::of(table.players.len(), seat, TOP).middle())
}

/// A count in the middle of its column, with its change on the right.
fn count(layer: &mut Layer, x: f64, y: f64, amount: usize, more: i32) {
    let text = amount.to_string();
    let half = 11.0 * text.len() as f64;
    layer.add(number(text, LARGE, if amount == 0 { GEAR_LINE } else { INK }, x, y).middle().need(Need::Decide));
    if more != 0 {
        layer.add(change_figure(change(more), x + half + 1.0, y, 40.0 - half));
    }
}

/// The corn for the next food day, on red if the player has less. Nothing is due after the last one.
fn food(layer: &mut Layer, table: &Table, seat: Seat, y: f64) {
    if table.next_food_day().is_none() {
        return;
    }
    let feeding = table.feeding_need(seat);
    let short = feeding.unfed() > 0;
    if short {
        layer.fill(Outline::rounded(FOOD - 25.0, y - 20.0, 50.0, 40.0, 8.0), CLAY_RED);
    }
    let colour = if short { CREAM } else { INK };
    layer.add(number(feeding.need().to_string(), LARGE, colour, FOOD, y).middle().need(Need::Decide));
}

fn order(table: &Table, seat: Seat) -> Order {
    if let Some(result) = table.result {
        return Order::Later(result.ranking.get(usize::from(seat)).copied().unwrap_or(1).into());
    }
    match table.turn_order().position(|other| other == seat).unwrap_or_default() {
        _ if table.is_to_act(seat) => Order::Now,
        _ if has_moved(table, seat) => Order::Done,
        place => Order::Later(place + 1),
    }
}
