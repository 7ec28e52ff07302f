//! The identifiers of the places on the board. Pictures draw the places, and texts describe them.

use super::ids::{BuildingId, Gear, MonumentId, Technology, Temple};

pub const CALENDAR: &str = "calendar";
/// The first player space.
pub const FIRST_PLAYER: &str = "first-player-space";
/// The deck of buildings.
pub const DECK: &str = "deck";

pub fn gear(gear: Gear) -> String {
    format!("gear:{}", gear.id())
}

pub fn space(gear: Gear, space: u8) -> String {
    format!("space:{}:{space}", gear.id())
}

pub fn temple(temple: Temple) -> String {
    format!("temple:{}", temple.id())
}

pub fn technology(technology: Technology) -> String {
    format!("technology:{}", technology.id())
}

pub fn building(building: BuildingId) -> String {
    format!("building:{}", building.id())
}

pub fn monument(monument: MonumentId) -> String {
    format!("monument:{}", monument.id())
}
