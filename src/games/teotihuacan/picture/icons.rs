//! Effects and prices of Teotihuacan as rows of icons.

use crate::games::kit::picture::icons::Icons;
use crate::games::teotihuacan::data::Effects;
use crate::games::teotihuacan::goods::Goods;
use crate::games::teotihuacan::ids::{Resource, Temple};

use super::parts::{resource, temple};

/// Teotihuacan's additions to a row of icons.
pub(super) trait GameIcons: Sized {
    #[must_use]
    fn goods(self, goods: &Goods) -> Self;

    #[must_use]
    fn resources(self, goods: &Goods) -> Self;

    /// All effects of a tile, a cell or a step.
    #[must_use]
    fn effects(self, effects: &Effects) -> Self;
}

impl GameIcons for Icons {
    fn goods(mut self, goods: &Goods) -> Self {
        if goods.cocoa > 0 {
            self = self.amount(goods.cocoa, "cocoa");
        }
        self.resources(goods)
    }

    fn resources(mut self, goods: &Goods) -> Self {
        for (kind, amount) in Resource::ALL.iter().zip(goods.resources) {
            if amount > 0 {
                self = self.amount(amount, resource(*kind));
            }
        }
        self
    }

    fn effects(mut self, effects: &Effects) -> Self {
        if effects.score > 0 {
            self = self.points(effects.score);
        }
        self = self.goods(&effects.goods);
        if effects.any_resources > 0 {
            self = self.amount(effects.any_resources.into(), "cube");
        }
        for (of, steps) in Temple::ALL.iter().zip(effects.temples) {
            self = self.icons(steps, temple(*of));
        }
        self = self.icons(effects.any_temple, "t-any").icons(effects.avenue, "road");
        self = match effects.power_ups {
            0 | 1 => self.icons(effects.power_ups, "pow"),
            more => self.amount(more.into(), "pow"),
        };
        self.icons(effects.free_technology, "tech").icons(effects.attached_discovery, "disctile")
    }
}
