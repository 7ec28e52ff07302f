//! Everything that a game of Tzolk'in is at one moment: what lies open, and what is hidden.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::kit::list::List;

use super::action::Pair;
use super::data::Goods;
use super::gears::Gears;
use super::ids::{BuildingId, BuildingSet, Gear, GearSet, MonumentSet, Technology, TempleSet, TileId, TileSet};

/// The whole game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct State {
    pub(super) table: Table,
    pub(super) hidden: Hidden,
}

/// A state before it was checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Parts {
    pub(super) table: Table,
    pub(super) hidden: Hidden,
}

impl From<State> for Parts {
    fn from(state: State) -> Self {
        Parts { table: state.table, hidden: state.hidden }
    }
}

impl State {
    /// What lies open on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Whether a score stays at 0 instead of falling below (rules 13.5).
    pub floor_at_zero: bool,
    /// What the table is doing.
    pub phase: Phase,
    /// How many days the calendar has advanced, as of this round.
    pub day: u8,
    /// 1 or 2: which buildings are used.
    pub age: u8,
    /// Who has the first player marker.
    pub first_seat: Seat,
    /// Corn on the teeth of the calendar.
    pub pool: u16,
    /// Skulls that can still be gained.
    pub skulls_in_bank: u8,
    /// The workers on the gears.
    pub gears: Gears,
    /// Whose worker stands on the first player space.
    pub first_player_space: Option<Seat>,
    /// The jungle groups of Palenque 2, 3, 4 and 5; see [`Table::group`].
    pub jungle: [Group; 4],
    /// The places of the building offer.
    pub offer: [Option<BuildingId>; 6],
    /// Buildings left in the deck of the current age.
    pub deck: u8,
    /// Monuments that can still be built.
    pub monuments: MonumentSet,
    /// The actions of Chichen Itza that hold a skull, bit n for action n.
    pub skulls_on_chichen_itza: u16,
    /// The players by seat.
    pub players: List<Player, 4>,
    /// Who has already chosen wealth tiles.
    pub chosen: [bool; 4],
    /// Whose turn it is; in the calendar phase, who decides about the days.
    pub active: Seat,
    /// How far the turn is.
    pub turn: Turn,
    /// What is still to be done in this turn before another worker: the last comes first.
    pub tasks: List<Task, TASKS>,
    /// Food days that were held.
    pub food_days_held: u8,
    /// Turns that were completed ([`crate::engine::Game::turn`]).
    pub turns: u32,
    /// The result, once the game is over.
    pub result: Option<FinalResult>,
}

/// Room for tasks. The deepest nesting is Uxmal 5 for Tikal 4, whose building uses Tikal 4 again:
/// on each of these levels at most the second building and the rest of a building's effects wait,
/// then one question with one more behind it, which makes 8.
pub const TASKS: usize = 12;

/// What the table is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// All seats choose their wealth tiles.
    #[default]
    Choosing,
    /// A seat has its turn.
    Turns,
    /// A seat decides how many days the calendar advances.
    Calendar,
    /// The result is known.
    Over,
}

/// A jungle group (rules 8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Corn tiles left, covered or not.
    pub corn: u8,
    /// Wood tiles left, each on a corn tile.
    pub wood: u8,
}

impl Group {
    /// Corn tiles on which no wood tile lies.
    pub const fn uncovered(self) -> u8 {
        self.corn.saturating_sub(self.wood)
    }
}

/// A player's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Corn, resources and skulls.
    pub goods: Goods,
    /// The score on the track.
    pub vp: i16,
    /// Workers that are not in the bank.
    pub workers_in_play: u8,
    /// Workers that can be placed.
    pub workers_in_hand: u8,
    /// Whether the board shows its light side, so that two days may be advanced.
    pub board_light: bool,
    /// The steps of the markers, by temple.
    pub temples: [u8; 3],
    /// The levels, by technology.
    pub technologies: [u8; 4],
    /// The wealth tiles that were kept, once they are revealed.
    pub wealth: TileSet,
    /// Buildings built.
    pub buildings: BuildingSet,
    /// Monuments built.
    pub monuments: MonumentSet,
    /// Corn tiles kept.
    pub corn_tiles: u8,
    /// Wood tiles kept.
    pub wood_tiles: u8,
    /// By [`Earned`]: where the points on the track come from. It is not saved, so that after a saved position
    /// only the points that are scored from then on have a source.
    #[serde(skip)]
    pub earned: [i16; Earned::ALL.len()],
}

/// Where points on the track come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earned {
    /// Effects of wealth tiles.
    Tiles,
    /// The temples at the end of the first age.
    TemplesFirst,
    /// The temples at the end of the second age.
    TemplesSecond,
    /// Skulls offered on Chichen Itza.
    Offerings,
    /// Effects of buildings.
    Buildings,
    /// Architecture, and the bonuses of technologies.
    Technologies,
    /// Workers that were not fed.
    Hunger,
}

impl Earned {
    /// All of them, in the order in which they are told.
    pub const ALL: [Earned; 7] = [
        Earned::Tiles,
        Earned::TemplesFirst,
        Earned::TemplesSecond,
        Earned::Offerings,
        Earned::Buildings,
        Earned::Technologies,
        Earned::Hunger,
    ];
}

impl Player {
    /// The level of a technology.
    pub fn level(&self, technology: Technology) -> usize {
        usize::from(self.technologies[technology.index()])
    }
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// What the seat does with its turn.
    pub mode: Mode,
    /// Whether it has begged.
    pub begged: bool,
    /// Whether the gods have shown mercy, so that no other worker is placed (rules 5.2).
    pub mercy: bool,
    /// Workers placed.
    pub placed: u8,
}

/// Placing or picking up, never both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Nothing was placed or picked up yet.
    #[default]
    Open,
    /// Workers are placed.
    Placing,
    /// Workers are picked up.
    Picking,
}

/// Something to be done before the turn goes on. All but [`Task::Effects`] ask the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Which action a worker does that was picked up: `action n` or `nothing`.
    ChooseAction {
        /// The gear that it was on.
        gear: Gear,
        /// The space that it was on.
        space: u8,
    },
    /// What is harvested.
    Harvest {
        /// The action of Palenque, which is also the group.
        space: u8,
    },
    /// Which marker goes down after burning.
    Lower {
        /// The action of Palenque whose corn comes then.
        space: u8,
    },
    /// Which technology is advanced and paid.
    Advance {
        /// How many advances are possible, this one included.
        levels: u8,
        /// Whether it may be stopped.
        optional: bool,
    },
    /// How a technology's advance or bonus is paid.
    PayAdvance {
        /// The technology.
        technology: Technology,
    },
    /// Which technology is advanced for nothing.
    AdvanceFree {
        /// How many advances, this one included.
        levels: u8,
    },
    /// How climbing is paid where resources of any kind are asked for.
    PayClimb {
        /// How many resources.
        resources: u8,
        /// In how many different temples one climbs for it.
        temples: u8,
    },
    /// In which temple the marker climbs.
    Climb {
        /// How many steps are left, this one included.
        steps: u8,
        /// Temples in which it may not climb (those already chosen, where they must differ).
        except: TempleSet,
        /// Whether each further step must be in another temple.
        different: bool,
    },
    /// Which resource is gained.
    GainAny {
        /// How many are left, this one included.
        count: u8,
    },
    /// What is built.
    Build {
        /// How.
        how: Building,
    },
    /// Exchange at the market, or stop.
    #[default]
    Market,
    /// Which action is used for corn.
    Use {
        /// The gears to choose from.
        gears: GearSet,
        /// The corn to pay.
        corn: u16,
        /// Whether it may be left.
        optional: bool,
    },
    /// Which resource is offered after an action of Chichen Itza (theology level 2), if any.
    Offering,
    /// The rest of the effects of something, which happen by themselves until one asks.
    Effects {
        /// What gives them.
        source: Source,
        /// The number of the next one.
        next: u8,
    },
}

/// Ways of building a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Tikal 2.
    Single,
    /// Granted by a building: as Tikal 2, but may be left.
    Granted,
    /// The first of Tikal 4, where a monument may be built instead.
    First,
    /// The second of Tikal 4 with all that architecture gives.
    Second,
    /// The second of Tikal 4 after architecture was used for the first.
    SecondWithout,
    /// Uxmal 4: paid in corn.
    Corn,
}

/// What gives effects one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A wealth tile.
    Tile(TileId),
    /// A building.
    Building(BuildingId),
    /// The bonus beyond the highest level of a technology.
    Bonus(Technology),
}

/// The result of a game (rules 15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalResult {
    /// Final scores by seat, in quarters of a point.
    pub quarters: List<i32, 4>,
    /// Places by seat, from 1.
    pub ranking: List<u8, 4>,
}

/// What does not lie open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hidden {
    /// The wealth tiles that were dealt, by seat, until they are revealed.
    pub(super) offers: List<[TileId; 4], 4>,
    /// Secret choices, by seat, until they are revealed.
    pub(super) kept: [Option<Pair>; 4],
    /// The buildings left of age 1; the last is drawn next.
    pub(super) deck_age_1: List<BuildingId, 14>,
    /// The buildings left of age 2; the last is drawn next.
    pub(super) deck_age_2: List<BuildingId, 18>,
}
