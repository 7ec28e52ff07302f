//! The game at one moment: its public part and its hidden part.

use serde::{Deserialize, Serialize};

use engine::Seat;

use super::data::data;
use super::ids::Card;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct State {
    pub(super) table: Table,
    /// The deck, with the next card last.
    pub(super) deck: Vec<Card>,
}

/// A state before the check.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Parts {
    pub(super) table: Table,
    pub(super) deck: Vec<Card>,
}

impl From<State> for Parts {
    fn from(state: State) -> Self {
        Parts { table: state.table, deck: state.deck }
    }
}

/// The public part of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub players: Vec<Player>,
    /// The open cards from the left.
    pub open: Vec<Card>,
    /// Cards that have left the game.
    pub discards: Vec<Card>,
    /// The seat whose turn it is.
    pub active: Seat,
    /// `true` while the player can water the card that was just taken.
    pub watering: bool,
    /// Completed turns of all players together.
    pub turns: u32,
    /// Cards in the deck.
    pub deck: u8,
}

/// A player's possessions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cards in the order in which they were taken, with `true` for a watered one.
    pub cards: Vec<(Card, bool)>,
    /// Water left.
    pub water: u8,
}

impl Table {
    /// The seats in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The round, from 1.
    pub fn round(&self) -> u32 {
        (self.turns / self.players.len() as u32 + 1).min(data().turns.into())
    }

    /// Returns `true` if each player has had all turns (rules 4).
    pub fn is_over(&self) -> bool {
        self.turns >= u32::from(data().turns) * self.players.len() as u32
    }
}
