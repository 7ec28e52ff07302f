//! The discovery tiles that players can claim, by place, with names and effects.

use crate::picture::prelude::*;
use crate::picture::{changes, tiles};

use super::frame;

/// A tile and its place.
type Entry = (Discovery, DiscoveryStack);

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>) {
    frame::head(layer, table.now, titled(("disctile", PRICE), phrase("region-tiles"), INK));
    let stacks = DiscoveryStack::ALL.into_iter();
    let mut tiles: Vec<Entry> =
        stacks.flat_map(|stack| members(table.stacks[stack.index()]).map(move |tile| (tile, stack))).collect();
    // Masks come first. Tiles of the same type and price share a card.
    let order = |(tile, _): &Entry| {
        let about = &data().discoveries[tile.index()];
        (!about.kind.is_mask(), about.kind.index(), about.price.cocoa, about.price.resources)
    };
    tiles.sort_by_key(order);
    let alike: Vec<&[Entry]> = tiles.chunk_by(|a, b| order(a) == order(b)).collect();
    let rows = alike.len().div_ceil(2).max(1);
    let pitch = (600.0 / rows as f64).min(100.0);
    let cards = alike.into_iter().map(|tiles| card(table, tiles, pitch));
    columns(2, (8.0, 5.0), pitch - 5.0, cards).draw(layer, Area::new(16.0, 88.0, 1068.0, 600.0));
}

/// Tiles that are alike, with their places. The names of masks say enough, and a narrow row has no room for an effect.
fn card<'a>(table: Changes<'_>, alike: &[Entry], pitch: f64) -> Cell<'a> {
    let [(tile, _), ..] = *alike else { return Cell::empty() };
    let mut places: Vec<DiscoveryStack> = alike.iter().map(|(_, place)| *place).collect();
    places.dedup();
    let pays = State::claimable(tile, &table.me().goods);
    let name = say::discovery(tile);
    let is_mask = data().discoveries[tile.index()].kind.is_mask();
    let words = if is_mask || pitch < 62.0 { bold(name, 22.0) } else { text(effect_of(&name), 18.5, 2) };
    let place = match places[..] {
        [only] => say::stack(only),
        _ => phrase("region-places").with("n", places.len() as u16),
    };
    let mut row = ItemRow::new(0.0, 0.0).text(Text::part(place, Typeface::Text, 18.0, INK2));
    if alike.len() > 1 {
        row = row.gap(12.0).text(bold(format!("×{}", alike.len()), 20.0));
    }
    let words = stack(1.5).text(words).row(row, 20.0);
    let changed = alike.iter().any(|(tile, _)| changes::discovery(table, *tile));
    let card = tiles::card(tile, changed).at_most(96.0, 60.0);
    let line = across().fixed(96.0, card).space(12.0).rest(words);
    line.inset(8.0, 4.0).on(if pays { NOW } else { CARD }, 8.0)
}
