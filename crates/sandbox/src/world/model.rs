//! The parts of the Discord model, with their JSON.

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::permissions::{Overwrite, OverwriteTarget};

pub type Id = u64;

/// The guild. The default world has fixed ids, so a bot's database stays valid for the next run.
pub const GUILD: Id = 1_000_000_000_000_000_001;
/// The bot's user and application.
pub const BOT: Id = 1_000_000_000_000_000_100;
/// Another bot; created with its first message.
pub(crate) const OTHER_BOT: Id = 1_000_000_000_000_000_201;
/// The first of the people.
pub(crate) const FIRST_USER: Id = 1_000_000_000_000_000_101;
/// The owner of the guild.
pub const OWNER: Id = FIRST_USER + 4;
/// Creation time of the default world, in milliseconds since 1970.
pub(crate) const WORLD_CREATED: i64 = 1_700_000_000_000;

/// Message flags that the sandbox supports.
pub mod flags {
    /// Only one user sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// The bot "is thinking".
    pub(crate) const LOADING: u64 = 1 << 7;
    /// Posted without a push notification.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// The message consists of Components V2.
    pub const IS_COMPONENTS_V2: u64 = 1 << 15;
    /// The flags that a new message takes over from its sender.
    pub(crate) const BY_SENDER: u64 = SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2;
}

/// The flag of a forum whose posts must have a tag.
pub const REQUIRE_TAG: u64 = 1 << 4;

/// Channel types that the sandbox supports.
pub mod channel_type {
    /// A text channel of a guild.
    pub const TEXT: u8 = 0;
    pub(crate) const DM: u8 = 1;
    /// A public thread, or a post in a forum.
    pub const PUBLIC_THREAD: u8 = 11;
    /// A forum, which contains only posts.
    pub const FORUM: u8 = 15;
}

/// A person or a bot.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    /// Unique name in lowercase.
    pub username: String,
    pub global_name: Option<String>,
    /// `true` for a bot.
    pub bot: bool,
    /// Discord language, such as `en-US`.
    pub locale: String,
    /// `true` if the person chose the language; otherwise the page starts with the browser's.
    #[serde(default)]
    pub locale_chosen: bool,
    /// `true` if the user accepts direct messages from the bot.
    pub accepts_dms: bool,
    /// `true` if the user has installed the application for themselves.
    #[serde(default)]
    pub installed: bool,
}

impl User {
    /// The user object.
    pub fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(), "username": self.username, "discriminator": "0", "global_name": self.global_name,
            "avatar": null, "bot": self.bot, "system": false, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "primary_guild": null, "public_flags": 0, "flags": 0,
        })
    }
}

/// A role of the guild.
#[derive(Debug, Clone)]
pub struct Role {
    /// Snowflake; the guild's own id for `@everyone`.
    pub id: Id,
    pub name: String,
    /// Permission bits.
    pub permissions: u64,
    /// RGB.
    pub color: u32,
    /// Position in the order of roles.
    pub position: u16,
    /// The bot that owns the role, or `None`.
    pub bot: Option<Id>,
}

impl Role {
    /// The role object.
    pub fn json(&self) -> Value {
        let mut role = json!({
            "id": self.id.to_string(), "name": self.name, "color": self.color,
            "colors": { "primary_color": self.color, "secondary_color": null, "tertiary_color": null },
            "hoist": false, "managed": self.bot.is_some(), "mentionable": false, "position": self.position,
            "permissions": self.permissions.to_string(), "icon": null, "unicode_emoji": null, "flags": 0,
        });
        if let Some(bot) = self.bot {
            role["tags"] = json!({ "bot_id": bot.to_string() });
        }
        role
    }
}

/// A user's membership in the guild.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Member {
    /// Roles besides `@everyone`.
    pub roles: Vec<Id>,
}

/// A tag of a forum.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ForumTag {
    pub id: Id,
    pub name: String,
    /// `true` if only people who manage threads can put it on a post.
    pub moderated: bool,
    pub emoji: Option<String>,
}

impl ForumTag {
    /// The tag object.
    pub fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(), "name": self.name, "moderated": self.moderated, "emoji_id": null,
            "emoji_name": self.emoji,
        })
    }
}

/// A channel, thread or direct message.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    /// One of [`channel_type`].
    pub kind: u8,
    /// Name, empty for a direct message.
    pub name: String,
    pub topic: Option<String>,
    /// The thread's parent channel.
    pub parent: Option<Id>,
    pub position: u16,
    /// Permission overwrites; a thread uses its parent's.
    pub overwrites: Vec<Overwrite>,
    /// The other user of a direct message.
    pub recipient: Option<Id>,
    /// The user who opened the thread.
    pub owner: Option<Id>,
    /// `true` if the thread is archived.
    pub archived: bool,
    /// `true` if the thread is locked.
    pub locked: bool,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Tags of a forum.
    #[serde(default)]
    pub tags: Vec<ForumTag>,
    /// Tags on a post in a forum.
    #[serde(default)]
    pub applied: Vec<Id>,
    /// `true` if posts in the forum need a tag.
    #[serde(default)]
    pub requires_tag: bool,
}

impl Channel {
    /// Returns `true` for forums.
    pub fn is_forum(&self) -> bool {
        self.kind == channel_type::FORUM
    }

    /// Returns `true` for threads.
    pub(crate) fn is_thread(&self) -> bool {
        self.kind == channel_type::PUBLIC_THREAD
    }

    /// Returns `true` for direct messages.
    pub(crate) fn is_dm(&self) -> bool {
        self.kind == channel_type::DM
    }

    /// The channel object without fields that depend on other objects.
    pub fn json(&self, guild: Id, last_message: Option<Id>, message_count: usize) -> Value {
        let last = last_message.map(|id| id.to_string());
        let mut channel = json!({ "id": self.id.to_string(), "type": self.kind, "last_message_id": last, "flags": 0 });
        if self.is_dm() {
            return channel;
        }
        channel["guild_id"] = json!(guild.to_string());
        channel["name"] = json!(self.name);
        channel["parent_id"] = json!(self.parent.map(|id| id.to_string()));
        channel["rate_limit_per_user"] = json!(0);
        if self.is_thread() {
            channel["owner_id"] = json!(self.owner.map(|id| id.to_string()));
            channel["applied_tags"] = strings(&self.applied);
            channel["message_count"] = json!(message_count);
            channel["total_message_sent"] = json!(message_count);
            channel["member_count"] = json!(2);
            channel["thread_metadata"] = json!({
                "archived": self.archived, "auto_archive_duration": 10080, "archive_timestamp": timestamp(self.created),
                "locked": self.locked, "create_timestamp": timestamp(self.created),
            });
        } else {
            channel["position"] = json!(self.position);
            channel["topic"] = json!(self.topic);
            channel["nsfw"] = json!(false);
            let overwrites = self.overwrites.iter().map(|overwrite| {
                let (id, kind) = match overwrite.target {
                    OverwriteTarget::Role(id) => (id, 0),
                    OverwriteTarget::Member(id) => (id, 1),
                };
                let (allow, deny) = (overwrite.allow.to_string(), overwrite.deny.to_string());
                json!({ "id": id.to_string(), "type": kind, "allow": allow, "deny": deny })
            });
            channel["permission_overwrites"] = overwrites.collect();
            if self.is_forum() {
                channel["available_tags"] = self.tags.iter().map(ForumTag::json).collect();
                channel["flags"] = json!(if self.requires_tag { REQUIRE_TAG } else { 0 });
                channel["default_reaction_emoji"] = Value::Null;
                channel["default_sort_order"] = Value::Null;
                channel["default_forum_layout"] = json!(0);
            }
        }
        channel
    }
}

/// A file of a message.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PostedFile {
    pub id: Id,
    pub filename: String,
    /// Alt text.
    pub description: Option<String>,
    /// MIME type.
    pub content_type: String,
    /// Width and height in pixels, for pictures.
    pub dimensions: Option<(u32, u32)>,
    #[serde(skip)]
    pub data: Bytes,
}

/// The interaction that led to a message.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct MessageOrigin {
    pub interaction: Id,
    /// 2 command, 3 component, 5 modal.
    pub kind: u8,
    /// The user who caused it.
    pub user: Id,
    /// The command's full name (`list new`), or empty.
    pub name: String,
    pub source: Option<Id>,
}

/// An emoji of the application.
#[derive(Debug, Clone)]
pub struct ApplicationEmoji {
    pub id: Id,
    pub name: String,
    /// MIME type of the image.
    pub content_type: &'static str,
    pub data: Bytes,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct PostedMessage {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub content: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Milliseconds since 1970 of the last edit.
    pub edited: Option<i64>,
    /// Action rows as Discord returns them.
    pub components: Vec<Value>,
    /// Files.
    pub attachments: Vec<PostedFile>,
    /// Bits of [`flags`].
    pub flags: u64,
    /// The sender's nonce.
    pub nonce: Option<Value>,
    /// Mentioned users, restricted to the allowed mentions.
    pub mentions: Vec<Id>,
    /// Mentioned roles, restricted in the same way.
    pub mention_roles: Vec<Id>,
    /// `true` if `@everyone` or `@here` is mentioned and allowed.
    pub mention_everyone: bool,
    /// Users who were notified when the message was posted (edits don't notify anyone).
    pub pinged: Vec<Id>,
    /// `true` if it is pinned.
    pub pinned: bool,
    pub reference: Option<Id>,
    /// The only user who can see it; `None` if everyone can.
    pub only_for: Option<Id>,
    /// The interaction that caused it.
    pub origin: Option<MessageOrigin>,
    /// 0 regular, 6 pin notice, 18 thread created, 19 reply, 20 command.
    pub kind: u8,
    /// `true` if "thinking" ended without an answer.
    pub failed: bool,
}

impl PostedMessage {
    /// Returns `true` if a user who can see the channel can also see this message.
    pub(crate) fn visible_for(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        fn find<'a>(component: &'a Value, custom_id: &str) -> Option<&'a Value> {
            if component["custom_id"] == custom_id {
                return Some(component);
            }
            let inner = component["components"].as_array().into_iter().flatten();
            inner.chain(component.get("accessory")).find_map(|inner| find(inner, custom_id))
        }
        self.components.iter().find_map(|component| find(component, custom_id))
    }

    /// All text: the content, or the texts of its components.
    pub fn words(&self) -> String {
        fn collect(component: &Value, words: &mut String) {
            if let (Some(10), Some(text)) = (component["type"].as_i64(), component["content"].as_str()) {
                words.push('\n');
                words.push_str(text);
            }
            component["components"].as_array().into_iter().flatten().for_each(|inner| collect(inner, words));
        }
        let mut words = self.content.clone();
        self.components.iter().for_each(|component| collect(component, &mut words));
        words.trim_start().to_owned()
    }
}

/// Ids in Discord's JSON form.
pub fn strings(ids: &[Id]) -> Value {
    ids.iter().map(|id| json!(id.to_string())).collect()
}

/// A point in time in Discord's JSON form.
pub fn timestamp(ms: i64) -> String {
    match jiff::Timestamp::from_millisecond(ms) {
        Ok(time) => time.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string(),
        Err(_) => "1970-01-01T00:00:00.000000+00:00".to_owned(),
    }
}

/// Reads width and height from the header of a PNG or GIF.
pub fn dimensions(data: &[u8]) -> Option<(u32, u32)> {
    let le16 = |at: usize| Some(u32::from(u16::from_le_bytes(data.get(at..at + 2)?.try_into().ok()?)));
    if data.starts_with(b"\x89PNG\r\n\x1a\n") {
        let be32 = |at: usize| Some(u32::from_be_bytes(data.get(at..at + 4)?.try_into().ok()?));
        return Some((be32(16)?, be32(20)?));
    }
    if data.starts_with(b"GIF8") {
        return Some((le16(6)?, le16(8)?));
    }
    None
}

/// The MIME type of a file name.
pub(crate) fn content_type(filename: &str) -> &'static str {
    match filename.rsplit('.').next().unwrap_or_default().to_ascii_lowercase().as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "txt" | "log" => "text/plain; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_look_like_discords() {
        assert_eq!(timestamp(1_700_000_000_123), "2023-11-14T22:13:20.123000+00:00");
    }

    #[test]
    fn picture_headers_are_read() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 2, 0x58, 0, 0, 1, 0x90]);
        assert_eq!(dimensions(&png), Some((600, 400)));
        assert_eq!(dimensions(b"GIF89a\x0a\0\x14\0"), Some((10, 20)));
        assert_eq!(dimensions(b"not a picture"), None);
        assert_eq!(dimensions(&png[..20]), None, "cut short");
    }
}
