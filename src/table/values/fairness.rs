//! Reasons for refusing a request that checks a game.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use super::sentence::sentence;

/// A refused request that checks a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum FairnessRefusal {
    /// The game began before the bot sealed games, so it can't be checked.
    #[error("the game was not sealed")]
    NotSealed,
}

impl FairnessRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        sentence(self)
    }
}
