//! Why a request that changes who plays a seat was refused.

use serde::{Deserialize, Serialize};

use crate::engine::{Arg, Phrase, Seat};
use crate::table::core::sentence::sentence;

/// A refused request that changes who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum SeatRefusal {
    /// The asker has given up the seat at this table.
    #[error("resigned")]
    HasResigned,
    /// The seat that the asker gave up is somebody else's by now.
    #[error("somebody else has the seat")]
    SeatGone,
    /// There is no seat for which this can be done.
    #[error("no such seat")]
    NoSuchSeat,
    /// It can be done for several seats.
    #[error("which seat of {seats:?}?")]
    WhichSeat {
        /// These.
        seats: Vec<Seat>,
    },
    /// The table allows no computer players.
    #[error("no computer players here")]
    NoComputers,
    /// Who is to take a seat has one already.
    #[error("sits at the table already")]
    SitsAlready,
    /// The asker wants to take a second seat of the same game.
    #[error("has a seat in this game")]
    HasSeat,
    /// The seat is offered already, or players are asked whether it shall be.
    #[error("offered already")]
    OfferedAlready,
    /// The player is not late enough to be replaced by the others.
    #[error("not overdue")]
    NotOverdue {
        /// The host's name.
        host: String,
    },
    /// The seat is not offered any more.
    #[error("not offered")]
    OfferClosed,
    /// The seat is offered to somebody else.
    #[error("offered to somebody else")]
    OfferedToAnother,
    /// The asker sits at their own seat.
    #[error("never left")]
    NeverLeft,
    /// A computer holds the asker's seat until they take it back.
    #[error("a computer holds the seat")]
    HeldByComputer,
}

impl SeatRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::WhichSeat { seats } => {
                let named =
                    |seat: &Seat| Phrase::new("ui-seat-number").with("number", seat.ordinal()).seat("seat", *seat);
                sentence(self).with("seats", Arg::List(seats.iter().map(named).collect()))
            }
            Self::NotOverdue { host } => sentence(self).named("host", host.as_str()),
            _ => sentence(self),
        }
    }
}
