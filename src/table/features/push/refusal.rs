//! Reasons for refusing a request that sets up notifications outside Discord.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that sets up notifications outside Discord.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum PushRefusal {
    /// The bot admin allows no hosts outside Discord.
    #[error("no notifications outside Discord")]
    PushNotOffered,
    /// The bot admin doesn't allow the address's host.
    #[error("no address at a listed server")]
    PushNotListed { hosts: String },
    /// Too many addresses outside Discord were tested recently.
    #[error("too many tests of notifications outside Discord")]
    PushTooOften,
}

impl PushRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::PushNotListed { hosts } => sentence(self).with("hosts", hosts.as_str()),
            _ => sentence(self),
        }
    }
}
