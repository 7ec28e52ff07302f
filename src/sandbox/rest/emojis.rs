//! Emojis of the application.

use serde_json::{Value, json};

use super::call::{Reply, id};
use crate::sandbox::world::emoji::emoji_name;
use crate::sandbox::world::error::{ApiError, Problems};
use crate::sandbox::world::state::World;
use crate::sandbox::world::validate::Field;

/// `/applications/{application}/emojis/...`
pub fn dispatch(world: &mut World, method: &str, rest: &[&str], body: &Value) -> Reply {
    match (method, rest) {
        ("GET", []) => {
            Ok(json!({ "items": world.emojis.values().map(|emoji| world.emoji_json(emoji)).collect::<Value>() }))
        }
        ("POST", []) => {
            let new = world.add_emoji(body)?;
            Ok(world.emoji_json(world.emoji(new)?))
        }
        ("GET", [emoji]) => Ok(world.emoji_json(world.emoji(id(emoji)?)?)),
        ("PATCH", [emoji]) => {
            let mut problems = Problems::default();
            let name = emoji_name(&Field::new(body, ""), &mut problems).to_owned();
            problems.finish()?;
            let emoji = world.emoji(id(emoji)?)?.id;
            if let Some(emoji) = world.emojis.get_mut(&emoji) {
                emoji.name = name;
            }
            world.touch();
            Ok(world.emoji_json(world.emoji(emoji)?))
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
