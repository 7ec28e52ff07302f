//! The components, and the numbers of the data file.

use engine::Phrase;
use game_kit::ids::{data, ids, named, numbered};
use serde::Deserialize;

ids! {
    Crop "crop" {
        Maize = "maize",
        Beans = "beans",
        Squash = "squash",
    }
}

numbered! {
    /// A field card (rules 1).
    Card, 18
}
named! { Card "card" in data().cards }

data! { Data = serde_json::from_str(include_str!("../../../assets/data/example.json")) }

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// Turns of each player (rules 4).
    pub turns: u8,
    /// Open cards (rules 1).
    pub open_cards: u8,
    /// Points of a set of different crops (rules 5).
    pub set_points: u8,
    pub cards: [CardData; Card::COUNT],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    pub id: String,
    pub crop: Crop,
    /// Points of the card without water.
    pub worth: u8,
}

impl Crop {
    pub fn name(self) -> Phrase {
        Phrase::new(format!("example-crop-{}", self.id()))
    }
}

impl Card {
    pub fn crop(self) -> Crop {
        data().cards[self.index()].crop
    }

    /// Points of the card. A watered one counts twice.
    pub fn worth(self, watered: bool) -> i32 {
        i32::from(data().cards[self.index()].worth) * if watered { 2 } else { 1 }
    }

    pub fn name(self) -> Phrase {
        Phrase::new(format!("example-card-{}", self.crop().id())).with("worth", self.worth(false))
    }
}
