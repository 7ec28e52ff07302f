//! The bot's side of the HTTP API: routes to handlers.

mod applications;
pub mod call;
mod channels;
mod commands;
mod emojis;
mod forums;
mod guilds;
mod messages;
mod pins;
mod threads;
mod webhooks;

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::json;

use call::{ApiResult, Call, id};

use crate::world::error::ApiError;
use crate::world::model::Id;
use crate::world::state::World;

/// The path after `/api` and `/v10`.
pub fn path(rest: &str) -> String {
    let is_version = |part: &str| part.strip_prefix('v').is_some_and(|number| number.parse::<u8>().is_ok());
    let path = rest.split_once('/').filter(|(first, _)| is_version(first)).map_or(rest, |(_, path)| path);
    format!("/{}", path.trim_end_matches('/'))
}

/// The rate limit bucket of a request: its method and its path, with all ids except the first replaced.
pub fn bucket(method: &str, path: &str) -> String {
    let parts = path.split('/').enumerate();
    let parts = parts.map(|(index, part)| if index > 2 && part.parse::<Id>().is_ok() { "*" } else { part });
    format!("{method} {}", parts.collect::<Vec<_>>().join("/"))
}

/// The bucket's name in Discord's headers.
pub(crate) fn bucket_hash(bucket: &str) -> String {
    let mut hasher = DefaultHasher::new();
    bucket.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The status of a successful answer with a body.
pub fn success(method: &str, path: &str) -> u16 {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match (method, parts.as_slice()) {
        ("POST", ["applications", .., "emojis"] | ["channels", .., "threads"]) => 201,
        _ => 200,
    }
}

/// Answers a request.
///
/// # Errors
/// Discord's error for the request.
pub fn dispatch(world: &mut World, call: Call) -> ApiResult {
    let parts = call.parts.clone();
    let method = call.method;
    match (method, parts.as_slice()) {
        ("GET", ["gateway"]) => Ok(json!({ "url": world.gateway_url() })),
        ("GET", ["gateway", "bot"]) => applications::gateway_bot(world),
        ("GET", ["users", "@me"]) => applications::me(world),
        ("GET", ["users", "@me", "guilds"]) => guilds::mine(world),
        ("DELETE", ["users", "@me", "guilds", guild]) => guilds::leave(world, id(guild)?),
        ("POST", ["users", "@me", "channels"]) => channels::open_dm(world, &call.received.json),
        ("GET", ["applications", "@me"]) => applications::application(world),
        (_, ["applications", app, rest @ ..]) => commands::dispatch(world, method, id(app)?, rest, &call.received.json),
        ("POST", ["interactions", interaction, token, "callback"]) => {
            world.callback(id(interaction)?, token, call.received)
        }
        (_, ["webhooks", app, token, rest @ ..]) => {
            webhooks::dispatch(world, method, id(app)?, token, rest, call.received)
        }
        (_, ["channels", channel, "messages", rest @ ..]) => messages::dispatch(world, id(channel)?, rest, call),
        (_, ["channels", channel, rest @ ..]) => channels::dispatch(world, method, id(channel)?, rest, &call),
        (_, ["guilds", guild, rest @ ..]) => guilds::dispatch(world, method, id(guild)?, rest),
        _ => Err(ApiError::not_found()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lose_their_version() {
        assert_eq!(path("v10/channels/1/messages"), "/channels/1/messages");
        assert_eq!(path("gateway/bot/"), "/gateway/bot");
    }

    #[test]
    fn requests_on_one_channel_share_a_bucket() {
        let one = bucket("DELETE", "/channels/1/messages/2");
        assert_eq!(one, bucket("DELETE", "/channels/1/messages/3"));
        assert_ne!(one, bucket("DELETE", "/channels/4/messages/3"));
    }
}
