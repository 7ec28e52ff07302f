//! Why a request that pauses or resumes a game was refused.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;
use crate::table::features::preferences::values::date;

/// A refused request that pauses or resumes a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PauseRefusal {
    /// The table stands still, by its players' wish.
    #[error("the game is paused")]
    Paused {
        /// When that ends by itself.
        until: Option<Timestamp>,
    },
    /// The table does not stand still.
    #[error("the game is not paused")]
    NotPaused,
    /// The channel is not asked any more whether the table may rest.
    #[error("nothing is asked")]
    NotAsked,
    /// A pause of so many days cannot be.
    #[error("a pause of 1 to {most} days")]
    BadPause {
        /// The most days.
        most: u16,
    },
    /// A pause is proposed already.
    #[error("a pause is proposed")]
    PausePending,
    /// The proposal was answered by all, refused, or has lapsed.
    #[error("the proposal is closed")]
    PauseClosed,
}

impl PauseRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Paused { until: Some(until) } => Phrase::new("ui-refusal-paused.until").with("until", date(*until)),
            Self::BadPause { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
