//! The component data in the form that the evaluation uses: contiguous numbers to multiply by the worth of things.

use std::sync::LazyLock;

use super::super::data::{BoardData, DiscoveryData, Effects, RoyalData, TempleStep, data};
use super::super::goods::Goods;
use super::super::ids::{Board, DiscoveryKind, Ledge, Resource};

/// Steps of a temple, from 0.
pub(super) const STEPS: usize = 12;

/// Worth of one of each thing that a tile or a step can give: wood, stone, gold, cocoa, a resource of choice, a point,
/// a step on each temple, a step of choice, a step on the Avenue, a power-up, and tiles that help for one moment.
pub(super) type Units = [f32; 16];

/// Indexes in [`Units`].
pub(super) const WOOD: usize = 0;
pub(super) const COCOA: usize = 3;
pub(super) const ANY_RESOURCE: usize = 4;
pub(super) const POINT: usize = 5;
pub(super) const TEMPLE: usize = 6;
pub(super) const ANY_TEMPLE: usize = 9;
pub(super) const AVENUE: usize = 10;
pub(super) const POWER_UP: usize = 11;
pub(super) const SECOND_WORKER: usize = 12;
pub(super) const ANY_DISTANCE: usize = 13;
pub(super) const FREE_COCOA: usize = 14;
pub(super) const EXTRA_WORKER: usize = 15;

/// The gain of a tile, a cell or a step, or the cost of a price.
#[derive(Clone, Copy, Debug)]
pub(super) enum Gain {
    /// An amount of one thing. Most tiles give only one.
    One(f32, u8),
    /// Amounts of each thing, without tiles.
    Many([f32; 12]),
}

impl Gain {
    pub(super) fn of(effects: &Effects) -> Self {
        let [blue, red, green] = effects.temples.map(f32::from);
        let [wood, stone, gold] = effects.goods.resources.map(f32::from);
        let cocoa = f32::from(effects.goods.cocoa);
        let [any_resources, any_temple] = [effects.any_resources, effects.any_temple].map(f32::from);
        let [avenue, power_ups] = [effects.avenue, effects.power_ups].map(f32::from);
        let score = f32::from(effects.score);
        let counts = [wood, stone, gold, cocoa, any_resources, score, blue, red, green, any_temple, avenue, power_ups];
        let mut given = (0_u8..).zip(counts).filter(|(_, count)| *count != 0.0);
        match (given.next(), given.next()) {
            (first, None) => {
                let (place, count) = first.unwrap_or_default();
                Gain::One(count, place)
            }
            _ => Gain::Many(counts),
        }
    }

    pub(super) fn goods(goods: &Goods) -> Self {
        Gain::of(&Effects { goods: *goods, ..Effects::default() })
    }

    pub(super) fn worth(&self, units: &Units) -> f32 {
        match self {
            Gain::One(count, place) => count * units[usize::from(place % 16)],
            Gain::Many(counts) => {
                let of = |place: usize| counts[place] * units[place];
                let goods = of(WOOD) + of(WOOD + 1) + of(WOOD + 2) + of(COCOA);
                let temples = of(TEMPLE) + of(TEMPLE + 1) + of(TEMPLE + 2);
                goods + of(ANY_RESOURCE) + of(POINT) + temples + of(ANY_TEMPLE) + of(AVENUE) + of(POWER_UP)
            }
        }
    }
}

/// Goods packed into one number, so that one operation compares them all. Amounts are capped far above any price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Purse(u64);

impl Purse {
    /// The highest bit of each good, which no amount reaches.
    const SIGNS: u64 = 0x8000_8000_8000_8000;

    pub(super) fn of(goods: &Goods) -> Self {
        let most = |amount: u16| u64::from(amount.min(0x7FFF));
        let [wood, stone, gold] = goods.resources.map(most);
        Purse(gold << 48 | stone << 32 | wood << 16 | most(goods.cocoa))
    }

    /// Returns `true` if the goods cover a price.
    pub(super) fn covers(self, price: Purse) -> bool {
        ((self.0 | Self::SIGNS) - price.0) & Self::SIGNS == Self::SIGNS
    }

    /// The goods that are left after paying a price, which they must cover.
    pub(super) fn less(self, price: Purse) -> Self {
        debug_assert!(self.covers(price));
        Purse(self.0.wrapping_sub(price.0))
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Tile {
    /// The type of a mask, `None` for other tiles.
    pub(super) mask: Option<u8>,
    /// `true` if the tile is still useful without any turn left.
    pub(super) late: bool,
    pub(super) gain: Gain,
    pub(super) price: Price,
}

impl Tile {
    fn new(about: &DiscoveryData) -> Self {
        let one = |place: usize| Gain::One(1.0, place as u8);
        let (late, gain) = match about.kind {
            DiscoveryKind::SecondWorker => (true, one(SECOND_WORKER)),
            DiscoveryKind::AnyDistance => (true, one(ANY_DISTANCE)),
            DiscoveryKind::FreeCocoa => (true, one(FREE_COCOA)),
            DiscoveryKind::ExtraWorker => (true, one(EXTRA_WORKER)),
            // Cocoa also pays salaries.
            kind => (kind == DiscoveryKind::Cocoa4, Gain::of(&about.effects)),
        };
        let mask = about.kind.is_mask().then_some(about.kind as u8);
        Tile { mask, late, gain, price: Price::of(&about.price) }
    }
}

/// A price, to compare and to value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Price {
    pub(super) purse: Purse,
    pub(super) gain: Gain,
}

impl Price {
    fn of(goods: &Goods) -> Self {
        Price { purse: Purse::of(goods), gain: Gain::goods(goods) }
    }
}

/// A step of a temple.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepGains {
    pub(super) gain: Gain,
    /// The index of its stack of discovery tiles.
    pub(super) stack: Option<u8>,
}

/// The yield of a producing board: its resource, cocoa, points, steps of choice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Yield {
    pub(super) resource: f32,
    pub(super) cocoa: f32,
    pub(super) score: f32,
    pub(super) any_temple: f32,
}

/// The main action and the worship of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardYield {
    /// Yield by number of workers (1 to 3) and lowest power (1 to 5).
    pub(super) production: [[Yield; 5]; 3],
    /// The resource that it produces, if it produces one.
    pub(super) resource: usize,
    /// Power-ups by number of workers (1 to 3).
    pub(super) power_ups: [f32; 3],
    pub(super) worship_spaces: u8,
    /// The index in [`Units`] of the step that worship gives.
    pub(super) temple: usize,
    /// The place of the board's discovery tile.
    pub(super) discovery: Option<u8>,
}

impl BoardYield {
    fn new(about: &BoardData) -> Self {
        let resource = about.produces.map_or(0, Resource::index);
        let cell = |effects: Effects| Yield {
            resource: effects.goods.resources[resource].into(),
            cocoa: effects.goods.cocoa.into(),
            score: effects.score.into(),
            any_temple: effects.any_temple.into(),
        };
        BoardYield {
            production: about.production.map(|row| row.map(cell)),
            resource,
            power_ups: about.power_ups.map(f32::from),
            worship_spaces: about.worship_spaces,
            temple: match about.worship_temples[..] {
                [temple] => TEMPLE + temple.index(),
                _ => ANY_TEMPLE,
            },
            discovery: about.discovery.map(|stack| stack as u8),
        }
    }
}

pub(super) struct WorthTables {
    pub(super) tiles: Vec<Tile>,
    /// The tiles that are masks, as a bit set.
    pub(super) masks: u64,
    pub(super) places: [BoardYield; Board::ALL.len()],
    pub(super) steps: [[StepGains; STEPS]; 3],
    /// Points and price of a tile, by level of the pyramid.
    pub(super) levels: [(f32, Price); 4],
    /// Price of a decoration, by number of workers (1 to 3).
    pub(super) decorations: [Price; 3],
    /// For each ledge, the ledge that must be decorated first and the spaces that must be filled.
    pub(super) ledges: Vec<(Option<Ledge>, u32)>,
    pub(super) building: Price,
    /// Gain of each exchange, by royal tile.
    pub(super) royals: Vec<Gain>,
    /// Price in gold and points, by technology.
    pub(super) technologies: [(u16, f32); 9],
}

/// The tables, computed once.
pub(super) fn tables() -> &'static WorthTables {
    static TABLES: LazyLock<WorthTables> = LazyLock::new(make);
    &TABLES
}

fn make() -> WorthTables {
    let data = data();
    let step =
        |step: &TempleStep| StepGains { gain: Gain::of(&step.reward), stack: step.stack.map(|stack| stack as u8) };
    let royal = |royal: &RoyalData| royal.exchange().map_or(Gain::One(0.0, 0), |each| Gain::of(&each));
    WorthTables {
        tiles: data.discoveries.iter().map(Tile::new).collect(),
        masks: data.discoveries_of[..DiscoveryKind::MASKS].iter().fold(0, |all, tiles| all | tiles),
        places: std::array::from_fn(|board| BoardYield::new(&data.boards[board])),
        ledges: data.ledges.iter().map(|ledge| (ledge.previous, ledge.supports)).collect(),
        steps: std::array::from_fn(|temple| std::array::from_fn(|number| step(&data.temples[temple][number]))),
        levels: std::array::from_fn(|level| {
            (f32::from(data.levels[level].points), Price::of(&data.levels[level].price))
        }),
        decorations: std::array::from_fn(|workers| {
            Price::of(&super::super::State::decoration_price(workers as u8 + 1))
        }),
        building: Price::of(&data.building_price),
        royals: data.royal_tiles.iter().map(royal).collect(),
        technologies: std::array::from_fn(|technology| {
            let about = &data.technologies[technology];
            (about.gold, f32::from(about.effects.score))
        }),
    }
}
