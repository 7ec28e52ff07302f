//! Whom the bot lets in, and when tables stand still.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::table::core::ids::GuildId;

/// Which servers the bot works for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerLists {
    /// Only these; `None`: all.
    pub allowed: Option<BTreeSet<GuildId>>,
    /// Not these, even if they are allowed.
    pub denied: BTreeSet<GuildId>,
}

impl ServerLists {
    /// Whether the bot works there. Direct messages are no server.
    pub fn lets_in(&self, guild: Option<GuildId>) -> bool {
        guild.is_none_or(|guild| {
            self.allowed.as_ref().is_none_or(|allowed| allowed.contains(&guild)) && !self.denied.contains(&guild)
        })
    }
}

/// What a maintenance stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MaintenanceScope {
    /// Nothing is played: every command and press gets the message, and clocks stand still.
    Everything,
    /// No game is opened or started; those that run go on.
    NewGames,
}

/// What is said in place of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maintenance {
    /// The host's own words.
    pub said: String,
    /// What it stops.
    pub scope: MaintenanceScope,
    /// Whether a setting says so, rather than a command: then it ends when the setting is gone.
    pub by_setting: bool,
}

/// A time in which tables do nothing of their own accord and no clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Whose tables; `None`: all.
    pub guild: Option<GuildId>,
    /// From when.
    pub since: Timestamp,
    /// Until when; `None`: it lasts.
    pub until: Option<Timestamp>,
}

/// What is stored about all this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doors {
    /// The maintenance, while there is one.
    pub maintenance: Option<Maintenance>,
    /// All pauses, oldest first.
    pub pauses: Vec<Pause>,
}
