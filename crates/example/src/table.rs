//! The game at one moment: its public part and its hidden part.

use engine::{Outcome, Seat};
use game_kit::rules::checked;
use serde::{Deserialize, Serialize};

use super::components::{Card, Crop, data};

/// The random part of the setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// All cards in drawing order.
    pub deck: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    pub table: Table,
    /// The deck, with the next card last.
    pub deck: Vec<Card>,
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
    /// The seat to move.
    pub active: Seat,
    /// `true` while the player can water the card that was just taken.
    pub watering: bool,
    /// Completed turns of all players together.
    pub turns: u32,
    /// Cards in the deck.
    pub deck: u8,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cards in the order in which they were taken, with `true` for a watered one.
    pub cards: Vec<(Card, bool)>,
    /// Water left.
    pub water: u8,
}

impl State {
    /// The game before its first step (rules 1). `None` if the deck isn't complete.
    pub fn new(seats: u8, water: u8, setup: &Setup) -> Option<State> {
        let (open, deck) = setup.deck.split_at_checked(data().open_cards.into())?;
        let table = Table {
            players: vec![Player { water, ..Player::default() }; seats.into()],
            open: open.to_vec(),
            discards: Vec::new(),
            active: Seat::default(),
            watering: false,
            turns: 0,
            deck: deck.len() as u8,
        };
        Some(State { table, deck: deck.iter().rev().copied().collect() }).filter(|state| check(state).is_ok())
    }
}

checked! { State, check }

fn check(State { table, deck }: &State) -> Result<(), &'static str> {
    if !(2..=4).contains(&table.players.len()) || table.active.index() >= table.players.len() {
        return Err("invalid number of players");
    }
    let mut cards: Vec<Card> = table.seen().chain(deck.iter().copied()).collect();
    cards.sort();
    let complete = cards.into_iter().eq(Card::all()) && usize::from(table.deck) == deck.len();
    if complete { Ok(()) } else { Err("a card is missing or duplicated") }
}

impl Table {
    /// The seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The cards that aren't in the deck.
    pub fn seen(&self) -> impl Iterator<Item = Card> {
        let owned = self.players.iter().flat_map(|player| player.cards.iter().map(|(card, _)| card));
        owned.chain(&self.open).chain(&self.discards).copied()
    }

    /// Returns `true` if each player has had all turns (rules 4).
    pub fn is_over(&self) -> bool {
        self.turns >= u32::from(data().turns) * self.players.len() as u32
    }

    /// The points of a seat if the game ended now (rules 5): for cards, for sets and for water.
    pub fn points(&self, seat: Seat) -> [i32; 3] {
        let Player { cards, water } = self.player(seat);
        let worth = |(card, watered): &(Card, bool)| card.worth(*watered);
        let of = |crop: Crop| cards.iter().filter(|(card, _)| card.crop() == crop).count();
        let sets = Crop::ALL.map(of).into_iter().min().unwrap_or_default() as i32;
        [cards.iter().map(worth).sum(), sets * i32::from(data().set_points), (*water).into()]
    }

    /// The result if the game ended now.
    pub fn outcome(&self) -> Outcome {
        Outcome::by_points(self.seats().map(|seat| self.points(seat).into_iter().sum()).collect())
    }
}
