//! The state as the record format shows it.

use serde_json::{Value, json};

use super::state::Table;

pub(super) fn describe(table: &Table) -> Value {
    json!({
        "active": table.active,
        "turns": table.turns,
        "watering": table.watering,
        "open": table.open,
        "deck": table.deck,
        "seats": table.players,
    })
}
