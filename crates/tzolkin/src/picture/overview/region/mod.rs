//! Regions of the table, each large and with words: prices and gains for its reader now, workers there, next steps.

mod cards;
mod draft;
mod frame;
mod gears;
mod list;
mod player;
mod technologies;
mod temples;
mod turn;

use crate::picture::prelude::*;
use crate::picture::{alt, board, changes};
use crate::state::Turn;

pub use draft::scene as draft;
pub(in crate::picture) use list::Region;

pub fn all(view: &View) -> Vec<game_kit::Region> {
    Region::all(&view.table).into_iter().map(Region::about).collect()
}

/// Draws a region for its viewer, or for the player to move if everyone sees it. An unknown region is the board.
pub fn scene(view: &View, request: &Request<'_>, id: &str) -> Scene {
    let Some(region) = Region::all(&view.table).into_iter().find(|region| region.about().id == id) else {
        return board::scene(view, request);
    };
    let seat = match request.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => view.table.active,
    };
    let table = Changes { now: &for_seat(&view.table, seat), ..changes::between(view, request.since) };
    let alt = STYLE.alt_region(region.about().name, alt::contents(&table, region));
    let mut scene = STYLE.scene(request.theme, SIZE, alt);
    draw(&mut scene, table, request, region, None);
    scene
}

/// Draws a region. `choices` are those of the open question that it is about.
fn draw(scene: &mut Scene, table: Changes<'_>, request: &Request<'_>, region: Region, choices: Option<&Choices<'_>>) {
    match region {
        Region::Gear(gear) => gears::draw(scene, table, gear, choices),
        Region::Temples => temples::draw(scene, table, request, choices),
        Region::Technologies => technologies::draw(scene, table, choices),
        Region::Offer(section) => cards::draw(scene, table, section, choices),
        Region::Player(owner) => player::draw(scene, &table, request, owner),
    }
}

/// Returns the position as if it were this player's turn, since a region shows the options of its reader.
fn for_seat(table: &Table, seat: Seat) -> Table {
    let mut other = *table;
    if seat != table.active {
        other.active = seat;
        other.turn = Turn::default();
        other.tasks = Default::default();
    }
    other
}
