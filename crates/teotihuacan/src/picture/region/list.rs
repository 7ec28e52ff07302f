//! The list of regions.

use crate::picture::prelude::*;
use game_kit as games;

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
    pub fn all(state: &State) -> Vec<Region> {
        let boards = state.ring.into_iter().map(Region::Board);
        let others = [Region::Temples, Region::Tracks, Region::Tiles];
        boards.chain(others).chain(state.all_seats().map(Region::Player)).collect()
    }

    /// Its identifier, its name and its owner.
    pub fn about(self) -> games::Region {
        let named = |id: &str, key: &str| (id.to_owned(), phrase(key), None);
        let (id, name, seat) = match self {
            Region::Board(board) => (board.id().to_owned(), say::board(board), None),
            Region::Temples => named("temples", "region-temples"),
            Region::Tracks => named("tracks", "region-tracks"),
            Region::Tiles => named("tiles", "region-tiles"),
            Region::Player(seat) => {
                (format!("player-{}", seat.number() + 1), phrase("region-player").seat("seat", seat), Some(seat))
            }
        };
        games::Region { id, name, seat }
    }
}
