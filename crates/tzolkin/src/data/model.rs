//! The numbers of every component, read once from the data file (rules 18).

use serde::Deserialize;

pub use super::super::goods::Goods;
use super::super::ids::{BuildingSet, Gear, Kind, Material, MonumentSet, Resource, Technology, Temple};
use super::offer::{Effect, Offer, PricedAction, SpaceAction, SpaceBonus};

/// The scoring of a monument (rules 11).
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Scoring {
    /// Points for each of the player's constructions of a kind.
    PerOwnKind {
        kind: Kind,
        /// Points for each.
        vp: i32,
    },
    /// Points for each of the player's buildings and monuments.
    PerOwnConstruction {
        /// Points for each.
        vp: i32,
    },
    PerOwnHarvestTile {
        /// Corn or wood tiles.
        tile: HarvestTile,
        /// Points for each.
        vp: i32,
    },
    /// Points for each monument that any player has built.
    PerMonumentOfAllPlayers {
        /// Points for each, by the number of players from 0.
        vp_by_players: [i32; 5],
    },
    TechnologiesAtLevel {
        level: u8,
        /// Points by number of such technologies.
        vp_by_count: [i32; 5],
    },
    PerTechnologyLevel {
        /// Points for each.
        vp: i32,
    },
    WorkersInPlay {
        /// Points by number of workers, from 0.
        vp_by_workers: [i32; 7],
    },
    /// The points of the player's steps in the temples.
    TempleStepVp,
    /// Points for each step above the start in the best temple.
    StepsAboveStartInOneTemple {
        /// Points for each.
        vp_per_step: i32,
    },
    PerSkullOnChichenItza {
        /// Points for each.
        vp: i32,
    },
}

/// The two kinds of harvest tiles.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum HarvestTile {
    Corn,
    Wood,
}

/// A starting wealth tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WealthTile {
    pub id: String,
    /// The space that the tile names for dummy workers.
    pub dummy: SpaceName,
    pub effects: Vec<Effect>,
}

/// A space of a gear.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceName {
    pub gear: Gear,
    pub space: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    pub id: String,
    /// 1 or 2.
    pub age: u8,
    /// Its kind, which monuments count.
    pub kind: Kind,
    /// Its English name, for readers of the data file.
    pub name: String,
    /// Resources to pay.
    pub cost: Goods,
    /// Its effects, in this order.
    pub effects: Vec<Effect>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monument {
    pub id: String,
    pub kind: Kind,
    /// Its English name, for readers of the data file.
    pub name: String,
    /// Materials to pay.
    pub cost: Goods,
    pub scoring: Scoring,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TempleStep {
    /// Points at an end of age.
    pub vp: i16,
    /// The reward for each player on this step or above on a mid-age food day.
    pub reward: Option<Material>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TempleData {
    pub id: Temple,
    /// The step of every marker at the start.
    pub start_step: u8,
    /// The steps, lowest first.
    pub steps: Vec<TempleStep>,
    /// Points for the highest marker, by age from 0.
    pub age_bonus: [i16; 3],
}

impl TempleData {
    /// The number of the top step.
    pub fn top(&self) -> u8 {
        self.steps.len() as u8 - 1
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoodDay {
    /// The day of the calendar.
    pub day: u8,
    /// The age that it belongs to.
    pub age: u8,
    /// The event after feeding.
    pub reward: FoodDayReward,
}

/// The event on a food day after feeding (rules 13.4).
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum FoodDayReward {
    /// The temples give materials.
    MidAge,
    /// The temples give points.
    EndOfAge,
}

/// Numbers that depend on the number of players.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByPlayers {
    pub players: usize,
    /// Monuments on offer.
    pub monuments: usize,
    /// Stacks in each jungle group.
    pub jungle_tiles_per_group: u8,
    pub dummy_workers: u8,
}

/// The shape of one gear.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "GearRow")]
pub struct GearData {
    pub id: Gear,
    /// Positions, with and without number.
    pub teeth: u8,
    /// The highest numbered space.
    pub last_space: u8,
    /// The highest number of an action; the numbered spaces above it are free choice spaces.
    pub last_action: u8,
    /// Offset of the second dummy worker, if there is one.
    pub dummy_opposite_offset: Option<u8>,
    /// The action of each numbered space.
    pub offers: [Offer; 13],
}

/// A gear as the file lists it, space by space.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GearRow {
    id: Gear,
    teeth: u8,
    last_space: u8,
    dummy_opposite_offset: Option<u8>,
    spaces: Vec<SpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    action: SpaceAction,
    bonus: Option<SpaceBonus>,
}

impl TryFrom<GearRow> for GearData {
    type Error = &'static str;

    fn try_from(row: GearRow) -> Result<Self, Self::Error> {
        if row.teeth > 13 || row.last_space >= row.teeth || row.spaces.len() != usize::from(row.last_space) + 1 {
            return Err("a gear has up to 13 teeth and an action for each numbered space");
        }
        let mut offers = [SpaceAction::Priced(PricedAction::None).offer(0, None)?; 13];
        let mut last_action = 0;
        for ((number, offer), space) in (0..).zip(&mut offers).zip(row.spaces) {
            *offer = space.action.offer(number, space.bonus)?;
            if !offer.effects.is_empty() {
                last_action = number;
            }
        }
        let GearRow { id, teeth, last_space, dummy_opposite_offset, .. } = row;
        Ok(GearData { id, teeth, last_space, last_action, dummy_opposite_offset, offers })
    }
}

/// A technology: its costs and its bonus.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyData {
    pub id: Technology,
    /// Resources to pay for leaving each level. On the highest level they pay for the bonus.
    pub cost: [u8; 4],
    /// The effects of the bonus beyond the highest level.
    pub bonus: Vec<Effect>,
}

/// All data, in the form that the rules use.
#[derive(Debug, Deserialize)]
pub struct Data {
    pub corn_at_start: u16,
    /// Workers in play at the start.
    pub workers_at_start: u8,
    pub workers_max: u8,
    /// Numbers for 2, 3 and 4 players.
    by_players: [ByPlayers; 3],
    /// The four food days.
    pub food_days: [FoodDay; 4],
    /// Corn for adding a worker, by the number placed before it this turn.
    pub placement_cost: [u16; 6],
    /// Corn for the first player space.
    pub first_player_corn: u16,
    /// A player with more corn than this can't beg.
    pub beg_max_corn: u16,
    pub beg_corn_after: u16,
    /// Corn for each worker on a food day.
    pub corn_per_worker: u16,
    /// Points lost for each unfed worker.
    pub vp_per_unfed: i16,
    /// Corn that makes one point at the end.
    pub corn_per_vp: i32,
    /// Points for each skull at the end.
    pub vp_per_skull: i32,
    pub skulls: u8,
    /// Corn for which each resource is bought and sold.
    pub corn_value: [u16; 3],
    /// Corn for each resource of a building's cost when the player pays with corn, the same on all spaces.
    #[serde(skip)]
    pub corn_per_resource: u16,
    pub gears: [GearData; 5],
    pub technologies: [TechnologyData; 4],
    /// Additional corn with every corn harvest, by level of agriculture.
    pub harvest_corn: [u16; 4],
    /// Additional corn when fishing, by level of agriculture.
    pub fish_corn: [u16; 4],
    /// `true` if players can harvest corn without a tile, by level of agriculture.
    pub harvest_bare: [bool; 4],
    /// Corn for building a building, by level of architecture.
    pub build_corn: [u16; 4],
    /// Points for building a building, by level of architecture.
    pub build_vp: [i16; 4],
    /// Resources saved on a building, by level of architecture.
    pub discount_resources: [u8; 4],
    /// Corn saved on a building on Uxmal, by level of architecture.
    pub discount_corn: [u16; 4],
    /// Number of spaces that an action of Chichen Itza can be ahead, by level of theology.
    pub ahead: [u8; 4],
    /// `true` if players can offer a resource after an action of Chichen Itza, by level of theology.
    pub offering: [bool; 4],
    pub temples: [TempleData; 3],
    pub wealth_tiles: Vec<WealthTile>,
    pub buildings: Vec<Building>,
    pub monuments: Vec<Monument>,
    /// The buildings and the monuments by [`Kind`].
    #[serde(skip)]
    pub of_kind: [(BuildingSet, MonumentSet); 4],
}

impl Data {
    /// The numbers for this many players, or for the nearest number that can play.
    pub fn by_players(&self, players: usize) -> &ByPlayers {
        &self.by_players[players.clamp(2, 4) - 2]
    }

    /// Corn for which a resource is bought and sold.
    pub(crate) fn corn_value(&self, resource: Resource) -> u16 {
        self.corn_value[resource.index()]
    }

    /// The shape of a gear.
    pub fn gear(&self, gear: Gear) -> &GearData {
        &self.gears[gear.index()]
    }

    /// The action of a space. Numbers without a space have none.
    pub fn offer(&self, gear: Gear, space: u8) -> &Offer {
        let offers = &self.gear(gear).offers;
        offers.get(usize::from(space)).unwrap_or(&offers[0])
    }

    /// Points for a skull on a space of Chichen Itza, if it takes one.
    pub fn skull_points(&self, space: u8) -> Option<i16> {
        match self.offer(Gear::ChichenItza, space).main() {
            Some(Effect::GainVp { vp }) => Some(vp),
            _ => None,
        }
    }

    pub fn temple(&self, temple: Temple) -> &TempleData {
        &self.temples[temple.index()]
    }
}
