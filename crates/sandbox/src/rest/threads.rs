//! Opening threads.

use serde_json::{Value, json};

use super::call::ApiResult;
use crate::world::error::{ApiError, Problems};
use crate::world::model::{BOT, Channel, Id, channel_type};
use crate::world::permissions::CREATE_PUBLIC_THREADS;
use crate::world::sessions::intents;
use crate::world::state::World;
use crate::world::validate::Field;

/// Opens a public thread.
pub fn create(world: &mut World, parent: Id, body: &Value) -> ApiResult {
    let place = world.channel_for_bot(parent)?;
    if place.is_thread() || place.is_dm() {
        return Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"));
    }
    world.require(parent, CREATE_PUBLIC_THREADS)?;
    let mut problems = Problems::default();
    let field = Field::new(body, "");
    let name = field.required_text("name", 1..=100, &mut problems);
    let kind = field.number("type", 0..=12, &mut problems).unwrap_or(11);
    if kind != i64::from(channel_type::PUBLIC_THREAD) {
        problems.choice("type", "(11,)");
    }
    problems.finish()?;
    let id = world.snowflake();
    let thread = Channel {
        id,
        kind: channel_type::PUBLIC_THREAD,
        name: name.to_owned(),
        parent: Some(parent),
        owner: Some(BOT),
        created: world.config.clock.now_ms(),
        ..Channel::default()
    };
    world.channels.insert(id, thread);
    let mut json = world.channel_json(world.channel(id)?);
    json["newly_created"] = json!(true);
    world.sessions.emit(intents::GUILDS, "THREAD_CREATE", &json);
    world.touch();
    Ok(json)
}
