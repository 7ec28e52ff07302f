//! Reasons for refusing a request that this server or this person can't make.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that this server or this person can't make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum AccessRefusal {
    /// The server isn't allowed.
    #[error("this server is not let in")]
    ServerNotAllowed,
    /// The bot is in maintenance, and games are paused.
    #[error("maintenance")]
    Maintenance {
        /// The bot admin's text.
        text: String,
    },
    /// The bot is in maintenance, and no new games can start.
    #[error("no new games")]
    NoNewGames {
        /// The bot admin's text.
        text: String,
    },
    /// Only the host and people with *Manage Channels* can do this.
    #[error("not the host")]
    NotHost { host: String },
    /// The host has left the server, and the game got a new one. The user can try again.
    #[error("the host was gone")]
    HostGone,
}

impl AccessRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotHost { host } => sentence(self).named("host", host.as_str()),
            _ => sentence(self),
        }
    }
}
