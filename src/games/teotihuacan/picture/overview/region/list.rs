//! The list of regions.

use crate::engine::{Phrase, Seat};
use crate::games::teotihuacan::ids::Board;
use crate::games::teotihuacan::phrases as say;
use crate::games::teotihuacan::picture::parts::phrase;
use crate::games::teotihuacan::state::State;

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
    /// All regions in the order of a menu.
    pub fn all(state: &State) -> Vec<Region> {
        let boards = state.ring.into_iter().map(Region::Board);
        let others = [Region::Temples, Region::Tracks, Region::Tiles];
        boards.chain(others).chain(state.all_seats().map(Region::Player)).collect()
    }

    pub fn id(self) -> String {
        match self {
            Region::Board(board) => board.id().to_owned(),
            Region::Temples => "temples".to_owned(),
            Region::Tracks => "tracks".to_owned(),
            Region::Tiles => "tiles".to_owned(),
            Region::Player(seat) => format!("player-{}", seat.number() + 1),
        }
    }

    pub fn name(self) -> Phrase {
        match self {
            Region::Board(board) => say::board(board),
            Region::Temples => phrase("region-temples"),
            Region::Tracks => phrase("region-tracks"),
            Region::Tiles => phrase("region-tiles"),
            Region::Player(seat) => phrase("region-player").seat("seat", seat),
        }
    }
}
