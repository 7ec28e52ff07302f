//! The channels that everyone in their server can see. Finished games in them are open to the server's members.
//!
//! Discord sends these facts with each connection, so they are only in memory. An unknown channel counts as closed.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use crate::table::values::{ChannelId, GuildId};

/// The channels of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerChannels {
    /// The name of the server.
    pub name: String,
    /// `true` if everyone can see a channel that has no rule for them.
    pub by_default: bool,
    /// The channels with their own rule for everyone, if they have one.
    pub channels: HashMap<ChannelId, Option<bool>>,
    /// The public threads with their channels, whose rules they share.
    pub threads: HashMap<ChannelId, ChannelId>,
}

impl ServerChannels {
    fn is_open(&self, channel: ChannelId) -> bool {
        self.channels.get(&channel).is_some_and(|own| own.unwrap_or(self.by_default))
    }
}

/// A change to the channels of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChannelNews {
    /// All channels of a server.
    Server(ServerChannels),
    /// A new or changed channel, with its own rule for everyone.
    Channel(ChannelId, Option<bool>),
    /// New or changed public threads with their channels.
    Threads(Vec<(ChannelId, ChannelId)>),
    /// A new name of the server.
    Name(String),
    /// A change of the default for channels without a rule.
    Default(bool),
    /// A deleted or hidden channel or thread.
    Gone(ChannelId),
    /// The bot has left the server.
    Left,
}

/// The channels of all servers.
#[derive(Debug, Default)]
pub struct OpenChannels(RwLock<HashMap<GuildId, ServerChannels>>);

impl OpenChannels {
    /// Applies news from Discord, in the order in which they arrive.
    pub fn note(&self, guild: GuildId, news: ChannelNews) {
        let mut servers = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let server = match news {
            ChannelNews::Server(server) => {
                servers.insert(guild, server);
                return;
            }
            ChannelNews::Left => {
                servers.remove(&guild);
                return;
            }
            _ => servers.entry(guild).or_default(),
        };
        match news {
            ChannelNews::Channel(channel, own) => {
                server.channels.insert(channel, own);
            }
            ChannelNews::Threads(threads) => server.threads.extend(threads),
            ChannelNews::Name(name) => server.name = name,
            ChannelNews::Default(by_default) => server.by_default = by_default,
            ChannelNews::Gone(channel) => {
                server.channels.remove(&channel);
                server.threads.remove(&channel);
            }
            ChannelNews::Server(_) | ChannelNews::Left => {}
        }
    }

    /// The name of a server.
    pub fn name(&self, guild: GuildId) -> Option<String> {
        self.read(guild, |server| server.name.clone()).filter(|name| !name.is_empty())
    }

    /// Returns `true` if Discord has sent the channels of this server.
    pub fn knows(&self, guild: GuildId) -> bool {
        self.read(guild, |_| ()).is_some()
    }

    /// Returns `true` if everyone in the server can see this channel, which isn't a thread.
    pub fn is_open(&self, guild: GuildId, channel: ChannelId) -> bool {
        self.read(guild, |server| server.is_open(channel)).unwrap_or_default()
    }

    /// The channels of a server that everyone in it can see, without threads.
    pub fn of(&self, guild: GuildId) -> Vec<ChannelId> {
        let open = |server: &ServerChannels| {
            let mut open: Vec<ChannelId> =
                server.channels.keys().copied().filter(|channel| server.is_open(*channel)).collect();
            open.sort_unstable();
            open
        };
        self.read(guild, open).unwrap_or_default()
    }

    /// The channel of a public thread.
    pub fn parent(&self, guild: GuildId, thread: ChannelId) -> Option<ChannelId> {
        self.read(guild, |server| server.threads.get(&thread).copied()).flatten()
    }

    fn read<T>(&self, guild: GuildId, read: impl FnOnce(&ServerChannels) -> T) -> Option<T> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&guild).map(read)
    }
}
