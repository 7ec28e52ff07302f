//! The guild from the bot's view, and changes that send events to the bot.

use serde_json::{Value, json};

use super::call::{Call, Reply, id};
use crate::sandbox::world::error::{ApiError, Problems};
use crate::sandbox::world::model::{BOT, GUILD, Id, Role};
use crate::sandbox::world::permissions::MANAGE_CHANNELS;
use crate::sandbox::world::sessions::intents;
use crate::sandbox::world::state::World;
use crate::sandbox::world::validate::Field;

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
