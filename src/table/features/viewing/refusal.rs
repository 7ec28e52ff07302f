//! Reasons for refusing a request that looks at an earlier turn.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that looks at an earlier turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum ViewingRefusal {
    /// The turn doesn't exist.
    #[error("there are {last} turns")]
    UnknownTurn { last: u32 },
    /// The game has no such region.
    #[error("the game has no such region")]
    UnknownRegion,
    /// A change of the rules made the turn impossible to show.
    #[error("turn {turn} cannot be replayed")]
    LostTurn { turn: u32 },
    /// The game was played by older rules, so it doesn't replay.
    #[error("the game doesn't replay")]
    OldRules,
}

impl ViewingRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::UnknownTurn { last } => sentence(self).with("last", *last),
            Self::UnknownRegion | Self::OldRules => sentence(self),
            Self::LostTurn { turn } => sentence(self).with("turn", *turn),
        }
    }
}
