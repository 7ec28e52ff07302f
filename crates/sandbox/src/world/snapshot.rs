//! The saved part of a world: people's settings, channels, their newest messages.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::model::{Channel, Id, Member, PostedMessage, User, flags};
use super::state::World;

/// Number of saved messages per channel, in addition to pinned ones.
const MESSAGES_KEPT: usize = 50;

/// A saved world, without the bytes of its files.
#[derive(Debug, Serialize, Deserialize)]
pub struct WorldSnapshot {
    /// The sandbox's address, with which addresses of files start.
    base: String,
    last_id: Id,
    /// Total time by which the clock was advanced.
    clock_offset: Duration,
    users: Vec<User>,
    members: BTreeMap<Id, Member>,
    channels: Vec<Channel>,
    messages: Vec<PostedMessage>,
    /// The last message that a user has seen in a channel: user, channel, message.
    read: Vec<(Id, Id, Id)>,
}

impl WorldSnapshot {
    /// The ids of its files.
    pub fn files(&self) -> impl Iterator<Item = Id> {
        self.messages.iter().flat_map(|message| &message.attachments).map(|file| file.id)
    }
}

impl World {
    /// The part of the world to save, and the bytes of its files. Messages for one person disappear after a restart, as
    /// in Discord, and so do unanswered interactions.
    pub fn snapshot(&self) -> (WorldSnapshot, Vec<(Id, Bytes)>) {
        let public = |message: &&PostedMessage| message.only_for.is_none() && message.flags & flags::LOADING == 0;
        let messages: Vec<PostedMessage> = self
            .channels
            .keys()
            .flat_map(|channel| {
                let all = self.messages_in(*channel).filter(public).rev().enumerate();
                let kept = all.filter(|(age, message)| *age < MESSAGES_KEPT || message.pinned);
                kept.map(|(_, message)| message.clone())
            })
            .collect();
        let files = messages.iter().flat_map(|message| &message.attachments);
        let files = files.map(|file| (file.id, file.data.clone())).collect();
        let snapshot = WorldSnapshot {
            base: self.base.clone(),
            last_id: self.last_id,
            clock_offset: self.config.clock.offset(),
            users: self.users.values().cloned().collect(),
            members: self.members.clone(),
            channels: self.channels.values().cloned().collect(),
            messages,
            read: self.read.iter().map(|((user, channel), message)| (*user, *channel, *message)).collect(),
        };
        (snapshot, files)
    }

    /// Restores a saved world. `file` returns the bytes of a file, or no bytes for a lost one.
    pub fn restore(&mut self, snapshot: WorldSnapshot, mut file: impl FnMut(Id) -> Bytes) {
        let WorldSnapshot { base, last_id, clock_offset, users, members, channels, messages, read } = snapshot;
        self.last_id = self.last_id.max(last_id);
        self.config.clock.advance(clock_offset);
        self.users.extend(users.into_iter().map(|user| (user.id, user)));
        self.members = members;
        self.channels = channels.into_iter().map(|channel| (channel.id, channel)).collect();
        self.read = read.into_iter().map(|(user, channel, message)| ((user, channel), message)).collect();
        for mut message in messages {
            for attachment in &mut message.attachments {
                attachment.data = file(attachment.id);
            }
            // The port may have changed.
            message.components.iter_mut().for_each(|shown| move_addresses(shown, &base, &self.base));
            self.messages.insert((message.channel, message.id), message);
        }
    }
}

/// Replaces the start of all addresses in a value.
fn move_addresses(value: &mut Value, from: &str, to: &str) {
    match value {
        Value::String(text) => {
            if let Some(rest) = text.strip_prefix(from) {
                *text = format!("{to}{rest}");
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| move_addresses(value, from, to)),
        Value::Object(map) => map.values_mut().for_each(|value| move_addresses(value, from, to)),
        _ => {}
    }
}
