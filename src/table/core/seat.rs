//! Who sits at a table.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::Seat;

use super::ids::UserId;

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person, who plays.
    Person(UserId),
    /// A computer player.
    Computer(Strength),
    /// A computer player that holds the seat of a person until they return.
    StandIn {
        /// Whose seat it is.
        person: UserId,
        /// How well the computer plays.
        strength: Strength,
    },
    /// Nobody.
    Empty,
}

impl Occupant {
    /// The person whose seat it is, whether they play or a computer stands in for them.
    pub fn user(self) -> Option<UserId> {
        match self {
            Occupant::Person(user) | Occupant::StandIn { person: user, .. } => Some(user),
            Occupant::Computer(_) | Occupant::Empty => None,
        }
    }

    /// The person who plays.
    pub fn person(self) -> Option<UserId> {
        match self {
            Occupant::Person(user) => Some(user),
            _ => None,
        }
    }

    /// How well the computer plays that decides for this seat.
    pub fn strength(self) -> Option<Strength> {
        match self {
            Occupant::Computer(strength) | Occupant::StandIn { strength, .. } => Some(strength),
            Occupant::Person(_) | Occupant::Empty => None,
        }
    }

    /// Whether a computer decides for this seat.
    pub fn is_computer(self) -> bool {
        self.strength().is_some()
    }

    /// The same computer with another strength; people and empty seats have none.
    #[must_use]
    pub fn with_strength(self, strength: Strength) -> Self {
        match self {
            Occupant::Computer(_) => Occupant::Computer(strength),
            Occupant::StandIn { person, .. } => Occupant::StandIn { person, strength },
            other => other,
        }
    }
}

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The seat, from 0; in the lobby the order of joining.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// The name to be shown.
    pub name: String,
}

impl Player {
    /// The person whose seat it is, whether they play or a computer stands in for them.
    pub fn user(&self) -> Option<UserId> {
        self.occupant.user()
    }

    /// Whether a person plays here.
    pub fn is_person(&self) -> bool {
        self.occupant.person().is_some()
    }
}

/// A seat that may be taken, or about which players vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// To whom; `None`: to everybody.
    pub to: Option<UserId>,
    /// Whether it may be taken. Otherwise players are asked first.
    pub open: bool,
    /// Who agreed that it shall be offered.
    pub agreed: Vec<UserId>,
}

impl Offer {
    /// An offer that may be taken at once.
    pub fn open(to: Option<UserId>) -> Self {
        Offer { to, open: true, agreed: Vec::new() }
    }
}

/// Why a seat has come into other hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatChangeReason {
    /// Its player resigned.
    Resigned,
    /// Somebody took the seat that was offered.
    Replaced,
    /// Its player's time ran out: a computer holds it until they return.
    TimeOut,
    /// The host let a computer hold it, or gave it an empty seat.
    HandedOver,
    /// Its player left the server.
    LeftServer,
    /// Its player is back.
    Returned,
    /// The host took the computer player away.
    Removed,
}

impl SeatChangeReason {
    /// The word of it in keys of the text resources.
    pub fn word(self) -> &'static str {
        match self {
            SeatChangeReason::Resigned => "resigned",
            SeatChangeReason::Replaced => "replaced",
            SeatChangeReason::TimeOut => "time-out",
            SeatChangeReason::HandedOver => "handed-over",
            SeatChangeReason::LeftServer => "left-server",
            SeatChangeReason::Returned => "returned",
            SeatChangeReason::Removed => "removed",
        }
    }
}
