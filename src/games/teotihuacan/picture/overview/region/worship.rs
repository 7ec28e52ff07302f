//! Worship: its space, and the discovery tiles of a board.

use crate::engine::Phrase;
use crate::games::teotihuacan::data::data;
use crate::games::teotihuacan::ids::{Board, Discovery, members};
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::picture::changes::Changes;
use crate::games::teotihuacan::picture::parts::{phrase, temple};
use crate::games::teotihuacan::state::State;
use crate::scene::Layer;

use super::super::parts::Area;
use super::super::yards::Niche;
use super::frame;

/// The worship space with its gain, and the discovery tile, with words.
pub(super) fn worship(layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board, area: Area) {
    frame::title(layer, "region-worship", area.x + 4.0, area.y + 15.0, area.width - 8.0);
    let (gives, words) = match data().boards[board.index()].worship_temples[..] {
        [only] => (temple(only), Phrase::new(format!("{}.to", say::temple(only).key))),
        _ => ("t-any", phrase("region-any-temple")),
    };
    let y = area.y + 72.0;
    let at = (area.x + 52.0, y);
    Niche { board, space: 1, at, size: 42.0, gives: Some(gives) }.draw(layer, state, changes);
    frame::words(layer, words, area.x + 120.0, y, area.width - 122.0, 2);
    board_tiles(layer, state, changes, board, Area::new(area.x, area.y + 112.0, area.width, area.height - 112.0));
}

/// The discovery tiles of a board with words.
pub(super) fn board_tiles(layer: &mut Layer, state: &State, changes: Changes<'_>, board: Board, area: Area) {
    let Some(place) = data().boards[board.index()].discovery else { return };
    for (tile, row) in members(state.stacks[place.index()]).zip(0u8..) {
        let tile: Discovery = tile;
        let place = Area::new(area.x, area.y + 84.0 * f64::from(row), area.width, 80.0);
        frame::tile(layer, tile, place, changes.discovery(tile));
    }
}
