//! Why a request that this server or this person may not make was refused.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request that this server or this person may not make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum AccessRefusal {
    /// The bot does not work in this server.
    #[error("this server is not let in")]
    ServerNotLetIn,
    /// Nothing is played for now.
    #[error("maintenance")]
    Maintenance {
        /// What the host of the bot says.
        said: String,
    },
    /// No games begin for now.
    #[error("no new games")]
    NoNewGames {
        /// What the host of the bot says.
        said: String,
    },
    /// Only the host, or who may manage the channel, may do this.
    #[error("not the host")]
    NotHost {
        /// The host's name.
        host: String,
    },
    /// The host has left the server, and the table got another one: the asker may ask again.
    #[error("the host was gone")]
    HostGone,
}

impl AccessRefusal {
    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotHost { host } => sentence(self).named("host", host.as_str()),
            _ => sentence(self),
        }
    }
}
