//! Reasons for refusing a request that changes a person's settings.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::{quoted, sentence};

/// A refused request that changes a person's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PreferenceRefusal {
    /// The time zone is unknown.
    #[error("no time zone `{zone}`")]
    UnknownZone { zone: String },
    /// Quiet hours need a time zone.
    #[error("no time zone")]
    NoZone,
    /// Quiet hours need a start and an end, and can't cover the whole day.
    #[error("quiet hours of up to {hours} hours")]
    BadQuiet {
        /// The maximum number of hours.
        hours: u16,
    },
    /// A vacation must end in the future, and within the maximum.
    #[error("a vacation of up to {days} days")]
    BadAway {
        /// The maximum number of days.
        days: i64,
    },
}

impl PreferenceRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::UnknownZone { zone } => sentence(self).with("zone", quoted(zone)),
            Self::BadQuiet { hours } => sentence(self).with("hours", *hours),
            Self::BadAway { days } => sentence(self).with("days", *days),
            _ => sentence(self),
        }
    }
}
