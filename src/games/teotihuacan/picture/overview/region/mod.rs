//! Regions of the table, each large and with words: prices and gains for its reader now, workers there, next steps.

mod boards;
mod building;
mod frame;
mod player;
mod standings;
mod tiles;
mod worship;

use crate::engine::{Phrase, Seat, Viewer};
use crate::games::PictureRequest;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::frames::{Frame as Question, Stack};
use crate::games::teotihuacan::ids::Board;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::picture::changes::Changes;
use crate::games::teotihuacan::picture::parts::phrase;
use crate::games::teotihuacan::picture::theme::STYLE;
use crate::games::teotihuacan::state::{State, Turn};
use crate::scene::{Layer, Scene};

const SIZE: (f64, f64) = (1100.0, 700.0);

/// A part of the table with its own picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    Board(Board),
    Temples,
    /// The Avenue of the Dead, the pyramid track and the points of an eclipse.
    Tracks,
    /// The discovery tiles that players can claim.
    Tiles,
    Player(Seat),
}

impl Region {
    /// The region with this identifier.
    pub fn from_id(state: &State, id: &str) -> Option<Region> {
        Region::all(state).into_iter().find(|region| region.id() == id)
    }

    /// All regions in the order of a menu.
    fn all(state: &State) -> Vec<Region> {
        let boards = state.ring.into_iter().map(Region::Board);
        let others = [Region::Temples, Region::Tracks, Region::Tiles];
        boards.chain(others).chain(state.all_seats().map(Region::Player)).collect()
    }

    fn id(self) -> String {
        match self {
            Region::Board(board) => format!("region-{}", board.id()),
            Region::Temples => "region-temples".to_owned(),
            Region::Tracks => "region-tracks".to_owned(),
            Region::Tiles => "region-tiles".to_owned(),
            Region::Player(seat) => format!("region-player-{}", seat.number() + 1),
        }
    }

    fn name(self) -> Phrase {
        match self {
            Region::Board(board) => say::board(board),
            Region::Temples => phrase("region-temples"),
            Region::Tracks => phrase("region-tracks"),
            Region::Tiles => phrase("region-tiles"),
            Region::Player(seat) => phrase("region-player").seat("seat", seat),
        }
    }
}

/// Draws a region for its viewer, or for the player to move if everyone sees it.
pub fn scene(view: &View, request: &PictureRequest<'_, View>, region: Region) -> Scene {
    let seat = match request.viewer {
        Viewer::Seat(seat) => seat,
        _ => view.state.active,
    };
    let state = for_seat(&view.state, seat);
    let changes = Changes::new(view, request.since);
    let alt = vec![phrase("alt-region").with("name", region.name())];
    let mut scene = STYLE.scene(request.theme, SIZE, alt);
    let mut layer = Layer::new("region");
    match region {
        Region::Board(board) => boards::draw(&mut scene, &mut layer, &state, changes, board),
        Region::Temples => standings::temples(&mut layer, &state, changes),
        Region::Tracks => standings::tracks(&mut layer, &state, request, changes),
        Region::Tiles => tiles::draw(&mut layer, &state, changes),
        Region::Player(owner) => player::draw(&mut layer, &state, request, owner),
    }
    scene.layers.push(layer);
    scene
}

/// Returns the position as if it were this player's turn, since a region shows the options of its reader.
fn for_seat(state: &State, seat: Seat) -> State {
    let mut other = state.clone();
    if seat != state.active {
        other.active = seat;
        other.turn = Turn::default();
        other.stack = Stack::default();
        other.stack.push(Question::TurnStart);
    }
    other
}
