//! Followups, and changes to an interaction's first answer through its token.

use super::call::ApiResult;
use crate::world::error::ApiError;
use crate::world::model::{BOT, Id, flags};
use crate::world::state::World;
use crate::world::upload::Received;
use crate::world::validate::message::payload;

/// `/webhooks/{application}/{token}/...`
pub fn dispatch(
    world: &mut World,
    method: &str,
    application: Id,
    token: &str,
    rest: &[&str],
    received: Received,
) -> ApiResult {
    if application != BOT {
        return Err(ApiError::new(404, 10015, "Unknown Webhook"));
    }
    let interaction = world.by_token(token)?.clone();
    let Received { json, files } = received;
    match (method, rest) {
        ("POST", []) => {
            let payload = payload(&json, "", files)?;
            let original = interaction.original.and_then(|id| world.messages.get(&(interaction.channel, id)));
            let waiting = original.filter(|message| message.flags & flags::LOADING != 0).map(|message| message.id);
            let id = match waiting {
                // The first message after "thinking" replaces it and has the same visibility.
                Some(id) => {
                    world.edit(interaction.channel, id, payload)?;
                    id
                }
                None => {
                    let mut own = interaction.clone();
                    own.ephemeral = payload.flags & flags::EPHEMERAL != 0;
                    // A followup refers to the first answer.
                    own.source = None;
                    let id = world.respond(&own, payload, false)?;
                    if let Some(message) = world.messages.get_mut(&(interaction.channel, id)) {
                        message.kind = 0;
                        message.reference = interaction.original;
                        message.origin = Some(interaction.origin());
                    }
                    id
                }
            };
            note(world, interaction.id, waiting.is_none().then_some(id));
            json_of(world, interaction.channel, id)
        }
        ("PATCH", ["messages", "@original"]) => {
            let id = interaction.original.ok_or_else(ApiError::unknown_message)?;
            let payload = payload(&json, "", files)?;
            world.edit(interaction.channel, id, payload)?;
            note(world, interaction.id, None);
            json_of(world, interaction.channel, id)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// The message object, also of a message that only one user sees.
fn json_of(world: &World, channel: Id, id: Id) -> ApiResult {
    world.messages.get(&(channel, id)).map(|message| world.message_json(message)).ok_or_else(ApiError::unknown_message)
}

/// Counts a use of a token.
fn note(world: &mut World, interaction: Id, followup: Option<Id>) {
    if let Some(interaction) = world.interactions.get_mut(&interaction) {
        interaction.changes += 1;
        interaction.followups.extend(followup);
    }
    world.touch();
}
