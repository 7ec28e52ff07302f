//! Delivers the outbox to Discord: in order per channel, each message once.

use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use futures::FutureExt;
use serde_json::{Value, json};
use tokio::task::{Id, JoinSet};
use tokio_util::sync::CancellationToken;

use crate::engine::{Arg, Phrase};
use crate::table::{
    Announcement, Backoff, Body, ChannelId, Delivery, DeliveryRoom, Destination, FairShare, MessageId, MessageKey,
    OutboxRow, OutboxRowId, TableError, after,
};

use super::OutgoingError;
use super::presence::BotPresence;
use crate::discord::pages;
use crate::discord::parts::interaction::snowflake;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::mark::{self, SearchedMessage};
use crate::discord::parts::message::{self, Attachment, Message};
use crate::discord::parts::plain_words;
use crate::discord::parts::posted::MessageKind;
use crate::discord::rest::code::{
    ARCHIVED, CLOSED_TO_MESSAGES, INVALID_FORM, LOCKED, MISSING_ACCESS, MISSING_PERMISSIONS, NO_SHARED_SERVER,
    PINS_FULL, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE,
};
use crate::discord::rest::{self, RestError};
use crate::discord::state::bot::Bot;

/// Channels served in parallel.
const LANES: usize = 8;
/// Channels that may be busy with late messages, so a turn's message finds a free one immediately.
const LATE_LANES: usize = 4;
/// Channels that one server may use, so another server's message finds a free channel immediately.
const LANES_OF_A_SERVER: usize = 6;
/// Longest pause between attempts to send a message that isn't late.
const PAUSE: Backoff = Backoff::new(Duration::from_secs(1), Duration::from_secs(15));
/// Longest pause between attempts to send a message to which Discord gives no reason for refusing it.
const UNEXPLAINED: Duration = Duration::from_secs(60);
/// Time after which the bot gives up such a message.
const UNEXPLAINED_AT_MOST: Duration = Duration::from_secs(24 * 60 * 60);
/// Quiet hours can change, so held messages are checked again after at most this time.
const LONGEST_REST: Duration = Duration::from_secs(60 * 60);
/// Pauses while the outbox can't be read.
const TROUBLE: Backoff = Backoff::new(Duration::from_millis(500), Duration::from_secs(60));
/// Longest sleep: the outbox is read again even without a wake-up.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);

/// Delivers outbox rows until `stop`, then finishes the rows in progress.
pub(crate) async fn deliver(bot: Arc<Bot>, stop: CancellationToken) {
    bot.delivering.store(true, Ordering::Relaxed);
    let changed = bot.tables.outbox_changed();
    let clock = bot.tables.clock();
    let mut under_way = UnderWay::default();
    let mut failed = 0;
    while !stop.is_cancelled() {
        // Registered before the outbox is read, so that a row added in between wakes us.
        let woken = changed.notified();
        let known = if failed == 0 { Ok(()) } else { bot.tables.reclaim(under_way.ids()).await };
        let claimed = match known {
            Ok(()) => bot.tables.claim_with(under_way.room()).await,
            Err(error) => Err(error),
        };
        let pause = match claimed {
            Ok(rows) => {
                failed = 0;
                for row in rows {
                    let (bot, delivered) = (Arc::clone(&bot), row.clone());
                    under_way.begin(row, async move { bot.deliver_row(delivered).await });
                }
                // Rows that are already due wait for their lane. The end of its current delivery wakes us.
                let shortest = Duration::from_millis(if under_way.all.is_empty() { 10 } else { 500 });
                bot.next_pause(shortest).await
            }
            Err(error) => {
                tracing::error!("could not read the outbox: {error}");
                failed += 1;
                TROUBLE.wait(failed - 1)
            }
        };
        tokio::select! {
            () = stop.cancelled() => {}
            () = woken => {}
            // The lane is free now for its next row.
            Some(broken) = under_way.next_finished() => bot.try_again(broken).await,
            () = clock.sleep_until(after(clock.now(), pause)) => {}
        }
    }
    bot.delivering.store(false, Ordering::Relaxed);
    while let Some(broken) = under_way.next_finished().await {
        bot.try_again(broken).await;
    }
}

#[derive(Default)]
struct UnderWay {
    all: JoinSet<()>,
    rows: HashMap<Id, OutboxRow>,
}

impl UnderWay {
    fn room(&self) -> DeliveryRoom {
        DeliveryRoom {
            more: LANES.saturating_sub(self.all.len()),
            late: LATE_LANES.saturating_sub(self.rows.values().filter(|row| row.payload.late()).count()),
            of_one_server: LANES_OF_A_SERVER,
        }
    }

    fn ids(&self) -> Vec<OutboxRowId> {
        self.rows.values().map(|row| row.id).collect()
    }

    fn begin(&mut self, row: OutboxRow, delivery: impl Future<Output = ()> + Send + 'static) {
        let id = self.all.spawn(delivery.boxed()).id();
        self.rows.insert(id, row);
    }

    /// Waits for the end of a delivery. Returns its row if the task panicked, and `None` if no deliveries are
    /// running.
    async fn next_finished(&mut self) -> Option<Option<OutboxRow>> {
        match self.all.join_next_with_id().await? {
            Ok((id, ())) => {
                self.rows.remove(&id);
                Some(None)
            }
            Err(panicked) => Some(self.rows.remove(&panicked.id())),
        }
    }
}

/// The next step for a row.
enum Prepared {
    /// The message has become pointless.
    Nothing,
    /// The message has to wait this long.
    Later(Duration),
    Now(Box<Announcement>),
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
                tracing::error!("could not read the outbox: {error}");
                Duration::from_secs(1)
            }
        }
    }

    /// Delivers one row and records the outcome.
    pub async fn deliver_row(&self, row: OutboxRow) {
        let prepared = match self.tables.held_direct(&row).await {
            Ok(None) => self.announcement(&row).await,
            Ok(Some(wait)) => Ok(Prepared::Later(wait)),
            Err(error) => Err(error),
        };
        let settled = match prepared {
            Ok(Prepared::Nothing) => self.tables.dropped(row.id).await,
            Ok(Prepared::Later(wait)) => {
                self.tables
                    .retry(&row, Some(wait.min(LONGEST_REST)), false, "its reader rests, or its server is unknown")
                    .await
            }
            Ok(Prepared::Now(announcement)) => {
                let delivered = match row.delivery {
                    Delivery::Post => self.post(&row, &announcement).await.map(Some),
                    Delivery::Edit(message) => {
                        self.edit(&row, &announcement, message).await.map(|()| None).map_err(OutgoingError::from)
                    }
                };
                let settled = match delivered {
                    Ok(message) => {
                        self.unexplained.lock().unwrap_or_else(PoisonError::into_inner).remove(&row.id);
                        self.tables.sent(row.id, message).await
                    }
                    Err(OutgoingError::Rest(error)) => self.undelivered(&row, &announcement, error).await,
                    Err(OutgoingError::Table(error)) => self.record_unreadable(&row, &error).await,
                };
                // The list of games can link to the new message only now.
                if let Some(guild) = announcement.table.guild {
                    self.boards.mark(guild);
                    self.posts.mark(announcement.table.channel);
                }
                settled
            }
            Err(error) => self.record_unreadable(&row, &error).await,
        };
        if let Err(error) = settled {
            tracing::error!("could not record the delivery of message {}: {error}", row.id);
            self.tables.log_unsettled(&row, &error.to_string()).await;
        }
    }

    async fn announcement(&self, row: &OutboxRow) -> Result<Prepared, TableError> {
        let prepared = self.tables.announcement(row).await?;
        Ok(self
            .skip_leavers(row, prepared)
            .await?
            .map_or(Prepared::Nothing, |prepared| Prepared::Now(Box::new(prepared))))
    }

    async fn record_unreadable(&self, row: &OutboxRow, error: &TableError) -> Result<(), TableError> {
        tracing::error!("could not build message {}: {error}", row.id);
        self.tables.retry(row, pause(row, None), false, &error.to_string()).await
    }

    /// Puts a row back whose delivery panicked, since it would block its lane. The next attempt first searches for
    /// the message.
    async fn try_again(&self, broken: Option<OutboxRow>) {
        if let Some(row) = broken {
            self.tables.log_unsettled(&row, "its delivery broke off").await;
        }
    }

    async fn undelivered(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        error: RestError,
    ) -> Result<(), TableError> {
        if !matches!(error, RestError::Unexplained { .. } | RestError::Refused { code: UNKNOWN_CHANNEL, .. }) {
            self.unexplained.lock().unwrap_or_else(PoisonError::into_inner).remove(&row.id);
        }
        let presence = match (&error, row.destination) {
            (RestError::Refused { code: MISSING_ACCESS, .. }, Destination::Channel(_)) => {
                self.presence_in(&announcement.table).await
            }
            _ => BotPresence::Member,
        };
        match &error {
            // Someone deleted the message, so the change is pointless.
            RestError::Refused { code: UNKNOWN_MESSAGE, .. }
                if matches!(row.delivery, Delivery::Edit(_)) || matches!(announcement.body, Body::Closed) =>
            {
                if matches!(announcement.body, Body::Status(_)) {
                    self.tables.deleted(announcement.table.id, MessageKey::Status).await?;
                }
                self.tables.dropped(row.id).await
            }
            RestError::Refused { code: UNKNOWN_CHANNEL, .. } if let Destination::Channel(channel) = row.destination => {
                // A wrong reply must not silence a channel, so the bot asks Discord in another way.
                let asked = self.rest.channel(channel).await;
                if !matches!(asked, Err(RestError::Refused { code: UNKNOWN_CHANNEL, .. })) {
                    return self.unexplained(row, announcement, &error).await;
                }
                tracing::warn!("channel {channel} was deleted; its game waits to be moved");
                self.tables.dropped(row.id).await?;
                self.tables.channel_gone(channel).await
            }
            // After a removal from the server the row waits, and the bot's return makes it due. It also waits if the
            // bot's membership is unknown.
            RestError::Refused { code: MISSING_ACCESS, .. } if presence != BotPresence::Member => {
                tracing::info!("message {} waits until the bot rejoins its server", row.id);
                // An unknown membership may be known soon.
                let wait = pause(row, None).filter(|_| presence == BotPresence::Unknown);
                self.tables.retry(row, wait, false, &error.to_string()).await
            }
            RestError::Refused { .. } if let Destination::Direct(user) = row.destination => {
                tracing::info!("message {} can't reach its user directly; sending it to the channel: {error}", row.id);
                // The channel may be the reason.
                self.direct.lock().unwrap_or_else(PoisonError::into_inner).remove(&user);
                self.tables.closed(row, &error.to_string()).await
            }
            // Changes to older messages wait only behind a withheld message. In direct-message games the user may
            // have blocked the bot for a while.
            RestError::Refused {
                code: MISSING_PERMISSIONS | MISSING_ACCESS | CLOSED_TO_MESSAGES | NO_SHARED_SERVER | LOCKED,
                ..
            } if row.delivery == Delivery::Post || row.withheld => {
                tracing::warn!("message {} waits for a permission in its channel: {error}", row.id);
                self.tables.withheld(row, &error.to_string()).await
            }
            RestError::Refused { .. } => {
                let table = announcement.table.id;
                tracing::warn!("Discord rejected message {} of table {table}; not retrying: {error}", row.id);
                self.tables.failed(row, &error.to_string()).await
            }
            RestError::Unauthorized
            | RestError::Limited { .. }
            | RestError::Unreachable { .. }
            | RestError::Unconfirmed { .. } => {
                self.tables.retry(row, pause(row, error.retry_after()), false, &error.to_string()).await
            }
            RestError::Unexplained { .. } => self.unexplained(row, announcement, &error).await,
            RestError::Lost { .. } => {
                tracing::info!("message {} may or may not have arrived: {error}", row.id);
                self.tables.retry(row, pause(row, error.retry_after()), true, &error.to_string()).await
            }
        }
    }

    /// Tries a message again to which Discord gave no valid reason for refusing it: after growing pauses, for a day. A
    /// restart begins another day.
    async fn unexplained(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        error: &RestError,
    ) -> Result<(), TableError> {
        let now = self.tables.clock().now();
        let since = {
            let mut all = self.unexplained.lock().unwrap_or_else(PoisonError::into_inner);
            *all.entry(row.id).or_insert(now)
        };
        let elapsed = Duration::try_from(now.duration_since(since)).unwrap_or_default();
        if elapsed < UNEXPLAINED_AT_MOST {
            tracing::info!("message {} may or may not have arrived: {error}", row.id);
            // Each pause is as long as all earlier ones together.
            let pause =
                pause(row, None).map(|shortest| elapsed.clamp(shortest.min(Duration::from_secs(1)), UNEXPLAINED));
            return self.tables.retry(row, pause, true, &error.to_string()).await;
        }
        self.unexplained.lock().unwrap_or_else(PoisonError::into_inner).remove(&row.id);
        let table = announcement.table.id;
        tracing::warn!("message {} of table {table} was refused for a day; not retrying: {error}", row.id);
        match row.destination {
            Destination::Direct(_) => self.tables.closed(row, &error.to_string()).await,
            Destination::Channel(_) => self.tables.failed(row, &error.to_string()).await,
        }
    }

    fn message(&self, announcement: &Announcement) -> Option<Message> {
        let table = &announcement.table;
        let localizer = self.localizer_for(&announcement.locale, &table.names());
        pages::announcement(&localizer, announcement)
    }

    async fn post(&self, row: &OutboxRow, announcement: &Announcement) -> Result<MessageId, OutgoingError> {
        let channel = self.channel(row.destination).await?;
        let made = self.message(announcement);
        let found = if row.uncertain { self.look_for(row, announcement, channel).await } else { Ok(None) };
        match found {
            Ok(None) => {}
            Ok(Some(found)) => {
                tracing::info!("message {} had already arrived", row.id);
                // The message may show buttons of an earlier turn.
                self.change(row, announcement, channel, found, made.as_ref()).await?;
                return Ok(found);
            }
            // Without the permission to read the history, the enforced nonce must suffice. If only buttons have to be
            // removed, the row waits for the permission.
            Err(RestError::Refused { .. }) if made.is_some() => {}
            Err(error) => return Err(error.into()),
        }
        let Some(message) = made else {
            // Only an existing message has buttons to remove.
            let nothing = RestError::Refused { status: 404, code: UNKNOWN_MESSAGE, message: "nothing to post".into() };
            return Err(nothing.into());
        };
        self.tables.call_later(announcement).await?;
        let share = FairShare { guild: announcement.table.guild, user: announcement.table.host };
        let attachment = self.drawing.draw(share, message.picture.as_ref()).await;
        let posted = match self.create(row, announcement, channel, &message, attachment.as_ref()).await {
            Err(RestError::Refused { code: MISSING_PERMISSIONS, .. }) if attachment.is_some() => {
                let bare = replace_picture(self, announcement, message, channel);
                self.create(row, announcement, channel, &bare, None).await
            }
            result => result,
        }?;
        self.pinned(announcement, channel, posted).await;
        Ok(posted)
    }

    async fn create(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        channel: ChannelId,
        message: &Message,
        attachment: Option<&Attachment>,
    ) -> Result<MessageId, RestError> {
        let attachment = attachment.map(|file| mark::marked_file(self.rest.mark_key(), row, file));
        let mut body = message.creation(attachment.as_ref(), &mark::nonce(self.rest.mark_key(), row));
        mark::mark(self.rest.mark_key(), row, &mut body);
        // A direct message is meant for its recipient, so it always notifies.
        if let Destination::Direct(_) = row.destination {
            message::enable_pings(&mut body);
        }
        match self.rest.create(channel, &body, attachment.as_ref()).await {
            Err(error) if let Some(worded) = self.worded(&error, &body, announcement) => {
                self.rest.create(channel, &worded, attachment.as_ref()).await
            }
            created => created,
        }
    }

    /// The same message with words. `None` if it has no emojis, or if Discord refused it for another reason than its form:
    /// the emojis may be gone.
    fn worded(&self, error: &RestError, body: &Value, announcement: &Announcement) -> Option<Value> {
        let RestError::Refused { code: INVALID_FORM, .. } = error else { return None };
        let localizer = self.localizer_for(&announcement.locale, &[]);
        let worded = plain_words::in_words(body, &self.known_emojis(), &localizer)?;
        self.emojis_refused.notify_one();
        Some(worded)
    }

    /// Changes a posted message.
    async fn put(
        &self,
        announcement: &Announcement,
        (channel, id): (ChannelId, MessageId),
        body: &Value,
        file: Option<&Attachment>,
    ) -> Result<bool, RestError> {
        match self.rest.edit(channel, id, body, file).await {
            Err(error) if let Some(worded) = self.worded(&error, body, announcement) => {
                self.rest.edit(channel, id, &worded, file).await
            }
            edited => edited,
        }
    }

    async fn edit(&self, row: &OutboxRow, announcement: &Announcement, id: MessageId) -> Result<(), RestError> {
        let message = self.message(announcement);
        let channel = self.channel(row.destination).await?;
        let pinned = match self.change(row, announcement, channel, id, message.as_ref()).await {
            Err(RestError::Refused { code: ARCHIVED, .. }) if self.rest.reopen(channel).await.is_ok() => {
                self.change(row, announcement, channel, id, message.as_ref()).await
            }
            result => result,
        }?;
        if !pinned {
            // The missing permission may have been granted since. If not, the message keeps its note about it.
            self.pinned(announcement, channel, id).await;
        }
        Ok(())
    }

    /// Changes a message, or removes its buttons. Returns `true` if it is pinned. The message keeps its kind, since
    /// this release can't recognize an earlier release's message by its text, and it keeps its picture.
    async fn change(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        channel: ChannelId,
        id: MessageId,
        message: Option<&Message>,
    ) -> Result<bool, RestError> {
        let marked = |mut body: Value| {
            // If this change can't be stored, the bot searches for the row's message again, so the message keeps its
            // mark.
            if row.delivery == Delivery::Post {
                mark::mark(self.rest.mark_key(), row, &mut body);
            }
            body
        };
        let Some(message) = message else {
            if let Body::Deleted = announcement.body {
                return self.rest.delete(channel, id).await.map(|()| false);
            }
            return self.rest.edit(channel, id, &json!({ "components": [] }), None).await;
        };
        let plain = message.kind() == MessageKind::Plain || self.kind(channel, id).await? == MessageKind::Plain;
        // The picture would be older than its message: it shows the players still choosing, or fewer turns.
        let redrawn = match &announcement.body {
            Body::Choosing { news, .. } => news.open,
            Body::Turn(_) | Body::Revealed(_) | Body::Undone { .. } => announcement.table.settings.one_message,
            _ => false,
        };
        if plain && !redrawn {
            return self.put(announcement, (channel, id), &marked(changes(message)), None).await;
        }
        // A laid-out message refers to its picture, so the picture is sent again.
        let share = FairShare { guild: announcement.table.guild, user: announcement.table.host };
        let file = self.drawing.draw(share, message.picture.as_ref()).await;
        let body = |file: Option<&Attachment>| {
            marked(match (plain, file) {
                (true, None) => changes(message),
                (true, Some(_)) => message.body_as(MessageKind::Plain, file),
                (false, _) => message.body_as(MessageKind::LaidOut, file),
            })
        };
        match self.put(announcement, (channel, id), &body(file.as_ref()), file.as_ref()).await {
            Err(RestError::Refused { code: MISSING_PERMISSIONS, .. }) if file.is_some() => {
                self.put(announcement, (channel, id), &body(None), None).await
            }
            result => result,
        }
    }

    /// Returns the kind of a posted message. If the message can't be read, it becomes laid out, which Discord allows.
    async fn kind(&self, channel: ChannelId, id: MessageId) -> Result<MessageKind, RestError> {
        match self.rest.message(channel, id).await {
            Ok(posted) => Ok(MessageKind::of(&posted)),
            Err(RestError::Refused { code, .. }) if code != UNKNOWN_MESSAGE => Ok(MessageKind::LaidOut),
            Err(error) => Err(error),
        }
    }

    /// Pins the status message. If the bot may not pin it, the message gets a note about that.
    async fn pinned(&self, announcement: &Announcement, channel: ChannelId, id: MessageId) {
        if !matches!(announcement.body, Body::Status(_)) {
            return;
        }
        let Err(error) = self.rest.pin(channel, id).await else { return };
        tracing::info!("could not pin a message: {error}");
        if let (RestError::Refused { code, .. }, Some(mut message)) = (error, self.message(announcement)) {
            let table = &announcement.table;
            let localizer = self.localizer_for(&announcement.locale, &table.names());
            let missing = Arg::List(vec![Phrase::new("ui-permission-pin-messages")]);
            let line = localizer.say(&match code {
                PINS_FULL => Phrase::new("ui-status-pins-full"),
                _ => Phrase::new("ui-status-not-pinned").with("permissions", missing),
            });
            message.content = format!("{}\n{line}", message.content);
            if let Err(error) = self.rest.edit(channel, id, &changes(&message), None).await {
                tracing::info!("could not report why a message is not pinned: {error}");
            }
        }
    }

    /// Returns the channel of a lane. For a user, this is the channel for direct messages, opened if necessary.
    async fn channel(&self, destination: Destination) -> Result<ChannelId, RestError> {
        match destination {
            Destination::Channel(channel) => Ok(channel),
            Destination::Direct(user) => {
                let known = || self.direct.lock().unwrap_or_else(PoisonError::into_inner);
                let found = known().get(&user).copied();
                if let Some(channel) = found {
                    return Ok(channel);
                }
                // The lock isn't held during the request, since other deliveries go to other users. One user's
                // messages are sent one after another.
                let channel = self.rest.direct_channel(user).await?;
                known().insert(user, channel);
                Ok(channel)
            }
        }
    }

    /// Searches for the message of an earlier attempt among the messages since the row was made.
    async fn look_for(
        &self,
        row: &OutboxRow,
        announcement: &Announcement,
        channel: ChannelId,
    ) -> Result<Option<MessageId>, RestError> {
        let mut after = mark::sought_after(row);
        let localizer = self.localizer_for(&announcement.locale, &announcement.table.names());
        let prepared =
            |localizer: &Localizer<'_>| pages::announcement(localizer, announcement).unwrap_or_default().words();
        let contents = vec![prepared(&localizer), prepared(&localizer.in_words())];
        let sought = SearchedMessage { own_id: self.own_id, key: self.rest.mark_key(), row, contents };
        loop {
            let page = self.rest.messages(channel, after).await?;
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

/// Returns the wait before the next attempt, or `None` for the growing waits of `Tables::retry`. Players wait for a
/// turn's message, so the bot retries it often even after a long outage of Discord.
fn pause(row: &OutboxRow, at_least: Option<Duration>) -> Option<Duration> {
    if row.payload.late() {
        return at_least;
    }
    Some(PAUSE.wait(row.attempts).max(at_least.unwrap_or_default()))
}

/// Builds an edit that keeps the picture.
fn changes(message: &Message) -> Value {
    let mut body = message.body(None);
    if let Some(fields) = body.as_object_mut() {
        fields.remove("attachments");
    }
    body
}

/// Adds a line that explains the missing picture.
fn replace_picture(bot: &Bot, announcement: &Announcement, mut message: Message, channel: ChannelId) -> Message {
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
    use crate::table::{OutboxPayload, TableId};

    use super::*;

    fn row(payload: OutboxPayload, attempts: u32) -> OutboxRow {
        OutboxRow {
            id: OutboxRowId(7),
            table: TableId(1),
            destination: Destination::Channel(ChannelId(5)),
            delivery: Delivery::Post,
            payload,
            attempts,
            uncertain: false,
            withheld: false,
            after: None,
            created_at: jiff::Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn a_turn_waits_a_quarter_of_a_minute_at_most_unless_discord_says_otherwise() {
        let asked = |seconds| Some(Duration::from_secs(seconds));
        let waits = |attempts, at_least| pause(&row(OutboxPayload::TurnMessage(3), attempts), at_least);
        assert_eq!([0, 1, 3, 4, 40].map(|attempts| waits(attempts, None)), [1, 2, 8, 15, 15].map(asked));
        assert_eq!([2, 300].map(|seconds| waits(3, asked(seconds))), [8, 300].map(asked));
        let late = row(OutboxPayload::Reminders(Vec::new()), 3);
        assert_eq!([pause(&late, None), pause(&late, asked(9))], [None, asked(9)]);
    }

    #[tokio::test]
    async fn late_messages_leave_room_for_others_and_always_free_their_own() {
        let (late, turn) = (row(OutboxPayload::Reminders(Vec::new()), 0), row(OutboxPayload::TurnMessage(3), 0));
        let mut under_way = UnderWay::default();
        let room = |under_way: &UnderWay| (under_way.room().more, under_way.room().late);
        assert_eq!((room(&under_way), under_way.next_finished().await), ((LANES, LATE_LANES), None));
        under_way.begin(late.clone(), async {});
        under_way.begin(late.clone(), async { panic!("in a late message") });
        under_way.begin(turn, async {});
        assert_eq!(room(&under_way), (LANES - 3, LATE_LANES - 2));
        let mut broken = Vec::new();
        while let Some(row) = under_way.next_finished().await {
            broken.extend(row);
        }
        assert_eq!(broken, [late], "what broke off is tried again");
        assert_eq!(room(&under_way), (LANES, LATE_LANES));
    }
}
