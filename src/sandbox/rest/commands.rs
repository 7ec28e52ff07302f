//! Registration of application commands.

use serde_json::{Value, json};

use super::call::{Reply, id};
use super::emojis;
use crate::sandbox::world::error::{ApiError, Problems};
use crate::sandbox::world::model::{BOT, GUILD, Id};
use crate::sandbox::world::state::World;
use crate::sandbox::world::validate::command;

/// `/applications/{application}/...`
pub fn dispatch(world: &mut World, method: &str, application: Id, rest: &[&str], body: &Value) -> Reply {
    if let ["emojis", rest @ ..] = rest {
        if application != BOT {
            return Err(ApiError::new(403, 20012, "You are not authorized to perform this action on this application"));
        }
        return emojis::dispatch(world, method, rest, body);
    }
    let (guild, rest) = match rest {
        ["commands", rest @ ..] => (None, rest),
        ["guilds", guild, "commands", rest @ ..] => (Some(id(guild)?), rest),
        _ => return Err(ApiError::not_found()),
    };
    if application != BOT {
        return Err(ApiError::new(403, 20012, "You are not authorized to perform this action on this application"));
    }
    if guild.is_some_and(|guild| guild != GUILD || !world.bot_present) {
        return Err(ApiError::missing_access());
    }
    match (method, rest) {
        ("GET", []) => Ok(json!(list(world, guild))),
        ("PUT", []) => {
            let checked = command::commands(body)?;
            let mut new = Vec::new();
            for command in checked {
                let old = list(world, guild).iter().find(|old| same(old, &command)).cloned();
                new.push(with_ids(world, command, guild, old.as_ref()));
            }
            *list(world, guild) = new;
            world.touch();
            Ok(json!(list(world, guild)))
        }
        ("POST", []) => {
            let checked = check(body)?;
            let at = list(world, guild).iter().position(|old| same(old, &checked));
            let old = at.map(|at| list(world, guild).remove(at));
            let command = with_ids(world, checked, guild, old.as_ref());
            list(world, guild).push(command.clone());
            world.touch();
            Ok(command)
        }
        (_, [wanted]) => {
            let unknown = || ApiError::new(404, 10063, "Unknown application command");
            let at = list(world, guild).iter().position(|old| old["id"] == *wanted).ok_or_else(unknown)?;
            match method {
                "GET" => Ok(list(world, guild)[at].clone()),
                "PATCH" => {
                    let old = list(world, guild)[at].clone();
                    let mut merged = old.clone();
                    for (key, value) in body.as_object().into_iter().flatten() {
                        merged[key] = value.clone();
                    }
                    let command = with_ids(world, check(&merged)?, guild, Some(&old));
                    list(world, guild)[at] = command.clone();
                    world.touch();
                    Ok(command)
                }
                "DELETE" => {
                    list(world, guild).remove(at);
                    world.touch();
                    Ok(Value::Null)
                }
                _ => Err(ApiError::new(405, 0, "405: Method Not Allowed")),
            }
        }
        _ => Err(ApiError::not_found()),
    }
}

fn check(body: &Value) -> Reply {
    let mut problems = Problems::default();
    let checked = command::command(body, "", &mut problems);
    problems.finish()?;
    Ok(checked)
}

fn list(world: &mut World, guild: Option<Id>) -> &mut Vec<Value> {
    if guild.is_some() { &mut world.guild_commands } else { &mut world.global_commands }
}

fn same(one: &Value, other: &Value) -> bool {
    one["name"] == other["name"] && one["type"] == other["type"]
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
