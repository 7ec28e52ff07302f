//! Reasons for refusing a request that changes the player of a seat.

use serde::{Deserialize, Serialize};

use crate::engine::{Arg, Phrase, Seat};
use crate::table::core::sentence::sentence;

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
