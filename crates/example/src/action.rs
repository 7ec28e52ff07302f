//! The decisions of the players as values and as text (`docs/formats/record-example.md`).

use std::fmt::{Result, Write};

use super::ids::Card;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Take this open card (rules 2.1).
    Take(Card),
    /// Gain 1 water instead (rules 2.2).
    Rest,
    /// Water the card that was just taken.
    Water,
    /// Leave that card dry.
    Stop,
}

pub(super) fn write(action: Action, out: &mut impl Write) -> Result {
    match action {
        Action::Take(card) => write!(out, "take {}", card.id()),
        Action::Rest => out.write_str("rest"),
        Action::Water => out.write_str("water"),
        Action::Stop => out.write_str("stop"),
    }
}

/// Checks the syntax only.
pub(super) fn parse(text: &str) -> Option<Action> {
    match text {
        "rest" => Some(Action::Rest),
        "water" => Some(Action::Water),
        "stop" => Some(Action::Stop),
        _ => text.strip_prefix("take ").and_then(Card::from_id).map(Action::Take),
    }
}
