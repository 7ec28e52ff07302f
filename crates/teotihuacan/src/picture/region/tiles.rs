//! The discovery tiles that players can claim, by place, with names and effects.

use crate::picture::prelude::*;
use crate::picture::{changes, tiles};

use super::frame;

/// One entry for each type and price: a tile, how many there are, and where the first one is.
struct Entry {
    tile: Discovery,
    count: u16,
    places: Vec<DiscoveryStack>,
    changed: bool,
}

fn entries(table: Changes<'_>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for stack in DiscoveryStack::ALL {
        for tile in members(table.stacks[stack.index()]) {
            let tile: Discovery = tile;
            let about = &data().discoveries[tile.index()];
            let same = |other: &&mut Entry| {
                let other = &data().discoveries[other.tile.index()];
                other.kind == about.kind && other.price == about.price
            };
            let changed = changes::discovery(table, tile);
            match entries.iter_mut().find(same) {
                Some(entry) => {
                    entry.count += 1;
                    entry.changed |= changed;
                    if !entry.places.contains(&stack) {
                        entry.places.push(stack);
                    }
                }
                None => entries.push(Entry { tile, count: 1, places: vec![stack], changed }),
            }
        }
    }
    let order = |kind: DiscoveryKind| (!kind.is_mask(), kind.index());
    entries.sort_by_key(|entry| order(data().discoveries[entry.tile.index()].kind));
    entries
}

pub(super) fn draw(layer: &mut Layer, table: Changes<'_>) {
    frame::head(layer, table.now, titled(("disctile", PRICE), phrase("region-tiles"), INK));
    let entries = entries(table);
    let rows = entries.len().div_ceil(2).max(1);
    let pitch = (600.0 / rows as f64).min(100.0);
    let cards = entries.iter().map(|entry| card(table.now, entry, pitch));
    columns(2, (8.0, 5.0), pitch - 5.0, cards).draw(layer, Area::new(16.0, 88.0, 1068.0, 600.0));
}

/// A tile with its places. The names of masks say enough, and a narrow row has no room for an effect.
fn card<'a>(state: &State, entry: &Entry, pitch: f64) -> Cell<'a> {
    let pays = State::claimable(entry.tile, &state.me().goods);
    let name = say::discovery(entry.tile);
    let is_mask = data().discoveries[entry.tile.index()].kind.is_mask();
    let words = if is_mask || pitch < 62.0 { bold(name, 22.0) } else { text(effect_of(&name), 18.5, 2) };
    let place = match entry.places[..] {
        [only] => say::stack(only),
        _ => phrase("region-places").with("n", entry.places.len() as u16),
    };
    let mut places = ItemRow::new(0.0, 0.0).text(Text::part(place, Typeface::Text, 18.0, INK2));
    if entry.count > 1 {
        places = places.gap(12.0).text(bold(format!("×{}", entry.count), 20.0));
    }
    let words = stack(1.5).text(words).row(places, 20.0);
    let card = tiles::card(entry.tile, entry.changed).at_most(96.0, 60.0);
    let line = across().fixed(96.0, card).space(12.0).rest(words);
    line.inset(8.0, 4.0).on(if pays { NOW } else { CARD }, 8.0)
}
