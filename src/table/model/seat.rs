//! Who sits at a table.

use serde::{Deserialize, Serialize};

use crate::ai::Strength;
use crate::engine::Seat;

use super::ids::UserId;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// A Discord user.
    Human,
    /// A computer player.
    Ai,
}

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The seat, from 0; in the lobby the order of joining.
    pub seat: Seat,
    /// The Discord user, `None` for a computer player or a former player.
    pub user: Option<UserId>,
    /// The name to be shown.
    pub name: String,
    /// Human or not. A computer with a user holds the seat until that user returns; a human without
    /// one is an empty seat.
    pub kind: PlayerKind,
    /// How well a computer plays.
    pub strength: Option<Strength>,
}

impl Player {
    /// Whether a person plays here.
    pub fn is_person(&self) -> bool {
        self.kind == PlayerKind::Human && self.user.is_some()
    }

    /// Whether nobody sits here.
    pub fn is_nobody(&self) -> bool {
        self.kind == PlayerKind::Human && self.user.is_none()
    }

    /// Whether a computer holds this seat until its person returns.
    pub fn is_stand_in(&self) -> bool {
        self.kind == PlayerKind::Ai && self.user.is_some()
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
