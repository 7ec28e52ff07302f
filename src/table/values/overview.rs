//! The view of a game for bot admins: public facts and undelivered messages.

use std::time::Duration;

use super::card::TableInfo;
use super::ids::{ChannelId, GuildId, TableId};
use super::jobs::Job;

/// Undelivered messages of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PendingMessages {
    pub messages: u64,
    /// The age of the oldest undelivered message.
    pub oldest: Duration,
    /// The error of the latest failed attempt, if any.
    pub why: Option<String>,
    /// `true` if a message waits for a permission in its channel.
    pub withheld: bool,
}

/// The delivery of a game's first message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPost {
    Posted,
    Waiting,
    /// An attempt failed.
    Refused,
    /// The message waits for a permission in its channel.
    Withheld,
}

/// The view of a game for bot admins.
pub struct TableOverview {
    pub table: TableId,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// `true` if the bot takes no automatic action in this game, because its server isn't allowed or the bot is in
    /// maintenance.
    pub is_suspended: bool,
    /// The public facts; `None` if the game can't be read.
    pub info: Option<TableInfo>,
    pub pending: PendingMessages,
    /// The jobs, the next one first, without queued turns.
    pub jobs: Vec<Job>,
}
