//! The game at one moment, and the points that it would bring now.

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
    pub players: Vec<Player>,
    /// The open cards from the left.
    pub open: Vec<Card>,
    /// The deck, with the next card last.
    pub deck: Vec<Card>,
    /// The seat to move.
    pub active: Seat,
    /// `true` while the player can water the card that was just taken.
    pub watering: bool,
    /// Completed turns of all players together.
    pub turns: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cards in the order in which they were taken, with `true` for a watered one.
    pub cards: Vec<(Card, bool)>,
    /// Water left.
    pub water: u8,
}

checked! { State, check }

fn check(state: &State) -> Result<(), &'static str> {
    if !(2..=4).contains(&state.players.len()) || state.active.index() >= state.players.len() {
        return Err("invalid number of players");
    }
    let owned = state.players.iter().flat_map(|player| player.cards.iter().map(|(card, _)| card));
    let mut cards: Vec<&Card> = owned.chain(&state.open).chain(&state.deck).collect();
    cards.sort();
    if cards.is_sorted_by(|card, next| card < next) { Ok(()) } else { Err("a card is there twice") }
}

impl State {
    /// The game before its first step (rules 1). `None` if the deck isn't complete.
    pub fn new(seats: u8, water: u8, setup: &Setup) -> Option<State> {
        let (open, deck) = setup.deck.split_at_checked(data().open_cards.into())?;
        let state = State {
            players: vec![Player { water, ..Player::default() }; seats.into()],
            open: open.to_vec(),
            deck: deck.iter().rev().copied().collect(),
            active: Seat::default(),
            watering: false,
            turns: 0,
        };
        (setup.deck.len() == Card::COUNT && check(&state).is_ok()).then_some(state)
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// Returns `true` if each player has had all turns (rules 4).
    pub fn is_over(&self) -> bool {
        self.turns >= u32::from(data().turns) * self.players.len() as u32
    }

    /// The points of a seat if the game ended now (rules 5): for cards, for sets and for water.
    pub fn points(&self, seat: Seat) -> [i32; 3] {
        let Player { cards, water } = &self.players[seat.index()];
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
