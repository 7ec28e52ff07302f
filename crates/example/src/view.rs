//! A viewer's knowledge: everything except the order of the deck.

use serde::Serialize;

use engine::{Rng, Viewer};

use super::ids::Card;
use super::state::{State, Table};

/// A viewer's knowledge. In this game all viewers know the same.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The public part.
    pub table: Table,
}

impl View {
    pub(super) fn new(state: &State, _viewer: Viewer) -> View {
        View { table: state.table.clone() }
    }

    /// A possible game: the unseen cards are in the deck in any order.
    pub(super) fn imagine(&self, rng: &mut Rng) -> State {
        let table = &self.table;
        let owned = |card: Card| table.players.iter().any(|player| player.cards.iter().any(|(own, _)| *own == card));
        let seen = |card: &Card| table.open.contains(card) || table.discards.contains(card) || owned(*card);
        let mut deck: Vec<Card> = Card::all().filter(|card| !seen(card)).collect();
        rng.shuffle(&mut deck);
        State { table: table.clone(), deck }
    }
}
