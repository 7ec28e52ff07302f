//! The effects of wealth tiles and buildings, added up once from the data file.

use std::sync::LazyLock;

use super::super::data::{Effect, Goods, HarvestTile, Scoring, SpaceBonus, data};
use super::super::ids::{Gear, Kind, Material, Technology};

/// Number of sorts of things that cards give; see [`sort`].
pub(super) const SORTS: usize = 20;

/// The indexes of the sorts. A sort with several kinds starts at the index of the first.
pub(super) mod sort {
    pub(in super::super) const POINTS: usize = 0;
    pub(in super::super) const CORN: usize = 1;
    pub(in super::super) const RESOURCE: usize = 2;
    pub(in super::super) const SKULL: usize = 5;
    pub(in super::super) const WORKER: usize = 6;
    pub(in super::super) const CLIMB: usize = 7;
    pub(in super::super) const CLIMB_ANY: usize = 10;
    pub(in super::super) const ADVANCE: usize = 11;
    pub(in super::super) const ADVANCE_ANY: usize = 15;
    pub(in super::super) const ANY_RESOURCE: usize = 16;
    pub(in super::super) const BUILD: usize = 17;
    pub(in super::super) const MARKET: usize = 18;
    pub(in super::super) const USE: usize = 19;
}

/// The effects of one card, as amounts to multiply by their worth.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CardEffects {
    pub(super) kind: Option<Kind>,
    /// Wood, stone and gold that it costs.
    pub(super) cost: [f32; 3],
    pub(super) pieces: [u8; 3],
    /// Amounts by sort.
    pub(super) gives: [f32; SORTS],
    /// Savings on food days: workers that need no corn, and corn for each.
    pub(super) feed_free: f32,
    pub(super) feed_discount: f32,
}

impl CardEffects {
    pub(super) fn of(effects: &[Effect]) -> Self {
        let mut card = CardEffects::default();
        for effect in effects {
            card.add(effect);
        }
        card
    }

    fn add(&mut self, effect: &Effect) {
        let (sort, amount) = match *effect {
            Effect::Fish { corn } => (sort::CORN, f32::from(corn)),
            // No card harvests.
            Effect::Harvest { .. } => return,
            Effect::Gain { materials } => {
                for (kind, more) in resources(materials).into_iter().enumerate() {
                    self.gives[sort::RESOURCE + kind] += more;
                }
                self.gives[sort::SKULL] += f32::from(materials[Material::Skull]);
                (sort::CORN, f32::from(materials[Material::Corn]))
            }
            Effect::GainVp { vp } => (sort::POINTS, f32::from(vp)),
            Effect::GainWorker { workers } => (sort::WORKER, f32::from(workers)),
            Effect::Climb { temple, steps } => (sort::CLIMB + temple.index(), f32::from(steps)),
            Effect::ClimbAny { steps, .. } => (sort::CLIMB_ANY, f32::from(steps)),
            Effect::Advance { technology, levels } => (sort::ADVANCE + technology.index(), f32::from(levels)),
            Effect::AdvanceAny { levels, .. } => (sort::ADVANCE_ANY, f32::from(levels)),
            Effect::Build { .. } => (sort::BUILD, 1.0),
            Effect::Market => (sort::MARKET, 1.0),
            Effect::Use { .. } => (sort::USE, 1.0),
            Effect::GainAnyResource { count } => (sort::ANY_RESOURCE, f32::from(count)),
            Effect::FeedFree { workers } => {
                self.feed_free += f32::from(workers);
                return;
            }
            Effect::FeedDiscount { corn_per_worker } => {
                self.feed_discount += f32::from(corn_per_worker);
                return;
            }
        };
        self.gives[sort] += amount;
    }
}

/// Wood, stone and gold.
pub(super) fn resources(goods: Goods) -> [f32; 3] {
    [f32::from(goods[Material::Wood]), f32::from(goods[Material::Stone]), f32::from(goods[Material::Gold])]
}

/// The gains of a space, by the level of the technology that adds to it.
pub(super) struct Gains {
    pub(super) technology: Technology,
    /// Corn, wood, stone, gold and skulls.
    pub(super) by_level: [[f32; 5]; 4],
}

impl Gains {
    fn of(materials: Goods, bonus: &SpaceBonus) -> Self {
        let by_level = bonus.by_level.map(|more| Material::ALL.map(|kind| f32::from(materials[kind] + more[kind])));
        Gains { technology: bonus.technology, by_level }
    }
}

/// The cards and temples in the form that the evaluation uses.
pub(super) struct Cards {
    pub(super) tiles: Vec<CardEffects>,
    pub(super) buildings: Vec<CardEffects>,
    pub(super) monuments: Vec<(CardEffects, u8)>,
    /// Corn for each building on Uxmal 4, by level of architecture.
    pub(super) corn_price: Vec<[u16; 4]>,
    /// The highest of these corn prices.
    pub(super) most_corn: u16,
    /// Corn of fishing and harvesting on the spaces of Palenque, by level of agriculture.
    pub(super) palenque: [[f32; 4]; 6],
    /// Wood of harvesting there, `None` for spaces without wood.
    pub(super) palenque_wood: [Option<Gains>; 6],
    /// The gains of the spaces of Yaxchilan.
    pub(super) yaxchilan: [Gains; 6],
    /// The most skulls that one of these spaces gives.
    pub(super) most_skulls: u8,
    /// The monuments that score corn tiles, wood tiles and skulls on Chichen Itza, one bit each.
    pub(super) scored_by: [u64; 3],
    /// Points, temple and number of chosen resources of the spaces of Chichen Itza.
    pub(super) chichen_itza: [(f32, usize, f32); 10],
    /// Points by step. Indexes above the top have the value of the top.
    pub(super) temple_points: [[f32; 12]; 3],
    /// Resources of the mid-age rewards up to each step, by material.
    pub(super) rewards: [[[f32; 5]; 12]; 3],
    /// Probability that the leader now still leads after a number of days.
    pub(super) sure: [f32; 32],
    /// The bonus for the highest, by temple and age.
    pub(super) highest: [[f32; 3]; 3],
    /// Points of a wood, a stone and a gold at the end.
    pub(super) corn_value: [f32; 3],
    /// Corn and points for building, by level of architecture.
    pub(super) build_corn: [f32; 4],
    pub(super) build_points: [f32; 4],
}

pub(super) fn cards() -> &'static Cards {
    static CARDS: LazyLock<Cards> = LazyLock::new(|| {
        let data = data();
        let card = |kind: Kind, cost: Goods, effects: &[Effect]| {
            let cost = resources(cost);
            CardEffects { kind: Some(kind), cost, pieces: cost.map(|amount| amount as u8), ..CardEffects::of(effects) }
        };
        let buildings = data.buildings.iter().map(|building| card(building.kind, building.cost, &building.effects));
        let monuments = data
            .monuments
            .iter()
            .map(|monument| (card(monument.kind, monument.cost, &[]), monument.cost[Material::Skull] as u8));
        let mut temple_points = [[0.0; 12]; 3];
        let mut rewards = [[[0.0; 5]; 12]; 3];
        for (number, temple) in data.temples.iter().enumerate() {
            let mut so_far = [0.0; 5];
            for step in 0..12 {
                let reached = step.min(temple.steps.len() - 1);
                temple_points[number][step] = f32::from(temple.steps[reached].vp);
                if let Some(material) = temple.steps[reached].reward.filter(|_| reached == step) {
                    so_far[material.index()] += 1.0;
                }
                rewards[number][step] = so_far;
            }
        }
        let scored_by = [
            |scoring: &Scoring| matches!(scoring, Scoring::PerOwnHarvestTile { tile: HarvestTile::Corn, .. }),
            |scoring: &Scoring| matches!(scoring, Scoring::PerOwnHarvestTile { tile: HarvestTile::Wood, .. }),
            |scoring: &Scoring| matches!(scoring, Scoring::PerSkullOnChichenItza { .. }),
        ];
        let monuments_that = |score: fn(&Scoring) -> bool| {
            let bits = data.monuments.iter().enumerate().map(|(number, monument)| (number, score(&monument.scoring)));
            bits.fold(0, |all, (number, scores)| all | u64::from(scores) << number)
        };
        let corn_price = data.buildings.iter().map(|building| {
            let price = building.cost.resources() * data.corn_per_resource;
            data.discount_corn.map(|less| price.saturating_sub(less))
        });
        let corn_price: Vec<[u16; 4]> = corn_price.collect();
        let offers = |gear: Gear| data.gear(gear).offers;
        let (palenque, chichen_itza) = (offers(Gear::Palenque), offers(Gear::ChichenItza));
        let yaxchilan = offers(Gear::Yaxchilan);
        let yaxchilan: [Gains; 6] = std::array::from_fn(|space| match yaxchilan[space].main() {
            Some(Effect::Gain { materials }) => Gains::of(materials, &yaxchilan[space].bonus),
            _ => Gains::of(Goods::NONE, &yaxchilan[space].bonus),
        });
        let skulls = yaxchilan.iter().flat_map(|gains| gains.by_level.map(|gains| gains[4] as u8));
        Cards {
            most_skulls: skulls.max().unwrap_or_default(),
            scored_by: scored_by.map(monuments_that),
            most_corn: corn_price.iter().flatten().copied().max().unwrap_or_default(),
            corn_price,
            palenque: std::array::from_fn(|space| match palenque[space].main() {
                Some(Effect::Fish { corn }) => data.fish_corn.map(|more| f32::from(corn + more)),
                Some(Effect::Harvest { corn, .. }) => data.harvest_corn.map(|more| f32::from(corn + more)),
                _ => [0.0; 4],
            }),
            palenque_wood: std::array::from_fn(|space| match palenque[space].main() {
                Some(Effect::Harvest { wood: Some(wood), .. }) => {
                    Some(Gains::of(Goods::of(Material::Wood, wood), &palenque[space].bonus))
                }
                _ => None,
            }),
            yaxchilan,
            chichen_itza: std::array::from_fn(|space| match chichen_itza[space].effects[..] {
                [Effect::GainVp { vp }, Effect::Climb { temple, .. }, ref more @ ..] => {
                    let chosen = if let [Effect::GainAnyResource { count }] = more { *count } else { 0 };
                    (f32::from(vp), temple.index(), f32::from(chosen))
                }
                _ => (0.0, 0, 0.0),
            }),
            tiles: data.wealth_tiles.iter().map(|tile| CardEffects::of(&tile.effects)).collect(),
            buildings: buildings.collect(),
            monuments: monuments.collect(),
            temple_points,
            rewards,
            sure: std::array::from_fn(|days| 1.0 / (1.0 + days as f32 / 3.0)),
            highest: std::array::from_fn(|temple| data.temples[temple].age_bonus.map(f32::from)),
            corn_value: data.corn_value.map(|corn| f32::from(corn) / 4.0),
            build_corn: data.build_corn.map(f32::from),
            build_points: data.build_vp.map(f32::from),
        }
    });
    &CARDS
}
