//! The occupants of seats.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::{Arg, Phrase, Seat};

use super::ids::UserId;
use super::sentence::sentence;

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
pub struct SeatOffer {
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

impl SeatOffer {
    /// An offer that can be taken immediately.
    pub fn open(to: Option<UserId>) -> Self {
        SeatOffer { to, open: true, agreed: Vec::new(), by: None }
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

/// A refused request that changes the player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum SeatRefusal {
    #[error("resigned")]
    HasResigned,
    /// The seat that the user gave up has a new player.
    #[error("somebody else has the seat")]
    SeatGone,
    /// No seat fits the request.
    #[error("no such seat")]
    NoSuchSeat,
    /// The request fits several seats.
    #[error("which seat of {seats:?}?")]
    WhichSeat { seats: Vec<Seat> },
    /// The game doesn't allow computer players.
    #[error("no computer players here")]
    NoComputers,
    #[error("sits at the table already")]
    SitsAlready,
    /// The user already has a seat in this game.
    #[error("has a seat in this game")]
    HasSeat,
    /// The seat is already open, or a vote on it is.
    #[error("offered already")]
    OfferedAlready,
    /// The player isn't late enough for the others to replace them.
    #[error("not overdue")]
    NotOverdue { host: String },
    /// The seat is no longer open.
    #[error("not offered")]
    OfferClosed,
    #[error("offered to somebody else")]
    OfferedToAnother,
    /// Another player has the seat that the user once played.
    #[error("{name} has taken the seat over")]
    Replaced { name: String },
    /// The user to become the host doesn't play in this game.
    #[error("the host would not be a player")]
    HostNotSeated,
    /// The user already plays their own seat.
    #[error("never left")]
    NeverLeft,
    /// A computer player fills in for the user until they take their seat back.
    #[error("a computer holds the seat")]
    HeldByComputer,
}

impl SeatRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::WhichSeat { seats } => {
                let named =
                    |seat: &Seat| Phrase::new("ui-seat-number").with("number", seat.ordinal()).seat("seat", *seat);
                sentence(self).with("seats", Arg::List(seats.iter().map(named).collect()))
            }
            Self::Replaced { name } => sentence(self).named("name", name.as_str()),
            Self::NotOverdue { host } => sentence(self).named("host", host.as_str()),
            _ => sentence(self),
        }
    }
}
