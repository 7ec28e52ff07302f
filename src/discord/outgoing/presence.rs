//! Presence: members of a server, channels, the bot itself.
//!
//! This needs no privileged intent. Discord reports channels and servers. The bot checks a player's membership when a
//! message is due for them.

use std::sync::PoisonError;

use crate::table::{
    AccessRefusal, Announcement, Body, ChannelId, GuildId, OutboxRow, Refusal, TableCard, TableError, UserId,
};

use crate::discord::rest::RestError;
use crate::discord::rest::code::{UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_USER};
use crate::discord::state::bot::Bot;

impl Bot {
    /// Returns `true` if Discord confirms that a user has left a game's server.
    async fn has_left(&self, table: &TableCard, user: UserId) -> bool {
        let Some(guild) = table.guild else { return false };
        let asked = self.rest.member(guild, user).await;
        matches!(asked, Err(RestError::Refused { code: UNKNOWN_MEMBER | UNKNOWN_USER, .. }))
    }

    /// Checks before a reminder that its players are still in the server. If a player has left, the bot opens their
    /// seat, which may change the announcement.
    ///
    /// # Errors
    /// The store failed or a game can't be read.
    pub(crate) async fn skip_leavers(
        &self,
        row: &OutboxRow,
        announcement: Option<Announcement>,
    ) -> Result<Option<Announcement>, TableError> {
        let Some(Announcement { body: Body::Reminders(news), .. }) = &announcement else { return Ok(announcement) };
        let mut gone = false;
        for reminder in news {
            if self.has_left(&reminder.table, reminder.user).await {
                tracing::info!(table = %reminder.table.id, "a player has left the server");
                self.tables.left_server(reminder.table.id, reminder.user).await?;
                gone = true;
            }
        }
        if gone { self.tables.announcement(row).await } else { Ok(announcement) }
    }

    /// Handles a request that only the host may make. If the host has left the server, the game gets another host, and
    /// the refusal says so.
    pub(crate) async fn host_gone(&self, table: &TableCard, refusal: Refusal) -> Refusal {
        if !self.has_left(table, table.host).await {
            return refusal;
        }
        match self.tables.left_server(table.id, table.host).await {
            Ok(()) => Refusal::Access(AccessRefusal::HostGone),
            Err(error) => {
                tracing::error!(table = %table.id, %error, "could not choose a new host for a game");
                refusal
            }
        }
    }

    /// Handles a deleted channel. The bot asks Discord again, since a hidden channel isn't deleted.
    pub(crate) async fn channel_deleted(&self, channel: ChannelId) {
        let asked = self.rest.channel(channel).await;
        if matches!(asked, Err(RestError::Refused { code: UNKNOWN_CHANNEL, .. }))
            && let Err(error) = self.tables.channel_gone(channel).await
        {
            tracing::error!(%channel, %error, "could not detach the games of a deleted channel");
        }
    }

    /// Records that the bot is in a server, for the first time or again.
    pub async fn arrived(&self, guild: GuildId) {
        self.left.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
        if let Err(error) = self.tables.servers_are(vec![guild], |_| false).await {
            tracing::error!(%guild, %error, "could not store that the bot joined a server");
        }
        if let Err(error) = self.tables.returned(guild).await {
            tracing::error!(%guild, %error, "could not release a server's waiting messages");
        }
        self.boards.mark(guild);
    }

    /// Records that the bot was removed from a server. The server's messages wait.
    pub async fn removed(&self, guild: GuildId) {
        tracing::info!(%guild, "the bot was removed from a server");
        self.left.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
        if let Err(error) = self.tables.server_removed(guild).await {
            tracing::error!(%guild, %error, "could not store that the bot left a server");
        }
    }

    /// Compares the servers of a new connection with the stored ones: the bot was removed from the others while it
    /// was offline.
    pub(crate) async fn servers_are(&self, guilds: Vec<GuildId>, (shard, shards): (u64, u64)) {
        // Discord assigns servers to connections by this formula.
        let ours = move |guild: GuildId| (guild.0 >> 22) % shards == shard;
        if let Err(error) = self.tables.servers_are(guilds, ours).await {
            tracing::error!(%error, "could not store the list of servers");
        }
    }

    /// Returns the bot's membership in a game's server.
    pub(crate) async fn presence_in(&self, table: &TableCard) -> BotPresence {
        let Some(guild) = table.guild else { return BotPresence::Member };
        if self.left.lock().unwrap_or_else(PoisonError::into_inner).contains(&guild) {
            return BotPresence::Removed;
        }
        match self.rest.guild(guild).await {
            Ok(()) => BotPresence::Member,
            Err(RestError::Refused { status: 403 | 404, .. }) => BotPresence::Removed,
            Err(_) => BotPresence::Unknown,
        }
    }
}

/// The bot's membership in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BotPresence {
    /// The bot is in the server.
    Member,
    Removed,
    /// Discord gave no clear answer.
    Unknown,
}
