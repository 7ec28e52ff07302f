//! The component data of `assets/data/teotihuacan.json` as flat tables (rules 2).

use serde::Deserialize;

use super::super::goods::Goods;
use super::super::ids::{
    Board, Bonus, DiscoveryKind, DiscoveryStack, Icon, Ledge, Resource, Reward, Royal, Space, Technology, Temple,
};

/// The effects of a tile, a cell or a step. A field that doesn't apply is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Effects {
    /// Gained goods.
    pub goods: Goods,
    /// Resources of choice.
    pub any_resources: u8,
    /// Resources of the kind that the action board produces.
    pub board_resource: u8,
    pub score: u16,
    pub temples: [u8; 3],
    /// Steps on temples of choice.
    pub any_temple: u8,
    /// Steps on the Avenue of the Dead.
    pub avenue: u8,
    pub power_ups: u8,
    /// Workers counted in addition.
    pub extra_worker: u8,
    /// A free technology (starting tiles).
    pub free_technology: bool,
    /// `true` if a discovery tile is attached (starting tiles).
    pub attached_discovery: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardData {
    pub id: Board,
    pub worship_spaces: u8,
    /// The temples of the temple part of worship. Empty on the palace and on boards without worship.
    pub worship_temples: Vec<Temple>,
    /// The place of its discovery tile, if it has one.
    pub discovery: Option<DiscoveryStack>,
    pub produces: Option<Resource>,
    /// Production by number of workers (1, 2, 3) and lowest power (1 to 5).
    #[serde(default)]
    pub production: [[Effects; 5]; 3],
    /// Power-ups by workers (1, 2, 3).
    pub power_ups: [u8; 3],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiscoveryData {
    pub id: String,
    pub kind: DiscoveryKind,
    /// Price of claiming it.
    pub price: Goods,
    /// Effects of using it.
    pub effects: Effects,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyData {
    pub id: Technology,
    /// The printed number, which sorts the tiles.
    pub number: u8,
    /// Its price in gold.
    pub gold: u16,
    /// Its effects when it applies.
    pub effects: Effects,
}

/// A stack of discovery tiles.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StackData {
    pub id: DiscoveryStack,
    /// Number of tiles with 2, 3 and 4 players.
    pub sizes: [u8; 3],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoyalData {
    pub id: Royal,
    /// Its category, 0 to 2.
    pub category: u8,
    /// Cocoa to pay each time.
    #[serde(default)]
    pub cocoa: u16,
    /// Resources of choice to pay each time.
    #[serde(default)]
    pub any_resources: u8,
    pub gain: RoyalGain,
    /// Offset of the limit from the worker's power.
    pub offset: i8,
}

impl RoyalData {
    /// Returns `true` if its gain has no price, so nothing is chosen.
    pub fn is_free(&self) -> bool {
        self.cocoa == 0 && self.any_resources == 0
    }

    /// The effects of one exchange. `None` if the player can't choose how often to exchange.
    pub fn exchange(&self) -> Option<Effects> {
        match self.gain {
            RoyalGain::EachTime(effects) if !self.is_free() => Some(effects),
            _ => None,
        }
    }
}

impl Effects {
    /// Goods and temple steps of choice, this many times.
    pub fn times(&self, n: u8) -> Effects {
        let times = |amount: u16| amount * u16::from(n);
        let goods = Goods { cocoa: times(self.goods.cocoa), resources: self.goods.resources.map(times) };
        Effects { goods, any_temple: self.any_temple * n, ..Effects::default() }
    }
}

/// A reward of an ascension.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RewardData {
    pub id: Reward,
    pub price: Goods,
    /// Effects, without the fourth worker.
    pub effects: Effects,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BonusData {
    pub id: Bonus,
    pub scoring: BonusScoring,
}

/// The gain of a royal tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum RoyalGain {
    /// Points for a measure up to the limit.
    Points {
        /// Points for each.
        each: u16,
        measure: Measure,
    },
    /// These goods and temple steps as often as the limit, or with a price as often as the player chooses.
    EachTime(Effects),
    /// As many resources of choice as the limit, once.
    AnyResources,
}

/// The measure of a royal tile or a bonus tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The player's technologies.
    Technologies,
    /// The player's position on the pyramid track.
    PyramidTrack,
    /// The player's position on the Avenue of the Dead.
    Avenue,
    /// Temple bonus tiles reached.
    BonusTiles,
    /// The player's discovery tiles except masks.
    Discoveries,
}

/// The scoring of a temple bonus tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BonusScoring {
    /// The best mask set a second time.
    MaskSet,
    /// Fixed points.
    Fixed(u16),
    /// Points for each.
    Per(Measure, u16),
    /// Points per worker: first for power up to 3, then for higher power.
    Workers(u16, u16),
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TempleStep {
    pub reward: Effects,
    /// The stack of discovery tiles at a large step.
    pub stack: Option<DiscoveryStack>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartingData {
    pub id: String,
    /// The two boards shown.
    pub boards: [Board; 2],
    /// Goods and other bonuses.
    pub effects: Effects,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileIcon {
    pub icon: Icon,
    /// `true` if it advances its temple.
    pub coloured: bool,
}

/// A pyramid tile or a decoration: four icons clockwise from the top left, or two.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "[TileIcon; N]: Deserialize<'de>")]
pub(crate) struct IconTile<const N: usize> {
    pub id: String,
    /// Its icons at rotation 0.
    pub icons: [TileIcon; N],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpaceData {
    pub id: String,
    /// Level, 1 to 4.
    pub level: u8,
    /// Row within the level.
    pub row: u8,
    /// Column within the level.
    pub column: u8,
    /// The four cells, row × 8 + column, clockwise from top left.
    pub cells: [u8; 4],
    /// The spaces below, as a bit set.
    #[serde(skip)]
    pub supports: u32,
}

/// A decoration space.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LedgeData {
    pub id: String,
    /// The side of the pyramid (`left`, `top`, `right`, `bottom`).
    pub side: String,
    /// Step 1 to 4 on that side.
    pub step: u8,
    /// The ledge that must have a decoration first.
    #[serde(skip)]
    pub previous: Option<Ledge>,
    /// The pyramid spaces that must be filled, as a bit set.
    #[serde(skip)]
    pub supports: u32,
    /// The icons or cells below a decoration.
    pub covers: Covers,
}

/// The icons or cells below a decoration, in tile order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Covers {
    /// Icons printed next to the pyramid (step 1).
    Printed([Icon; 2]),
    /// Cells of the plan, row × 8 + column.
    Cells([u8; 2]),
}

/// A level of the pyramid.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Price of a tile.
    pub price: Goods,
    /// Points for a tile of the level.
    pub points: u16,
}

/// A seat of the fixed first game (rules 18).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FirstGameSeat {
    /// Goods in addition to those of the turn order tile.
    pub goods: Goods,
    pub temples: [u8; 3],
    /// Position on the Avenue of the Dead.
    pub avenue: u8,
    pub points: u16,
    /// Technologies owned, by place in alchemy (0 to 5).
    pub technologies: Vec<u8>,
    /// Board and power of the three workers.
    pub workers: [(Board, u8); 3],
}

/// The fixed setup of a first game (rules 18).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FirstGame {
    /// The boards on positions 1 to 8.
    pub ring: [Board; 8],
    /// Technology tiles, row by row.
    pub technologies: [Technology; 6],
    /// Royal tiles on spaces 1 to 3.
    pub royal_tiles: [Royal; 3],
    /// Bonus tiles of the blue, red and green temple.
    pub bonus_tiles: [Bonus; 3],
    /// The seats in turn order.
    pub seats: Vec<FirstGameSeat>,
}

/// All data that the rules use.
#[derive(Clone, Debug, Deserialize)]
pub struct Data {
    pub boards: Vec<BoardData>,
    /// The discovery tiles, by number.
    #[serde(rename = "discovery_tiles")]
    pub discoveries: Vec<DiscoveryData>,
    /// All tiles of each type, as a bit set.
    #[serde(skip)]
    pub discoveries_of: [u64; DiscoveryKind::ALL.len()],
    #[serde(rename = "technology_tiles")]
    pub technologies: Vec<TechnologyData>,
    pub royal_tiles: Vec<RoyalData>,
    #[serde(rename = "temple_bonus_tiles")]
    pub bonus_tiles: Vec<BonusData>,
    pub starting_tiles: Vec<StartingData>,
    pub temples: [[TempleStep; 12]; 3],
    /// The last step but one of a temple. Its bonus tile scores from here.
    pub temple_penultimate: u8,
    /// The top of a temple, with room for one marker.
    pub temple_top: u8,
    /// Last step of the Avenue of the Dead.
    pub avenue_max: u8,
    /// The stack of tiles to claim at each step of the Avenue, if there is one.
    pub avenue_stacks: [Option<DiscoveryStack>; 16],
    /// Last step of the pyramid track.
    pub track_max: u8,
    pub discovery_stacks: Vec<StackData>,
    /// Starting cocoa by seat, for 2, 3 and 4 players.
    pub starting_cocoa: [Vec<u16>; 3],
    /// Position of the dark disc by number of players and era.
    pub dark_disc: [[u8; 3]; 3],
    pub cocoa: CocoaPrices,
    pub building_price: Goods,
    /// Values of the spaces, by row.
    pub nobles_rows: [Vec<u16>; 3],
    /// Steps on the Avenue for a building.
    pub building_avenue: u8,
    /// The lowest visible value, by number of placed buildings.
    pub building_values: Vec<u16>,
    /// Points for every other owner of an acquired technology.
    pub other_owner_points: u16,
    pub rewards: Vec<RewardData>,
    /// Gold for a decoration: base, discount for each further worker, minimum.
    pub decoration_gold: [u16; 3],
    pub decoration_points: u16,
    pub decoration_display: usize,
    /// Pyramid tiles on display.
    pub pyramid_display: usize,
    #[serde(rename = "decoration_tiles")]
    pub decorations: Vec<IconTile<2>>,
    #[serde(rename = "decoration_spaces")]
    pub ledges: Vec<LedgeData>,
    pub pyramid_tiles: Vec<IconTile<4>>,
    #[serde(rename = "pyramid_spaces")]
    pub spaces: Vec<SpaceData>,
    /// The space that covers a cell, by level (0 is level 1) and cell.
    #[serde(skip)]
    pub space_over: Vec<[Option<Space>; 64]>,
    /// The printed plan, row by row.
    pub plan: [[Icon; 8]; 8],
    pub levels: [Level; 4],
    #[serde(skip)]
    pub pyramid_start: [Vec<Space>; 3],
    /// Starting pyramids of the random start, for 2, 3 and 4 players.
    #[serde(skip)]
    pub pyramid_alternatives: [Vec<Vec<Space>>; 3],
    /// Mask set points by size.
    pub mask_points: Vec<u16>,
    /// Eclipse scoring.
    pub eclipse: EclipseData,
    /// The fixed first game.
    pub first_game: FirstGame,
    /// Number of starting tiles on offer in a draft, by number of players.
    pub draft_tiles: [usize; 3],
}

/// Prices that players pay only in cocoa.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CocoaPrices {
    /// Unlocking all workers of a player.
    pub unlock_all: u16,
    /// Unlocking another player's worker for worship.
    pub unlock_other: u16,
    /// Taking both parts of a worship.
    pub both_parts: u16,
    pub bought_power_up: u16,
}

/// The points of an eclipse.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EclipseData {
    /// Points for the leaders of the pyramid track.
    pub leader: u16,
    /// Points for each step of the pyramid track, by eclipse.
    pub step: [u16; 3],
    /// Points lost for each unpaid cocoa of the salary.
    pub unpaid: u16,
}

/// Salary of a worker with this power.
pub(crate) fn salary_of(power: u8) -> u16 {
    if is_strong(power) { 2 } else { 1 }
}

/// Returns `true` if the power counts as high (4 or 5) for salary, bonus tiles and row 2 of alchemy.
pub(crate) fn is_strong(power: u8) -> bool {
    power >= 4
}

impl Data {
    /// A step of a temple, from 0. Steps beyond the top count as the top.
    pub fn step(&self, temple: Temple, step: u8) -> &TempleStep {
        let steps = &self.temples[temple.index()];
        &steps[usize::from(step).min(steps.len() - 1)]
    }

    /// All tiles of a type, as a bit set.
    pub(crate) fn all_of(&self, kind: DiscoveryKind) -> u64 {
        self.discoveries_of[kind.index()]
    }

    /// The price of an ascension reward.
    pub(crate) fn reward_price(&self, reward: Reward) -> &Goods {
        &self.rewards[reward.index()].price
    }
}
