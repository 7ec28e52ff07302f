//! Starting tiles: the two boards and the bonuses.

use crate::engine::Seat;
use crate::games::kit::picture::icons::Icons;
use crate::games::kit::picture::shells::{self, Area};
use crate::games::teotihuacan::data::data;
use crate::games::teotihuacan::frames::Frame as Question;
use crate::games::teotihuacan::ids::StartingTile;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::slot::Slot;
use crate::games::teotihuacan::state::State;
use crate::scene::{Face, Layer, Outline, Sprite, Text};

use super::discovery;
use super::icons::GameIcons;
use super::parts::{card_frame, emblem};
use super::theme::*;

/// Greatest enlargement of the tiles in a draft.
const LARGEST: f64 = 1.8;
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

/// Draws in this room the tiles that a seat can choose from, with the chosen ones framed, or the tile whose discovery
/// tile the question is about.
pub(super) fn tiles(state: &State, seat: Seat, room: Area) -> Layer {
    let kept_tiles = state.seat(seat).kept_tiles;
    let shown: Vec<Slot<StartingTile>> = match state.stack.top() {
        Some(Question::AttachedClaim(tile)) => vec![Slot::Known(tile)],
        _ if !state.offer.is_empty() => {
            let offer = state.offer.iter().map(|tile| Slot::Known(*tile));
            offer.chain(kept_tiles).filter(|tile| !tile.is_empty()).collect()
        }
        _ => state.dealt[usize::from(seat)].into_iter().filter(|tile| !tile.is_empty()).collect(),
    };
    let columns = if shown.len() > 4 { 4 } else { shown.len().clamp(1, 2) };
    let rows = shown.len().div_ceil(columns).max(1);
    let pitch = (SIZE.0 + 12.0, SIZE.1 + 12.0);
    let (right, bottom) = (pitch.0 * columns as f64, pitch.1 * rows as f64);
    let area = (0.0, 0.0, right - 12.0, bottom - 12.0);
    let mut layer = Layer::new("tiles").seen(shells::fill(room, area, LARGEST));
    for (index, id) in shown.into_iter().enumerate() {
        let at = (pitch.0 * (index % columns) as f64, pitch.1 * (index / columns) as f64);
        tile(&mut layer, state, id, at, kept_tiles.contains(&id));
    }
    layer
}
