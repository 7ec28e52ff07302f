//! The setup: deals one, and starts a game from it (rules 1).

use serde::{Deserialize, Serialize};

use engine::{OptionSpec, Options, Rng, Seat, SetupError};

use super::data::data;
use super::ids::Card;
use super::state::{Player, State, Table};

/// Each player's water at the start.
pub(super) const WATER: OptionSpec = OptionSpec { id: "water", values: &["two", "three"], default: "two" };

/// The random part of the setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// All cards in drawing order.
    pub deck: Vec<Card>,
}

pub(super) fn deal(rng: &mut Rng) -> Setup {
    let mut deck: Vec<Card> = Card::all().collect();
    rng.shuffle(&mut deck);
    Setup { deck }
}

/// The setup with a new order of the cards that are still in the deck.
pub(super) fn redeal(setup: &Setup, state: &State, rng: &mut Rng) -> Option<Setup> {
    let mut setup = setup.clone();
    rng.shuffle_last(state.deck.len(), &mut setup.deck);
    Some(setup)
}

pub(super) fn start(seats: u8, options: &Options, setup: &Setup) -> Result<State, SetupError> {
    if !Card::all().all(|card| setup.deck.contains(&card)) || setup.deck.len() != Card::COUNT {
        return Err(SetupError("`deck` must have every card once".to_owned()));
    }
    let water = if options.get(&WATER) == "three" { 3 } else { 2 };
    let (open, deck) = setup.deck.split_at(data().open_cards.into());
    let table = Table {
        players: vec![Player { cards: Vec::new(), water }; seats.into()],
        open: open.to_vec(),
        discards: Vec::new(),
        active: Seat::default(),
        watering: false,
        turns: 0,
        deck: deck.len() as u8,
    };
    Ok(State { table, deck: deck.iter().rev().copied().collect() })
}
