//! The state in the form of the record format.

use serde_json::{Value, json};

use super::state::State;

pub(super) fn describe(State { table, .. }: &State) -> Value {
    json!({
        "active": table.active,
        "turns": table.turns,
        "watering": table.watering,
        "open": table.open,
        "deck": table.deck,
        "seats": table.players,
    })
}
