//! Names of the components.

use crate::games::kit::ids::{ids, numbered};

use super::data::data;

ids! {
    /// A crop.
    Crop "crop" {
        /// Maize.
        Maize = "maize",
        /// Beans.
        Beans = "beans",
        /// Squash.
        Squash = "squash",
    }
}

numbered! {
    /// A field card (rules 1).
    Card "card", 18, data().cards
}

impl Card {
    /// Its crop.
    pub fn crop(self) -> Crop {
        data().cards[self.index()].crop
    }

    /// Its points without water.
    pub fn worth(self) -> u8 {
        data().cards[self.index()].worth
    }
}
