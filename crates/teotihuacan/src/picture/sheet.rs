//! The sheets on which the things of the table lie, one on the other.

use super::prelude::*;

/// The room in a picture of the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// For the gains of the player to move.
    Now,
    /// For the printed tables too.
    Printed,
}

/// A layer of the boards and temples. A thing that [`Sheet::Now`] marks lies on the same thing without its mark, so that
/// the sheets below stay the same for every player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    /// Plates and printed tables, which never change in a game.
    Printed,
    /// Tiles and houses.
    Tiles,
    /// Everything that changes with each turn.
    Now,
    /// Everything in a single layer, as regions have it.
    All,
}

impl Sheet {
    /// A cell of the sheet `of`.
    pub(super) fn on<'a, C: Into<Cell<'a>>>(self, of: Sheet, cell: impl FnOnce() -> C) -> Cell<'a> {
        (self == of || self == Sheet::All).then(cell).into()
    }

    /// A thing that is on the sheet `of`, and on [`Sheet::Now`] too if it is marked. `cell` draws it with or without its
    /// mark.
    pub(super) fn marked<'a, C: Into<Cell<'a>>>(self, of: Sheet, mark: bool, cell: impl FnOnce(bool) -> C) -> Cell<'a> {
        match self {
            Sheet::All => cell(mark).into(),
            Sheet::Now => mark.then(|| cell(true)).into(),
            Sheet::Printed | Sheet::Tiles => (self == of).then(|| cell(false)).into(),
        }
    }
}
