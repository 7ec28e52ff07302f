//! Pinned messages.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use crate::sandbox::world::error::ApiError;
use crate::sandbox::world::model::{BOT, Id, Message, timestamp};
use crate::sandbox::world::permissions::{MANAGE_MESSAGES, PIN_MESSAGES, VIEW_CHANNEL};
use crate::sandbox::world::posting::Post;
use crate::sandbox::world::state::World;
use crate::sandbox::world::validate::message::Payload;

/// The pinned messages of a channel, newest first, with the time of each pin and a flag for further pages.
pub fn page(world: &World, channel: Id, call: &Call) -> Reply {
    world.require(channel, VIEW_CHANNEL)?;
    let limit = usize::try_from(call.number("limit").unwrap_or(50)).unwrap_or(50).clamp(1, 50);
    let mut pinned = world.messages_in(channel).rev().filter(|message| message.pinned && message.only_for.is_none());
    // The sandbox doesn't save the time of a pin. The time of the message gives a usable order too.
    let entry =
        |message: &Message| json!({ "pinned_at": timestamp(message.created), "message": world.message_json(message) });
    let items: Value = pinned.by_ref().take(limit).map(entry).collect();
    Ok(json!({ "items": items, "has_more": pinned.next().is_some() }))
}

/// The pinned messages of a channel on the deprecated route: a plain list.
pub fn list(world: &World, channel: Id) -> Reply {
    world.require(channel, VIEW_CHANNEL)?;
    let pinned = world.messages_in(channel).rev().filter(|message| message.pinned && message.only_for.is_none());
    Ok(pinned.map(|message| world.message_json(message)).collect())
}

/// Pins or unpins a message.
pub fn set(world: &mut World, channel: Id, id: Id, pinned: bool) -> Reply {
    world.require(channel, VIEW_CHANNEL)?;
    // Before Pin Messages became a separate permission, Manage Messages covered it.
    world.require(channel, PIN_MESSAGES).or_else(|_| world.require(channel, MANAGE_MESSAGES))?;
    let was = world.message(channel, id)?.pinned;
    if pinned && !was && world.messages_in(channel).filter(|message| message.pinned).count() >= 250 {
        return Err(ApiError::new(400, 30003, "Maximum number of pins reached (250)"));
    }
    if let Some(message) = world.messages.get_mut(&(channel, id)) {
        message.pinned = pinned;
    }
    if pinned && !was {
        let payload = Payload { reference: Some((id, true)), ..Payload::default() };
        world.post(Post { author: BOT, channel, payload, kind: 6, flags: 0, only_for: None, origin: None })?;
    }
    world.touch();
    Ok(Value::Null)
}
