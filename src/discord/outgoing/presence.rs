//! Who and what is still there: members of a server, channels, the bot itself.
//!
//! Nothing here needs a privileged intent. Discord tells of channels and servers; whether a person is
//! still a member is asked when something is due for them.

use std::sync::PoisonError;

use crate::table::{
    AccessRefusal, Announcement, Body, ChannelId, GuildId, OutboxRow, Refusal, TableCard, TableError, UserId,
};

use crate::discord::rest::RestError;
use crate::discord::state::bot::Bot;

/// The user is no member of the server.
const UNKNOWN_MEMBER: i64 = 10007;
/// There is no such user any more.
const UNKNOWN_USER: i64 = 10013;
/// There is no such channel any more.
const UNKNOWN_CHANNEL: i64 = 10003;

impl Bot {
    /// Whether a person is known to have left a table's server. In doubt they have not.
    async fn has_left(&self, table: &TableCard, user: UserId) -> bool {
        let Some(guild) = table.guild else { return false };
        let asked = self.rest.member(guild, user).await;
        matches!(asked, Err(RestError::Refused { code: UNKNOWN_MEMBER | UNKNOWN_USER, .. }))
    }

    /// Before people are reminded that a game waits for them: who has left the server is asked for no
    /// longer. What is to be said may have changed by it.
    ///
    /// # Errors
    /// The store failed or a game cannot be read.
    pub(crate) async fn without_leavers(
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

    /// Somebody asked for what only the host may do. If the host has left the server the table gets
    /// another one, and that is what is said.
    pub(crate) async fn host_gone(&self, table: &TableCard, refusal: Refusal) -> Refusal {
        if !self.has_left(table, table.host).await {
            return refusal;
        }
        match self.tables.left_server(table.id, table.host).await {
            Ok(()) => Refusal::Access(AccessRefusal::HostGone),
            Err(error) => {
                tracing::error!(table = %table.id, %error, "the table gets no other host");
                refusal
            }
        }
    }

    /// A channel is gone, as Discord says; it is asked once more, since a channel that is only hidden
    /// is not gone.
    pub(crate) async fn channel_deleted(&self, channel: ChannelId) {
        let asked = self.rest.channel(channel).await;
        if matches!(asked, Err(RestError::Refused { code: UNKNOWN_CHANNEL, .. }))
            && let Err(error) = self.tables.channel_gone(channel).await
        {
            tracing::error!(%channel, %error, "the games of a deleted channel cannot be kept");
        }
    }

    /// The bot is in a server, now or again.
    pub async fn arrived(&self, guild: GuildId) {
        self.left.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
        if let Err(error) = self.tables.servers_are(vec![guild], |_| false).await {
            tracing::error!(%guild, %error, "that the bot is in a server cannot be noted");
        }
        if let Err(error) = self.tables.returned(guild).await {
            tracing::error!(%guild, %error, "what waits for a server cannot be delivered");
        }
        self.boards.tell(guild);
    }

    /// The bot was removed from a server: what is meant for it waits.
    pub async fn removed(&self, guild: GuildId) {
        tracing::info!(%guild, "the bot was removed from a server");
        self.left.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
        if let Err(error) = self.tables.server_removed(guild).await {
            tracing::error!(%guild, %error, "that the bot was removed from a server cannot be noted");
        }
    }

    /// A connection was opened anew, whose servers are these: from what else belongs to it the bot was removed while
    /// nobody listened.
    pub(crate) async fn servers_are(&self, guilds: Vec<GuildId>, (shard, shards): (u64, u64)) {
        // So Discord divides the servers among the connections.
        let ours = move |guild: GuildId| (guild.0 >> 22) % shards == shard;
        if let Err(error) = self.tables.servers_are(guilds, ours).await {
            tracing::error!(%error, "in which servers the bot is cannot be noted");
        }
    }

    /// Whether the bot is in a table's server.
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

/// Whether the bot is in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BotPresence {
    /// It is.
    Member,
    /// It was removed.
    Removed,
    /// Discord does not say.
    Unknown,
}
