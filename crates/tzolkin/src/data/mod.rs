//! The numbers of every component, read once from the data file (rules 18).

mod load;
mod model;
mod offer;

use std::sync::LazyLock;

use game_kit::ids::named;

use super::ids::{BuildingId, MonumentId, TileId};

pub use model::*;
pub use offer::{BuildWay, Effect, Offer, Price, SpaceBonus};

/// The numbers of the game.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        // The file is part of the program, and a test reads it.
        load::read(include_str!("../../../../assets/data/tzolkin.json")).expect("the data file is complete")
    });
    &DATA
}

named! { TileId "wealth tile" in data().wealth_tiles }
named! { BuildingId "building" in data().buildings }
named! { MonumentId "monument" in data().monuments }
