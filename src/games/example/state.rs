//! The game at one moment: what lies open, and what is hidden.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::data::data;
use super::ids::Card;

/// The whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "super::check::Parts", into = "super::check::Parts")]
pub struct State {
    pub(super) table: Table,
    /// The deck, the next card last.
    pub(super) deck: Vec<Card>,
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The players by seat.
    pub players: Vec<Player>,
    /// The open cards from the left.
    pub open: Vec<Card>,
    /// Cards that have left the game.
    pub discards: Vec<Card>,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether the card that was just taken may be watered.
    pub watering: bool,
    /// Turns that are over, of all players together.
    pub turns: u32,
    /// Cards in the deck.
    pub deck: u8,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cards in the order in which they were taken, and whether each is watered.
    pub cards: Vec<(Card, bool)>,
    /// Water left.
    pub water: u8,
}

impl Table {
    /// The seats in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// A player's things.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The round, from 1.
    pub fn round(&self) -> u32 {
        (self.turns / self.players.len() as u32 + 1).min(data().turns.into())
    }

    /// Whether each player has had all turns (rules 4).
    pub fn is_over(&self) -> bool {
        self.turns >= u32::from(data().turns) * self.players.len() as u32
    }
}
