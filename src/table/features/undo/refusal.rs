//! Why a request that undoes a turn was refused.

use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};
use crate::table::core::sentence::sentence;

/// A refused request that undoes a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum UndoRefusal {
    /// The asker has no turn to take back.
    #[error("nothing to take back")]
    NothingToUndo,
    /// The asker wants to take back somebody else's turn.
    #[error("the turn of {who}")]
    TurnOfAnother {
        /// Whose it is.
        who: Seat,
    },
    /// That turn is not the asker's last one any more.
    #[error("that turn cannot be taken back any more")]
    NotLastTurn,
    /// The turn was played before the game had to go on from a saved position.
    #[error("the turn lies before a saved position")]
    BeforeSaved,
    /// There is an open request to take a turn back already.
    #[error("a request is open")]
    UndoPending,
    /// The request was answered by all, refused, or the game went on.
    #[error("the request is closed")]
    UndoClosed,
    /// Who asks cannot agree with themselves.
    #[error("own request")]
    OwnRequest,
    /// The asker has answered this request.
    #[error("already answered")]
    AlreadyAnswered,
    /// What is played here is played.
    #[error("nothing is taken back here")]
    UndoNever,
    /// Turns may be taken back here only while nobody has built on them.
    #[error("only free taking back")]
    UndoOnlyFree,
}

impl UndoRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TurnOfAnother { who } => sentence(self).seat("who", *who),
            _ => sentence(self),
        }
    }
}
