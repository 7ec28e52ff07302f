//! Information about the bot and the gateway.

use std::sync::atomic::Ordering;

use serde_json::json;

use super::call::ApiResult;
use crate::world::model::{BOT, OWNER, User};
use crate::world::state::World;

/// `GET /gateway/bot`
pub(crate) fn gateway_bot(world: &World) -> ApiResult {
    let shards = world.config.shards.load(Ordering::Relaxed);
    // Bots with many connections can open many at a time.
    Ok(json!({
        "url": world.gateway_url(), "shards": shards,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": shards },
    }))
}

/// `GET /users/@me`
pub fn me(world: &World) -> ApiResult {
    let mut me = world.user(BOT)?.json();
    me["verified"] = json!(true);
    me["mfa_enabled"] = json!(true);
    me["locale"] = json!("en-US");
    me["email"] = json!(null);
    Ok(me)
}

/// `GET /applications/@me`
pub fn application(world: &World) -> ApiResult {
    Ok(json!({
        "id": BOT.to_string(), "name": world.config.names.bot, "icon": null, "description": "", "type": null,
        "bot": world.users.get(&BOT).map(User::json), "bot_public": false, "bot_require_code_grant": false,
        "verify_key": "0".repeat(64), "flags": 0, "hook": true, "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "owner": world.users.get(&OWNER).map(User::json),
        "team": null, "approximate_guild_count": i32::from(world.bot_present), "approximate_user_install_count": 0,
        "integration_types_config": { "0": { "oauth2_install_params": null } }, "rpc_origins": [], "tags": [],
    }))
}
