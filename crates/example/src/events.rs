//! The events of the game.

use engine::{Event, Phrase, Seat};

use super::ids::Card;
use super::state::Table;

pub(super) fn card(card: Card) -> Phrase {
    Phrase::new(format!("example-card-{}", card.crop().id())).with("worth", card.worth())
}

pub(super) fn took(seat: Seat, taken: Card) -> Event {
    of(seat, Phrase::new("example-event-took").with("card", card(taken))).did("example-did-take", card(taken))
}

pub(super) fn rested(seat: Seat) -> Event {
    of(seat, Phrase::new("example-event-rested")).did("example-did-rest", None).change("example-change-water", 1)
}

pub(super) fn watered(seat: Seat, watered: Card) -> Event {
    of(seat, Phrase::new("example-event-watered").with("card", card(watered)))
        .did("example-did-water", None)
        .change("example-change-water", -1)
}

/// A card of the deck becomes public, which no player could predict.
pub(super) fn revealed(revealed: Card) -> Event {
    let phrase = Phrase::new("example-event-revealed").with("card", card(revealed));
    Event { seat: None, phrase, reveals: true, depth: 0, summary: Vec::new() }
}

pub(super) fn over(table: &Table) -> Event {
    let most = table.seats().map(|seat| table.total(seat)).max().unwrap_or(0);
    Event {
        seat: None,
        phrase: Phrase::new("example-event-over").with("points", most),
        reveals: false,
        depth: 0,
        summary: Vec::new(),
    }
}

fn of(seat: Seat, phrase: Phrase) -> Event {
    Event { seat: Some(seat), phrase: phrase.seat("seat", seat), reveals: false, depth: 0, summary: Vec::new() }
}
