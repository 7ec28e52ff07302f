//! Messages of a channel: posting, reading, editing, deleting, pinning.

use std::cmp::Reverse;

use serde_json::{Value, json};

use super::call::{ApiResult, Call, id};
use super::pins;
use crate::world::error::{ApiError, Problems};
use crate::world::model::{BOT, Id, PostedMessage, flags};
use crate::world::permissions::{
    ATTACH_FILES, MANAGE_MESSAGES, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
};
use crate::world::posting::Post;
use crate::world::state::World;
use crate::world::upload::Received;
use crate::world::validate::message::{Payload, payload};

/// `/channels/{channel}/messages/...`
pub fn dispatch(world: &mut World, channel: Id, rest: &[&str], call: Call) -> ApiResult {
    match (call.method, rest) {
        ("POST", []) => create(world, channel, call.received),
        ("GET", []) => list(world, channel, &call),
        ("PUT", ["pins", message]) => pins::pin(world, channel, id(message)?),
        ("GET", [message]) => {
            world.require(channel, VIEW_CHANNEL | READ_MESSAGE_HISTORY)?;
            Ok(world.message_json(world.message(channel, id(message)?)?))
        }
        ("PATCH", [message]) => edit(world, channel, id(message)?, call.received),
        ("DELETE", [message]) => delete(world, channel, id(message)?),
        _ => Err(ApiError::not_found()),
    }
}

fn create(world: &mut World, channel: Id, received: Received) -> ApiResult {
    let place = world.channel_for_bot(channel)?.clone();
    if place.is_forum() {
        return Err(ApiError::new(400, 50008, "Cannot send messages in a non-text channel"));
    }
    let send = if place.is_thread() { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
    world.require(channel, send)?;
    if place.recipient.is_some_and(|user| !world.users.get(&user).is_some_and(|user| user.accepts_dms)) {
        return Err(ApiError::new(403, 50007, "Cannot send messages to this user"));
    }
    if place.archived && place.locked {
        world.require(channel, MANAGE_THREADS)?;
    }
    let payload = payload(&received.json, "", received.files)?;
    if !payload.files.is_empty() {
        world.require(channel, ATTACH_FILES)?;
    }
    if let Some(twin) = twin(world, channel, &payload) {
        return Ok(world.message_json(world.message(channel, twin)?));
    }
    let mut kind = 0;
    if let Some((answered, must_exist)) = payload.reference {
        world.require(channel, READ_MESSAGE_HISTORY)?;
        if world.message(channel, answered).is_ok() {
            kind = 19;
        } else if must_exist {
            let mut problems = Problems::default();
            problems.add("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message");
            problems.finish()?;
        }
    }
    let bits = payload.flags & flags::BY_SENDER;
    let nonce = payload.nonce.clone().filter(|_| payload.enforce_nonce);
    let id = world.post(Post { author: BOT, channel, payload, kind, flags: bits, only_for: None, origin: None })?;
    if let Some(nonce) = nonce {
        let now = world.config.clock.now();
        world.nonces.push((BOT, channel, nonce.to_string(), id, now));
    }
    if let Some(place) = world.channels.get_mut(&channel) {
        // A message reopens an archived thread.
        place.archived = false;
    }
    let created = world.message_json(world.message(channel, id)?);
    // Discord shows the nonce only to the sender, in this answer.
    if let Some(message) = world.messages.get_mut(&(channel, id)) {
        message.nonce = None;
    }
    Ok(created)
}

/// The earlier message with the same enforced nonce, if its nonce hasn't expired.
fn twin(world: &mut World, channel: Id, payload: &Payload) -> Option<Id> {
    let window = world.config.nonce_window;
    let now = world.config.clock.now();
    world.nonces.retain(|(.., at)| now - *at < window);
    let nonce = payload.nonce.as_ref().filter(|_| payload.enforce_nonce)?.to_string();
    let known =
        world.nonces.iter().find(|(author, place, known, ..)| *author == BOT && *place == channel && *known == nonce);
    known.map(|(.., id, _)| *id).filter(|id| world.messages.contains_key(&(channel, *id)))
}

fn list(world: &World, channel: Id, call: &Call) -> ApiResult {
    world.require(channel, VIEW_CHANNEL)?;
    // Without the permission, Discord returns an empty list instead of an error.
    if world.require(channel, READ_MESSAGE_HISTORY).is_err() {
        return Ok(json!([]));
    }
    let limit = call.number("limit").unwrap_or(50);
    let mut problems = Problems::default();
    if !(1..=100).contains(&limit) {
        problems.add("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.");
    }
    problems.finish()?;
    let limit = usize::try_from(limit).unwrap_or(100);
    let public = || world.messages_in(channel).filter(|message| message.only_for.is_none());
    let mut found: Vec<&PostedMessage> = match call.number("after") {
        Some(after) => public().filter(|message| message.id > after).take(limit).collect(),
        None => {
            let before = call.number("before").unwrap_or(Id::MAX);
            public().rev().filter(|message| message.id < before).take(limit).collect()
        }
    };
    found.sort_by_key(|message| Reverse(message.id));
    Ok(found.into_iter().map(|message| world.message_json(message)).collect())
}

fn edit(world: &mut World, channel: Id, id: Id, received: Received) -> ApiResult {
    let place = world.channel_for_bot(channel)?;
    if place.archived {
        return Err(ApiError::new(400, 50083, "Thread is archived"));
    }
    if world.message(channel, id)?.author != BOT {
        return Err(ApiError::new(403, 50005, "Cannot edit a message authored by another user"));
    }
    let payload = payload(&received.json, "", received.files)?;
    if !payload.files.is_empty() {
        world.require(channel, ATTACH_FILES)?;
    }
    world.edit(channel, id, payload)?;
    Ok(world.message_json(world.message(channel, id)?))
}

fn delete(world: &mut World, channel: Id, id: Id) -> ApiResult {
    world.channel_for_bot(channel)?;
    if world.message(channel, id)?.author != BOT {
        world.require(channel, MANAGE_MESSAGES)?;
    }
    world.remove_message(channel, id);
    Ok(Value::Null)
}
