//! Amounts of materials.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ids::Material;

/// Amounts of the five materials.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goods([u16; 5]);

impl Goods {
    pub const NONE: Goods = Goods([0; 5]);

    pub fn of(material: Material, amount: u16) -> Self {
        let mut goods = Goods::NONE;
        goods[material] = amount;
        goods
    }

    /// Returns `true` if the goods include all of `cost`.
    pub fn cover(self, cost: Goods) -> bool {
        self.0.iter().zip(cost.0).all(|(&have, need)| have >= need)
    }

    /// Total of wood, stone and gold.
    pub fn resources(self) -> u16 {
        self.0[1] + self.0[2] + self.0[3]
    }

    /// Returns `true` if all amounts are 0.
    pub fn is_empty(self) -> bool {
        self == Goods::NONE
    }

    /// The materials with an amount above 0, in the order of the data file.
    pub fn iter(self) -> impl Iterator<Item = (Material, u16)> {
        Material::ALL.into_iter().zip(self.0).filter(|&(_, amount)| amount > 0)
    }
}

impl Index<Material> for Goods {
    type Output = u16;

    fn index(&self, material: Material) -> &u16 {
        &self.0[material.index()]
    }
}

impl IndexMut<Material> for Goods {
    fn index_mut(&mut self, material: Material) -> &mut u16 {
        &mut self.0[material.index()]
    }
}

impl std::ops::AddAssign for Goods {
    fn add_assign(&mut self, other: Goods) {
        for (have, more) in self.0.iter_mut().zip(other.0) {
            *have = have.saturating_add(more);
        }
    }
}

impl std::ops::SubAssign for Goods {
    /// Subtracts, but not below 0.
    fn sub_assign(&mut self, other: Goods) {
        for (have, less) in self.0.iter_mut().zip(other.0) {
            *have = have.saturating_sub(less);
        }
    }
}

/// The written form of goods: amounts by material. A missing material means 0.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedGoods {
    #[serde(default)]
    corn: u16,
    #[serde(default)]
    wood: u16,
    #[serde(default)]
    stone: u16,
    #[serde(default)]
    gold: u16,
    #[serde(default)]
    skull: u16,
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [corn, wood, stone, gold, skull] = self.0;
        NamedGoods { corn, wood, stone, gold, skull }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = NamedGoods::deserialize(deserializer)?;
        Ok(Goods([named.corn, named.wood, named.stone, named.gold, named.skull]))
    }
}
