//! Starting tiles: the two boards and the bonuses.

use super::prelude::*;
use super::{boards, icons, tiles};

/// Size of a tile.
pub(super) const SIZE: (f64, f64) = (290.0, 150.0);

/// A tile, framed if the player has chosen it.
pub(super) fn tile<'a>(state: &State, tile: Slot<StartingTile>, kept: bool) -> Cell<'a> {
    let Some(tile) = tile.known() else { return Cell::empty().on(CARD, 10.0) };
    let about = &data().starting_tiles[tile.index()];
    let names = about.boards.iter().fold(down(), |names, board| {
        names.fixed(39.0, boards::name(*board, INK).place(format!("{}:{}", about.id, board.id())))
    });
    let attached = state.attached[tile.index()].known().filter(|_| about.effects.attached_discovery);
    let mut effects = about.effects;
    effects.attached_discovery &= attached.is_none();
    let effects = Look::bold(27.0, 27.0).need(Importance::Inform).row(&icons::effects(&effects));
    let effects = across().rest(Cell::from(effects).inset(6.0, 0.0));
    let effects = match attached {
        Some(attached) => effects.fixed(tiles::WIDTH, tiles::card(attached, false).inset(0.0, 3.0)),
        None => effects,
    };
    let frame = Cell::empty().framed(9.0, kept.then_some((INK, 3.0))).inset(1.5, 1.5);
    names.rest(effects).inset(8.0, 8.0).and(frame).on(CARD, 10.0)
}
