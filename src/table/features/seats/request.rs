//! Requests that change who plays a seat.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::Seat;
use crate::table::core::ids::UserId;

/// A change to a seat's occupant. A missing seat means the only possible one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatAction {
    /// Adds a computer player in the lobby.
    AddComputer(Strength),
    /// Removes a computer player. In the lobby its seat disappears, in a running game the seat becomes open.
    RemoveComputer(Option<Seat>),
    /// Sets a computer player's strength.
    Strength(Option<Seat>, Strength),
    /// Lets a computer player take an open seat, or fill in for a person until they return.
    HandOver(Option<Seat>, Strength),
    /// Offers the seat to a user, or to anyone.
    Offer {
        /// The seat; `None` for the player's own.
        seat: Option<Seat>,
        /// The user; `None` for anyone.
        to: Option<UserId>,
    },
    /// Agrees to open a seat.
    Agree(Seat),
    /// Takes an open seat.
    Take(Seat),
    /// Gives up the player's own seat for good.
    Resign(Successor),
    /// Takes the player's own seat back from a computer player, or cancels its offer.
    Back,
}

/// The successor of a player who resigns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Successor {
    /// A computer player if the game allows it, otherwise an open seat.
    #[default]
    Computer,
    /// An open seat for anyone.
    Anybody,
}
