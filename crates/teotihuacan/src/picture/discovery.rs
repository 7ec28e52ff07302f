//! Discovery tiles: a card with the effect, and the price below it.

use crate::data::DiscoveryData;

use super::icons::Icons;
use super::parts::{icon, mask, pieces, temple};
use super::prelude::*;

/// Size of a tile at zoom 1.
pub(super) const WIDTH: f64 = 34.0;
pub(super) const HEIGHT: f64 = 46.0;

/// The drawing of a tile's effect, if it needs no figures.
pub(super) fn drawing(about: &DiscoveryData) -> Option<&'static str> {
    Some(match about.kind {
        kind if kind.is_mask() => mask(kind.index()),
        DiscoveryKind::SecondWorker => "pawns",
        DiscoveryKind::FreeCocoa => "nococoa",
        DiscoveryKind::AnyDistance => "far",
        DiscoveryKind::ExtraWorker => "pawnplus",
        DiscoveryKind::Avenue => "road",
        DiscoveryKind::BlueTemple => temple(Temple::Blue),
        DiscoveryKind::RedTemple => temple(Temple::Red),
        DiscoveryKind::GreenTemple => temple(Temple::Green),
        DiscoveryKind::AnyTemple => "t-any",
        _ => return None,
    })
}

/// The effect of a tile, centered at x, y.
fn effect(layer: &mut Layer, about: &DiscoveryData, x: f64, y: f64, zoom: f64) {
    let size = match about.kind {
        kind if kind.is_mask() => 27.0,
        DiscoveryKind::Avenue => 23.0,
        _ => 24.0,
    };
    match drawing(about) {
        Some(name) => layer.add(Sprite::icon(name, x, y, size * zoom)),
        None => {
            let row = Icons::new(18.0 * zoom, 18.0 * zoom).effects(&about.effects);
            layer.add(row.middle(x, y).within((WIDTH - 4.0) * zoom));
        }
    }
}

/// A tile centered at x, y.
pub(super) fn tile(layer: &mut Layer, tile: Discovery, x: f64, y: f64, zoom: f64, changed: bool) {
    let (left, top) = (x - WIDTH / 2.0 * zoom, y - HEIGHT / 2.0 * zoom);
    let card = Outline::rounded(left, top, WIDTH * zoom, HEIGHT * zoom, 5.0 * zoom);
    layer.add(Shape::filled(card, CARD).edged(EDGE, 1.5));
    let about = &data().discoveries[tile.index()];
    // A price has one icon for each piece.
    let pieces = pieces(&about.price).flat_map(|(name, amount)| std::iter::repeat_n(name, amount.into()));
    let pieces: Vec<&str> = pieces.collect();
    if pieces.is_empty() {
        effect(layer, about, x, y, zoom);
    } else {
        let strip = (left + 0.8, y + 7.0 * zoom, WIDTH * zoom - 1.6, 16.0 * zoom - 0.8);
        layer.fill(Outline::rounded(strip.0, strip.1, strip.2, strip.3, 4.0 * zoom), PRICE);
        layer.fill(Outline::rect(strip.0, strip.1, strip.2, strip.3 / 2.0), PRICE);
        let size = if pieces.len() < 3 { 13.5 } else { 11.0 } * zoom;
        let row = Row::new(x, y + 14.8 * zoom).middle();
        layer.add(pieces.into_iter().fold(row, |row, piece| row.sprite(icon(piece, size))));
        effect(layer, about, x, y - 8.0 * zoom, zoom);
    }
    if changed {
        layer.line(Outline::rounded(left, top, WIDTH * zoom, HEIGHT * zoom, 5.0 * zoom), CHANGE, 3.0);
    }
}

/// The tiles of a place in a row around x, at most `room` wide.
pub(super) fn stack(
    layer: &mut Layer,
    state: &State,
    changes: Changes<'_>,
    place: DiscoveryStack,
    at: (f64, f64),
    zoom: f64,
    room: f64,
) {
    let tiles: Vec<Discovery> = members(state.stacks[place.index()]).collect();
    let count = tiles.len() as f64;
    // Many tiles are drawn smaller.
    let zoom = zoom.min((room + 1.0 - 1.1 * count) / (WIDTH * count).max(1.0));
    let step = WIDTH * zoom + 1.1;
    for (index, id) in tiles.into_iter().enumerate() {
        let x = at.0 + step * (index as f64 - (count - 1.0) / 2.0);
        tile(layer, id, x, at.1, zoom, changes.discovery(id));
    }
}
