//! The first answer to an interaction.

use serde_json::Value;

use super::call::Reply;
use crate::sandbox::world::model::Id;
use crate::sandbox::world::state::World;
use crate::sandbox::world::upload::Received;

/// `POST /interactions/{id}/{token}/callback`
pub fn callback(world: &mut World, interaction: Id, token: &str, full: bool, received: Received) -> Reply {
    let response = world.callback(interaction, token, received)?;
    Ok(if full { response } else { Value::Null })
}
