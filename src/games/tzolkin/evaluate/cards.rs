//! What wealth tiles and buildings give, added up once from the data file.

use std::sync::LazyLock;

use super::super::data::{Effect, Goods, data};
use super::super::ids::{Kind, Material};

/// What one card gives, as amounts to be multiplied by what they are worth.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Card {
    pub(super) kind: Option<Kind>,
    pub(super) cost: [f32; 3],
    pub(super) points: f32,
    pub(super) corn: f32,
    pub(super) resources: [f32; 3],
    pub(super) skulls: f32,
    pub(super) workers: f32,
    pub(super) climb: [f32; 3],
    pub(super) climb_any: f32,
    pub(super) advance: [f32; 4],
    pub(super) advance_any: f32,
    pub(super) feed_free: f32,
    pub(super) feed_discount: f32,
    pub(super) build: f32,
    pub(super) market: f32,
    pub(super) use_action: f32,
    pub(super) any_resources: f32,
}

impl Card {
    pub(super) fn of(effects: &[Effect]) -> Self {
        let mut card = Card::default();
        for effect in effects {
            card.add(effect);
        }
        card
    }

    fn add(&mut self, effect: &Effect) {
        match *effect {
            Effect::Gain { materials } => {
                self.corn += f32::from(materials[Material::Corn]);
                self.skulls += f32::from(materials[Material::Skull]);
                for (have, more) in self.resources.iter_mut().zip(resources(materials)) {
                    *have += more;
                }
            }
            Effect::GainVp { vp } => self.points += f32::from(vp),
            Effect::GainWorker { workers } => self.workers += f32::from(workers),
            Effect::Climb { temple, steps } => self.climb[temple.index()] += f32::from(steps),
            Effect::ClimbAny { steps } => self.climb_any += f32::from(steps),
            Effect::Advance { technology, levels } => self.advance[technology.index()] += f32::from(levels),
            Effect::AdvanceAny { levels } => self.advance_any += f32::from(levels),
            Effect::BuildBuilding => self.build += 1.0,
            Effect::Market => self.market += 1.0,
            Effect::UseAction { .. } => self.use_action += 1.0,
            Effect::FeedFree { workers } => self.feed_free += f32::from(workers),
            Effect::FeedDiscount { corn_per_worker } => self.feed_discount += f32::from(corn_per_worker),
            Effect::GainAnyResource { count } => self.any_resources += f32::from(count),
        }
    }
}

/// Wood, stone and gold.
pub(super) fn resources(goods: Goods) -> [f32; 3] {
    [f32::from(goods[Material::Wood]), f32::from(goods[Material::Stone]), f32::from(goods[Material::Gold])]
}

/// The cards and temples in the form that the evaluation uses.
pub(super) struct Cards {
    pub(super) tiles: Vec<Card>,
    pub(super) buildings: Vec<Card>,
    pub(super) monuments: Vec<(Card, f32)>,
    /// Points by step; beyond the top those of the top.
    pub(super) temple_points: [[f32; 12]; 3],
    /// Resources of the mid-age rewards up to each step: material and number.
    pub(super) rewards: [[[f32; 5]; 12]; 3],
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
        let buildings = data.buildings.iter().map(|building| Card {
            kind: Some(building.kind),
            cost: resources(building.cost),
            ..Card::of(&building.effects)
        });
        let monuments = data.monuments.iter().map(|monument| {
            let card = Card { kind: Some(monument.kind), cost: resources(monument.cost), ..Card::default() };
            (card, f32::from(monument.cost[Material::Skull]))
        });
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
        Cards {
            tiles: data.wealth_tiles.iter().map(|tile| Card::of(&tile.effects)).collect(),
            buildings: buildings.collect(),
            monuments: monuments.collect(),
            temple_points,
            rewards,
            highest: std::array::from_fn(|temple| data.temples[temple].age_bonus.map(f32::from)),
            corn_value: data.corn_value.map(|corn| f32::from(corn) / 4.0),
            build_corn: data.build_corn.map(f32::from),
            build_points: data.build_vp.map(f32::from),
        }
    });
    &CARDS
}
