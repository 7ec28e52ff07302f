//! The numbers of the game, read once from the data file.

use std::sync::LazyLock;

use serde::Deserialize;

use game_kit::ids::named;

use super::ids::{Card, Crop};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    /// Turns of each player (rules 4).
    pub(super) turns: u8,
    /// Open cards (rules 1).
    pub(super) open_cards: u8,
    /// Points of a set of different crops (rules 5).
    pub(super) set_points: u8,
    pub(super) cards: [CardData; Card::COUNT],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardData {
    pub(super) id: String,
    pub(super) crop: Crop,
    pub(super) worth: u8,
}

pub(super) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        let text = include_str!("../../../../assets/data/example.json");
        // The file is part of the program, and every test of the game reads it.
        serde_json::from_str(text).expect("the data file is complete")
    });
    &DATA
}

named! { Card "card" in data().cards }

impl Card {
    pub fn crop(self) -> Crop {
        data().cards[self.index()].crop
    }

    /// Points of the card without water.
    pub fn worth(self) -> u8 {
        data().cards[self.index()].worth
    }
}
