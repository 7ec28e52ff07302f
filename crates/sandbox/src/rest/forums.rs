//! Forums: their tags and posts.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::call::ApiResult;
use crate::world::error::{ApiError, Problems};
use crate::world::model::{BOT, Channel, ForumTag, Id, channel_type, flags};
use crate::world::permissions::{ATTACH_FILES, MANAGE_THREADS, SEND_MESSAGES};
use crate::world::posting::Post;
use crate::world::sessions::intents;
use crate::world::state::World;
use crate::world::upload::Upload;
use crate::world::validate::message::payload;
use crate::world::validate::{Field, snowflake};

/// Opens a post: a thread with its first message, which has the same id.
pub fn create(world: &mut World, forum: Id, body: &Value, files: Vec<Upload>) -> ApiResult {
    // Users who can write in a forum can open posts.
    world.require(forum, SEND_MESSAGES)?;
    let mut problems = Problems::default();
    let field = Field::new(body, "");
    let name = field.required_text("name", 1..=100, &mut problems).to_owned();
    if field.child("message", &mut problems).is_none() {
        problems.required("message");
    }
    problems.finish()?;
    let applied = applied(world, forum, body)?;
    if world.channel(forum)?.requires_tag && applied.is_empty() {
        return Err(ApiError::new(400, 40067, "A tag is required to create a forum post in this channel"));
    }
    let payload = payload(&body["message"], "message", files)?;
    if !payload.files.is_empty() {
        world.require(forum, ATTACH_FILES)?;
    }
    let id = world.snowflake();
    let post = Channel {
        id,
        kind: channel_type::PUBLIC_THREAD,
        name,
        parent: Some(forum),
        owner: Some(BOT),
        created: world.config.clock.now_ms(),
        applied,
        ..Channel::default()
    };
    world.channels.insert(id, post);
    let flags = payload.flags & flags::BY_SENDER;
    let first = Post { author: BOT, channel: id, payload, kind: 0, flags, only_for: None, origin: None };
    if let Err(error) = world.post_as(id, first) {
        world.channels.remove(&id);
        return Err(error);
    }
    let mut json = world.channel_json(world.channel(id)?);
    json["newly_created"] = json!(true);
    world.sessions.emit(intents::GUILDS, "THREAD_CREATE", &json);
    json["message"] = world.message_json(world.message(id, id)?);
    Ok(json)
}

/// The requested tags of a post.
///
/// # Errors
/// The forum doesn't have one of the tags, there are more than five, or the bot may not use one of them.
pub fn applied(world: &World, forum: Id, body: &Value) -> Result<Vec<Id>, ApiError> {
    let given = body["applied_tags"].as_array().map(Vec::as_slice).unwrap_or_default();
    if given.len() > 5 {
        let mut problems = Problems::default();
        problems.length("applied_tags", 0, 5);
        problems.finish()?;
    }
    let place = world.channel(forum)?;
    let mut tags = Vec::new();
    for id in given {
        let tag = snowflake(id).and_then(|id| place.tags.iter().find(|tag| tag.id == id));
        let tag = tag.ok_or_else(|| ApiError::new(404, 10087, "Unknown tag"))?;
        if tag.moderated {
            world.require(forum, MANAGE_THREADS)?;
        }
        tags.push(tag.id);
    }
    Ok(tags)
}

/// The requested tags of a forum. Tags named by id remain on existing posts.
///
/// # Errors
/// There are too many tags, or a name is invalid or appears twice.
pub fn tags(world: &mut World, forum: &Channel, body: &Value) -> Result<Vec<ForumTag>, ApiError> {
    let mut problems = Problems::default();
    let mut names = HashSet::new();
    let mut tags = Vec::new();
    for field in Field::new(body, "").children("available_tags", 0..=20, &mut problems) {
        let name = field.required_text("name", 1..=20, &mut problems).to_owned();
        if !names.insert(name.to_lowercase()) {
            return Err(ApiError::new(400, 40061, "Tag names must be unique"));
        }
        let known = field.get("id").and_then(snowflake).filter(|id| forum.tags.iter().any(|tag| tag.id == *id));
        let id = known.unwrap_or_else(|| world.snowflake());
        let moderated = field.flag("moderated", &mut problems);
        let emoji = field.text("emoji_name", 0..=100, &mut problems).map(str::to_owned);
        tags.push(ForumTag { id, name, moderated, emoji });
    }
    problems.finish()?;
    Ok(tags)
}
