//! Whether the bot could work: what Discord says of it, without connecting.

use jiff::{SignedDuration, Timestamp};

use crate::table::GuildId;

use crate::discord::parts::permissions::{Permissions, lacking};
use crate::discord::rest::{OwnGuild, Rest, RestError, SessionStarts};
use crate::discord::{Connection, DiscordError};

/// In how many servers it is asked whether commands may be registered there.
const SERVERS_ASKED: usize = 100;

/// What Discord says of the bot.
#[derive(Clone, Debug)]
pub struct Health {
    /// The application's identifier and name.
    pub application: (u64, String),
    /// How often it may still connect anew.
    pub starts: SessionStarts,
    /// How far this machine's clock is ahead of Discord's; nothing if Discord does not tell the time.
    pub clock_ahead: Option<SignedDuration>,
    /// How many commands are registered, everywhere or in the one server of the settings.
    pub commands: usize,
    /// The servers that the bot is in.
    pub servers: Vec<ServerHealth>,
}

/// What the bot may do in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerHealth {
    /// Which.
    pub id: GuildId,
    /// Its name.
    pub name: String,
    /// The permissions that its roles do not give it: keys of their names.
    pub lacking: Vec<&'static str>,
    /// Whether it may have commands there; not asked in every one of very many servers.
    pub commands: Option<bool>,
}

/// Asks Discord about the bot.
///
/// # Errors
/// Discord cannot be reached or does not accept the token.
pub async fn health(connection: &Connection, now: impl Fn() -> Timestamp) -> Result<Health, DiscordError> {
    let rest = Rest::new(&connection.token, connection.api.as_deref()).map_err(DiscordError::Client)?;
    let there = rest.time().await?;
    let clock_ahead = there.map(|there| now().duration_since(there));
    let application = rest.application().await?;
    let starts = rest.session_starts().await?;
    let home = connection.guild.map(GuildId);
    let commands = rest.command_count(application.0, home).await?;
    let mut servers = Vec::new();
    for (index, OwnGuild { id, name, permissions }) in rest.own_guilds().await?.into_iter().enumerate() {
        let commands = if index < SERVERS_ASKED {
            match rest.command_count(application.0, Some(id)).await {
                Ok(_) => Some(true),
                Err(RestError::Refused { .. }) => Some(false),
                Err(error) => return Err(error.into()),
            }
        } else {
            None
        };
        servers.push(ServerHealth { id, name, lacking: lacking(permissions), commands });
    }
    Ok(Health { application, starts, clock_ahead, commands, servers })
}

/// The address with which a server's manager invites the bot, with everything that it needs.
pub fn invitation(application: u64) -> String {
    let Permissions(wanted) = crate::discord::parts::permissions::wanted();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={wanted}"
    )
}
