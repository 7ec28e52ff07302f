//! Undoing turns, with or without a vote.

use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};

use super::sentence::sentence;

/// A request to undo, or an answer to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UndoAction {
    /// Undoes the player's last turn: immediately if that is free, otherwise after asking the others.
    Undo {
        /// The log entry of a button's turn ([`TurnDone::seq`](crate::table::TurnDone::seq)); `None` for the player's
        /// last turn.
        turn: Option<u32>,
    },
    AnswerUndo {
        /// The request ([`UndoRequest::request`](crate::table::UndoRequest::request)).
        request: u32,
        /// `true` to agree.
        agree: bool,
    },
}

/// A refused request that undoes a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum UndoRefusal {
    /// The player has no turn to undo.
    #[error("nothing to take back")]
    NothingToUndo,
    /// The turn belongs to another player.
    #[error("the turn of {who}")]
    TurnOfAnother {
        /// The seat of the other player.
        who: Seat,
    },
    /// The turn is no longer the player's last one.
    #[error("that turn cannot be taken back any more")]
    NotLastTurn,
    /// The turn is from before the game continued from a saved position.
    #[error("the turn lies before a saved position")]
    BeforeSaved,
    /// An undo request is already open.
    #[error("a request is open")]
    UndoPending,
    /// The request was answered by all or refused, or the game continued.
    #[error("the request is closed")]
    UndoClosed,
    /// A player can't agree to their own request.
    #[error("own request")]
    OwnRequest,
    /// The player has already answered this request.
    #[error("already answered")]
    AlreadyAnswered,
    /// This game doesn't allow undo.
    #[error("nothing is taken back here")]
    UndoNever,
    /// This game allows undo only while no one has built on the turn.
    #[error("only free taking back")]
    UndoOnlyFree,
}

impl UndoRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TurnOfAnother { who } => sentence(self).seat("who", *who),
            _ => sentence(self),
        }
    }
}
