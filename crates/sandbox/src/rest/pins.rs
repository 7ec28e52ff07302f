//! Pinned messages.

use serde_json::Value;

use super::call::ApiResult;
use crate::world::error::ApiError;
use crate::world::model::{BOT, Id};
use crate::world::permissions::{MANAGE_MESSAGES, PIN_MESSAGES, VIEW_CHANNEL};
use crate::world::posting::Post;
use crate::world::state::World;
use crate::world::validate::message::Payload;

/// Pins a message.
pub fn pin(world: &mut World, channel: Id, id: Id) -> ApiResult {
    world.require(channel, VIEW_CHANNEL)?;
    // Before Pin Messages became a separate permission, Manage Messages covered it.
    world.require(channel, PIN_MESSAGES).or_else(|_| world.require(channel, MANAGE_MESSAGES))?;
    if world.message(channel, id)?.pinned {
        return Ok(Value::Null);
    }
    if world.messages_in(channel).filter(|message| message.pinned).count() >= 250 {
        return Err(ApiError::new(400, 30003, "Maximum number of pins reached (250)"));
    }
    if let Some(message) = world.messages.get_mut(&(channel, id)) {
        message.pinned = true;
    }
    let payload = Payload { reference: Some((id, true)), ..Payload::default() };
    world.post(Post { author: BOT, channel, payload, kind: 6, flags: 0, only_for: None, origin: None })?;
    Ok(Value::Null)
}
