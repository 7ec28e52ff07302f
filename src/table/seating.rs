//! Who sits at a table, in words that are stored and exchanged.

use serde::{Deserialize, Serialize};

use crate::ai::{Advice, AdvisedTurn, Strength};
use crate::engine::{Phrase, Seat};

use super::{Stamp, TableCard, TableInfo, UserId};

/// What can be asked about who sits where. A seat that is not named is the only one which can be
/// meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatOrder {
    /// A computer player takes a seat in the lobby.
    AddComputer(Strength),
    /// A computer player leaves: in the lobby its seat is gone, in a running game it is offered.
    RemoveComputer(Option<Seat>),
    /// A computer player plays as well as this from now on.
    Strength(Option<Seat>, Strength),
    /// A computer player takes an empty seat, or holds a person's until they return.
    HandOver(Option<Seat>, Strength),
    /// The seat is offered to somebody, or to whoever takes it. `None`: the asker's own seat.
    Offer {
        /// Which seat.
        seat: Option<Seat>,
        /// To whom; `None`: to everybody.
        to: Option<UserId>,
    },
    /// A player agrees that a seat shall be offered.
    Agree(Seat),
    /// Takes a seat that is offered.
    Take(Seat),
    /// Gives the own seat up for good.
    Resign(Successor),
    /// Takes the own seat back from a computer, or withdraws its offer.
    Back,
}

/// Who gets the seat of a player who resigns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Successor {
    /// A computer player, where the table allows it; else nobody yet.
    #[default]
    Computer,
    /// Nobody yet: the seat is offered to everybody.
    Anybody,
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

/// How the offer of a seat stands, for its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferNews {
    /// Which seat.
    pub seat: Seat,
    /// The offer.
    pub offer: Offer,
    /// While players are asked: how many of them must agree.
    pub needed: usize,
}

/// Advice for a decision.
#[derive(Clone)]
pub struct Hints {
    /// What every press under it is about.
    pub stamp: Stamp,
    /// The table.
    pub table: TableCard,
    /// Turns, best first, at most three.
    pub turns: Vec<HintedTurn>,
}

/// A turn that is advised. Numbers are hundredths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintedTurn {
    /// Its steps in notation.
    pub steps: Vec<String>,
    /// Points more than after the weakest turn that was compared.
    pub gain: i32,
    /// Why.
    pub reason: Phrase,
}

impl HintedTurn {
    /// What a computer player answered, for its button: by the gain that is shown, though the player would
    /// take what it has tried most.
    pub(super) fn all(advice: Advice) -> Vec<Self> {
        let hinted = |turn: AdvisedTurn| HintedTurn {
            steps: turn.steps,
            gain: (turn.gain * 100.0).round() as i32,
            reason: turn.reason,
        };
        let mut turns: Vec<Self> = advice.turns.into_iter().map(hinted).collect();
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.gain));
        turns
    }
}

/// The turning points of a finished game.
#[derive(Clone)]
pub struct Review {
    /// The table.
    pub table: TableCard,
    /// In the order of the game.
    pub points: Vec<TurningPoint>,
}

/// A turn after which its player had a smaller chance to win than after a better one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// Whose.
    pub seat: Seat,
    /// Chance to win before it, in hundredths.
    pub before: u8,
    /// Chance to win after it, in hundredths.
    pub after: u8,
    /// Chance to win after the better turn, in hundredths.
    pub better: u8,
    /// The better turn: what it does and why, in one sentence.
    pub reason: Phrase,
    /// Its steps in notation.
    pub steps: Vec<String>,
}

/// The tables of a person in a server.
#[derive(Clone)]
pub struct MyTables {
    /// For whom: their seats are marked.
    pub user: UserId,
    /// Oldest first.
    pub tables: Vec<TableInfo>,
}
