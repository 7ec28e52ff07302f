//! The discovery tiles that players can claim, by place, with names and effects.

use crate::picture::prelude::*;
use crate::picture::tiles;

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
        for tile in members(table.now.stacks[stack.index()]) {
            let tile: Discovery = tile;
            let about = &data().discoveries[tile.index()];
            let same = |other: &&mut Entry| {
                let other = &data().discoveries[other.tile.index()];
                other.kind == about.kind && other.price == about.price
            };
            let changed = table.discovery(tile);
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
    frame::heading(layer, ("disctile", PRICE), phrase("region-tiles"), frame::HEADING);
    frame::goods(layer, table.now);
    let entries = entries(table);
    let rows = entries.len().div_ceil(2).max(1);
    let pitch = (600.0 / rows as f64).min(100.0);
    let columns = Area::new(16.0, 88.0, 1068.0, pitch * rows as f64).columns(2, 8.0);
    for (entry, area) in entries.iter().zip(columns.flat_map(|column| column.rows(rows, 5.0))) {
        let pays = State::claimable(entry.tile, &table.now.me().goods);
        layer.fill(area.outline(8.0), if pays { NOW } else { CARD });
        let mut rest = area.inset(8.0, 4.0);
        let card = rest.take_left(96.0);
        tiles::card(layer, entry.tile, Area::around(card.middle(), (96.0, card.height.min(60.0))), entry.changed);
        rest.take_left(12.0);
        let name = say::discovery(entry.tile);
        let effect = engine::Phrase::new(format!("{}.effect", name.key));
        let place = match entry.places[..] {
            [only] => say::stack(only),
            _ => phrase("region-places").with("n", entry.places.len() as u16),
        };
        let width = rest.width;
        let stack = ItemStack::new(rest.x, rest.middle().1, 1.5);
        // The names of masks say enough, and a narrow row has no room for an effect.
        let mask = data().discoveries[entry.tile.index()].kind.is_mask();
        let stack = if mask || pitch < 62.0 {
            stack.text(Text::part(name, Typeface::Bold, 22.0, INK).shrink(width, 18.0))
        } else {
            stack.text(Text::part(effect, Typeface::Text, 18.5, INK).within(width).lines(2, 21.0))
        };
        let mut places = ItemRow::new(0.0, 0.0).text(Text::part(place, Typeface::Text, 18.0, INK2));
        if entry.count > 1 {
            places = places.gap(12.0).text(Text::part(format!("×{}", entry.count), Typeface::Bold, 20.0, INK));
        }
        layer.add(stack.row(places.within(width), 20.0));
    }
}
