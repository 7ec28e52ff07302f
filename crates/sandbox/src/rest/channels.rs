//! Channels, threads, direct messages, typing.

use std::time::Duration;

use serde_json::Value;

use super::call::{ApiResult, Call};
use super::{forums, threads};
use crate::world::error::{ApiError, Problems};
use crate::world::model::{BOT, Id};
use crate::world::permissions::{MANAGE_CHANNELS, MANAGE_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use crate::world::sessions::intents;
use crate::world::state::World;
use crate::world::validate::{Field, snowflake};

/// Duration of the "is typing" display.
const TYPING: Duration = Duration::from_secs(10);

/// `/channels/{channel}/...` except messages
pub fn dispatch(world: &mut World, method: &str, channel: Id, rest: &[&str], call: &Call) -> ApiResult {
    let body = &call.received.json;
    match (method, rest) {
        ("GET", []) => Ok(world.channel_json(world.channel_for_bot(channel)?)),
        ("PATCH", []) => change(world, channel, body),
        ("POST", ["typing"]) => {
            let thread = world.channel_for_bot(channel)?.is_thread();
            world.require(channel, if thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES })?;
            let until = world.config.clock.now() + TYPING;
            world.typing.insert(channel, until);
            world.touch();
            Ok(Value::Null)
        }
        ("POST", ["threads"]) if world.channel_for_bot(channel)?.is_forum() => {
            forums::create(world, channel, body, call.received.files.clone())
        }
        ("POST", ["threads"]) => threads::create(world, channel, body),
        ("PUT", ["thread-members", _]) => {
            world.channel_for_bot(channel)?;
            Ok(Value::Null)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// `POST /users/@me/channels`
pub fn open_dm(world: &mut World, body: &Value) -> ApiResult {
    let mut problems = Problems::default();
    let user = Field::new(body, "").get("recipient_id").and_then(snowflake);
    if user.is_none() {
        problems.required("recipient_id");
    }
    problems.finish()?;
    let user = world.user(user.unwrap_or_default())?.id;
    if user == BOT || !world.bot_present {
        return Err(ApiError::new(400, 50007, "Cannot send messages to this user"));
    }
    let id = world.dm_with(user);
    Ok(world.channel_json(world.channel(id)?))
}

fn change(world: &mut World, channel: Id, body: &Value) -> ApiResult {
    let place = world.channel_for_bot(channel)?.clone();
    // Users who can write in an unlocked thread can also reopen it.
    let opens = body["archived"] == false && body.as_object().is_some_and(|fields| fields.len() == 1) && !place.locked;
    let bits = match (place.is_thread(), opens) {
        (true, true) => SEND_MESSAGES_IN_THREADS,
        (true, false) => MANAGE_THREADS,
        (false, _) => MANAGE_CHANNELS,
    };
    if !(place.is_thread() && place.owner == Some(BOT)) {
        world.require(channel, bits)?;
    }
    let mut problems = Problems::default();
    let field = Field::new(body, "");
    let name = field.text("name", 1..=100, &mut problems);
    let topic = field.text("topic", 0..=1024, &mut problems);
    problems.finish()?;
    let tags = match place.is_forum() && !body["available_tags"].is_null() {
        true => Some(forums::tags(world, &place, body)?),
        false => None,
    };
    let applied = match place.parent {
        Some(parent) if !body["applied_tags"].is_null() => Some(forums::applied(world, parent, body)?),
        _ => None,
    };
    if place.archived && applied.is_some() && body["archived"] != false {
        return Err(ApiError::new(400, 50083, "Thread is archived"));
    }
    if let Some(place) = world.channels.get_mut(&channel) {
        place.tags = tags.unwrap_or_else(|| std::mem::take(&mut place.tags));
        place.applied = applied.unwrap_or_else(|| std::mem::take(&mut place.applied));
        if let Some(name) = name {
            place.name = name.to_owned();
        }
        if let Some(topic) = topic {
            place.topic = Some(topic.to_owned()).filter(|topic| !topic.is_empty());
        }
        if place.is_thread() {
            place.archived = body["archived"].as_bool().unwrap_or(place.archived);
            place.locked = body["locked"].as_bool().unwrap_or(place.locked);
        }
    }
    let json = world.channel_json(world.channel(channel)?);
    let event = if place.is_thread() { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
    world.sessions.emit(intents::GUILDS, event, &json);
    world.touch();
    Ok(json)
}
