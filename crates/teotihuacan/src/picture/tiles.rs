//! Discovery tiles as wide cards: the effect, and the price on a strip at the right.

use super::icons;
use super::parts::{new_frame, pieces};
use super::prelude::*;

/// Width of the strip with the price, and of a card with one.
const STRIP: f64 = 30.0;
pub(super) const WIDTH: f64 = 88.0;
const FREE: f64 = 56.0;
/// The gap between two tiles of a row, and the height of a tile.
const GAP: f64 = 4.0;
const HEIGHT: f64 = 46.0;

fn priced(tile: Discovery) -> bool {
    !data().discoveries[tile.index()].price.is_nothing()
}

/// The effect of a tile in this area.
fn effect(layer: &mut Layer, tile: Discovery, area: Area) {
    let size = (area.height - 4.0).min(area.width - 2.0).min(38.0);
    let row = icons::discovery(tile);
    let look = if row.is_single() { Look::bold(31.0, size) } else { Look::bold(31.0, 32.0) };
    layer.add(look.need(Importance::Inform).row(&row).inside(area.inset(1.0, 0.0), Anchor::Middle));
}

/// A tile with its price.
pub(super) fn card(layer: &mut Layer, tile: Discovery, area: Area, changed: bool) {
    let about = &data().discoveries[tile.index()];
    layer.place(format!("discovery:{}", about.id), area, |layer| {
        layer.add(Shape::filled(area.outline(8.0), CARD).edged(EDGE, 2.0));
        let mut inside = area;
        if priced(tile) {
            // A tall card has the strip at the bottom, and a narrow card a narrow one.
            let tall = area.height > area.width;
            let strip = match tall {
                true => inside.take_bottom(area.height * 0.36).inset(2.0, 1.0),
                false => inside.take_right(STRIP * (area.width / WIDTH).min(1.0)).inset(0.75, 3.0),
            };
            layer.fill(strip.outline(5.0), PRICE);
            let kinds: Vec<_> = pieces(&about.price).collect();
            let (columns, rows) = if tall { (kinds.len(), 1) } else { (1, kinds.len()) };
            let step = (strip.height / rows as f64).min(24.0);
            let room = Area::around(strip.middle(), (strip.width - 1.0, step * rows as f64));
            for (&(name, amount), place) in kinds.iter().zip(room.grid(columns, rows, 0.0)) {
                let size = if kinds.len() == 1 { 25.0 } else { step * 0.95 };
                let row = IconRow::new().some(amount, name);
                layer.add(Look::bold(step, size).need(Importance::Inform).row(&row).inside(place, Anchor::Middle));
            }
        }
        effect(layer, tile, inside);
        if changed {
            new_frame(layer, area, 8.0);
        }
    });
}

fn card_width(tile: &Discovery) -> f64 {
    if priced(*tile) { WIDTH } else { FREE }
}

/// The width of the tiles of a place in a row.
pub(super) fn width(state: &State, place: DiscoveryStack) -> f64 {
    let widths: Vec<f64> = members(state.stacks[place.index()]).map(|tile| card_width(&tile)).collect();
    widths.iter().sum::<f64>() + GAP * (widths.len().max(1) - 1) as f64
}

/// The tiles of a place in a row around the middle of an area, narrower if there are many.
pub(super) fn stack(layer: &mut Layer, table: Changes<'_>, place: DiscoveryStack, area: Area) {
    let tiles: Vec<Discovery> = members(table.now.stacks[place.index()]).collect();
    let full = width(table.now, place);
    let zoom = (area.width / full.max(1.0)).min((area.height / HEIGHT).max(1.0));
    let widths: Vec<f64> = tiles.iter().map(card_width).collect();
    let row = Area::around(area.middle(), (full * zoom, area.height));
    for (tile, card) in tiles.into_iter().zip(row.shares(&widths, GAP * zoom)) {
        self::card(layer, tile, card, table.discovery(tile));
    }
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
        self::stack(layer, table, stack, place);
        from = place.right() + BETWEEN;
    }
}

/// A tile that a player has, without its price.
pub(super) fn owned(layer: &mut Layer, tile: Discovery, area: Area, changed: bool) {
    layer.place(format!("discovery:{}", tile.id()), area, |layer| {
        layer.add(Shape::filled(area.outline(6.0), CARD).edged(EDGE, 2.0));
        effect(layer, tile, area);
        if changed {
            new_frame(layer, area, 6.0);
        }
    });
}
