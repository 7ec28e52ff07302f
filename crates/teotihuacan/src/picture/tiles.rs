//! Discovery tiles as wide cards: the effect, and the price on a strip at the right.

use super::prelude::*;
use super::{changes, icons};

/// Width of the strip with the price, and of a card with one.
const STRIP: f64 = 30.0;
pub(super) const WIDTH: f64 = 88.0;
const FREE: f64 = 56.0;
/// The gap between two tiles of a row, and the height of a tile.
const GAP: f64 = 4.0;
const HEIGHT: f64 = 46.0;

fn effect<'a>(tile: Discovery) -> Cell<'a> {
    Cell::new(move |layer, area| {
        let size = (area.height - 4.0).min(area.width - 2.0).min(38.0);
        let row = icons::discovery(tile);
        let look = if row.is_single() { Look::bold(31.0, size) } else { Look::bold(31.0, 32.0) };
        layer.add(look.need(Importance::Inform).row(&row).middle().inside(area.inset(1.0, 0.0)));
    })
}

fn surface<'a>(tile: Discovery, radius: f64, changed: bool, content: Cell<'a>) -> Cell<'a> {
    let card = content.edged(CARD, radius, (EDGE, 2.0)).framed(radius, new(changed));
    card.place(format!("discovery:{}", tile.id()))
}

pub(super) fn card<'a>(tile: Discovery, changed: bool) -> Cell<'a> {
    let kinds: Vec<_> = pieces(&data().discoveries[tile.index()].price).collect();
    let content = Cell::new(move |layer, area| {
        let mut inside = area;
        if !kinds.is_empty() {
            // A tall card has the strip at the bottom, and a narrow card a narrow one.
            let tall = area.height > area.width;
            let strip = match tall {
                true => inside.take_bottom(area.height * 0.36).inset(2.0, 1.0),
                false => inside.take_right(STRIP * (area.width / WIDTH).min(1.0)).inset(0.75, 3.0),
            };
            layer.fill(strip.outline(5.0), PRICE);
            let (columns, rows) = if tall { (kinds.len(), 1) } else { (1, kinds.len()) };
            let step = (strip.height / rows as f64).min(24.0);
            let look = Look::bold(step, if kinds.len() == 1 { 25.0 } else { step * 0.95 }).need(Importance::Inform);
            let room = Area::around(strip.middle(), (strip.width - 1.0, step * rows as f64));
            for (&(name, amount), place) in kinds.iter().zip(room.grid(columns, rows, 0.0)) {
                layer.add(look.row(&IconRow::new().some(amount, name)).middle().inside(place));
            }
        }
        effect(tile).draw(layer, inside);
    });
    surface(tile, 8.0, changed, content)
}

fn card_width(tile: &Discovery) -> f64 {
    if data().discoveries[tile.index()].price.is_nothing() { FREE } else { WIDTH }
}

/// The width of the tiles of a place in a row.
pub(super) fn width(state: &State, place: DiscoveryStack) -> f64 {
    let widths: Vec<f64> = members(state.stacks[place.index()]).map(|tile| card_width(&tile)).collect();
    widths.iter().sum::<f64>() + GAP * (widths.len().max(1) - 1) as f64
}

/// The tiles of a place in a row around the middle of an area, narrower if there are many.
pub(super) fn stack(table: Changes<'_>, place: DiscoveryStack) -> Cell<'_> {
    let full = width(table.now, place);
    let card = move |tile: Discovery| (card_width(&tile), self::card(tile, changes::discovery(table, tile)));
    Cell::new(move |layer, area| {
        let zoom = (area.width / full.max(1.0)).min((area.height / HEIGHT).max(1.0));
        let tiles = members(table.stacks[place.index()]).map(card);
        let row = tiles.fold(across().gap(GAP * zoom), |row, (width, card)| row.share(width, card));
        row.draw(layer, Area::around(area.middle(), (full * zoom, area.height)));
    })
}

/// The tiles of the Avenue in a row, each stack below its field if there is room.
pub(super) fn avenue(layer: &mut Layer, table: Changes<'_>, room: Area, middle: impl Fn(u8) -> f64) {
    const BETWEEN: f64 = 10.0;
    let stacks: Vec<_> = data().avenue_stacks.iter().zip(0..).filter_map(|(stack, at)| Some(((*stack)?, at))).collect();
    let full: f64 = stacks.iter().map(|(stack, _)| width(table.now, *stack)).sum();
    let gaps = BETWEEN * (stacks.len() as f64 - 1.0);
    let zoom = ((room.width - gaps) / full.max(1.0)).min(room.height / HEIGHT);
    // From the right: each stack starts at most so far right that it and the later ones fit.
    let mut limit = room.right();
    let mut places = Vec::new();
    for (stack, at) in stacks.into_iter().rev() {
        let width = width(table.now, stack) * zoom;
        let left = (middle(at) - width / 2.0).min(limit - width);
        limit = left - BETWEEN;
        places.push((stack, left, width));
    }
    let mut from = room.x;
    for (stack, left, width) in places.into_iter().rev() {
        let place = Area { x: left.max(from), width, ..room };
        self::stack(table, stack).draw(layer, place);
        from = place.right() + BETWEEN;
    }
}

/// A tile that a player has, without its price.
pub(super) fn owned<'a>(tile: Discovery, changed: bool) -> Cell<'a> {
    surface(tile, 6.0, changed, effect(tile))
}
