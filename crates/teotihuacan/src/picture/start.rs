//! Starting tiles: the two boards and the bonuses.

use crate::slot::Slot;

use super::parts::card_frame;
use super::prelude::*;
use super::{boards, icons, tiles};

/// Size of a tile.
pub(super) const SIZE: (f64, f64) = (290.0, 150.0);

/// A tile with its upper left corner at x, y.
pub(super) fn tile(layer: &mut Layer, state: &State, tile: Slot<StartingTile>, (x, y): (f64, f64), kept_tiles: bool) {
    layer.fill(Outline::rounded(x, y, SIZE.0, SIZE.1, 10.0), CARD);
    let Some(tile) = tile.known() else { return };
    let about = &data().starting_tiles[tile.index()];
    let names = about.boards.iter().fold(down(), |names, board| {
        names.fixed(39.0, boards::name(*board, INK).place(format!("{}:{}", about.id, board.id())))
    });
    let attached = state.attached[tile.index()].known().filter(|_| about.effects.attached_discovery);
    let mut effects = about.effects;
    effects.attached_discovery &= attached.is_none();
    let effects = Look::bold(27.0, 27.0).need(Need::Inform).row(&icons::effects(&effects));
    let effects = across().rest(Cell::from(effects).inset(6.0, 0.0));
    let effects = match attached {
        Some(attached) => effects.fixed(tiles::WIDTH, tiles::card(attached, false).inset(0.0, 3.0)),
        None => effects,
    };
    names.rest(effects).inset(8.0, 8.0).draw(layer, Area::new(x, y, SIZE.0, SIZE.1));
    if kept_tiles {
        card_frame(layer, (x, y), SIZE, 9.0, INK);
    }
}
