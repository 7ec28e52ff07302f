//! The objects of the HTTP API and the gateway, from the bot's view.

use serde_json::{Value, json};

use super::model::{
    BOT, Channel, GUILD, Id, MessageOrigin, OWNER, PostedMessage, Role, User, WORLD_CREATED, flags, strings, timestamp,
};
use super::state::World;

impl World {
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let public = || self.messages_in(channel.id).filter(|message| message.only_for.is_none());
        let count = if channel.is_thread() { public().count() } else { 0 };
        let mut json = channel.json(GUILD, public().next_back().map(|message| message.id), count);
        if let Some(user) = channel.recipient.and_then(|id| self.users.get(&id)) {
            json["recipients"] = json!([user.json()]);
        }
        json
    }

    pub(crate) fn member_json(&self, user: Id) -> Value {
        let mut member = self.bare_member_json(user);
        if let Some(user) = self.users.get(&user) {
            member["user"] = user.json();
        }
        member
    }

    /// The member object without its user, for resolved data and mentions.
    pub(crate) fn bare_member_json(&self, user: Id) -> Value {
        let roles = self.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
        json!({
            "nick": null, "avatar": null, "banner": null, "roles": strings(roles), "joined_at": timestamp(WORLD_CREATED),
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
            "communication_disabled_until": null,
        })
    }

    pub(crate) fn guild_json(&self) -> Value {
        json!({
            "id": GUILD.to_string(), "name": self.config.names.server, "icon": null, "splash": null, "discovery_splash": null,
            "owner_id": OWNER.to_string(), "afk_channel_id": null, "afk_timeout": 300,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0,
            "roles": self.roles.values().map(Role::json).collect::<Value>(), "emojis": [], "features": [], "mfa_level": 0,
            "application_id": null, "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
            "max_members": 500_000, "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": self.guild_locale, "public_updates_channel_id": null,
            "nsfw_level": 0, "stickers": [], "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
        })
    }

    /// The data of the GUILD_CREATE event.
    pub fn guild_create(&self) -> Value {
        let mut guild = self.guild_json();
        let listed = |thread: bool| -> Value {
            let channels = self.channels.values().filter(|c| !c.is_dm() && c.is_thread() == thread && !c.archived);
            channels.filter(|c| self.sees(BOT, c.id)).map(|c| self.channel_json(c)).collect()
        };
        guild["joined_at"] = json!(timestamp(WORLD_CREATED));
        guild["large"] = json!(false);
        guild["unavailable"] = json!(false);
        guild["member_count"] = json!(self.members.len());
        guild["voice_states"] = json!([]);
        // Without the privileged members intent, a guild's list contains only the bot.
        guild["members"] = json!([self.member_json(BOT)]);
        guild["channels"] = listed(false);
        guild["threads"] = listed(true);
        for empty in ["presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"] {
            guild[empty] = json!([]);
        }
        guild
    }

    /// The message object from the bot's view.
    pub(crate) fn message_json(&self, message: &PostedMessage) -> Value {
        let author = self.users.get(&message.author).map(User::json);
        let mentions: Value = message.mentions.iter().filter_map(|id| self.users.get(id)).map(User::json).collect();
        let mut json = json!({
            "id": message.id.to_string(), "channel_id": message.channel.to_string(), "author": author,
            "content": message.content, "timestamp": timestamp(message.created),
            "edited_timestamp": message.edited.map(timestamp), "tts": false,
            "mention_everyone": message.mention_everyone, "mentions": mentions,
            "mention_roles": strings(&message.mention_roles), "attachments": self.attachments_json(message),
            "embeds": [], "components": message.components, "pinned": message.pinned, "type": message.kind,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(reference) = message.reference {
            let (channel, guild) = (message.channel.to_string(), GUILD.to_string());
            let id = reference.to_string();
            json["message_reference"] =
                json!({ "type": 0, "channel_id": channel, "message_id": id, "guild_id": guild });
            let referenced = self.messages.get(&(message.channel, reference));
            json["referenced_message"] = referenced.map(|target| self.message_json(target)).unwrap_or(Value::Null);
        }
        if let Some(origin) = &message.origin {
            json["application_id"] = json!(BOT.to_string());
            json["webhook_id"] = json!(BOT.to_string());
            json["interaction_metadata"] = self.origin_json(origin);
            if origin.kind == 2
                && let Some(user) = self.users.get(&origin.user)
            {
                let id = origin.interaction.to_string();
                json["interaction"] = json!({ "id": id, "type": 2, "name": origin.name, "user": user.json() });
            }
        }
        json
    }

    fn origin_json(&self, origin: &MessageOrigin) -> Value {
        let mut metadata = json!({
            "id": origin.interaction.to_string(), "type": origin.kind,
            "user": self.users.get(&origin.user).map(User::json),
            "authorizing_integration_owners": { "0": GUILD.to_string() },
        });
        if origin.kind == 3 {
            metadata["interacted_message_id"] = json!(origin.source.map(|id| id.to_string()));
        }
        if origin.kind == 5 {
            let (kind, name) = if origin.source.is_some() { (3, String::new()) } else { (2, origin.name.clone()) };
            let trigger = MessageOrigin { kind, name, ..origin.clone() };
            metadata["triggering_interaction_metadata"] = self.origin_json(&trigger);
        }
        metadata
    }

    fn attachments_json(&self, message: &PostedMessage) -> Value {
        let attachments = message.attachments.iter().map(|attachment| {
            let url = self.attachment_url(message.channel, attachment.id, &attachment.filename);
            let mut json = json!({
                "id": attachment.id.to_string(), "filename": attachment.filename, "size": attachment.data.len(),
                "url": url, "proxy_url": url, "content_type": attachment.content_type,
            });
            if let Some(description) = &attachment.description {
                json["description"] = json!(description);
            }
            if let Some((width, height)) = attachment.dimensions {
                json["width"] = json!(width);
                json["height"] = json!(height);
            }
            if message.flags & flags::EPHEMERAL != 0 {
                json["ephemeral"] = json!(true);
            }
            json
        });
        attachments.collect()
    }

    /// The address of a file.
    pub(crate) fn attachment_url(&self, channel: Id, id: Id, filename: &str) -> String {
        format!("{}/attachments/{channel}/{id}/{filename}", self.base)
    }
}
