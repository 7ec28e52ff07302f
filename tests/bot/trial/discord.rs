//! A Discord that loses, refuses and forgets: what is posted stays, and nothing else can be relied on.

use std::collections::{BTreeMap, BTreeSet};

use daykeeper::table::{ChannelId, Destination, MessageId, OutboxRowId, UserId};

/// A message that stands in a channel.
#[derive(Clone, Debug)]
pub struct Posted {
    pub id: MessageId,
    /// Which row it was made of: what the look-up finds it by.
    pub row: OutboxRowId,
    pub late: bool,
}

/// All that was ever posted.
#[derive(Default)]
pub struct Discord {
    pub channels: BTreeMap<Destination, Vec<Posted>>,
    /// Where the bot may not write.
    pub denied: BTreeSet<ChannelId>,
    /// Who takes no direct messages.
    pub closed: BTreeSet<UserId>,
    next: u64,
}

impl Discord {
    pub fn post(&mut self, destination: Destination, row: OutboxRowId, late: bool) -> MessageId {
        self.next += 1;
        let id = MessageId(self.next);
        self.channels.entry(destination).or_default().push(Posted { id, row, late });
        id
    }

    /// The message that was made of a row, if one was.
    pub fn of(&self, destination: Destination, row: OutboxRowId) -> Option<MessageId> {
        let posted = self.channels.get(&destination)?;
        posted.iter().find(|posted| posted.row == row).map(|posted| posted.id)
    }

    /// Whether a message stands in a channel.
    pub fn has(&self, destination: Destination, message: MessageId) -> bool {
        self.channels.get(&destination).is_some_and(|all| all.iter().any(|posted| posted.id == message))
    }

    /// Whether the bot may write there.
    pub fn allows(&self, destination: Destination) -> bool {
        match destination {
            Destination::Channel(channel) => !self.denied.contains(&channel),
            Destination::Direct(_) => true,
        }
    }
}
