//! Allowed servers, and maintenance.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use super::ids::GuildId;
use super::sentence::sentence;

/// The servers that the bot works in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerLists {
    /// The allowed servers; `None` for all.
    pub allowed: Option<BTreeSet<GuildId>>,
    /// The denied servers, even if they are allowed.
    pub denied: BTreeSet<GuildId>,
}

impl ServerLists {
    /// Returns `true` if the bot works there. Direct messages are always allowed.
    pub fn allows_server(&self, guild: Option<GuildId>) -> bool {
        guild.is_none_or(|guild| {
            self.allowed.as_ref().is_none_or(|allowed| allowed.contains(&guild)) && !self.denied.contains(&guild)
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MaintenanceScope {
    /// All games. Every command and click gets the message, and clocks are paused.
    Everything,
    /// New games only. Running games continue.
    NewGames,
}

/// A maintenance of the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maintenance {
    /// The bot admin's text.
    pub text: String,
    pub scope: MaintenanceScope,
    /// `true` if the maintenance comes from a setting rather than a command. It then ends when the setting is removed.
    pub by_setting: bool,
}

/// A time in which games are paused: the bot does nothing automatically, and clocks don't run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// The server with the paused games; `None` for all.
    pub guild: Option<GuildId>,
    pub since: Timestamp,
    /// The end of the pause; `None` while it lasts.
    pub until: Option<Timestamp>,
}

/// The stored access state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AccessState {
    /// The current maintenance, if any.
    pub maintenance: Option<Maintenance>,
    /// All pauses, oldest first.
    pub pauses: Vec<Pause>,
}

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
