//! The component data of `assets/data/teotihuacan.json` as flat tables (rules 2).

mod load;
mod model;

use game_kit::ids::{data, named};

use super::ids::{DecorationTile, Discovery, Ledge, PyramidTile, Space, StartingTile};

pub use model::*;

data! { Data = load::read(include_str!("../../../../assets/data/teotihuacan.json")) }
named! { Discovery in data().discoveries }
named! { PyramidTile in data().pyramid_tiles }
named! { DecorationTile in data().decorations }
named! { StartingTile in data().starting_tiles }
named! { Space in data().spaces }
named! { Ledge in data().ledges }
