//! The outbox from the view of its deliverer.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use futures::future::BoxFuture;
use jiff::Timestamp;
use tokio::sync::Notify;

use crate::engine::{Phrase, Seat};

use super::announce;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::messages;
use crate::table::service::error::{TableError, chain};
use crate::table::service::recent_pings;
use crate::table::service::tables::Tables;
use crate::table::values::{
    Announcement, Backoff, Body, Change, ChannelId, Delivery, DeliveryOutcome, DeliveryRoom, Destination, JobsChange,
    MessageId, NewOutboxRow, OutboxPayload, OutboxRow, OutboxRowId, StoreError, TableCard, TableId,
};

/// Waits between attempts to deliver a row.
const BACKOFF: Backoff = Backoff::new(Duration::from_secs(1), Duration::from_secs(10 * 60));

/// Waits between attempts to deliver rows that lack a permission.
const WITHHELD: Backoff = Backoff::new(Duration::from_secs(5 * 60), Duration::from_secs(6 * 60 * 60));

/// Number of a person's earlier games in which the bot looks for a record.
const MOST_EARLIER: usize = 50;

/// Wait for the channels of a server, which Discord sends soon after a connection.
const CHANNELS_LATER: Duration = Duration::from_secs(10);

/// Number of waits after which an unknown channel counts as closed, so that the user's other messages aren't late.
const MOST_WAITS: u32 = 30;

/// Wait before the next attempt to store the outcome of a delivery.
const SETTLE_AGAIN: Duration = Duration::from_secs(5);

impl Tables {
    /// Returns the signal that wakes the deliverer for new rows.
    pub fn outbox_changed(&self) -> Arc<Notify> {
        self.outbox_changed.clone()
    }

    /// Claims due messages, at most one for each destination. Settle each with [`Tables::sent`], [`Tables::dropped`],
    /// [`Tables::retry`] or [`Tables::failed`]. Only then can the next one of its destination be claimed.
    pub async fn claim(&self, limit: usize) -> Result<Vec<OutboxRow>, TableError> {
        self.claim_with(DeliveryRoom::any(limit)).await
    }

    /// Claims due messages within the available room.
    pub fn claim_with(&self, room: DeliveryRoom) -> BoxFuture<'_, Result<Vec<OutboxRow>, TableError>> {
        Box::pin(async move {
            self.settle_late().await;
            let now = self.now().await?;
            loop {
                let claimed = self.ask(move |store| store.claim(now, room)).await?;
                let none = claimed.is_empty();
                let mut deliverable = Vec::new();
                for row in claimed {
                    match &row.payload {
                        OutboxPayload::Unreadable(why) => {
                            let (id, table) = (row.id, row.table);
                            tracing::error!(row = %id, %table, why, "could not read a stored message; dropping it");
                            self.failed(&row, why).await?;
                        }
                        _ => deliverable.push(row),
                    }
                }
                if none || !deliverable.is_empty() {
                    return Ok(deliverable);
                }
            }
        })
    }

    /// Releases claimed rows that aren't among these, for a new delivery. After a failed claim it's unknown whether the
    /// claim was stored, and its rows would block their channels.
    pub async fn reclaim(&self, mut under_way: Vec<OutboxRowId>) -> Result<(), TableError> {
        under_way.extend(self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).keys());
        self.ask(move |store| store.reclaim(&under_way)).await
    }

    /// The time when the next unclaimed message is due, if any.
    pub async fn next_delivery(&self) -> Result<Option<Timestamp>, TableError> {
        let next = self.ask(|store| store.next_delivery()).await?;
        let unsettled = !self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
        let again = unsettled.then(|| crate::table::after(self.clock.now(), SETTLE_AGAIN));
        Ok(next.into_iter().chain(again).min())
    }

    /// The announcement for a claimed row. `None` if it has become pointless; call [`Tables::dropped`].
    pub fn announcement<'a>(&'a self, row: &'a OutboxRow) -> BoxFuture<'a, Result<Option<Announcement>, TableError>> {
        Box::pin(async move {
            if let OutboxPayload::Reminders(due) = &row.payload {
                return self.reminders(row, due).await;
            }
            let (now, id) = (self.clock.now(), row.table);
            if let (OutboxPayload::Followed { .. }, Destination::Direct(user)) = (&row.payload, row.destination)
                && !self.reaches_follower(id, user).await?
            {
                return Ok(None);
            }
            let jobs = match row.delivery {
                Delivery::Post => self.ask(move |store| store.jobs(id)).await?,
                Delivery::Edit(_) => Vec::new(),
            };
            let announcement = self.with_table(row.table, |table| match messages::reaches(table, row.destination) {
                true => announce::announcement(table, row, &jobs, now).map(|announcement| {
                    announcement.map(|announcement| self.without_repeated_pings(table, row, announcement, now))
                }),
                false => Ok(None),
            });
            let mut announcement = announcement.await??;
            if let (Some(announcement), Destination::Direct(user)) = (&mut announcement, row.destination) {
                let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
                announcement.locale = person.locale.unwrap_or_else(|| announcement.locale.clone());
            }
            if let Some(Announcement { table, body: Body::Final { records, people, .. }, .. }) = &mut announcement {
                *records = self.records(table).await?;
                *people = self.people_news(table.id).await?;
            }
            let link = match announcement.as_mut().map(|announcement| &mut announcement.body) {
                Some(Body::Status(info)) => Some(&mut info.link),
                Some(Body::Followed(news)) => Some(&mut news.link),
                _ => None,
            };
            if let Some(link) = link {
                *link = self.ask(move |store| store.newest_message(id)).await?;
            }
            Ok(announcement)
        })
    }

    /// The most points of each person of a game in other games of the same title in the same server, among the newest
    /// stored ones. Other servers may not know of a game.
    async fn records(&self, card: &TableCard) -> Result<Vec<(Seat, i32)>, TableError> {
        let people = card.players.iter().filter_map(|player| Some((player.seat, player.occupant.person()?)));
        let (people, game, this): (Vec<_>, _, _) = (people.collect(), card.game, card.id);
        self.ask(move |store| {
            let guild = store.table(this)?.and_then(|row| row.guild);
            let mut records = Vec::new();
            for (seat, user) in people {
                let mut best: Option<i32> = None;
                let finished = store.finished_by(user, game.id(), MOST_EARLIER)?;
                for id in finished.into_iter().filter(|id| *id != this) {
                    let Some(row) = store.table(id)?.filter(|row| row.guild == guild) else { continue };
                    let own = row.seats.iter().find(|seat| seat.occupant.person() == Some(user));
                    let Some(own) = own else { continue };
                    // A game of an earlier version that can't be read has no known result.
                    let ended = store.saved(id)?.and_then(|saved| game.load(&saved.saved).ok());
                    let outcome = ended.and_then(|position| position.outcome());
                    let points = outcome.and_then(|outcome| outcome.points.get(usize::from(own.seat)).copied());
                    best = best.max(points);
                }
                records.extend(best.map(|points| (seat, points)));
            }
            Ok(records)
        })
        .await
    }

    /// Removes pings of people whom the same proposal pinged recently.
    fn without_repeated_pings(
        &self,
        table: &LoadedTable,
        row: &OutboxRow,
        mut announcement: Announcement,
        now: Timestamp,
    ) -> Announcement {
        if let Some(proposal) = recent_pings::proposal(table, &announcement.body) {
            let mut recent = self.recent_pings.lock().unwrap_or_else(PoisonError::into_inner);
            announcement.ping.retain(|to| recent.allow(proposal, *to, row.id, now));
        }
        announcement
    }

    /// The time that a direct message has to wait: for the end of its user's rest, or for the channels of the game's
    /// server.
    pub async fn held_direct(&self, row: &OutboxRow) -> Result<Option<Duration>, TableError> {
        // Reminders have additional rules.
        let Destination::Direct(user) = row.destination else { return Ok(None) };
        if let OutboxPayload::Reminders(_) = row.payload {
            return Ok(None);
        }
        if let OutboxPayload::Followed { .. } = row.payload
            && row.attempts < MOST_WAITS
        {
            let id = row.table;
            let guild = self.ask(move |store| store.table(id)).await?.and_then(|row| row.guild);
            if guild.is_some_and(|guild| !self.open_channels.knows(guild)) {
                return Ok(Some(CHANNELS_LATER));
            }
        }
        let now = self.clock.now();
        let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        Ok(person.rests(now).and_then(|end| Duration::try_from(end.duration_since(now)).ok()))
    }

    /// Stores reminders for players whom the message can't ping after all. Call it before posting the message: at the
    /// next attempt, the stored reminders show that the message doesn't ping them.
    pub async fn call_later(&self, announcement: &Announcement) -> Result<(), TableError> {
        if announcement.later.is_empty() {
            return Ok(());
        }
        let mut later = announcement.later.clone();
        self.change_with(announcement.table.id, move |table, at| {
            later.retain(|job| table.still_asks(job.seat, job.seq));
            let mut change = Change::new(at);
            change.jobs = Some(JobsChange { add: later, ..JobsChange::default() });
            Ok(change)
        })
        .await
    }

    /// Stores a successful delivery, with the identifier of a new message.
    pub async fn sent(&self, row: OutboxRowId, message: Option<MessageId>) -> Result<(), TableError> {
        self.settle(row, DeliveryOutcome::Sent(message)).await
    }

    /// Settles a row that has become pointless.
    pub async fn dropped(&self, row: OutboxRowId) -> Result<(), TableError> {
        self.settle(row, DeliveryOutcome::Dropped).await
    }

    /// Schedules another attempt after the given time or, if `None`, after a time that doubles with each attempt.
    /// `uncertain`: the message may have reached Discord anyway.
    pub async fn retry(
        &self,
        row: &OutboxRow,
        after: Option<Duration>,
        uncertain: bool,
        why: &str,
    ) -> Result<(), TableError> {
        let at = crate::table::after(self.clock.now(), after.unwrap_or(BACKOFF.wait(row.attempts)));
        self.settle(row.id, DeliveryOutcome::Retry { at, uncertain, why: why.to_owned() }).await
    }

    /// Withholds a row because the bot lacks a permission in its channel. The bot tries it again rarely, and
    /// immediately after [`Tables::release_withheld`], with updated content. The host gets one direct message, no matter
    /// how many rows wait.
    pub async fn withheld(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let notes = self.note_to_host(row, Phrase::new("ui-notice-withheld")).await?;
        let at = WITHHELD.next(self.clock.now(), row.attempts);
        self.settle(row.id, DeliveryOutcome::Withheld { at, why: why.to_owned(), notes }).await
    }

    /// Makes withheld rows of this channel due now, since the bot can write there.
    pub async fn release_withheld(&self, channel: ChannelId) -> Result<(), TableError> {
        let now = self.clock.now();
        // This runs with every interaction, so it writes only if something is withheld.
        if self.ask(move |store| store.is_withheld(channel)).await? {
            self.ask(move |store| store.release(channel, now)).await?;
            self.outbox_changed.notify_one();
        }
        Ok(())
    }

    /// Settles a row that Discord refused for good. If a message is therefore missing, the host gets a direct message.
    pub async fn failed(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let notes = match row.delivery {
            Delivery::Post => self.note_to_host(row, Phrase::new("ui-notice-undelivered")).await?,
            Delivery::Edit(_) => Vec::new(),
        };
        self.settle(row.id, DeliveryOutcome::Failed { why: why.to_owned(), notes }).await
    }

    /// Schedules another attempt after a failure to settle the row. The bot first looks for the message in Discord,
    /// unless the outcome is already known.
    pub async fn log_unsettled(&self, row: &OutboxRow, why: &str) {
        let known = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&row.id);
        // The outcome stays in memory, and `settle_late` stores it before the next claim.
        if !known && let Err(error) = self.retry(row, None, true, why).await {
            tracing::debug!(row = %row.id, error = chain(&error), "could not record a delivery; retrying later");
        }
    }

    /// The direct message to a host about a row that couldn't be posted in its channel. Empty for a direct message,
    /// since another one would be as hard to deliver.
    async fn note_to_host(&self, row: &OutboxRow, phrase: Phrase) -> Result<Vec<(TableId, NewOutboxRow)>, TableError> {
        let (id, Destination::Channel(channel)) = (row.table, row.destination) else { return Ok(Vec::new()) };
        let table = self.ask(move |store| store.table(id)).await?;
        let note = |host| {
            let phrase = phrase.with("channel", format!("<#{channel}>"));
            (id, NewOutboxRow::post(Destination::Direct(host), OutboxPayload::Notice(phrase)))
        };
        Ok(table.map(|table| note(table.host)).into_iter().collect())
    }

    /// Stores the outcome of a delivery. If that fails, keeps it in memory and stores it before the next claim, since a
    /// claimed row blocks all rows behind it.
    pub(in crate::table) async fn settle(&self, row: OutboxRowId, outcome: DeliveryOutcome) -> Result<(), TableError> {
        let (now, stored) = (self.clock.now(), outcome.clone());
        let settled = self.ask(move |store| store.settle(row, now, &stored)).await;
        let unknown = |error: &StoreError| matches!(error, StoreError::Failed(_) | StoreError::Unknown(_));
        if settled.as_ref().is_err_and(|error| match error {
            TableError::Store(error) => unknown(error),
            error => matches!(error, TableError::Internal(_)),
        }) {
            self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).insert(row, outcome);
        }
        // The next row of the destination, or a new message to the host, may be due now.
        self.outbox_changed.notify_one();
        settled
    }

    /// Stores the outcomes of earlier deliveries that couldn't be stored before.
    async fn settle_late(&self) {
        let unsettled = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (row, outcome) in unsettled {
            let now = self.clock.now();
            match self.ask(move |store| store.settle(row, now, &outcome)).await {
                // A conflict means that an earlier attempt stored the outcome, and only its reply was lost.
                Ok(()) | Err(TableError::Store(StoreError::Conflict(_))) => {
                    self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).remove(&row);
                }
                Err(error) => {
                    tracing::error!(row = %row, error = chain(&error), "could not store the result of a delivery yet");
                    return;
                }
            }
        }
    }
}
