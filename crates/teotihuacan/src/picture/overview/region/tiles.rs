//! The discovery tiles that players can claim, by place, with names and effects.

use crate::picture::prelude::*;

use super::super::discovery;
use super::super::parts::Area;
use super::frame;

/// One entry for each type and price: a tile, how many there are, and where the first one is.
struct Entry {
    tile: Discovery,
    count: u16,
    places: Vec<DiscoveryStack>,
    changed: bool,
}

fn entries(state: &State, changes: Changes<'_>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for stack in DiscoveryStack::ALL {
        for tile in members(state.stacks[stack.index()]) {
            let tile: Discovery = tile;
            let about = &data().discoveries[tile.index()];
            let same = |other: &&mut Entry| {
                let other = &data().discoveries[other.tile.index()];
                other.kind == about.kind && other.price == about.price
            };
            let changed = changes.discovery(tile);
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

pub(super) fn draw(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    frame::heading(layer, ("disctile", PRICE), phrase("region-tiles"), 430.0);
    frame::goods(layer, state);
    let entries = entries(state, changes);
    let rows = entries.len().div_ceil(2).max(1);
    let pitch = (600.0 / rows as f64).min(100.0);
    for (index, entry) in entries.iter().enumerate() {
        let (column, row) = (index / rows, index % rows);
        let area = Area::new(16.0 + 538.0 * column as f64, 88.0 + pitch * row as f64, 530.0, pitch - 5.0);
        let pays = State::claimable(entry.tile, &state.me().goods);
        layer.fill(area.outline(8.0), if pays { NOW } else { CARD });
        let y = area.middle().1;
        let tall = (area.height - 8.0).min(60.0);
        let card = Area::new(area.x + 8.0, y - tall / 2.0, 96.0, tall);
        discovery::card(layer, entry.tile, card, entry.changed);
        let name = say::discovery(entry.tile);
        let effect = engine::Phrase::new(format!("{}.effect", name.key));
        let place = match entry.places[..] {
            [only] => say::stack(only),
            _ => phrase("region-places").with("n", entry.places.len() as u16),
        };
        let (x, width) = (area.x + 116.0, area.width - 124.0);
        let mut stack = Stack::new(x, y, 1.5);
        // The names of masks say enough, and a narrow row has no room for an effect.
        let mask = data().discoveries[entry.tile.index()].kind.is_mask();
        stack = if mask || pitch < 62.0 {
            stack.text(Text::part(name, Face::Bold, 22.0, INK).shrink(width, 18.0))
        } else {
            stack.text(Text::part(effect, Face::Text, 18.5, INK).within(width).lines(2, 21.0))
        };
        let mut places = Row::new(0.0, 0.0).text(Text::part(place, Face::Text, 18.0, INK2));
        if entry.count > 1 {
            places = places.gap(12.0).text(Text::part(format!("×{}", entry.count), Face::Bold, 20.0, INK));
        }
        layer.add(stack.row(places.within(width), 20.0));
    }
}
