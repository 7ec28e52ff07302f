//! Reasons for refusing a request that asks for a hint.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

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
