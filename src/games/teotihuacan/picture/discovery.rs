//! Discovery tiles: a card with the effect, and the price below it.

use crate::games::kit::picture::icons::Icons;
use crate::games::teotihuacan::data::{DiscoveryData, data};
use crate::games::teotihuacan::ids::{Discovery, DiscoveryKind, DiscoveryStack, Goods, Resource, members};
use crate::games::teotihuacan::state::State;
use crate::scene::{Layer, Outline, Shape, Sprite};

use super::changes::Changes;
use super::icons::GameIcons;
use super::parts::{icon, mask, resource, temple};
use super::theme::*;

/// Size of a tile at zoom 1.
pub(super) const WIDTH: f64 = 34.0;
pub(super) const HEIGHT: f64 = 46.0;

/// The tile's icon alone, centered at x, y.
fn effect(layer: &mut Layer, about: &DiscoveryData, x: f64, y: f64, zoom: f64) {
    let alone = |name: &'static str, size: f64| Sprite::icon(name, x, y, size * zoom);
    let row = Icons::new(18.0 * zoom, 18.0 * zoom);
    match about.kind {
        kind if kind.is_mask() => layer.add(alone(mask(kind.index()), 27.0)),
        DiscoveryKind::SecondWorker => layer.add(alone("pawns", 24.0)),
        DiscoveryKind::FreeCocoa => layer.add(alone("nococoa", 24.0)),
        DiscoveryKind::AnyDistance => layer.add(alone("far", 24.0)),
        DiscoveryKind::ExtraWorker => layer.add(alone("pawnplus", 24.0)),
        DiscoveryKind::Avenue => layer.add(alone("road", 23.0)),
        DiscoveryKind::AnyTemple => layer.add(alone("t-any", 24.0)),
        DiscoveryKind::BlueTemple | DiscoveryKind::RedTemple | DiscoveryKind::GreenTemple => {
            let of = crate::games::teotihuacan::ids::Temple::ALL;
            let found = of.iter().find(|temple| about.effects.temples[temple.index()] > 0);
            layer.add(alone(found.map_or("t-any", |of| temple(*of)), 24.0));
        }
        _ => layer.add(row.effects(&about.effects).middle(x, y).within((WIDTH - 4.0) * zoom)),
    }
}

/// A price as one icon for each piece.
fn pieces(price: &Goods) -> Vec<&'static str> {
    let mut pieces = vec!["cocoa"; price.cocoa.into()];
    for (kind, amount) in Resource::ALL.iter().zip(price.resources) {
        pieces.extend(std::iter::repeat_n(resource(*kind), amount.into()));
    }
    pieces
}

/// A tile centered at x, y.
pub(super) fn tile(layer: &mut Layer, tile: Discovery, x: f64, y: f64, zoom: f64, changed: bool) {
    let (left, top) = (x - WIDTH / 2.0 * zoom, y - HEIGHT / 2.0 * zoom);
    let card = Outline::rounded(left, top, WIDTH * zoom, HEIGHT * zoom, 5.0 * zoom);
    layer.add(Shape::filled(card, CARD).edged(EDGE, 1.5));
    let about = &data().discoveries[tile.index()];
    let pieces = pieces(&about.price);
    if pieces.is_empty() {
        effect(layer, about, x, y, zoom);
    } else {
        let strip = (left + 0.8, y + 7.0 * zoom, WIDTH * zoom - 1.6, 16.0 * zoom - 0.8);
        layer.fill(Outline::rounded(strip.0, strip.1, strip.2, strip.3, 4.0 * zoom), PRICE);
        layer.fill(Outline::rect(strip.0, strip.1, strip.2, strip.3 / 2.0), PRICE);
        let size = if pieces.len() < 3 { 13.5 } else { 11.0 } * zoom;
        let mut row = crate::scene::Row::new(x, y + 14.8 * zoom).middle();
        for piece in pieces {
            row = row.sprite(icon(piece, size));
        }
        layer.add(row);
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
