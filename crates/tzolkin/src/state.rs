//! The state of a game of Tzolk'in: its public part and its hidden part.

use serde::{Deserialize, Serialize};

use engine::Seat;
use game_kit::ids::ids;
use game_kit::list::List;

use super::action::{Action, Pair};
use super::data::{BuildWay, Goods};
use super::gears::Gears;
use super::ids::{BuildingId, BuildingSet, Gear, GearSet, MonumentSet, Technology, TempleSet, TileId, TileSet};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    pub(super) table: Table,
    pub(super) hidden: Hidden,
}

impl State {
    /// The public part of the state.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

/// The public part of the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// `true` if scores can't fall below 0 (rules 13.5).
    pub floor_at_zero: bool,
    pub phase: Phase,
    /// Days that the calendar has advanced, including this round.
    pub day: u8,
    /// Age of the buildings in use, 1 or 2.
    pub age: u8,
    /// The seat with the first player marker.
    pub first_seat: Seat,
    /// Corn on the teeth of the calendar.
    pub pool: u16,
    /// Skulls that can still be gained.
    pub skulls_in_bank: u8,
    /// The workers on the gears.
    pub gears: Gears,
    /// The seat whose worker occupies the first player space.
    pub first_player_space: Option<Seat>,
    /// The jungle groups of Palenque 2, 3, 4 and 5; see [`Table::group`].
    pub jungle: [Group; 4],
    /// The places of the building offer.
    pub offer: [Option<BuildingId>; 6],
    /// Buildings left in the deck of the current age.
    pub deck: u8,
    /// Monuments that can still be built.
    pub monuments: MonumentSet,
    /// The actions of Chichen Itza with a skull on them, bit n for action n.
    pub skulls_on_chichen_itza: u16,
    pub players: List<Player, 4>,
    /// `true` for seats that have already chosen wealth tiles.
    pub chosen: [bool; 4],
    /// The seat to move. In the calendar phase, the seat that decides about the days.
    pub active: Seat,
    /// The progress of the turn.
    pub turn: Turn,
    /// Open tasks of this turn before the next worker. The last one comes first.
    pub tasks: List<Task, TASKS>,
    pub food_days_held: u8,
    /// Number of completed turns ([`engine::Game::turn`]).
    pub turns: u32,
    /// The result, after the end.
    pub result: Option<FinalResult>,
}

/// Room for tasks. The deepest nesting is Uxmal 5 for Tikal 4, whose building uses Tikal 4 again. On each of these
/// levels, at most the second building and the rest of a building's effects wait. Then comes one question with one more
/// after it, which makes 8.
pub(crate) const TASKS: usize = 12;

ids! {
    #[derive(Default)]
    Phase "phase" {
        /// All seats choose their wealth tiles.
        #[default]
        Choosing = "choosing",
        /// A seat takes its turn.
        Turns = "turns",
        /// A seat decides how many days the calendar advances.
        Calendar = "calendar",
        Over = "over",
    }
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
    /// Corn tiles without a wood tile on them.
    pub const fn uncovered(self) -> u8 {
        self.corn.saturating_sub(self.wood)
    }
}

/// A player's possessions.
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
    /// `true` if the board shows its light side, which allows a two-day advance.
    pub board_light: bool,
    /// The steps of the markers, by temple.
    pub temples: [u8; 3],
    /// The levels, by technology.
    pub technologies: [u8; 4],
    /// The player's wealth tiles, after all are revealed.
    pub wealth: TileSet,
    /// Buildings built.
    pub buildings: BuildingSet,
    /// Monuments built.
    pub monuments: MonumentSet,
    /// Corn tiles kept.
    pub corn_tiles: u8,
    /// Wood tiles kept.
    pub wood_tiles: u8,
    /// The sources of the points on the track, by [`Earned`]. They are not saved: after loading a position, only new
    /// points have a source.
    #[serde(skip)]
    pub earned: [i16; Earned::ALL.len()],
}

ids! {
    /// The sources of points on the track, in display order.
    Earned "source of points" {
        /// Effects of wealth tiles.
        Tiles = "tiles",
        /// The temples at the end of the first age.
        TemplesFirst = "temples-first",
        /// The temples at the end of the second age.
        TemplesSecond = "temples-second",
        /// Skulls offered on Chichen Itza.
        Offerings = "offerings",
        /// Effects of buildings.
        Buildings = "buildings",
        /// Architecture, and the bonuses of technologies.
        Technologies = "technologies",
        /// Unfed workers.
        Hunger = "hunger",
    }
}

impl Player {
    pub fn level(&self, technology: Technology) -> usize {
        usize::from(self.technologies[technology.index()])
    }
}

/// The progress of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub mode: Mode,
    /// `true` if the seat has begged.
    pub begged: bool,
    /// `true` if the gods have shown mercy. Then the seat places no further worker (rules 5.2).
    pub mercy: bool,
    /// Workers placed.
    pub placed: u8,
}

/// Placing or picking up. A turn never does both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The seat has neither placed nor picked up a worker yet.
    #[default]
    Open,
    /// The seat places workers.
    Placing,
    /// The seat picks up workers.
    Picking,
}

/// A task to finish before the turn continues. All except [`Task::Effects`] ask the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Choose the action of a picked-up worker: `action n` or `nothing`.
    ChooseAction {
        /// The gear that the worker was on.
        gear: Gear,
        /// The space that the worker was on.
        space: u8,
    },
    /// Choose a harvest.
    Harvest {
        /// The action of Palenque, which is also the group.
        space: u8,
    },
    /// Choose the temple in which to go down after burning.
    Lower {
        /// The action of Palenque that then gives corn.
        space: u8,
    },
    /// Choose a technology to advance for payment.
    Advance {
        /// Number of advances left, including this one.
        levels: u8,
        /// `true` if the seat can stop.
        optional: bool,
    },
    /// Choose the payment for a technology's advance or bonus.
    PayAdvance { technology: Technology },
    /// Choose a technology to advance for free.
    AdvanceFree {
        /// Number of advances left, including this one.
        levels: u8,
    },
    /// Choose the payment for climbing, in resources of any kind.
    PayClimb {
        resources: u8,
        /// Number of different temples in which to climb.
        temples: u8,
    },
    /// Choose the temple in which to climb.
    Climb {
        /// Number of steps left, including this one.
        steps: u8,
        /// Temples that are not allowed (those already chosen, if they must differ).
        except: TempleSet,
        /// `true` if each further step must be in another temple.
        different: bool,
    },
    /// Choose a resource to gain.
    GainAny {
        /// Number of resources left, including this one.
        count: u8,
    },
    /// Choose a building or monument.
    Build {
        /// The way of building, which decides the price.
        how: BuildWay,
    },
    /// Exchange at the market, or stop.
    #[default]
    Market,
    /// Choose an action to use for corn.
    Use {
        gears: GearSet,
        /// The corn to pay.
        corn: u16,
        /// `true` if the seat can decline.
        optional: bool,
    },
    /// Choose a resource to offer after an action of Chichen Itza (theology level 2), or decline.
    Offering,
    /// The remaining effects of a source. They happen automatically up to the next question.
    Effects { source: Source, next: u8 },
}

impl Task {
    /// The task for some steps in temples of choice.
    pub(super) fn climb(steps: u8, different: bool) -> Task {
        Task::Climb { steps, except: TempleSet::default(), different }
    }

    /// The space with the action that the question is about.
    pub(crate) fn space(self) -> Option<(Gear, u8)> {
        match self {
            Task::ChooseAction { gear, space } => Some((gear, space)),
            Task::Harvest { space } | Task::Lower { space } => Some((Gear::Palenque, space)),
            _ => None,
        }
    }

    /// The rest of a question that asks several times, after this answer.
    pub(super) fn rest(self, answer: Action) -> Option<Task> {
        if matches!(answer, Action::Stop) {
            return None;
        }
        match self {
            Task::Advance { levels: levels @ 2.., .. } => Some(Task::Advance { levels: levels - 1, optional: true }),
            Task::AdvanceFree { levels: levels @ 2.. } => Some(Task::AdvanceFree { levels: levels - 1 }),
            Task::GainAny { count: count @ 2.. } => Some(Task::GainAny { count: count - 1 }),
            Task::Market => Some(Task::Market),
            Task::Climb { steps: steps @ 2.., mut except, different } => {
                if let (Action::Climb(temple), true) = (answer, different) {
                    except.insert(temple);
                }
                Some(Task::Climb { steps: steps - 1, except, different })
            }
            _ => None,
        }
    }
}

/// The source of a series of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Tile(TileId),
    Building(BuildingId),
    /// The bonus beyond the highest level of a technology.
    Bonus(Technology),
}

impl Source {
    /// The source of the points that its effects give.
    pub(crate) const fn earns(self) -> Earned {
        match self {
            Source::Tile(_) => Earned::Tiles,
            Source::Building(_) => Earned::Buildings,
            Source::Bonus(_) => Earned::Technologies,
        }
    }
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

/// The hidden part of the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hidden {
    /// The wealth tiles dealt to each seat, until all choices are revealed.
    pub(super) offers: List<[TileId; 4], 4>,
    /// Secret choices, by seat, until all are revealed.
    // Hashes of saved positions depend on this name.
    #[serde(rename = "kept")]
    pub(super) kept_tiles: [Option<Pair<TileId>>; 4],
    /// The buildings left of age 1, with the next one last.
    pub(super) deck_age_1: List<BuildingId, 14>,
    /// The buildings left of age 2, with the next one last.
    pub(super) deck_age_2: List<BuildingId, 18>,
}
