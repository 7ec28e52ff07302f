//! Starting tiles: the two boards and the bonuses.

use crate::slot::Slot;

use super::discovery;
use super::icons::Icons;
use super::parts::{card_frame, emblem};
use super::prelude::*;

/// Size of a tile.
pub(super) const SIZE: (f64, f64) = (290.0, 150.0);

/// A tile with its upper left corner at x, y.
pub(super) fn tile(layer: &mut Layer, state: &State, tile: Slot<StartingTile>, (x, y): (f64, f64), kept_tiles: bool) {
    layer.fill(Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0), CARD);
    let Some(tile) = tile.known() else { return };
    let about = &data().starting_tiles[tile.index()];
    for (row, board) in about.boards.into_iter().enumerate() {
        let middle = y + 28.0 + 38.0 * row as f64;
        let (name, size, tint) = emblem(board);
        layer.fill(Outline::circle(x + 26.0, middle, 17.0), tint);
        layer.add(Sprite::icon(name, x + 26.0, middle, size * 0.86));
        layer.add(Text::new(say::board(board), Face::Name, 23.0, INK, x + 52.0, middle).shrink(SIZE.0 - 66.0, 15.0));
    }
    let attached = state.attached[tile.index()].known().filter(|_| about.effects.attached_discovery);
    let mut effects = about.effects;
    effects.attached_discovery &= attached.is_none();
    let icons = Icons::new(25.0, 27.0).effects(&effects);
    let room = if attached.is_some() { SIZE.0 - 80.0 } else { SIZE.0 - 24.0 };
    layer.add(icons.start(x + 14.0, y + 118.0).within(room));
    if let Some(attached) = attached {
        discovery::tile(layer, attached, x + SIZE.0 - 34.0, y + 110.0, 1.3, false);
    }
    if kept_tiles {
        card_frame(layer, (x, y), SIZE, 9.0, INK);
    }
}
