//! The outbox on its way to Discord: in order per channel, each message once.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::engine::{Arg, Phrase};
use crate::table::{
    Announcement, Backoff, Body, ChannelId, Delivery, Destination, MessageId, MessageKey, OutboxPayload, OutboxRow,
    Share, Stamp, TableError, UserId,
};

use super::announcement;
use super::bot::Bot;
use super::custom_id::CustomId;
use super::interaction::snowflake;
use super::localizer::Localizer;
use super::message::{Attachment, Message};
use super::presence::BotPresence;
use super::rest::{self, RestError};

/// How many channels are served at once.
const LANES: usize = 8;
/// How many of them may be busy with what is late: a turn finds room at once.
const LATE_LANES: usize = 4;
/// The longest pause between two attempts to send what is not late.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// Pauses while the outbox cannot be read.
const TROUBLE: Backoff = Backoff::new(Duration::from_millis(500), Duration::from_secs(60));
/// How long the deliverer sleeps at most: the outbox is looked at again even if nobody woke it.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);
/// How much the clocks of this machine and of Discord may differ, when a message is looked for by
/// its age.
const CLOCK_SKEW: Duration = Duration::from_secs(120);
/// And how much at most, where a message of the table that is known already says when this one cannot have been there.
const LARGEST_CLOCK_SKEW: Duration = Duration::from_secs(24 * 60 * 60);
/// Missing permissions.
const MISSING_PERMISSIONS: i64 = 50013;
/// There is no such channel any more.
const UNKNOWN_CHANNEL: i64 = 10003;
/// Not in the server, or the channel is hidden.
const MISSING_ACCESS: i64 = 50001;
/// Nothing is changed in an archived thread.
const ARCHIVED: i64 = 50083;
/// The message to be edited is gone.
const UNKNOWN_MESSAGE: i64 = 10008;
/// The person takes no direct messages from the bot.
const CLOSED_TO_MESSAGES: i64 = 50007;
/// The first moment of Discord's ids, in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Delivers what is owed until asked to stop; rows under way are finished first.
pub(super) async fn deliver(bot: Arc<Bot>, stop: CancellationToken) {
    let owed = bot.tables.outbox_changed();
    let clock = bot.tables.clock();
    let mut under_way: JoinSet<bool> = JoinSet::new();
    let mut late = 0;
    let mut failed = 0;
    while !stop.is_cancelled() {
        // Registered before the outbox is read, so that a row owed in between wakes us.
        let woken = owed.notified();
        let room = LANES.saturating_sub(under_way.len());
        let pause = match bot.tables.claim_with(room, LATE_LANES.saturating_sub(late)).await {
            Ok(rows) => {
                failed = 0;
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
                failed += 1;
                TROUBLE.wait(failed - 1)
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
    pub async fn deliver_row(&self, row: OutboxRow) {
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
            RestError::Refused { code: UNKNOWN_MESSAGE, .. }
                if matches!(row.delivery, Delivery::Edit(_)) || matches!(announcement.body, Body::Closed) =>
            {
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
            // Removed from the server it waits, and is hurried when the bot returns. Where that cannot be
            // known now, it waits too.
            RestError::Refused { code: MISSING_ACCESS, .. }
                if matches!(row.destination, Destination::Channel(_))
                    && self.presence_in(&announcement.table).await != BotPresence::Member =>
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
            // Changes to older messages wait only with a message that waits.
            // In a game in direct messages its person may have blocked the bot for a while.
            RestError::Refused { code: MISSING_PERMISSIONS | MISSING_ACCESS | CLOSED_TO_MESSAGES, .. }
                if matches!(row.destination, Destination::Channel(_))
                    && (row.delivery == Delivery::Post || row.withheld) =>
            {
                tracing::warn!("message {} waits for a permission in its channel: {error}", row.id);
                self.tables.withheld(row, &error.to_string()).await
            }
            RestError::Refused { .. } => {
                let table = announcement.table.id;
                tracing::warn!("Discord refuses message {} of table {table} for good: {error}", row.id);
                self.tables.failed(row, &error.to_string()).await
            }
            RestError::Unauthorized | RestError::Limited { .. } | RestError::Unreachable { .. } => {
                self.tables.retry(row, pause(row, &error), false, &error.to_string()).await
            }
            RestError::Lost { .. } => {
                tracing::info!("message {} may have arrived or not: {error}", row.id);
                self.tables.retry(row, pause(row, &error), true, &error.to_string()).await
            }
        }
    }

    fn message(&self, announcement: &Announcement) -> Option<Message> {
        let table = &announcement.table;
        let localizer = self.localizer_for(&announcement.locale, &table.names());
        announcement::message(&localizer, announcement)
    }

    async fn post(&self, row: &OutboxRow, announcement: &Announcement) -> Result<MessageId, RestError> {
        let channel = self.channel(row.destination).await?;
        let made = self.message(announcement);
        if row.uncertain
            && let Some(found) = self.look_for(row, announcement, channel).await?
        {
            tracing::info!("message {} had arrived already", row.id);
            // It may show buttons of a moment that has passed since.
            let body = made.as_ref().map_or_else(|| json!({ "components": [] }), changes);
            self.rest.edit(channel, found, &body).await?;
            return Ok(found);
        }
        let Some(message) = made else {
            // Only buttons can be taken off, and only of a message that exists.
            return Err(RestError::Refused { status: 404, code: UNKNOWN_MESSAGE, message: "nothing to post".into() });
        };
        let share = Share { guild: announcement.table.guild, user: announcement.table.host };
        let attachment = self.drawing.draw(share, message.picture.as_ref()).await;
        let posted = match self.create(row, channel, &message, attachment.as_ref()).await {
            Err(RestError::Refused { code: MISSING_PERMISSIONS, .. }) if attachment.is_some() => {
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
        channel: ChannelId,
        message: &Message,
        attachment: Option<&Attachment>,
    ) -> Result<MessageId, RestError> {
        let mut body = message.creation(attachment, &nonce(row));
        // Who gets a direct message is meant by it.
        if let (Destination::Direct(_), Some(fields)) = (row.destination, body.as_object_mut()) {
            fields.remove("flags");
        }
        self.rest.create(channel, &body, attachment).await
    }

    async fn edit(&self, row: &OutboxRow, announcement: &Announcement, id: MessageId) -> Result<(), RestError> {
        let body = match self.message(announcement) {
            Some(message) => changes(&message),
            None => json!({ "components": [] }),
        };
        let channel = self.channel(row.destination).await?;
        let pinned = match self.rest.edit(channel, id, &body).await {
            Err(RestError::Refused { code: ARCHIVED, .. }) if self.rest.reopen(channel).await.is_ok() => {
                self.rest.edit(channel, id, &body).await
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
    async fn pinned(&self, announcement: &Announcement, channel: ChannelId, id: MessageId) {
        if !matches!(announcement.body, Body::Status(_)) {
            return;
        }
        let Err(error) = self.rest.pin(channel, id).await else { return };
        tracing::info!("a message cannot be pinned: {error}");
        if let (RestError::Refused { .. }, Some(mut message)) = (error, self.message(announcement)) {
            let table = &announcement.table;
            let localizer = self.localizer_for(&announcement.locale, &table.names());
            let missing = Arg::List(vec![Phrase::new("ui-permission-pin-messages")]);
            let line = localizer.say(&Phrase::new("ui-status-not-pinned").with("permissions", missing));
            message.content = format!("{}\n{line}", message.content);
            if let Err(error) = self.rest.edit(channel, id, &changes(&message)).await {
                tracing::info!("nor can it say so: {error}");
            }
        }
    }

    /// The channel of a lane; for a person the channel of direct messages, made where needed.
    async fn channel(&self, destination: Destination) -> Result<ChannelId, RestError> {
        match destination {
            Destination::Channel(channel) => Ok(channel),
            Destination::Direct(user) => {
                let mut known = self.direct.lock().await;
                if let Some(&channel) = known.get(&user) {
                    return Ok(channel);
                }
                let channel = self.rest.direct_channel(user).await?;
                known.insert(user, channel);
                Ok(channel)
            }
        }
    }

    /// Looks whether an earlier attempt arrived: among the messages since the row was made, one of ours
    /// that [`Sought`] describes.
    async fn look_for(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        channel: ChannelId,
    ) -> Result<Option<MessageId>, RestError> {
        let mut after = sought_after(row);
        let localizer = self.localizer_for(&announcement.locale, &announcement.table.names());
        let said =
            |localizer: &Localizer<'_>| announcement::message(localizer, announcement).unwrap_or_default().content;
        let contents = vec![said(&localizer), said(&localizer.in_words())];
        let sought = Sought { own_id: self.own_id, nonce: nonce(row), row, contents };
        loop {
            let page = match self.rest.messages(channel, after).await {
                Ok(page) => page,
                // Without the right to read the history, the enforced nonce must do.
                Err(RestError::Refused { .. }) => return Ok(None),
                Err(error) => return Err(error),
            };
            if let Some(found) = page.iter().find_map(|posted| sought.fits(posted)) {
                return Ok(Some(found));
            }
            let newest = page.iter().filter_map(|posted| snowflake(&posted["id"])).max();
            match newest.filter(|newest| *newest > after) {
                Some(newest) if page.len() >= rest::MESSAGES => after = newest,
                _ => return Ok(None),
            }
        }
    }
}

/// Where the look for a row's message begins. Ids are times of Discord's clock: a message known before tells where to
/// begin even if this machine's clock was wrong.
fn sought_after(row: &OutboxRow) -> u64 {
    let before = |skew: Duration| {
        let since = row.created_at.as_millisecond() - i64::try_from(skew.as_millis()).unwrap_or(0);
        u64::try_from(since - DISCORD_EPOCH).unwrap_or_default() << 22
    };
    let usual = before(CLOCK_SKEW);
    row.after.map_or(usual, |known| known.0.clamp(before(LARGEST_CLOCK_SKEW), usual))
}

/// How long to wait before the next attempt, where that is not left to the table: people wait for a
/// turn's message, so it is tried often however long Discord was away.
fn pause(row: &OutboxRow, error: &RestError) -> Option<Duration> {
    if row.payload.late() {
        return error.retry_after();
    }
    let doubled = Duration::from_secs(1).saturating_mul(2_u32.saturating_pow(row.attempts)).min(LONGEST_PAUSE);
    Some(doubled.max(error.retry_after().unwrap_or_default()))
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

/// A message that may have been posted. Only the fields that matter are read, so that no message of
/// others, however strange, is in the way.
struct Sought<'a> {
    own_id: UserId,
    nonce: String,
    row: &'a OutboxRow,
    /// What it says now. It may have been sent before there were emojis, and then it says words.
    contents: Vec<String>,
}

impl Sought<'_> {
    /// The message's identifier, if it is the one: it has the row's nonce; or buttons that only the
    /// row's message can have; or, without such buttons, the same words, and is none of those known already: short
    /// messages may be alike.
    fn fits(&self, posted: &Value) -> Option<MessageId> {
        if snowflake(&posted["author"]["id"]) != Some(self.own_id.0) {
            return None;
        }
        let fits = match (posted["nonce"].as_str(), stamp(posted), moment(self.row)) {
            (Some(nonce), ..) => nonce == self.nonce,
            // It may have been posted with the buttons of a moment that has passed since.
            (None, Some(stamp), Some(seq)) => stamp.table == self.row.table && stamp.seq == seq,
            // Of another table.
            (None, Some(stamp), None) if stamp.table != self.row.table => false,
            (None, ..) => {
                // The known message is one of the channel; it says nothing of a person's direct messages.
                let known = matches!(self.row.destination, Destination::Channel(_))
                    && self.row.after.is_some_and(|after| snowflake(&posted["id"]) <= Some(after.0));
                let says = posted["content"].as_str().map(str::trim);
                !known && self.contents.iter().any(|content| says == Some(content.trim()))
            }
        };
        snowflake(&posted["id"]).filter(|_| fits).map(MessageId)
    }
}

/// The number of log entries that the buttons of a row's message carry.
fn moment(row: &OutboxRow) -> Option<u32> {
    match &row.payload {
        OutboxPayload::Lobby | OutboxPayload::Offer(_) => Some(0),
        OutboxPayload::Moment(seq) | OutboxPayload::Final(seq) | OutboxPayload::Seated(seq, _) => Some(*seq),
        OutboxPayload::Replay
        | OutboxPayload::Close(_)
        | OutboxPayload::Notice(_)
        | OutboxPayload::Status
        | OutboxPayload::Reminders(_) => None,
    }
}

/// The state for which the buttons of a message were made; nothing for messages without buttons.
fn stamp(posted: &Value) -> Option<Stamp> {
    let rows = posted["components"].as_array().into_iter().flatten();
    let components = rows.filter_map(|row| row["components"].as_array()).flatten();
    let mut ids = components.filter_map(|component| component["custom_id"].as_str());
    ids.find_map(|id| CustomId::decode(id).ok()).map(|id| id.stamp)
}

/// The message with a line that says why it has no picture.
fn without_picture(bot: &Bot, announcement: &Announcement, mut message: Message, channel: ChannelId) -> Message {
    let table = &announcement.table;
    let localizer = bot.localizer_for(&announcement.locale, &table.names());
    let missing = Phrase::new("ui-permissions-missing")
        .with("permissions", Arg::List(vec![Phrase::new("ui-permission-attach-files")]))
        .with("channel", format!("<#{channel}>"));
    message.content = format!("{}\n-# {}", message.content, localizer.say(&missing));
    message
}

#[cfg(test)]
mod tests {
    use crate::table::{OutboxRowId, TableId};

    use super::*;

    fn row(payload: OutboxPayload) -> OutboxRow {
        OutboxRow {
            id: OutboxRowId(7),
            table: TableId(1),
            destination: Destination::Channel(ChannelId(5)),
            delivery: Delivery::Post,
            payload,
            attempts: 1,
            uncertain: true,
            withheld: false,
            after: Some(MessageId(100)),
            created_at: jiff::Timestamp::UNIX_EPOCH,
        }
    }

    /// The identifier of the first message at this time of Discord's clock, in seconds since 2020.
    fn at(seconds: i64) -> u64 {
        ((1_577_836_800_000 - DISCORD_EPOCH + seconds * 1000).unsigned_abs()) << 22
    }

    #[test]
    fn a_message_is_looked_for_after_the_newest_known_one_though_the_clock_was_ahead() {
        let made = jiff::Timestamp::from_second(1_577_836_800 + 5400).unwrap();
        let row = |after| OutboxRow { created_at: made, after, ..row(OutboxPayload::Moment(9)) };
        assert_eq!(sought_after(&row(Some(MessageId(at(-60))))), at(-60), "90 minutes ahead");
        assert_eq!(sought_after(&row(None)), at(5400 - 120));
        assert_eq!(sought_after(&row(Some(MessageId(at(6000))))), at(5400 - 120), "a newer one tells nothing");
        assert_eq!(sought_after(&row(Some(MessageId(at(-999_999))))), at(5400 - 86_400), "not all of an old channel");
    }

    #[test]
    fn a_reminder_with_a_button_is_known_by_its_words() {
        let row = row(OutboxPayload::Notice(Phrase::new("ui-notice-resumed")));
        let sought =
            Sought { own_id: UserId(3), nonce: nonce(&row), row: &row, contents: vec!["your turn".to_owned()] };
        let posted = |table: i64, words: &str| {
            let id = CustomId {
                stamp: Stamp { table: TableId(table), seq: 4, draft: 0 },
                action: crate::discord::custom_id::ComponentAction::Planner,
            };
            let button = json!({ "components": [{ "custom_id": id.encode() }] });
            json!({ "id": "101", "author": { "id": "3" }, "content": words, "components": [button] })
        };
        assert_eq!(sought.fits(&posted(1, "your turn")), Some(MessageId(101)));
        assert_eq!(sought.fits(&posted(2, "your turn")), None, "another table's");
        assert_eq!(sought.fits(&posted(1, "something else")), None);
    }

    /// The last turn of a round and the same player's next one can be told in the same words.
    #[test]
    fn a_message_in_the_same_words_is_not_taken_for_the_next_one() {
        let row = row(OutboxPayload::Moment(9));
        let sought =
            Sought { own_id: UserId(3), nonce: nonce(&row), row: &row, contents: vec!["places on Tikal".to_owned()] };
        let posted = |id: u64| json!({ "id": id.to_string(), "author": { "id": "3" }, "content": "places on Tikal" });
        assert_eq!(sought.fits(&posted(100)), None);
        assert_eq!(sought.fits(&posted(101)), Some(MessageId(101)));
    }
}
