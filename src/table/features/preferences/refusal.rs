//! Why a request that changes a person's settings was refused.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::{quoted, sentence};

/// A refused request that changes a person's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PreferenceRefusal {
    /// There is no time zone of this name.
    #[error("no time zone `{zone}`")]
    UnknownZone {
        /// What was asked for.
        zone: String,
    },
    /// Quiet hours need a time zone.
    #[error("no time zone")]
    NoZone,
    /// Quiet hours need a beginning and an end, and must not be the whole day.
    #[error("quiet hours of up to {hours} hours")]
    BadQuiet {
        /// The most hours.
        hours: u16,
    },
    /// A vacation ends in the future, and not too far away.
    #[error("a vacation of up to {days} days")]
    BadAway {
        /// The most days.
        days: i64,
    },
}

impl PreferenceRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::UnknownZone { zone } => sentence(self).with("zone", quoted(zone)),
            Self::BadQuiet { hours } => sentence(self).with("hours", *hours),
            Self::BadAway { days } => sentence(self).with("days", *days),
            _ => sentence(self),
        }
    }
}
