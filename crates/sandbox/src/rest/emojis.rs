//! Emojis of the application.

use serde_json::{Value, json};

use super::call::{ApiResult, id};
use crate::world::error::ApiError;
use crate::world::state::World;

/// `/applications/{application}/emojis/...`
pub fn dispatch(world: &mut World, method: &str, rest: &[&str], body: &Value) -> ApiResult {
    match (method, rest) {
        ("GET", []) => {
            Ok(json!({ "items": world.emojis.values().map(|emoji| world.emoji_json(emoji)).collect::<Value>() }))
        }
        ("POST", []) => {
            let new = world.add_emoji(body)?;
            Ok(world.emoji_json(world.emoji(new)?))
        }
        ("DELETE", [emoji]) => {
            let emoji = world.emoji(id(emoji)?)?.id;
            world.emojis.remove(&emoji);
            world.touch();
            Ok(Value::Null)
        }
        _ => Err(ApiError::not_found()),
    }
}
