//! The occupants of seats.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::Seat;

use super::ids::UserId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person who plays.
    Person(UserId),
    Computer(Strength),
    /// A computer player that fills in for a person until they return.
    StandIn {
        /// The person who owns the seat.
        person: UserId,
        /// The strength of the computer player.
        strength: Strength,
    },
    Empty,
}

impl Occupant {
    /// The person who owns the seat, even while a computer player fills in for them.
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

    /// The strength of the computer player that decides for this seat.
    pub fn strength(self) -> Option<Strength> {
        match self {
            Occupant::Computer(strength) | Occupant::StandIn { strength, .. } => Some(strength),
            Occupant::Person(_) | Occupant::Empty => None,
        }
    }

    /// Returns `true` if a computer player decides for this seat.
    pub fn is_computer(self) -> bool {
        self.strength().is_some()
    }

    /// Sets the strength of a computer player. Other occupants stay unchanged.
    #[must_use]
    pub fn with_strength(self, strength: Strength) -> Self {
        match self {
            Occupant::Computer(_) => Occupant::Computer(strength),
            Occupant::StandIn { person, .. } => Occupant::StandIn { person, strength },
            other => other,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The seat, from 0. In the lobby, players are numbered as they joined.
    pub seat: Seat,
    pub occupant: Occupant,
    pub name: String,
}

impl Player {
    /// The person who owns the seat, even while a computer player fills in.
    pub fn user(&self) -> Option<UserId> {
        self.occupant.user()
    }

    /// Returns `true` if a person plays here.
    pub fn is_person(&self) -> bool {
        self.occupant.person().is_some()
    }
}

/// An open seat, or a seat that players vote to open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The only user with the right to take the seat; `None` if anyone can.
    pub to: Option<UserId>,
    /// `true` if the seat can be taken. Otherwise the players vote first.
    pub open: bool,
    /// The users who agreed to open it.
    pub agreed: Vec<UserId>,
    /// The host or channel manager who opened the seat of another player.
    #[serde(default)]
    pub by: Option<UserId>,
}

impl Offer {
    /// An offer that can be taken immediately.
    pub fn open(to: Option<UserId>) -> Self {
        Offer { to, open: true, agreed: Vec::new(), by: None }
    }
}

/// Reasons for a change of a seat's occupant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatChangeReason {
    Resigned,
    /// A user took the open seat.
    Replaced,
    /// The player's time ran out, and a computer player fills in until they return.
    TimeOut,
    /// The host let a computer player fill in, or take an open seat.
    HandedOver,
    LeftServer,
    /// The player is back.
    Returned,
    /// The host removed the computer player.
    Removed,
}

impl SeatChangeReason {
    /// The name in the keys of the text resources.
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
