//! Reasons for refusing a request that pauses or resumes a game.

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
    /// The game is paused, by its players' choice.
    #[error("the game is paused")]
    Paused {
        /// The automatic end of the pause, if any.
        until: Option<Timestamp>,
    },
    /// The game isn't paused.
    #[error("the game is not paused")]
    NotPaused,
    /// The bot no longer asks whether to close or pause the game.
    #[error("nothing is asked")]
    NotAsked,
    /// A pause can't have this number of days.
    #[error("a pause of 1 to {most} days")]
    BadPause {
        /// The maximum number of days.
        most: u16,
    },
    /// A pause proposal is already open.
    #[error("a pause is proposed")]
    PausePending,
    /// The proposal was answered by all, refused, or has expired.
    #[error("the proposal is closed")]
    PauseClosed,
}

impl PauseRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Paused { until: Some(until) } => Phrase::new("ui-refusal-paused.until").with("until", date(*until)),
            Self::BadPause { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
