//! The component data of `assets/data/teotihuacan.json` as flat tables (rules 2).

use super::super::ids::{
    Board, Bonus, Discovery, DiscoveryKind, DiscoveryStack, Goods, Icon, Resource, Reward, Royal, Space, StartingTile,
    Technology, Temple,
};

/// What a tile, a cell or a step gives; a field is zero where it does not apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// Given goods.
    pub goods: Goods,
    /// Resources of choice.
    pub any_resources: u8,
    /// Resources of the kind that the action board produces.
    pub board_resource: u8,
    /// Points.
    pub score: u16,
    /// Steps on given temples.
    pub temples: [u8; 3],
    /// Steps on temples of choice.
    pub any_temple: u8,
    /// Steps on the Avenue of the Dead.
    pub avenue: u8,
    /// Power-ups.
    pub power_ups: u8,
    /// Workers counted in addition.
    pub extra_worker: u8,
    /// A free technology (starting tiles).
    pub free_technology: bool,
    /// A discovery tile is attached (starting tiles).
    pub attached_discovery: bool,
}

/// An action board.
#[derive(Clone, Debug)]
pub struct BoardData {
    /// Worship spaces.
    pub worship_spaces: u8,
    /// The temples of the temple part of worship; empty on the palace and without worship.
    pub worship_temples: Vec<Temple>,
    /// Where the discovery tile lies, if the board has one.
    pub discovery: Option<DiscoveryStack>,
    /// The resource that it produces.
    pub produces: Option<Resource>,
    /// By workers (1, 2, 3) and lowest power (1 to 5): what it yields.
    pub production: [[Effects; 5]; 3],
    /// Power-ups by workers (1, 2, 3).
    pub power_ups: [u8; 3],
}

/// A discovery tile.
#[derive(Clone, Debug)]
pub struct DiscoveryData {
    /// Identifier.
    pub id: String,
    /// Its type.
    pub kind: DiscoveryKind,
    /// What claiming it costs.
    pub price: Goods,
    /// What using it gives.
    pub effects: Effects,
}

/// A technology tile.
#[derive(Clone, Debug)]
pub struct TechnologyData {
    /// The number printed on it, by which tiles are sorted.
    pub number: u8,
    /// Its price in gold.
    pub gold: u16,
    /// What it gives when it applies.
    pub effects: Effects,
}

/// What a royal tile does. Limits are power plus an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoyalAction {
    /// Points for the lower of a measure and the limit.
    Score {
        /// Points for each.
        each: u16,
        /// What is measured.
        measure: Measure,
        /// Offset of the limit.
        offset: i8,
    },
    /// Cocoa up to the limit.
    Cocoa {
        /// Offset of the limit.
        offset: i8,
    },
    /// Exchanges, at most the limit.
    Exchange {
        /// Cocoa for each.
        cocoa: u16,
        /// Resources of choice for each.
        any_resources: u8,
        /// What each gives.
        receive: Effects,
        /// Offset of the limit.
        offset: i8,
    },
    /// One exchange for as many resources of choice as the limit.
    ExchangeForAny {
        /// Cocoa to pay.
        cocoa: u16,
        /// Offset of the limit.
        offset: i8,
    },
}

/// What a royal tile or a bonus tile counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Own technologies.
    Technologies,
    /// Own position on the pyramid track.
    PyramidTrack,
    /// Own position on the Avenue of the Dead.
    Avenue,
    /// Temple bonus tiles reached.
    BonusTiles,
    /// Own discovery tiles that are no masks.
    Discoveries,
}

/// How a temple bonus tile scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusScoring {
    /// The best mask set once more.
    MaskSet,
    /// Fixed points.
    Fixed(u16),
    /// Points for each.
    Per(Measure, u16),
    /// Points by worker: with power up to 3, and with more.
    Workers(u16, u16),
}

/// A step of a temple.
#[derive(Clone, Copy, Debug, Default)]
pub struct TempleStep {
    /// The printed reward.
    pub reward: Effects,
    /// The stack of discovery tiles at a large step.
    pub stack: Option<DiscoveryStack>,
}

/// A starting tile.
#[derive(Clone, Debug)]
pub struct StartingData {
    /// Identifier.
    pub id: String,
    /// The two boards shown.
    pub boards: [Board; 2],
    /// Goods and other bonuses.
    pub effects: Effects,
}

/// An icon as printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileIcon {
    /// Its type.
    pub icon: Icon,
    /// Whether it advances its temple.
    pub coloured: bool,
}

/// A pyramid tile or a decoration: four icons clockwise from top left, or two.
#[derive(Clone, Debug)]
pub struct IconTile<const N: usize> {
    /// Identifier.
    pub id: String,
    /// Its icons at rotation 0.
    pub icons: [TileIcon; N],
}

/// A pyramid space.
#[derive(Clone, Debug)]
pub struct SpaceData {
    /// Identifier.
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
    pub supports: u32,
}

/// A decoration space.
#[derive(Clone, Debug)]
pub struct LedgeData {
    /// Identifier.
    pub id: String,
    /// The side of the pyramid (`left`, `top`, `right`, `bottom`).
    pub side: String,
    /// Step 1 to 4 on that side.
    pub step: u8,
    /// The ledge that must have a decoration already.
    pub previous: Option<u8>,
    /// The pyramid spaces that must be filled, as a bit set.
    pub supports: u32,
    /// What a decoration covers.
    pub covers: Covers,
}

/// What lies under a decoration, in tile order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covers {
    /// Icons printed beside the pyramid (step 1).
    Printed([Icon; 2]),
    /// Cells of the plan, row × 8 + column.
    Cells([u8; 2]),
}

/// A level of the pyramid.
#[derive(Clone, Copy, Debug, Default)]
pub struct Level {
    /// What a tile costs.
    pub price: Goods,
    /// Points for the level.
    pub points: u16,
}

/// A seat of the fixed first game (rules 18).
#[derive(Clone, Debug)]
pub struct FirstGameSeat {
    /// Goods beside those of the turn order tile.
    pub goods: Goods,
    /// Temple positions.
    pub temples: [u8; 3],
    /// Position on the Avenue of the Dead.
    pub avenue: u8,
    /// Points.
    pub points: u16,
    /// Technologies owned, by place in alchemy (0 to 5).
    pub technologies: Vec<u8>,
    /// Board and power of the three workers.
    pub workers: [(Board, u8); 3],
}

/// The fixed setup of a first game (rules 18).
#[derive(Clone, Debug)]
pub struct FirstGame {
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

/// Everything of the data file that the rules use.
#[derive(Clone, Debug)]
pub struct Data {
    /// By board.
    pub boards: Vec<BoardData>,
    /// By discovery tile.
    pub discoveries: Vec<DiscoveryData>,
    /// By type: all tiles of it, as a bit set.
    pub discoveries_of: [u64; DiscoveryKind::ALL.len()],
    /// By technology.
    pub technologies: Vec<TechnologyData>,
    /// By royal tile.
    pub royal_tiles: Vec<RoyalAction>,
    /// By royal tile: its category, 0 to 2.
    pub royal_categories: Vec<u8>,
    /// By bonus tile.
    pub bonus_tiles: Vec<BonusScoring>,
    /// By starting tile.
    pub starting_tiles: Vec<StartingData>,
    /// By temple and step.
    pub temples: [[TempleStep; 12]; 3],
    /// The last step but one of a temple, from which its bonus tile scores.
    pub temple_penultimate: u8,
    /// The top of a temple, with room for one marker.
    pub temple_top: u8,
    /// Last step of the Avenue of the Dead.
    pub avenue_max: u8,
    /// By step of the Avenue: where tiles can be claimed.
    pub avenue_stacks: [Option<DiscoveryStack>; 16],
    /// Last step of the pyramid track.
    pub track_max: u8,
    /// By stack and number of players (2, 3, 4): how many tiles it gets.
    pub stack_sizes: [[u8; 3]; DiscoveryStack::ALL.len()],
    /// By number of players (2, 3, 4): starting cocoa by seat.
    pub starting_cocoa: [Vec<u16>; 3],
    /// By number of players and era: where the dark disc lies.
    pub dark_disc: [[u8; 3]; 3],
    /// Prices in cocoa.
    pub cocoa: CocoaPrices,
    /// The price of a building.
    pub building_price: Goods,
    /// By row: the values of its spaces.
    pub nobles_rows: [Vec<u16>; 3],
    /// Steps on the Avenue for a building.
    pub building_avenue: u8,
    /// By buildings placed: the lowest visible value.
    pub building_values: Vec<u16>,
    /// Points for every other owner of an acquired technology.
    pub other_owner_points: u16,
    /// By ascension reward: its price.
    pub reward_prices: [Goods; 5],
    /// By ascension reward: what it gives, beside the fourth worker.
    pub reward_effects: [Effects; 5],
    /// Gold for a decoration: base, discount for each further worker, minimum.
    pub decoration_gold: [u16; 3],
    /// Points for a decoration.
    pub decoration_points: u16,
    /// Decorations on display.
    pub decoration_display: usize,
    /// Pyramid tiles on display.
    pub pyramid_display: usize,
    /// Decoration tiles.
    pub decorations: Vec<IconTile<2>>,
    /// Decoration spaces.
    pub ledges: Vec<LedgeData>,
    /// Pyramid tiles.
    pub pyramid_tiles: Vec<IconTile<4>>,
    /// Pyramid spaces.
    pub spaces: Vec<SpaceData>,
    /// By level (0 is level 1) and cell: the space that covers it, if any.
    pub space_over: [[Option<Space>; 64]; 4],
    /// The printed plan, row × 8 + column.
    pub plan: [Icon; 64],
    /// By level.
    pub levels: [Level; 4],
    /// By number of players: the spaces of the starting pyramid.
    pub pyramid_start: [Vec<Space>; 3],
    /// By number of players: the starting pyramids of the random start.
    pub pyramid_alternatives: [Vec<Vec<Space>>; 3],
    /// Mask set points by size.
    pub mask_points: Vec<u16>,
    /// Eclipse scoring.
    pub eclipse: EclipseData,
    /// The fixed first game.
    pub first_game: FirstGame,
    /// Starting tiles on offer in a draft, by number of players.
    pub draft_tiles: [usize; 3],
}

/// Prices that are paid in cocoa alone.
#[derive(Clone, Copy, Debug)]
pub struct CocoaPrices {
    /// Unlocking all own workers.
    pub unlock_all: u16,
    /// Unlocking another worker for worship.
    pub unlock_other: u16,
    /// Both parts of a worship.
    pub both_parts: u16,
    /// The bought power-up.
    pub bought_power_up: u16,
}

/// What an eclipse scores.
#[derive(Clone, Copy, Debug)]
pub struct EclipseData {
    /// For the leaders of the pyramid track.
    pub leader: u16,
    /// For each step of the pyramid track, by eclipse.
    pub step: [u16; 3],
    /// Lost for each cocoa of the salary not paid.
    pub unpaid: u16,
}

/// Salary of a worker with this power.
pub fn salary_of(power: u8) -> u16 {
    if is_strong(power) { 2 } else { 1 }
}

/// Whether a power counts as high (4 or 5): salary, bonus tiles, row 2 of alchemy.
pub fn is_strong(power: u8) -> bool {
    power >= 4
}

impl Data {
    /// A step of a temple, from 0; the top for steps beyond it.
    pub fn step(&self, temple: Temple, step: u8) -> &TempleStep {
        let steps = &self.temples[temple.index()];
        &steps[usize::from(step).min(steps.len() - 1)]
    }

    /// The discovery tile with this identifier.
    pub fn discovery(&self, id: &str) -> Option<Discovery> {
        position(&self.discoveries, |tile| tile.id == id)
    }

    /// The starting tile with this identifier.
    pub fn starting_tile(&self, id: &str) -> Option<StartingTile> {
        position(&self.starting_tiles, |tile| tile.id == id)
    }

    /// The pyramid tile with this identifier.
    pub fn pyramid_tile(&self, id: &str) -> Option<u8> {
        position(&self.pyramid_tiles, |tile| tile.id == id)
    }

    /// The decoration tile with this identifier.
    pub fn decoration(&self, id: &str) -> Option<u8> {
        position(&self.decorations, |tile| tile.id == id)
    }

    /// The pyramid space with this identifier.
    pub fn space(&self, id: &str) -> Option<Space> {
        position(&self.spaces, |space| space.id == id)
    }

    /// The decoration space with this identifier.
    pub fn ledge(&self, id: &str) -> Option<u8> {
        position(&self.ledges, |ledge| ledge.id == id)
    }

    /// All tiles of a type, as a bit set.
    pub fn all_of(&self, kind: DiscoveryKind) -> u64 {
        self.discoveries_of[kind.index()]
    }

    /// What an ascension reward costs.
    pub fn reward_price(&self, reward: Reward) -> &Goods {
        &self.reward_prices[reward.index()]
    }
}

fn position<T>(items: &[T], is: impl Fn(&T) -> bool) -> Option<u8> {
    items.iter().position(is).and_then(|index| u8::try_from(index).ok())
}
