//! Names of the components.

use crate::games::kit::ids::{ids, numbered};

use super::data::data;

ids! {
    Crop "crop" {
        Maize = "maize",
        Beans = "beans",
        Squash = "squash",
    }
}

numbered! {
    /// A field card (rules 1).
    Card "card", 18, data().cards
}

impl Card {
    pub fn crop(self) -> Crop {
        data().cards[self.index()].crop
    }

    /// Points of the card without water.
    pub fn worth(self) -> u8 {
        data().cards[self.index()].worth
    }
}
