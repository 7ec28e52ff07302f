//! The colors of Tzolk'in's pictures.

use game_kit::picture::style::style;
use scene::{Colour, Tint, mix};

pub use scene::tokens::*;
pub use tokens::*;

style! { "tzolkin", tints TINTS, touching TOUCHING;
    CORN "corn" 0xF3C02F, 0xF3C02F;
    CORN_LINE "corn-line" 0xB97F0C, 0xB97F0C;
    HUSK "husk" 0x6C8C3A, 0x6C8C3A;
    SKULL "skull" 0xB5DCDA, 0xB5DCDA;
    FISH "fish" 0x6F9AAE, 0x6F9AAE;
    DUMMY "dummy" 0xA79D8E, 0xA79D8E;
    DUMMY_EDGE "dummy-edge" 0x665D51, 0x665D51;
    CHAAC "chaac" 0x8C5A38, 0xB98058;
    CHAAC_TIER "chaac-tier" 0xE7D3BF, 0x513A2B;
    QUETZALCOATL "quetzalcoatl" 0xC28A1E, 0xD9A53A;
    QUETZALCOATL_TIER "quetzalcoatl-tier" 0xF2DFB3, 0x54431F;
    KUKULKAN "kukulkan" 0x557A3C, 0x86AC63;
    KUKULKAN_TIER "kukulkan-tier" 0xD7E0C3, 0x374629;
    HUB_PALENQUE "hub-palenque" 0xE0E4BE, 0x4A5030;
    HUB_YAXCHILAN "hub-yaxchilan" 0xD9DEE2, 0x414850;
    HUB_TIKAL "hub-tikal" 0xF0D6B8, 0x5A4530;
    HUB_UXMAL "hub-uxmal" 0xE9D3CC, 0x573F3B;
    HUB_CHICHEN_ITZA "hub-chichen-itza" 0xCFE5E2, 0x2F4B4A;
    FARM "farm" 0x6C7F2E, 0x71842F;
    FARM_TINT "farm-tint" 0xE7EACB, 0x3F4526;
    CIVIC "civic" 0xA65C28, 0xB0642D;
    CIVIC_TINT "civic-tint" 0xF3DDC8, 0x513A2A;
    TOMB "tomb" 0x5E5873, 0x6F6889;
    TOMB_TINT "tomb-tint" 0xE0DCE6, 0x403C4C;
    SHRINE "shrine" 0x22727A, 0x2A7C84;
    SHRINE_TINT "shrine-tint" 0xD2E6E6, 0x2A4447;
    TIER_0 "tier-0" 0xE9DCC2, 0x332B23;
    TIER_1 "tier-1" 0xE6D5B5, 0x392F25;
    TIER_2 "tier-2" 0xE0CCA6, 0x403528;
    TIER_3 "tier-3" 0xDAC297, 0x483B2B;
    TIER_BONUS "tier-bonus" 0xF5ECDA, 0x2B251E;
    LANE_CHAAC "lane-chaac" mix(0xFFFBF3, 0xE7D3BF, 55), mix(0x372F27, 0x513A2B, 55);
    LANE_QUETZALCOATL "lane-quetzalcoatl" mix(0xFFFBF3, 0xF2DFB3, 55), mix(0x372F27, 0x54431F, 55);
    LANE_KUKULKAN "lane-kukulkan" mix(0xFFFBF3, 0xD7E0C3, 55), mix(0x372F27, 0x374629, 55);
    LANE_0 "lane-0" mix(0xFFFBF3, 0xE9DCC2, 55), mix(0x372F27, 0x332B23, 55);
    LANE_1 "lane-1" mix(0xFFFBF3, 0xE6D5B5, 55), mix(0x372F27, 0x392F25, 55);
    LANE_2 "lane-2" mix(0xFFFBF3, 0xE0CCA6, 55), mix(0x372F27, 0x403528, 55);
    LANE_3 "lane-3" mix(0xFFFBF3, 0xDAC297, 55), mix(0x372F27, 0x483B2B, 55);
    CORN_TILE "corn-tile" 0xFBE6A6, 0xFBE6A6;
    WOOD_TILE "wood-tile" 0xA9BF80, 0xA9BF80;
    PRICE "price" 0xA8482B, 0xE58B68;
}

/// Icons of goods that a player doesn't have, on the panel, and icons below a skull.
const TINTS: &[Tint] = &[(CORN, CARD, 33), (HUSK, CARD, 33), (SKULL, CARD, 33), (POINTS, PAPER, 33)];

/// Colors that touch only in Tzolk'in's pictures, counted over many pictures.
const TOUCHING: &[(Colour, Colour)] = &[
    (EDGE, CORN),
    (EDGE, HUSK),
    (EDGE, SKULL),
    (GEAR_LINE, PLATE),
    (GEAR_LINE, GEAR),
    (JADE, CARD),
    (INK2, PAPER),
    (LINE, PAPER),
    (CREAM, SHRINE),
    (CREAM, CIVIC),
    (CREAM, FARM),
    (CREAM, TOMB),
    (PRICE, PLATE),
];
