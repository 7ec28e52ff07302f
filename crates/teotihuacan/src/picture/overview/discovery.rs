//! Discovery tiles as wide cards: the effect, and the price on a strip at the right.

use crate::data::DiscoveryData;
use crate::picture::discovery::drawing;
use crate::picture::parts::{icon, pieces};
use crate::picture::prelude::*;

use super::parts::{Area, Icons, new_frame};

/// Width of the strip with the price, and of a card with one.
const STRIP: f64 = 30.0;
pub(super) const WIDTH: f64 = 88.0;
const FREE: f64 = 56.0;

fn priced(tile: Discovery) -> bool {
    !data().discoveries[tile.index()].price.is_nothing()
}

/// The effect of a tile in this area.
pub(super) fn effect(layer: &mut Layer, about: &DiscoveryData, area: Area) {
    let (x, y) = area.middle();
    let size = (area.height - 4.0).min(area.width - 2.0).min(38.0);
    if let Some(name) = drawing(about) {
        return layer.add(Sprite::icon(name, x, y, size));
    }
    let line = match about.kind {
        DiscoveryKind::PowerUps => Icons::bold(31.0, 31.0).need(Need::Inform).amount(2, "pow"),
        _ => Icons::bold(31.0, 32.0).need(Need::Inform).effects(&about.effects),
    };
    layer.add(line.middle(x, y).within(area.width - 4.0));
}

/// A tile with its price.
pub(super) fn card(layer: &mut Layer, tile: Discovery, area: Area, changed: bool) {
    let about = &data().discoveries[tile.index()];
    layer.add(Shape::filled(area.outline(8.0), CARD).edged(EDGE, 2.0));
    let mut inside = area;
    if priced(tile) {
        // A narrow card has a narrow strip.
        let width = STRIP * (area.width / WIDTH).min(1.0);
        inside.width -= width;
        let strip = Area::new(area.right() - width - 1.5, area.y + 3.0, width - 1.5, area.height - 6.0);
        layer.fill(strip.outline(5.0), PRICE);
        let kinds: Vec<_> = pieces(&about.price).collect();
        let step = (strip.height / kinds.len() as f64).min(24.0);
        let (x, middle) = strip.middle();
        for (index, (name, amount)) in kinds.iter().enumerate() {
            let y = middle + step * (index as f64 - (kinds.len() - 1) as f64 / 2.0);
            let size = if kinds.len() == 1 { 25.0 } else { step * 0.95 };
            let row = match amount {
                1 => Row::new(x, y),
                more => Row::new(x, y).text(Text::part(more.to_string(), Face::Bold, step, INK)),
            };
            layer.add(row.sprite(icon(name, size)).middle().within(strip.width - 1.0));
        }
    }
    effect(layer, about, inside);
    if changed {
        new_frame(layer, area, 8.0);
    }
}

/// The gap between two tiles of a row.
const GAP: f64 = 4.0;

fn card_width(tile: &Discovery) -> f64 {
    if priced(*tile) { WIDTH } else { FREE }
}

/// The width of the tiles of a place in a row.
pub(super) fn width(state: &State, place: DiscoveryStack) -> f64 {
    let widths: Vec<f64> = members(state.stacks[place.index()]).map(|tile| card_width(&tile)).collect();
    widths.iter().sum::<f64>() + GAP * (widths.len().max(1) - 1) as f64
}

/// The tiles of a place in a row around the middle of an area, narrower if there are many.
pub(super) fn stack(layer: &mut Layer, state: &State, changes: Changes<'_>, place: DiscoveryStack, area: Area) {
    let tiles: Vec<Discovery> = members(state.stacks[place.index()]).collect();
    let full = width(state, place);
    let zoom = (area.width / full.max(1.0)).min((area.height / 46.0).max(1.0));
    let mut x = area.middle().0 - full * zoom / 2.0;
    for tile in &tiles {
        let wide = card_width(tile) * zoom;
        card(layer, *tile, Area::new(x, area.y, wide, area.height), changes.discovery(*tile));
        x += wide + GAP * zoom;
    }
}

/// A tile that a player has, without its price.
pub(super) fn owned(layer: &mut Layer, tile: Discovery, area: Area, changed: bool) {
    layer.add(Shape::filled(area.outline(6.0), CARD).edged(EDGE, 2.0));
    effect(layer, &data().discoveries[tile.index()], area);
    if changed {
        new_frame(layer, area, 6.0);
    }
}
