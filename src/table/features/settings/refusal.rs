//! Reasons for refusing a request that changes a game's settings.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that changes a game's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum SettingRefusal {
    /// A custom pace must be a whole number of hours in the allowed range.
    #[error("1 to {most} hours")]
    BadHours {
        /// The maximum number of hours.
        most: u16,
    },
    /// A clock needs a bank that is neither empty nor too large.
    #[error("no such clock")]
    BadClock,
    /// The game has no page on the web, so there is no link to renew.
    #[error("no page")]
    NoPage,
}

impl SettingRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::BadHours { most } => sentence(self).with("most", *most),
            _ => sentence(self),
        }
    }
}
