//! Amounts of goods.

use serde::{Deserialize, Serialize};

use super::ids::Resource;

/// An amount of each good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Goods {
    pub cocoa: u16,
    /// Wood, stone and gold.
    pub resources: [u16; 3],
}

impl Goods {
    /// An amount of cocoa.
    pub const fn cocoa(cocoa: u16) -> Self {
        Goods { cocoa, resources: [0; 3] }
    }

    pub const fn of(resource: Resource, amount: u16) -> Self {
        let mut goods = Goods::cocoa(0);
        goods.resources[resource as usize] = amount;
        goods
    }

    /// Returns `true` if these goods cover a price.
    pub fn cover(&self, price: &Goods) -> bool {
        self.cocoa >= price.cocoa && self.resources.iter().zip(&price.resources).all(|(have, due)| have >= due)
    }

    /// Number of goods of all kinds.
    pub fn count(&self) -> u16 {
        self.cocoa + self.resources.iter().sum::<u16>()
    }

    /// Returns `true` if all amounts are 0.
    pub(crate) fn is_nothing(&self) -> bool {
        *self == Goods::default()
    }

    /// The missing part of a price.
    pub fn missing(&self, price: &Goods) -> Goods {
        let mut missing = *price;
        missing.remove(self);
        missing
    }

    pub fn add(&mut self, more: &Goods) {
        self.cocoa = self.cocoa.saturating_add(more.cocoa);
        for (have, gained) in self.resources.iter_mut().zip(&more.resources) {
            *have = have.saturating_add(*gained);
        }
    }

    /// Removes goods, but not below 0.
    pub fn remove(&mut self, price: &Goods) {
        self.cocoa = self.cocoa.saturating_sub(price.cocoa);
        for (have, due) in self.resources.iter_mut().zip(&price.resources) {
            *have = have.saturating_sub(*due);
        }
    }
}
