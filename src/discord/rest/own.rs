//! Requests about the bot itself: its account, its servers, its permissions.

use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::fmt::rfc2822;
use reqwest::Method;
use reqwest::header::DATE;
use serde_json::Value;

use crate::discord::parts::interaction::snowflake;
use crate::discord::parts::permissions::Permissions;
use crate::table::{GuildId, UserId};

use super::error::RestError;
use super::starts::SessionStarts;
use super::{ATTEMPT, Call, HttpRequest, Rest, unreadable};

/// Servers per page: Discord's maximum.
const SERVERS: usize = 200;

/// A server that the bot is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnGuild {
    pub id: GuildId,
    pub name: String,
    /// The permissions of the bot's roles, without the overrides of channels.
    pub permissions: Permissions,
}

impl Rest {
    /// Returns the application's id and name.
    pub async fn application(&self) -> Result<(u64, String), RestError> {
        let application = self.get("/applications/@me".to_owned()).await?;
        let id = snowflake(&application["id"]).ok_or_else(|| unreadable("the application"))?;
        Ok((id, application["name"].as_str().unwrap_or_default().to_owned()))
    }

    /// Returns the users who own the application: its owner, or the team members with write access.
    pub async fn owners(&self) -> Result<BTreeSet<UserId>, RestError> {
        let application = self.get("/applications/@me".to_owned()).await?;
        let user = |person: &Value| snowflake(&person["id"]).map(UserId);
        let Some(members) = application["team"]["members"].as_array() else {
            return Ok(user(&application["owner"]).into_iter().collect());
        };
        // Members in state 1 are invited but haven't accepted yet, and some members have read-only access.
        let may = |member: &&Value| member["membership_state"] == 2 && member["role"] != "read_only";
        Ok(members.iter().filter(may).filter_map(|member| user(&member["user"])).collect())
    }

    /// Returns the name of a server that the bot is in.
    ///
    /// # Errors
    /// The request failed. Discord refuses it for other servers.
    pub async fn guild_name(&self, guild: GuildId) -> Result<String, RestError> {
        let guild = self.get(format!("/guilds/{guild}")).await?;
        Ok(guild["name"].as_str().unwrap_or_default().to_owned())
    }

    /// Leaves a server.
    pub async fn leave(&self, guild: GuildId) -> Result<(), RestError> {
        self.send(Call::new(Method::DELETE, format!("/users/@me/guilds/{guild}"))).await.map(drop)
    }

    /// Returns the bot's limits on new connections.
    pub async fn session_starts(&self) -> Result<SessionStarts, RestError> {
        let gateway = self.get("/gateway/bot".to_owned()).await?;
        SessionStarts::of(&gateway).ok_or_else(|| unreadable("the limit of connections"))
    }

    /// Returns all servers that the bot is in.
    pub async fn own_guilds(&self) -> Result<Vec<OwnGuild>, RestError> {
        let mut guilds: Vec<OwnGuild> = Vec::new();
        loop {
            let after = guilds.last().map_or(0, |guild| guild.id.0);
            let page = self.get(format!("/users/@me/guilds?limit={SERVERS}&after={after}")).await?;
            let page = page.as_array().ok_or_else(|| unreadable("the bot's servers"))?;
            let read = page.iter().filter_map(|guild| {
                Some(OwnGuild {
                    id: GuildId(snowflake(&guild["id"])?),
                    name: guild["name"].as_str().unwrap_or_default().to_owned(),
                    permissions: Permissions(guild["permissions"].as_str()?.parse().ok()?),
                })
            });
            guilds.extend(read);
            if page.len() < SERVERS {
                return Ok(guilds);
            }
        }
    }

    /// Returns the number of the application's commands, globally or in one server.
    ///
    /// # Errors
    /// The request failed. Discord refuses it for a server that invited the bot without the scope
    /// `applications.commands`.
    pub async fn command_count(&self, application: u64, guild: Option<GuildId>) -> Result<usize, RestError> {
        let path = match guild {
            Some(guild) => format!("/applications/{application}/guilds/{guild}/commands"),
            None => format!("/applications/{application}/commands"),
        };
        let commands = self.get(path).await?;
        commands.as_array().map(Vec::len).ok_or_else(|| unreadable("the commands"))
    }

    /// Returns the server's time, or `None` if the reply has no date.
    ///
    /// # Errors
    /// The server can't be reached.
    pub async fn time(&self) -> Result<Option<Timestamp>, RestError> {
        let (method, path) = (Method::GET, "/gateway");
        let request = HttpRequest { method: &method, path, body: None, file: None, authorized: false, within: ATTEMPT };
        let answer = self.transport.send(request).await?;
        let date = answer.headers.get(DATE).and_then(|date| date.to_str().ok());
        Ok(date.and_then(|date| Some(rfc2822::parse(date).ok()?.timestamp())))
    }
}
