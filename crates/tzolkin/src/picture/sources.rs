//! The sources of points over many games: their icons and colors.

use game_kit::picture::sources::{PointSource, source};

use super::theme::*;

/// In display order. [`crate::words::score`] assigns every line of a score to one of them.
const SOURCES: &[PointSource] = &[
    source("temples", "t-any", KUKULKAN),
    source("buildings", "house", CIVIC),
    source("monuments", "stela", TOMB),
    source("skulls", "skull", SHRINE),
    source("goods", "corn", CORN),
    source("technologies", "tech", FISH),
    source("tiles", "disctile", GEAR_LINE),
    source("hunger", "nofood", STONE_SIDE),
];

pub fn sources() -> &'static [PointSource] {
    SOURCES
}
