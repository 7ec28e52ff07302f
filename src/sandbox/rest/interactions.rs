//! The first answer to an interaction.

use serde_json::Value;

use super::Reply;
use crate::sandbox::model::Id;
use crate::sandbox::upload::Received;
use crate::sandbox::world::World;

/// `POST /interactions/{id}/{token}/callback`
pub fn callback(world: &mut World, interaction: Id, token: &str, full: bool, received: Received) -> Reply {
    let response = world.callback(interaction, token, received)?;
    Ok(if full { response } else { Value::Null })
}
