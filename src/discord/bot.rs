//! What the bot works with.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use crate::render::Pictures;
use crate::table::{ChannelId, GuildId, Tables, UserId};
use crate::text::Texts;

use super::per_user::PerUser;
use super::rest::Rest;
use super::rules::RuleBooks;

/// Everything that an interaction or a delivery needs.
pub(super) struct Bot {
    pub(super) rest: Rest,
    pub(super) tables: Tables,
    pub(super) texts: Arc<Texts>,
    pub(super) rules: RuleBooks,
    pub(super) pictures: Pictures,
    pub(super) own_id: UserId,
    pub(super) guild: Option<u64>,
    pub(super) registered: AtomicBool,
    pub(super) working: Semaphore,
    pub(super) users: PerUser,
    /// What is being done for interactions and other events.
    pub(super) tasks: TaskTracker,
    /// Channels for direct messages, by user.
    pub(super) direct: tokio::sync::Mutex<HashMap<UserId, ChannelId>>,
    /// Servers from which the bot was removed since the start.
    pub(super) left: Mutex<HashSet<GuildId>>,
    /// What was warned of already.
    pub(super) warned: Mutex<HashSet<&'static str>>,
}
