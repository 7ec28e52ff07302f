//! What operators may see: of a table, what everybody may know and what waits.

use std::time::Duration;

use super::card::TableInfo;
use super::ids::{ChannelId, GuildId, TableId};
use super::jobs::Job;

/// What of a table waits to be delivered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owed {
    /// How many messages.
    pub messages: u64,
    /// How long the oldest has waited.
    pub oldest: Duration,
    /// Why the newest attempt to deliver one of them failed, if any did.
    pub why: Option<String>,
}

/// What the operator of the bot may see of a table.
pub struct TableOverview {
    /// The table.
    pub table: TableId,
    /// Its server.
    pub guild: Option<GuildId>,
    /// Its channel.
    pub channel: ChannelId,
    /// Whether nothing happens there of its own accord: its server is not let in, or it is maintenance.
    pub stands_still: bool,
    /// What everybody may know; `None`: the game cannot be read.
    pub info: Option<TableInfo>,
    /// What waits to be delivered.
    pub owed: Owed,
    /// What is to happen later, the next first; nothing of what players have planned.
    pub jobs: Vec<Job>,
}
