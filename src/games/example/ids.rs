//! Names of the components.

use crate::games::kit::ids::{ids, numbered};

use super::data::data;

ids! {
    /// What grows on a field.
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
    /// What grows on it.
    pub fn crop(self) -> Crop {
        data().cards[self.index()].crop
    }

    /// Its points without water.
    pub fn worth(self) -> u8 {
        data().cards[self.index()].worth
    }
}
