//! The list of regions.

use crate::engine::{Phrase, Seat};
use crate::games::tzolkin::ids::Gear;
use crate::games::tzolkin::phrases;
use crate::games::tzolkin::picture::parts::phrase;
use crate::games::tzolkin::state::Table;

/// A part of the table with its own picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    Gear(Gear),
    Temples,
    Technologies,
    Buildings,
    Monuments,
    Player(Seat),
}

impl Region {
    /// All regions in the order of a menu.
    pub fn all(table: &Table) -> Vec<Region> {
        let gears = Gear::ALL.into_iter().map(Region::Gear);
        let others = [Region::Temples, Region::Technologies, Region::Buildings, Region::Monuments];
        gears.chain(others).chain(table.seats().map(Region::Player)).collect()
    }

    pub fn id(self) -> String {
        match self {
            Region::Gear(gear) => gear.id().to_owned(),
            Region::Temples => "temples".to_owned(),
            Region::Technologies => "technologies".to_owned(),
            Region::Buildings => "buildings".to_owned(),
            Region::Monuments => "monuments".to_owned(),
            Region::Player(seat) => format!("player-{}", seat.number() + 1),
        }
    }

    pub fn name(self) -> Phrase {
        match self {
            Region::Gear(gear) => phrases::gear(gear),
            Region::Temples => phrase("region-temples"),
            Region::Technologies => phrase("region-technologies"),
            Region::Buildings => phrase("buildings"),
            Region::Monuments => phrase("monuments"),
            Region::Player(seat) => phrase("alt-seat").seat("seat", seat),
        }
    }
}
