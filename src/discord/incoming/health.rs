//! A health check of the bot's account, without connecting to the gateway.

use jiff::{SignedDuration, Timestamp};

use crate::table::GuildId;

use crate::discord::parts::permissions::{Permissions, lacking};
use crate::discord::rest::{OwnGuild, Rest, RestError, SessionStarts};
use crate::discord::{BotAccess, DiscordError};

/// Limit for the servers to check for the permission to register commands.
const SERVERS_ASKED: usize = 100;

/// Discord's report about the bot.
#[derive(Clone, Debug)]
pub struct Health {
    /// The application's id and name.
    pub application: (u64, String),
    /// The limits on new connections.
    pub starts: SessionStarts,
    /// The lead of this machine's clock over Discord's. `None` if Discord didn't send its time.
    pub clock_ahead: Option<SignedDuration>,
    /// The number of registered commands, globally or in the one server from the settings.
    pub commands: usize,
    /// The servers that the bot is in.
    pub servers: Vec<ServerHealth>,
}

/// The bot's permissions in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerHealth {
    pub id: GuildId,
    pub name: String,
    /// The permissions that the bot's roles lack, as keys of their names.
    pub lacking: Vec<&'static str>,
    /// `true` if the bot may register commands in the server. `None` beyond the limit of servers to check.
    pub commands: Option<bool>,
}

/// Asks Discord about the bot.
///
/// # Errors
/// Discord can't be reached or doesn't accept the token.
pub async fn health(connection: &BotAccess, now: impl Fn() -> Timestamp) -> Result<Health, DiscordError> {
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

/// Returns the link that invites the bot to a server with the necessary permissions.
pub fn invitation(application: u64) -> String {
    let Permissions(wanted) = crate::discord::parts::permissions::wanted();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={wanted}"
    )
}
