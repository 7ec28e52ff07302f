//! Regions of the table, each large and with words: prices and gains for its reader now, workers there, next steps.

mod cards;
mod draft;
mod frame;
mod gears;
mod player;
mod technologies;
mod temples;
mod turn;

use crate::picture::cards::Section;
use crate::picture::prelude::*;
use crate::picture::{alt, board, changes};
use crate::state::Turn;

pub use draft::scene as draft;

/// A part of the table with its own picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    Gear(Gear),
    Temples,
    Technologies,
    Offer(Section),
    Player(Seat),
}

impl Region {
    fn all(table: &Table) -> Vec<Region> {
        let gears = Gear::ALL.into_iter().map(Region::Gear);
        let offer = Section::ALL.map(Region::Offer);
        gears
            .chain([Region::Temples, Region::Technologies])
            .chain(offer)
            .chain(table.seats().map(Region::Player))
            .collect()
    }

    /// Its identifier, its name and its owner.
    pub fn about(self) -> game_kit::Region {
        let named = |id: &str, key: &str| (id.to_owned(), phrase(key), None);
        let (id, name, seat) = match self {
            Region::Gear(gear) => (gear.id().to_owned(), phrases::gear(gear), None),
            Region::Temples => named("temples", "region-temples"),
            Region::Technologies => named("technologies", "region-technologies"),
            Region::Offer(Section::Buildings) => named("buildings", "buildings"),
            Region::Offer(Section::Monuments) => named("monuments", "monuments"),
            Region::Player(seat) => {
                (format!("player-{}", seat.number() + 1), phrase("alt-seat").seat("seat", seat), Some(seat))
            }
        };
        game_kit::Region { id, name, seat }
    }
}

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
