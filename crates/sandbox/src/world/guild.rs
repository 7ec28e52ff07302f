//! Changes of the guild that send events to the bot.

use serde_json::json;

use super::error::ApiError;
use super::model::{BOT, Channel, ForumTag, GUILD, Id, channel_type};
use super::permissions::{Overwrite, OverwriteTarget, VIEW_CHANNEL};
use super::sessions::intents;
use super::state::World;

impl World {
    /// Removes the bot from the guild or adds it again.
    pub fn set_bot_present(&mut self, present: bool) {
        if self.bot_present == present {
            return;
        }
        self.bot_present = present;
        if present {
            let guild = self.guild_create();
            self.sessions.emit(intents::GUILDS, "GUILD_CREATE", &guild);
        } else {
            self.guild_commands.clear();
            self.sessions.emit(intents::GUILDS, "GUILD_DELETE", &json!({ "id": GUILD.to_string() }));
        }
        self.touch();
    }

    /// Reports the guild as unavailable, as in an outage of Discord, or as available again.
    pub fn set_guild_available(&mut self, available: bool) {
        if available {
            let guild = self.guild_create();
            self.sessions.emit(intents::GUILDS, "GUILD_CREATE", &guild);
        } else {
            let lost = json!({ "id": GUILD.to_string(), "unavailable": true });
            self.sessions.emit(intents::GUILDS, "GUILD_DELETE", &lost);
        }
    }

    /// Opens a text channel.
    pub fn add_channel(&mut self, name: &str) -> Id {
        let id = self.snowflake();
        let position = u16::try_from(self.channels.len()).unwrap_or(u16::MAX);
        let channel = Channel {
            id,
            kind: channel_type::TEXT,
            name: name.to_lowercase().replace(' ', "-"),
            position,
            created: self.config.clock.now_ms(),
            ..Channel::default()
        };
        let json = self.channel_json(&channel);
        self.channels.insert(id, channel);
        if self.bot_present {
            self.sessions.emit(intents::GUILDS, "CHANNEL_CREATE", &json);
        }
        self.touch();
        id
    }

    /// Opens a forum with tags. Each tag has `true` if only people who manage threads can use it.
    pub fn add_forum(&mut self, name: &str, tags: &[(String, bool)], requires_tag: bool) -> Id {
        let id = self.add_channel(name);
        let mut tag = |(name, moderated): &(String, bool)| ForumTag {
            id: self.snowflake(),
            name: name.clone(),
            moderated: *moderated,
            emoji: None,
        };
        let tags = tags.iter().map(&mut tag).collect();
        if let Some(forum) = self.channels.get_mut(&id) {
            (forum.kind, forum.tags, forum.requires_tag) = (channel_type::FORUM, tags, requires_tag);
        }
        self.touch();
        id
    }

    /// Opens a person's post in a forum.
    ///
    /// # Errors
    /// 10003 if the forum doesn't exist.
    pub fn add_post(&mut self, forum: Id, name: &str, owner: Id) -> Result<Id, ApiError> {
        if !self.channel(forum)?.is_forum() {
            return Err(ApiError::unknown_channel());
        }
        let id = self.snowflake();
        let post = Channel {
            id,
            kind: channel_type::PUBLIC_THREAD,
            name: name.to_owned(),
            parent: Some(forum),
            owner: Some(owner),
            created: self.config.clock.now_ms(),
            ..Channel::default()
        };
        let json = self.channel_json(&post);
        self.channels.insert(id, post);
        self.sessions.emit(intents::GUILDS, "THREAD_CREATE", &json);
        self.touch();
        Ok(id)
    }

    /// Deletes a channel with its messages and threads.
    pub fn delete_channel(&mut self, id: Id) {
        let Some(channel) = self.channels.get(&id) else { return };
        let json = self.channel_json(channel);
        let event = if channel.is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        let seen = self.bot_present && self.sees(BOT, id);
        let threads: Vec<Id> =
            self.channels.values().filter(|thread| thread.parent == Some(id)).map(|t| t.id).collect();
        for thread in threads {
            self.channels.remove(&thread);
            self.messages.retain(|(place, _), _| *place != thread);
        }
        self.channels.remove(&id);
        self.messages.retain(|(place, _), _| *place != id);
        if seen {
            self.sessions.emit(intents::GUILDS, event, &json);
        }
        self.touch();
    }

    /// Sets the bot's permission overwrites in a channel; two zeros remove them.
    pub(crate) fn set_bot_permissions(&mut self, id: Id, allow: u64, deny: u64) {
        let holder = self.channels.get(&id).and_then(|channel| channel.parent).unwrap_or(id);
        let before = self.sees(BOT, holder);
        let Some(channel) = self.channels.get_mut(&holder) else { return };
        channel.overwrites.retain(|overwrite| overwrite.target != OverwriteTarget::Member(BOT));
        if allow != 0 || deny != 0 {
            channel.overwrites.push(Overwrite { target: OverwriteTarget::Member(BOT), allow, deny });
        }
        let Some(channel) = self.channels.get(&holder) else { return };
        let json = self.channel_json(channel);
        let event = match (before, self.permissions(BOT, holder) & VIEW_CHANNEL != 0) {
            (true, false) => "CHANNEL_DELETE",
            (false, true) => "CHANNEL_CREATE",
            _ => "CHANNEL_UPDATE",
        };
        if self.bot_present {
            self.sessions.emit(intents::GUILDS, event, &json);
        }
        self.touch();
    }
}
