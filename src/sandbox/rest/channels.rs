//! Channels, threads, direct messages, typing.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Call, Reply, id, messages};
use crate::sandbox::error::{ApiError, Problems};
use crate::sandbox::gateway::intents;
use crate::sandbox::model::{Channel, Id, channel_type, now_ms};
use crate::sandbox::permissions::{
    CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
};
use crate::sandbox::validate::{Field, snowflake};
use crate::sandbox::world::{BOT, World};

/// How long "is typing" is shown.
const TYPING: Duration = Duration::from_secs(10);

/// `/channels/{channel}/...` but messages
pub fn dispatch(world: &mut World, method: &str, channel: Id, rest: &[&str], call: &Call) -> Reply {
    let body = &call.received.json;
    match (method, rest) {
        ("GET", []) => Ok(world.channel_json(world.channel_for_bot(channel)?)),
        ("PATCH", []) => change(world, channel, body),
        ("DELETE", []) => {
            let place = world.channel_for_bot(channel)?;
            let bits = if place.is_thread() { MANAGE_THREADS } else { MANAGE_CHANNELS };
            world.require(channel, bits)?;
            let json = world.channel_json(world.channel(channel)?);
            world.delete_channel(channel);
            Ok(json)
        }
        ("POST", ["typing"]) => {
            let thread = world.channel_for_bot(channel)?.is_thread();
            world.require(channel, if thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES })?;
            world.typing.insert(channel, Instant::now() + TYPING);
            world.touch();
            Ok(Value::Null)
        }
        ("GET", ["pins"]) => messages::pins(world, channel),
        ("PUT", ["pins", message]) => messages::pin(world, channel, id(message)?, true),
        ("DELETE", ["pins", message]) => messages::pin(world, channel, id(message)?, false),
        ("POST", ["threads"]) => create_thread(world, channel, body, None),
        ("PUT" | "DELETE", ["thread-members", _]) => {
            world.channel_for_bot(channel)?;
            Ok(Value::Null)
        }
        ("GET", ["thread-members"]) => {
            world.channel_for_bot(channel)?;
            Ok(json!([]))
        }
        _ => Err(ApiError::not_found()),
    }
}

/// `POST /users/@me/channels`
pub fn open_dm(world: &mut World, body: &Value) -> Reply {
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

fn change(world: &mut World, channel: Id, body: &Value) -> Reply {
    let place = world.channel_for_bot(channel)?.clone();
    // Whoever may write in a thread that is not locked may open it again.
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
    if let Some(place) = world.channels.get_mut(&channel) {
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

/// Opens a public thread, from a message or on its own.
pub fn create_thread(world: &mut World, parent: Id, body: &Value, message: Option<Id>) -> Reply {
    let place = world.channel_for_bot(parent)?;
    if place.is_thread() || place.is_dm() {
        return Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"));
    }
    world.require(parent, CREATE_PUBLIC_THREADS)?;
    let mut problems = Problems::default();
    let field = Field::new(body, "");
    let name = field.required_text("name", 1..=100, &mut problems);
    let kind = field.number("type", 0..=12, &mut problems).unwrap_or(11);
    if message.is_none() && kind != i64::from(channel_type::PUBLIC_THREAD) {
        problems.choice("type", "(11,)");
    }
    problems.finish()?;
    // The thread of a message has the message's id.
    let id = message.unwrap_or_else(|| world.snowflake());
    if world.channels.contains_key(&id) {
        return Err(ApiError::new(400, 160_004, "A thread has already been created for this message"));
    }
    let thread = Channel {
        id,
        kind: channel_type::PUBLIC_THREAD,
        name: name.to_owned(),
        topic: None,
        parent: Some(parent),
        position: 0,
        overwrites: Vec::new(),
        recipient: None,
        owner: Some(BOT),
        archived: false,
        locked: false,
        created: now_ms(),
    };
    world.channels.insert(id, thread);
    let mut json = world.channel_json(world.channel(id)?);
    json["newly_created"] = json!(true);
    world.sessions.emit(intents::GUILDS, "THREAD_CREATE", &json);
    world.touch();
    Ok(json)
}
