//! Regions of the table, each large and with words: prices and gains for its reader now, workers there, next steps.

mod boards;
mod building;
mod draft;
mod frame;
mod list;
mod player;
mod ring;
mod rotations;
mod standings;
mod tiles;

use crate::frames::Stack;
use crate::picture::prelude::*;
use crate::picture::{alt, changes, table};
use crate::state::Turn;
use game_kit as games;

pub use draft::scene as draft;
pub(in crate::picture) use list::Region;

pub fn all(view: &View) -> Vec<games::Region> {
    Region::all(&view.state).into_iter().map(Region::about).collect()
}

/// Draws a region for its viewer, or for the player to move if everyone sees it. An unknown region is the board.
pub fn scene(view: &View, request: &Request<'_>, id: &str) -> Scene {
    let Some(region) = Region::all(&view.state).into_iter().find(|region| region.about().id == id) else {
        return table::scene(view, request);
    };
    let seat = match request.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => view.state.active,
    };
    let state = for_seat(&view.state, seat);
    let alt = STYLE.alt_region(region.about().name, alt::contents(&state, region));
    let mut scene = STYLE.scene(request.theme, SIZE, alt);
    let mut layer = Layer::new("region");
    draw(&mut scene, &mut layer, Changes { now: &state, ..changes::between(view, request.since) }, request, region);
    scene.layers.push(layer);
    scene
}

fn draw(scene: &mut Scene, layer: &mut Layer, table: Changes<'_>, request: &Request<'_>, region: Region) {
    match region {
        Region::Board(board) => boards::draw(scene, layer, table, board),
        Region::Temples => standings::temples(layer, table),
        Region::Tracks => standings::tracks(layer, table, request),
        Region::Tiles => tiles::draw(layer, table),
        Region::Player(owner) => player::draw(layer, table.now, request, owner),
    }
}

/// Returns the position as if it were this player's turn, since a region shows the options of its reader.
fn for_seat(state: &State, seat: Seat) -> State {
    let mut other = *state;
    if seat != state.active {
        other.active = seat;
        other.turn = Turn::default();
        other.stack = Stack::default();
        other.stack.push(Question::TurnStart);
    }
    other
}
