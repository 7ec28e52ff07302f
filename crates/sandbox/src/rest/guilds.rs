//! The guild from the bot's view.

use serde_json::{Value, json};

use super::call::{ApiResult, id};
use crate::world::error::ApiError;
use crate::world::model::{BOT, GUILD, Id};
use crate::world::state::World;

/// `/guilds/{guild}/...`
pub fn dispatch(world: &World, method: &str, guild: Id, rest: &[&str]) -> ApiResult {
    if guild != GUILD || !world.bot_present {
        return Err(if guild == GUILD { ApiError::missing_access() } else { ApiError::unknown_guild() });
    }
    match (method, rest) {
        ("GET", []) => Ok(world.guild_json()),
        ("GET", ["members", user]) => {
            let user = id(user)?;
            let known = world.members.contains_key(&user);
            if known { Ok(world.member_json(user)) } else { Err(ApiError::new(404, 10007, "Unknown Member")) }
        }
        _ => Err(ApiError::not_found()),
    }
}

/// `GET /users/@me/guilds`
pub fn mine(world: &World) -> ApiResult {
    if !world.bot_present {
        return Ok(json!([]));
    }
    let permissions = world.base_permissions(BOT).to_string();
    Ok(json!([{
        "id": GUILD.to_string(), "name": world.config.names.server, "icon": null, "owner": false, "permissions": permissions,
        "features": [],
    }]))
}

/// `DELETE /users/@me/guilds/{guild}`
pub fn leave(world: &mut World, guild: Id) -> ApiResult {
    if guild != GUILD || !world.bot_present {
        return Err(ApiError::unknown_guild());
    }
    world.set_bot_present(false);
    Ok(Value::Null)
}
