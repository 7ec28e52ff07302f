//! The list of regions.

use crate::picture::cards::Section;
use crate::picture::prelude::*;

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
    pub fn all(table: &Table) -> Vec<Region> {
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
