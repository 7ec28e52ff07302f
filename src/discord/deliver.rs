//! The outbox on its way to Discord: in order per channel, each message once.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::model::application::{ActionRowComponent, ButtonKind};
use serenity::model::channel::Message as Posted;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::engine::{Arg, Phrase};
use crate::table::{
    Announcement, Body, Delivery, Destination, MessageId, MessageKey, OutboxRow, TableError, TableId, UserId,
};

use super::Bot;
use super::custom_id::CustomId;
use super::draw::draw;
use super::message::{Drawn, Message, Voice};
use super::rest::{self, Backoff, RestError};
use super::turn;

/// How many channels are served at once.
const LANES: usize = 8;
/// How many of them may be busy with what is late: a turn finds room at once.
const LATE_LANES: usize = 4;
/// How long the deliverer sleeps at most: the outbox is looked at again even if nobody woke it.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);
/// How much the clocks of this machine and of Discord may differ, when a message is looked for by
/// its age.
const CLOCK_SKEW: Duration = Duration::from_secs(120);
/// Missing permissions.
const MISSING_PERMISSIONS: isize = 50013;
/// There is no such channel any more.
const UNKNOWN_CHANNEL: isize = 10003;
/// Not in the server, or the channel is hidden.
const MISSING_ACCESS: isize = 50001;
/// Nothing is changed in an archived thread.
const ARCHIVED: isize = 50083;
/// The message to be edited is gone.
const UNKNOWN_MESSAGE: isize = 10008;
/// The person takes no direct messages from the bot.
const CLOSED_TO_MESSAGES: isize = 50007;
/// The first moment of Discord's ids, in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Channels for direct messages, by user.
pub(super) type DirectChannels = Mutex<HashMap<UserId, u64>>;

/// Delivers what is owed until asked to stop; rows under way are finished first.
pub(super) async fn deliver(bot: Arc<Bot>, stop: CancellationToken) {
    let owed = bot.tables.outbox_changed();
    let clock = bot.tables.clock();
    let mut under_way: JoinSet<bool> = JoinSet::new();
    let mut late = 0;
    let mut trouble = Backoff::from(Duration::from_millis(500));
    while !stop.is_cancelled() {
        // Registered before the outbox is read, so that a row owed in between wakes us.
        let woken = owed.notified();
        let room = LANES.saturating_sub(under_way.len());
        let pause = match bot.tables.claim_with(room, LATE_LANES.saturating_sub(late)).await {
            Ok(rows) => {
                trouble = Backoff::from(Duration::from_millis(500));
                for row in rows {
                    let (bot, is_late) = (Arc::clone(&bot), row.payload.late());
                    late += usize::from(is_late);
                    under_way.spawn(async move {
                        bot.deliver_row(row).await;
                        is_late
                    });
                }
                // What is due already waits for its lane, whose end wakes us.
                let shortest = Duration::from_millis(if under_way.is_empty() { 10 } else { 500 });
                bot.next_pause(shortest).await
            }
            Err(error) => {
                tracing::error!("the outbox cannot be read: {error}");
                trouble.pause()
            }
        };
        tokio::select! {
            () = stop.cancelled() => {}
            () = woken => {}
            // The next row of the lane that is free now.
            Some(done) = under_way.join_next() => late -= usize::from(done.unwrap_or(false)),
            () = clock.sleep_until(later(clock.now(), pause)) => {}
        }
    }
    while under_way.join_next().await.is_some() {}
}

/// A moment so much later.
fn later(at: jiff::Timestamp, by: Duration) -> jiff::Timestamp {
    let by = jiff::SignedDuration::try_from(by).unwrap_or_default();
    at.checked_add(by).unwrap_or(jiff::Timestamp::MAX)
}

impl Bot {
    async fn next_pause(&self, shortest: Duration) -> Duration {
        match self.tables.next_delivery().await {
            Ok(Some(at)) => {
                let wait = at.duration_since(self.tables.clock().now());
                Duration::try_from(wait).unwrap_or_default().clamp(shortest, LONGEST_SLEEP)
            }
            Ok(None) => LONGEST_SLEEP,
            Err(error) => {
                tracing::error!("the outbox cannot be read: {error}");
                Duration::from_secs(1)
            }
        }
    }

    /// Delivers one row and settles it.
    async fn deliver_row(&self, row: OutboxRow) {
        let said = match self.tables.announcement(&row).await {
            Ok(said) => self.without_leavers(&row, said).await,
            error => error,
        };
        let settled = match said {
            Ok(None) => self.tables.dropped(row.id).await,
            Ok(Some(announcement)) => {
                let delivered = match row.delivery {
                    Delivery::Post => self.post(&row, &announcement).await.map(Some),
                    Delivery::Edit(message) => self.edit(&row, &announcement, message).await.map(|()| None),
                };
                match delivered {
                    Ok(message) => self.tables.sent(row.id, message).await,
                    Err(error) => self.undelivered(&row, &announcement, error).await,
                }
            }
            Err(error) => {
                tracing::error!("message {} cannot be made: {error}", row.id);
                self.tables.retry(&row, None, false, &error.to_string()).await
            }
        };
        if let Err(error) = settled {
            // The row stays claimed; after a restart it is looked for before it is posted again.
            tracing::error!("the fate of message {} cannot be stored: {error}", row.id);
        }
    }

    async fn undelivered(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        error: RestError,
    ) -> Result<(), TableError> {
        match &error {
            // Somebody deleted the message: nothing is left to be changed.
            RestError::Refused { code: UNKNOWN_MESSAGE, .. } if matches!(row.delivery, Delivery::Edit(_)) => {
                if matches!(announcement.body, Body::Status(_)) {
                    self.tables.deleted(announcement.table.id, MessageKey::Status).await?;
                }
                self.tables.dropped(row.id).await
            }
            RestError::Refused { code: UNKNOWN_CHANNEL, .. } if let Destination::Channel(channel) = row.destination => {
                tracing::warn!("channel {channel} is gone; its game waits to be moved");
                self.tables.dropped(row.id).await?;
                self.tables.channel_gone(channel).await
            }
            // Taken out of the server it waits, and is hurried when the bot returns.
            RestError::Refused { code: MISSING_ACCESS, .. }
                if matches!(row.destination, Destination::Channel(_)) && self.is_away(&announcement.table).await =>
            {
                tracing::info!("message {} waits until the bot is in its server again", row.id);
                self.tables.retry(row, None, false, &error.to_string()).await
            }
            RestError::Refused { code: CLOSED_TO_MESSAGES, .. }
                if matches!(row.destination, Destination::Direct(_)) =>
            {
                tracing::info!("direct messages are closed, so row {} goes to the channel", row.id);
                self.tables.closed(row, &error.to_string()).await
            }
            RestError::Refused { .. } => {
                let table = announcement.table.id;
                tracing::warn!("Discord refuses message {} of table {table} for good: {error}", row.id);
                self.tables.failed(row, &error.to_string()).await
            }
            RestError::Busy { .. } => self.tables.retry(row, None, false, &error.to_string()).await,
            RestError::Lost { .. } => {
                tracing::info!("message {} may have arrived or not: {error}", row.id);
                self.tables.retry(row, None, true, &error.to_string()).await
            }
        }
    }

    fn message(&self, announcement: &Announcement) -> Option<Message> {
        let table = &announcement.table;
        let voice = Voice::new(&self.texts, &announcement.locale, &table.names());
        turn::announcement(&voice, announcement)
    }

    async fn post(&self, row: &OutboxRow, announcement: &Announcement) -> Result<MessageId, RestError> {
        let Some(message) = self.message(announcement) else {
            // Only buttons can be taken off, and only of a message that exists.
            return Err(RestError::Refused { status: 404, code: UNKNOWN_MESSAGE, message: "nothing to post".into() });
        };
        let channel = self.channel(row.destination).await?;
        if row.uncertain
            && let Some(found) = self.look_for(row, announcement, &message, channel).await?
        {
            tracing::info!("message {} had arrived already", row.id);
            // It may show buttons of a moment that has passed since.
            rest::edit(&self.http, channel, found.0, &changes(&message), None).await?;
            return Ok(found);
        }
        let drawn = draw(self, message.picture.as_ref()).await;
        let posted = match self.create(row, channel, &message, drawn.as_ref()).await {
            Err(RestError::Refused { code: MISSING_PERMISSIONS, .. }) if drawn.is_some() => {
                let bare = without_picture(self, announcement, message, channel);
                self.create(row, channel, &bare, None).await
            }
            result => result,
        }?;
        self.pinned(announcement, channel, posted).await;
        Ok(posted)
    }

    async fn create(
        &self,
        row: &OutboxRow,
        channel: u64,
        message: &Message,
        drawn: Option<&Drawn>,
    ) -> Result<MessageId, RestError> {
        rest::create(&self.http, channel, &message.creation(drawn, &nonce(row)), drawn).await.map(MessageId)
    }

    async fn edit(&self, row: &OutboxRow, announcement: &Announcement, id: MessageId) -> Result<(), RestError> {
        let body = match self.message(announcement) {
            Some(message) => changes(&message),
            None => json!({ "components": [] }),
        };
        let channel = self.channel(row.destination).await?;
        let pinned = match rest::edit(&self.http, channel, id.0, &body, None).await {
            Err(RestError::Refused { code: ARCHIVED, .. }) if self.reopen(channel).await => {
                rest::edit(&self.http, channel, id.0, &body, None).await
            }
            result => result,
        }?;
        if !pinned {
            // What is lacking may have been given since; if not, the message goes on saying so.
            self.pinned(announcement, channel, id).await;
        }
        Ok(())
    }

    /// Pins the message which says how the game stands; where that is not allowed it says so itself.
    async fn pinned(&self, announcement: &Announcement, channel: u64, id: MessageId) {
        if !matches!(announcement.body, Body::Status(_)) {
            return;
        }
        let Err(error) = self.pin(channel, id.0).await else { return };
        tracing::info!("a message cannot be pinned: {error}");
        if let (RestError::Refused { .. }, Some(mut message)) = (error, self.message(announcement)) {
            let table = &announcement.table;
            let voice = Voice::new(&self.texts, &announcement.locale, &table.names());
            let missing = Arg::List(vec![Phrase::new("ui-permission-pin-messages")]);
            let line = voice.say(&Phrase::new("ui-status-not-pinned").with("permissions", missing));
            message.content = format!("{}\n{line}", message.content);
            if let Err(error) = rest::edit(&self.http, channel, id.0, &changes(&message), None).await {
                tracing::info!("nor can it say so: {error}");
            }
        }
    }

    /// The channel of a lane; for a person the channel of direct messages, made where needed.
    async fn channel(&self, lane: Destination) -> Result<u64, RestError> {
        match lane {
            Destination::Channel(channel) => Ok(channel.0),
            Destination::Direct(user) => {
                let mut known = self.direct.lock().await;
                if let Some(&channel) = known.get(&user) {
                    return Ok(channel);
                }
                let channel = rest::direct_channel(&self.http, user.0).await?;
                known.insert(user, channel);
                Ok(channel)
            }
        }
    }

    /// Looks whether an earlier attempt arrived: among the channel's newest messages of ours, one
    /// with this row's nonce, or with the buttons that only this message can have, or (where it has
    /// none) the same words since the row was made.
    async fn look_for(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        message: &Message,
        channel: u64,
    ) -> Result<Option<MessageId>, RestError> {
        let since = row.created_at.as_millisecond() - i64::try_from(CLOCK_SKEW.as_millis()).unwrap_or(0);
        let after = u64::try_from(since - DISCORD_EPOCH).unwrap_or_default() << 22;
        let newest = match rest::newest(&self.http, channel, Some(after)).await {
            Ok(newest) => newest,
            // Without the right to read the history, the enforced nonce must do.
            Err(RestError::Refused { status: 403, .. }) => return Ok(None),
            Err(error) => return Err(error),
        };
        let mark = mark(announcement);
        let nonce = nonce(row);
        let ours = newest.into_iter().filter(|posted| posted.author.id.get() == self.own_id);
        let same = |posted: &Posted| match (&posted.nonce, mark) {
            (Some(serenity::model::channel::Nonce::String(text)), _) => *text == nonce,
            (_, Some(mark)) => posted_mark(posted) == Some(mark),
            (_, None) => posted.content.trim() == message.content.trim(),
        };
        Ok(ours.into_iter().find(same).map(|posted| MessageId(posted.id.get())))
    }
}

/// What Discord compares to tell a retry from a second message: at most 25 characters, and
/// different for a row of the same number in another database.
fn nonce(row: &OutboxRow) -> String {
    format!("{:x}-{:x}", row.id.0, row.created_at.as_second())
}

/// An edit that leaves the picture as it is.
fn changes(message: &Message) -> Value {
    let mut body = message.body(None);
    if let Some(fields) = body.as_object_mut() {
        fields.remove("attachments");
    }
    body
}

/// Which message of which table this is, as its buttons say; nothing for messages without buttons.
fn mark(announcement: &Announcement) -> Option<(TableId, u32)> {
    let seq = match &announcement.body {
        Body::Lobby => 0,
        Body::Turn(news) | Body::Revealed(news) | Body::Final { news, .. } => news.seq,
        Body::Choosing { news, .. } | Body::Undone { news, .. } => news.seq,
        Body::UndoAsked(request) => request.request,
        Body::Seated { news, .. } if news.open => news.seq,
        Body::Closed
        | Body::Notice(_)
        | Body::Reminders(_)
        | Body::Seated { .. }
        | Body::Offer(_)
        | Body::Replay(_)
        | Body::Status(_) => return None,
    };
    Some((announcement.table.id, seq))
}

fn posted_mark(posted: &Posted) -> Option<(TableId, u32)> {
    posted.components.iter().flat_map(|row| &row.components).find_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => {
                CustomId::decode(custom_id).ok().map(|id| (id.stamp.table, id.stamp.seq))
            }
            _ => None,
        },
        _ => None,
    })
}

/// The message with a line that says why it has no picture.
fn without_picture(bot: &Bot, announcement: &Announcement, mut message: Message, channel: u64) -> Message {
    let table = &announcement.table;
    let voice = Voice::new(&bot.texts, &table.locale, &table.names());
    let missing = Phrase::new("ui-permissions-missing")
        .with("permissions", Arg::List(vec![Phrase::new("ui-permission-attach-files")]))
        .with("channel", format!("<#{channel}>"));
    message.content = format!("{}\n-# {}", message.content, voice.say(&missing));
    message
}
