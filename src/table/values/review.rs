//! Hints, comments and explanations during a game; turning points and a look back after it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::engine::{Phrase, Seat};
use crate::games::look_back::LookBack;
use crate::games::{Position, Suggestion};

use super::card::TableCard;
use super::finished_games::Ending;
use super::planning::ShownWhatIf;
use super::sentence::sentence;
use super::stamp::Stamp;

/// The result of a computer player's search for a user.
#[derive(Clone)]
pub enum ReviewReply {
    Hints(Box<Hints>),
    TurningPoints(Box<Review>),
    LookBack(Box<LookBackSheet>),
}

/// A hint for a decision.
#[derive(Clone)]
pub struct Hints {
    /// The stamp of all buttons below the hint.
    pub stamp: Stamp,
    pub table: TableCard,
    pub seat: Seat,
    /// The position at the start of the plans.
    pub position: Arc<dyn Position>,
    /// Plans, best first, at most three.
    pub plans: Vec<Suggestion>,
    /// `false` while the reasons are still being proved. The plans have none yet, and their buttons don't work.
    pub proved: bool,
}

/// Receives a hint before its reasons are proved.
pub type EarlyHints = mpsc::Sender<Hints>;

/// The turning points of a finished game.
#[derive(Clone)]
pub struct Review {
    pub table: TableCard,
    /// The turning points: first those of the reader, then those of the others, each in the order of the game.
    pub points: Vec<TurningPoint>,
    /// The user's what-ifs that replace these turns.
    pub what_ifs: Vec<ShownWhatIf>,
}

/// A look back at a finished game.
#[derive(Clone)]
pub struct LookBackSheet {
    pub table: TableCard,
    pub ending: Ending,
    pub back: LookBack,
    /// The turns, counted from 1, that cost the largest chances, in the order of the game.
    pub turns: Vec<u32>,
    /// The percentage that is computed, before all of it is.
    pub computing: Option<u8>,
}

/// A turn that cost its player points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// The round of the turn, if the game was in one.
    #[serde(default)]
    pub round: Option<u32>,
    pub seat: Seat,
    /// The expected final points that the better turn would have brought.
    pub lost: u32,
    /// The actions of the turn.
    pub played: Phrase,
    /// The actions of the better turn.
    pub instead: Phrase,
    /// The proved reason for the better turn, if any.
    pub why: Option<Phrase>,
    /// The better turn's steps in notation.
    pub steps: Vec<String>,
}

/// A request that a computer player must think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewQuery {
    /// A computer player's suggestions for the player's decision.
    Hint,
    /// The comment on the user's turn of this log entry.
    Comment(u32),
    /// The turning points of a finished game.
    TurningPoints,
    /// The look back at a finished game.
    LookBack,
    /// The board after the next turning point of a finished game, or after the first one if no other follows.
    NextTurningPoint {
        /// The number of turns before the shown board.
        after: u32,
    },
}

/// A refused request that asks for a hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum HintRefusal {
    /// The game doesn't allow hints.
    #[error("no hints here")]
    NoHints,
    /// The search found no turn.
    #[error("no advice")]
    NoAdvice,
}

impl HintRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        sentence(self)
    }
}
