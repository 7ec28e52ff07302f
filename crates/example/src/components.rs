//! The components, and the numbers of the data file.

use std::sync::LazyLock;

use engine::Phrase;
use game_kit::ids::{ids, named, numbered};
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

pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        // The file is part of the program, and every test of the game reads it.
        serde_json::from_str(include_str!("../../../assets/data/example.json")).expect("the data file is complete")
    });
    &DATA
}

impl Card {
    pub fn data(self) -> &'static CardData {
        &data().cards[self.index()]
    }

    /// Points of the card. A watered one counts twice.
    pub fn worth(self, watered: bool) -> i32 {
        i32::from(self.data().worth) * if watered { 2 } else { 1 }
    }

    /// Its identifier on the board of the page.
    pub fn place(self) -> String {
        format!("card:{}", self.id())
    }

    pub fn name(self) -> Phrase {
        Phrase::new(format!("example-card-{}", self.data().crop.id())).with("worth", self.data().worth)
    }
}
