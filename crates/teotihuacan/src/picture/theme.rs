//! The colors of Teotihuacan's pictures.

use game_kit::picture::style::style;
use scene::{Colour, Tint, mix};

pub use scene::tokens::*;
pub use tokens::*;

style! { "teotihuacan", tints TINTS, touching TOUCHING;
    BEAN "bean" 0x5E3523, 0xAD7450;
    BEAN_SEAM "bean-seam" 0xC9986C, 0xF0C79A;
    PIGMENT_BLUE "pigment-blue" 0x2F7F95, 0x2F7F95;
    PIGMENT_RED "pigment-red" 0xB4573A, 0xB4573A;
    PIGMENT_GREEN "pigment-green" 0x63813A, 0x63813A;
    TIER_BLUE "tier-blue" 0xCFE1E6, 0x27404A;
    TIER_RED "tier-red" 0xEBD2C4, 0x4A2E22;
    TIER_GREEN "tier-green" 0xDAE2C4, 0x37431F;
    LANE_BLUE "lane-blue" mix(0xFFFBF3, 0xCFE1E6, 55), mix(0x372F27, 0x27404A, 55);
    LANE_RED "lane-red" mix(0xFFFBF3, 0xEBD2C4, 55), mix(0x372F27, 0x4A2E22, 55);
    LANE_GREEN "lane-green" mix(0xFFFBF3, 0xDAE2C4, 55), mix(0x372F27, 0x37431F, 55);
    CARVED_BLUE "carved-blue" 0x1D5266, 0x1D5266;
    CARVED_RED "carved-red" 0x8A351E, 0x8A351E;
    CARVED_GREEN "carved-green" 0x3D5717, 0x3D5717;
    CARVED_PLAIN "carved-plain" 0x76552C, 0x76552C;
    LEVEL_0 "level-0" 0xBC9562, 0xBC9562;
    LEVEL_1 "level-1" 0xCFA873, 0xCFA873;
    LEVEL_2 "level-2" 0xE3C999, 0xE3C999;
    LEVEL_3 "level-3" 0xF2E3C2, 0xF2E3C2;
    LEVEL_4 "level-4" 0xFFF9EA, 0xFFF9EA;
    LIGHT_1 "light-1" 0xE2C698, 0xE2C698;
    LIGHT_2 "light-2" 0xF2E0BC, 0xF2E0BC;
    LIGHT_3 "light-3" 0xFBF3DE, 0xFBF3DE;
    RISER_1 "riser-1" 0x8A6334, 0x8A6334;
    RISER_2 "riser-2" 0x94703F, 0x94703F;
    RISER_3 "riser-3" 0xA98350, 0xA98350;
    RISER_4 "riser-4" 0xB99562, 0xB99562;
    STONE_EDGE "stone-edge" 0x7C5B31, 0x7C5B31;
    DECORATION "decoration" 0xFBF5E6, 0xFBF5E6;
    DUMMY "dummy" 0xA79D8E, 0xA79D8E;
    DUMMY_EDGE "dummy-edge" 0x665D51, 0x665D51;
    DUMMY_2 "dummy-2" 0x8C8FA0, 0x8C8FA0;
    DUMMY_2_EDGE "dummy-2-edge" 0x545768, 0x545768;
    MASK_JADE "mask-jade" 0x7FA49B, 0x7FA49B;
    MOSAIC "mosaic" 0xF7EFDF, 0xF7EFDF;
    PAVING "paving" 0xDAC297, 0xDAC297;
    NIGHT "night" 0x2C2219, 0x2C2219;
    WINDOW "window" 0xFFFBF3, 0xFFFBF3;
    YARD "yard" 0xF3E9D6, 0x26201A;
    ROAD "road" 0xE9DCC2, 0x332B23;
    ROAD_TILES "road-tiles" 0xE0CCA6, 0x403528;
    BUILDING_SLOT "building-slot" 0xF7EFDF, 0x2B251E;
    PRICE "price" 0xE9DCC2, 0x51463A;
    STEM "stem" 0xC9AE7F, 0x5C4E3B;
    HUB_PALACE "hub-palace" 0xE9D3CC, 0x573F3B;
    HUB_FOREST "hub-forest" 0xE0E4BE, 0x4A5030;
    HUB_QUARRY "hub-quarry" 0xD9DEE2, 0x414850;
    HUB_GOLD "hub-gold" 0xF2DFB3, 0x54431F;
    HUB_ALCHEMY "hub-alchemy" 0xCFE5E2, 0x2F4B4A;
    HUB_NOBLES "hub-nobles" 0xF0D6B8, 0x5A4530;
    HUB_DECORATIONS "hub-decorations" 0xE0DCE6, 0x403C4C;
    HUB_CONSTRUCTION "hub-construction" 0xE3D0B4, 0x4E412F;
    // A price that the player can't pay.
    SHORT "short" 0xA8482B, 0xE58A6B;
    // A row of what a board gives now.
    NOW "now" 0xF2DFB3, 0x54431F;
    DEEP_RED "deep-red" 0x6E140E, 0x6E140E;
    DEEP_GREEN "deep-green" 0x14512D, 0x14512D;
    DEEP_BLUE "deep-blue" 0x122F5E, 0x122F5E;
    DEEP_YELLOW "deep-yellow" 0x6B4A00, 0x6B4A00;
}

/// Cocoa that a player doesn't have, on the panel, and the price of an unreachable board.
const TINTS: &[Tint] = &[(BEAN, CARD, 33), (BEAN_SEAM, CARD, 33), (BEAN, PLATE, 33)];

/// Colors that touch only in Teotihuacan's pictures, the most frequent first.
const TOUCHING: &[(Colour, Colour)] = &[
    (CARVED_PLAIN, LEVEL_1),
    (CARVED_PLAIN, LEVEL_2),
    (CARVED_GREEN, LEVEL_1),
    (CARVED_RED, LEVEL_1),
    (CARVED_BLUE, LEVEL_1),
    (EDGE, BEAN),
    (POINTS, CARD),
    (JADE, OCHRE),
    (INK2, PLATE),
    (INK2, ROAD),
    (LINE2, PLATE),
    (WINDOW, DEEP_RED),
    (WINDOW, DEEP_GREEN),
    (WINDOW, DEEP_BLUE),
    (WINDOW, DEEP_YELLOW),
    (NIGHT, WINDOW),
    (PIGMENT_BLUE, CREAM),
    (PIGMENT_RED, CREAM),
    (PIGMENT_GREEN, CREAM),
];
