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
    let mut rest = Area::new(x, y, SIZE.0, SIZE.1).inset(8.0, 8.0);
    for board in about.boards {
        let row = rest.take_top(39.0);
        layer.place(format!("{}:{}", about.id, board.id()), row, |layer| boards::name(layer, board, INK, row));
    }
    let attached = state.attached[tile.index()].known().filter(|_| about.effects.attached_discovery);
    let mut effects = about.effects;
    effects.attached_discovery &= attached.is_none();
    if let Some(attached) = attached {
        tiles::card(layer, attached, rest.take_right(tiles::WIDTH).inset(0.0, 3.0), false);
    }
    let look = Look::bold(27.0, 27.0).need(Importance::Inform);
    layer.add(look.row(&icons::effects(&effects)).inside(rest.inset(6.0, 0.0), Anchor::Start));
    if kept_tiles {
        card_frame(layer, (x, y), SIZE, 9.0, INK);
    }
}
