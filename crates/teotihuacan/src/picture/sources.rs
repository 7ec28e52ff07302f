//! The sources of points over many games: their icons and colors.

use game_kit::picture::sources::{PointSource, source};

use super::theme::*;

/// In display order. [`Report::score`](game_kit::Report::score) assigns every line of a score to one of them.
pub const SOURCES: &[PointSource] = &[
    source("temples", "t-any", PIGMENT_BLUE),
    source("pyramid", "block", LEVEL_0),
    source("decorations", "mosaic", CLAY_RED),
    source("technologies", "tech", TURQUOISE),
    source("buildings", "house", CLAY),
    source("avenue", "road", GEAR_LINE),
    source("pyramid_track", "lead", OCHRE),
    source("masks", "mask-4", MASK_JADE),
    source("discoveries", "disctile", PIGMENT_GREEN),
    source("royal", "crown", GOLD),
    source("ascension", "anydie", STONE),
    source("bonus_tiles", "t-green", CARVED_GREEN),
    source("production", "stone", STONE_SIDE),
    source("salary", "cocoa", BEAN),
    source("setup", "vp", POINTS),
];
