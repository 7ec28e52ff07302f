//! The guild as the bot sees it, and changes of the world that the bot is told of.

use serde_json::{Value, json};

use super::{Call, Reply, id};
use crate::sandbox::error::{ApiError, Problems};
use crate::sandbox::gateway::intents;
use crate::sandbox::model::{Channel, Id, Role, channel_type, now_ms};
use crate::sandbox::permissions::{MANAGE_CHANNELS, Overwrite, Target, VIEW_CHANNEL};
use crate::sandbox::validate::Field;
use crate::sandbox::world::{BOT, GUILD, World};

/// `/guilds/{guild}/...`
pub fn dispatch(world: &mut World, method: &str, guild: Id, rest: &[&str], call: &Call) -> Reply {
    if guild != GUILD || !world.bot_present {
        return Err(if guild == GUILD { ApiError::missing_access() } else { ApiError::unknown_guild() });
    }
    match (method, rest) {
        ("GET", []) => {
            let mut json = world.guild_json();
            if call.query.get("with_counts").is_some_and(|value| value == "true") {
                json["approximate_member_count"] = json!(world.members.len());
                json["approximate_presence_count"] = json!(world.members.len());
            }
            Ok(json)
        }
        ("GET", ["channels"]) => {
            let visible = world.channels.values().filter(|channel| !channel.is_dm() && !channel.is_thread());
            Ok(visible.map(|channel| world.channel_json(channel)).collect())
        }
        ("POST", ["channels"]) => {
            if world.base_permissions(BOT) & MANAGE_CHANNELS == 0 {
                return Err(ApiError::missing_permissions());
            }
            let mut problems = Problems::default();
            let field = Field::new(&call.received.json, "");
            let name = field.required_text("name", 1..=100, &mut problems);
            problems.finish()?;
            let id = world.add_channel(name);
            Ok(world.channel_json(world.channel(id)?))
        }
        ("GET", ["members", "@me"]) => Ok(world.member_json(BOT)),
        ("GET", ["members", user]) => {
            let user = id(user)?;
            let known = world.members.contains_key(&user);
            if known { Ok(world.member_json(user)) } else { Err(ApiError::new(404, 10007, "Unknown Member")) }
        }
        ("GET", ["members"]) => {
            if world.config.privileged_intents & intents::GUILD_MEMBERS == 0 {
                return Err(ApiError::missing_access());
            }
            let after = call.number("after").unwrap_or(0);
            let limit = usize::try_from(call.number("limit").unwrap_or(1)).unwrap_or(1).clamp(1, 1000);
            let members = world.members.keys().filter(|user| **user > after).take(limit);
            Ok(members.map(|user| world.member_json(*user)).collect())
        }
        ("GET", ["roles"]) => Ok(world.roles.values().map(Role::json).collect()),
        ("GET", ["threads", "active"]) => {
            let threads = world.channels.values().filter(|channel| channel.is_thread() && !channel.archived);
            let seen = threads.filter(|channel| world.sees(BOT, channel.id));
            Ok(json!({ "threads": seen.map(|thread| world.channel_json(thread)).collect::<Value>(), "members": [] }))
        }
        _ => Err(ApiError::not_found()),
    }
}

/// `GET /users/@me/guilds`
pub fn mine(world: &World) -> Reply {
    if !world.bot_present {
        return Ok(json!([]));
    }
    let permissions = world.base_permissions(BOT).to_string();
    Ok(json!([{
        "id": GUILD.to_string(), "name": world.guild_name, "icon": null, "owner": false, "permissions": permissions,
        "features": [],
    }]))
}

/// `DELETE /users/@me/guilds/{guild}`
pub fn leave(world: &mut World, guild: Id) -> Reply {
    if guild != GUILD || !world.bot_present {
        return Err(ApiError::unknown_guild());
    }
    world.set_bot_present(false);
    Ok(Value::Null)
}

impl World {
    /// Takes the bot out of the guild or brings it back.
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

    /// Tells the bot that the guild is out of reach for a while, as in an outage of Discord, or back again.
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
            topic: None,
            parent: None,
            position,
            overwrites: Vec::new(),
            recipient: None,
            owner: None,
            archived: false,
            locked: false,
            created: now_ms(),
        };
        let json = self.channel_json(&channel);
        self.channels.insert(id, channel);
        if self.bot_present {
            self.sessions.emit(intents::GUILDS, "CHANNEL_CREATE", &json);
        }
        self.touch();
        id
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

    /// Sets which permissions the bot has or lacks in a channel beyond its role; two zeros take all exceptions away.
    pub fn set_bot_permissions(&mut self, id: Id, allow: u64, deny: u64) {
        let holder = self.channels.get(&id).and_then(|channel| channel.parent).unwrap_or(id);
        let before = self.sees(BOT, holder);
        let Some(channel) = self.channels.get_mut(&holder) else { return };
        channel.overwrites.retain(|overwrite| overwrite.target != Target::Member(BOT));
        if allow != 0 || deny != 0 {
            channel.overwrites.push(Overwrite { target: Target::Member(BOT), allow, deny });
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
