//! The numbers of every component, read once from the data file (rules 18).

mod load;
mod model;
mod offer;

use game_kit::ids::{data, named};

use super::ids::{BuildingId, MonumentId, TileId};

pub use model::*;
pub use offer::{BuildWay, Effect, Offer, Price, SpaceBonus};

data! { Data = load::read(include_str!("../../../../assets/data/tzolkin.json")) }
named! { TileId "wealth tile" in data().wealth_tiles }
named! { BuildingId "building" in data().buildings }
named! { MonumentId "monument" in data().monuments }
