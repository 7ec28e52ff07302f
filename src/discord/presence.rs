//! Who and what is still there: members of a server, channels, the bot itself.
//!
//! Nothing here needs a privileged intent. Discord tells of channels and servers; whether a person is
//! still a member is asked when something is due for them.

use serenity::model::id::{ChannelId, GuildId, MessageId};

use crate::table::{self, Announcement, Body, OutboxRow, Refusal, TableCard, TableError, UserId};

use super::Bot;
use super::rest::{self, RestError};

/// The user is no member of the server.
const UNKNOWN_MEMBER: isize = 10007;
/// There is no such user any more.
const UNKNOWN_USER: isize = 10013;
/// There is no such channel any more.
const UNKNOWN_CHANNEL: isize = 10003;

impl Bot {
    /// Whether a person is known to have left a table's server. In doubt they have not.
    async fn has_left(&self, table: &TableCard, user: UserId) -> bool {
        let Some(guild) = table.guild else { return false };
        let asked = rest::once(|| self.http.get_member(GuildId::new(guild.0.max(1)), rest::user(user))).await;
        matches!(asked, Err(RestError::Refused { code: UNKNOWN_MEMBER | UNKNOWN_USER, .. }))
    }

    /// Before people are told that a game waits for them: who has left the server is asked for no
    /// longer. What is to be said may have changed by it.
    ///
    /// # Errors
    /// The store failed or a game cannot be read.
    pub(super) async fn without_leavers(
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
    pub(super) async fn host_gone(&self, table: &TableCard, refusal: Refusal) -> Refusal {
        if !self.has_left(table, table.host).await {
            return refusal;
        }
        match self.tables.left_server(table.id, table.host).await {
            Ok(()) => Refusal::HostGone,
            Err(error) => {
                tracing::error!(table = %table.id, %error, "the table gets no other host");
                refusal
            }
        }
    }

    /// A channel is gone, as Discord says; it is asked once more, since a channel that is only hidden
    /// is not gone.
    pub(super) async fn channel_deleted(&self, channel: u64) {
        let asked = rest::once(|| self.http.get_channel(ChannelId::new(channel.max(1)))).await;
        if matches!(asked, Err(RestError::Refused { code: UNKNOWN_CHANNEL, .. }))
            && let Err(error) = self.tables.channel_gone(table::ChannelId(channel)).await
        {
            tracing::error!(channel, %error, "the games of a deleted channel cannot be kept");
        }
    }

    /// The bot is in a server, now or again.
    pub(super) async fn arrived(&self, guild: u64) {
        if let Err(error) = self.tables.returned(table::GuildId(guild)).await {
            tracing::error!(guild, %error, "what waits for a server cannot be delivered");
        }
    }

    /// Whether the bot was taken out of a table's server, so that its messages wait for its return.
    pub(super) async fn is_away(&self, table: &TableCard) -> bool {
        let Some(guild) = table.guild else { return false };
        let asked = rest::once(|| self.http.get_guild(GuildId::new(guild.0.max(1)))).await;
        matches!(asked, Err(RestError::Refused { status: 403 | 404, .. }))
    }

    /// Opens an archived thread again; whether that was possible.
    pub(super) async fn reopen(&self, channel: u64) -> bool {
        let body = serde_json::json!({ "archived": false });
        let opened = rest::once(|| self.http.edit_thread(ChannelId::new(channel.max(1)), &body, None)).await;
        opened.is_ok()
    }

    /// Pins a message; whether that was possible.
    pub(super) async fn pin(&self, channel: u64, message: u64) -> Result<(), RestError> {
        let (channel, message) = (ChannelId::new(channel.max(1)), MessageId::new(message.max(1)));
        rest::once(|| self.http.pin_message(channel, message, None)).await
    }
}
