//! Checks that a loaded state can occur, so that a damaged saved game is refused and can't do harm later.

use engine::Seat;

use super::ids::Card;
use super::state::{Parts, State};

/// The reason why a state can't occur.
#[derive(Debug, thiserror::Error)]
pub(super) enum Impossible {
    #[error("invalid number of players")]
    Players,
    #[error("a card is missing or duplicated")]
    Cards,
    #[error("the turn doesn't belong to the active seat")]
    Turn,
}

impl TryFrom<Parts> for State {
    type Error = Impossible;

    fn try_from(Parts { table, deck }: Parts) -> Result<Self, Impossible> {
        let seats = table.players.len() as u8;
        if !(2..=4).contains(&table.players.len()) {
            return Err(Impossible::Players);
        }
        let owned = table.players.iter().flat_map(|player| player.cards.iter().map(|(card, _)| card));
        let mut cards: Vec<Card> = owned.chain(&table.open).chain(&table.discards).chain(&deck).copied().collect();
        cards.sort();
        if !cards.into_iter().eq(Card::all()) || usize::from(table.deck) != deck.len() {
            return Err(Impossible::Cards);
        }
        // Each turn moved one card out of the open ones. One more is out while the player can water it.
        let moved = Card::COUNT - table.open.len() - deck.len();
        let begun = table.turns as usize + usize::from(table.watering);
        let mine = table.players.get(table.active.index());
        let waters = mine.is_some_and(|player| player.water > 0 && !player.cards.is_empty());
        let first = Seat::default().clockwise((table.turns % u32::from(seats)) as u8, seats);
        let over = table.is_over();
        if first != table.active
            || moved != begun
            || (table.watering && (over || !waters))
            || (table.open.is_empty() && !over)
        {
            return Err(Impossible::Turn);
        }
        Ok(State { table, deck })
    }
}
