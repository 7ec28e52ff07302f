//! The sources of points over many games: their icons and colors.

use game_kit::picture::sources::{PointSource, source};

use super::theme::*;

/// In display order. [`Report::score`](game_kit::Report::score) assigns every line of a score to one of them.
pub const SOURCES: &[PointSource] = &[
    source("temples", "t-any", KUKULKAN),
    source("buildings", "house", CIVIC),
    source("monuments", "stela", TOMB),
    source("skulls", "skull", SHRINE),
    source("goods", "corn", CORN),
    source("technologies", "tech", FISH),
    source("tiles", "disctile", GEAR_LINE),
    source("hunger", "nofood", STONE_SIDE),
];
