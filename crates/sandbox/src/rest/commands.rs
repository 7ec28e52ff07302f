//! Registration of application commands.

use serde_json::{Value, json};

use super::call::{ApiResult, id};
use super::emojis;
use crate::world::error::ApiError;
use crate::world::model::{BOT, GUILD, Id};
use crate::world::state::World;
use crate::world::validate::command;

/// `/applications/{application}/...`
pub fn dispatch(world: &mut World, method: &str, application: Id, rest: &[&str], body: &Value) -> ApiResult {
    if application != BOT {
        return Err(ApiError::new(403, 20012, "You are not authorized to perform this action on this application"));
    }
    let guild = match (method, rest) {
        (_, ["emojis", rest @ ..]) => return emojis::dispatch(world, method, rest, body),
        ("GET" | "PUT", ["commands"]) => None,
        ("GET" | "PUT", ["guilds", guild, "commands"]) => Some(id(guild)?),
        _ => return Err(ApiError::not_found()),
    };
    if guild.is_some_and(|guild| guild != GUILD || !world.bot_present) {
        return Err(ApiError::missing_access());
    }
    if method == "PUT" {
        let mut new = Vec::new();
        for command in command::commands(body)? {
            let same = |old: &&Value| old["name"] == command["name"] && old["type"] == command["type"];
            let old = list(world, guild).iter().find(same).cloned();
            new.push(with_ids(world, command, guild, old.as_ref()));
        }
        *list(world, guild) = new;
        world.touch();
    }
    Ok(json!(list(world, guild)))
}

fn list(world: &mut World, guild: Option<Id>) -> &mut Vec<Value> {
    if guild.is_some() { &mut world.guild_commands } else { &mut world.global_commands }
}

/// Assigns ids to a command. A command with the same name keeps its id when it is registered again.
fn with_ids(world: &mut World, mut command: Value, guild: Option<Id>, old: Option<&Value>) -> Value {
    let version = world.snowflake().to_string();
    command["id"] = old.map_or_else(|| json!(version), |old| old["id"].clone());
    command["version"] = json!(version);
    command["application_id"] = json!(BOT.to_string());
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild.to_string());
    }
    command
}
