//! The outbox as its deliverer sees it.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::Notify;

use super::announce;
use crate::engine::Phrase;
use crate::table::core::messages;
use crate::table::{
    Announcement, Backoff, Body, Change, ChannelId, Delivery, DeliveryOutcome, DeliveryRoom, Destination, JobsChange,
    MessageId, NewOutboxRow, OutboxPayload, OutboxRow, OutboxRowId, StoreError, TableId,
};

use crate::table::service::error::{TableError, chain};
use crate::table::service::tables::Tables;

/// Waits between attempts to deliver a row.
const BACKOFF: Backoff = Backoff::new(Duration::from_secs(1), Duration::from_secs(10 * 60));

/// Waits between attempts to deliver what lacks a permission.
const WITHHELD: Backoff = Backoff::new(Duration::from_secs(5 * 60), Duration::from_secs(6 * 60 * 60));

/// How soon it is tried again to store how a delivery ended.
const SETTLE_AGAIN: Duration = Duration::from_secs(5);

impl Tables {
    /// Woken when new rows are owed; the deliverer waits on it.
    pub fn outbox_changed(&self) -> Arc<Notify> {
        self.outbox_changed.clone()
    }

    /// Claims messages that may be delivered now, at most one for each destination: settle each with
    /// [`Tables::sent`], [`Tables::dropped`], [`Tables::retry`] or [`Tables::failed`], then the next
    /// of its lane can be claimed.
    ///
    /// # Errors
    /// The store failed.
    pub async fn claim(&self, limit: usize) -> Result<Vec<OutboxRow>, TableError> {
        self.claim_with(DeliveryRoom::any(limit)).await
    }

    /// The same, as far as there is room.
    ///
    /// # Errors
    /// The store failed.
    pub async fn claim_with(&self, room: DeliveryRoom) -> Result<Vec<OutboxRow>, TableError> {
        self.settle_late().await;
        let now = self.now().await?;
        self.ask(move |store| store.claim(now, room)).await
    }

    /// Makes what was claimed, and is not among these, be delivered anew. After a claim that failed nobody knows whether
    /// it was stored: what it claimed would hold up its channel.
    ///
    /// # Errors
    /// The store failed.
    pub async fn reclaim(&self, mut under_way: Vec<OutboxRowId>) -> Result<(), TableError> {
        under_way.extend(self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).keys());
        self.ask(move |store| store.reclaim(&under_way)).await
    }

    /// When the next message may be delivered, if any waits that nobody has claimed.
    ///
    /// # Errors
    /// The store failed.
    pub async fn next_delivery(&self) -> Result<Option<Timestamp>, TableError> {
        let next = self.ask(|store| store.next_delivery()).await?;
        let unsettled = !self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
        let again = unsettled.then(|| crate::table::after(self.clock.now(), SETTLE_AGAIN));
        Ok(next.into_iter().chain(again).min())
    }

    /// What to post for a claimed row. `None`: nothing any more, so call [`Tables::dropped`].
    ///
    /// # Errors
    /// The store failed or the game cannot be read.
    pub async fn announcement(&self, row: &OutboxRow) -> Result<Option<Announcement>, TableError> {
        if let OutboxPayload::Reminders(due) = &row.payload {
            return self.reminders(row, due).await;
        }
        let (now, id) = (self.clock.now(), row.table);
        let jobs = match row.delivery {
            Delivery::Post => self.ask(move |store| store.jobs(id)).await?,
            Delivery::Edit(_) => Vec::new(),
        };
        let said = self.with_table(row.table, |live| match messages::reaches(live, row.destination) {
            true => announce::announcement(live, row, &jobs, now),
            false => Ok(None),
        });
        let mut said = said.await??;
        if let (Some(said), Destination::Direct(user)) = (&mut said, row.destination) {
            let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
            said.locale = person.locale.unwrap_or_else(|| said.locale.clone());
        }
        if let Some(Announcement { table, body: Body::Status(info), .. }) = &mut said {
            let id = table.id;
            info.link = self.ask(move |store| store.newest_message(id)).await?;
        }
        Ok(said)
    }

    /// How long a message to one person has to wait, since they rest: it would wake them.
    ///
    /// # Errors
    /// The store failed.
    pub async fn held_for_rest(&self, row: &OutboxRow) -> Result<Option<Duration>, TableError> {
        // Reminders look at more than that.
        let Destination::Direct(user) = row.destination else { return Ok(None) };
        if let OutboxPayload::Reminders(_) = row.payload {
            return Ok(None);
        }
        let now = self.clock.now();
        let person = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        Ok(person.rests(now).and_then(|end| Duration::try_from(end.duration_since(now)).ok()))
    }

    /// Whom the message was to ping but does not, they are reminded instead. To be called before it is posted: what is
    /// stored here says at the next attempt, too, that the message pings them no more.
    ///
    /// # Errors
    /// The store failed.
    pub async fn call_later(&self, announcement: &Announcement) -> Result<(), TableError> {
        if announcement.later.is_empty() {
            return Ok(());
        }
        let mut later = announcement.later.clone();
        self.change_with(announcement.table.id, move |live, at| {
            later.retain(|job| live.still_asks(job.seat, job.seq));
            let mut change = Change::new(at);
            change.jobs = Some(JobsChange { add: later, ..JobsChange::default() });
            Ok(change)
        })
        .await
    }

    /// The row was delivered; a posted message has this identifier.
    ///
    /// # Errors
    /// The store failed.
    pub async fn sent(&self, row: OutboxRowId, message: Option<MessageId>) -> Result<(), TableError> {
        self.settle(row, DeliveryOutcome::Sent(message)).await
    }

    /// There was nothing to deliver.
    ///
    /// # Errors
    /// The store failed.
    pub async fn dropped(&self, row: OutboxRowId) -> Result<(), TableError> {
        self.settle(row, DeliveryOutcome::Dropped).await
    }

    /// The row could not be delivered now. Tried again after the given time, or else after a time
    /// that doubles with each attempt. `uncertain`: it may have reached Discord all the same.
    ///
    /// # Errors
    /// The store failed.
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

    /// The row needs a permission that the bot does not have in its channel. It is tried again rarely, and at
    /// once with [`Tables::released`]; what it says is made anew then. The host gets one note by direct message,
    /// however many rows wait.
    ///
    /// # Errors
    /// The store failed.
    pub async fn withheld(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let notes = self.note_to_host(row, Phrase::new("ui-notice-withheld")).await?;
        let at = WITHHELD.next(self.clock.now(), row.attempts);
        self.settle(row.id, DeliveryOutcome::Withheld { at, why: why.to_owned(), notes }).await
    }

    /// The bot may write in this channel: what is withheld there is delivered now.
    ///
    /// # Errors
    /// The store failed.
    pub async fn released(&self, channel: ChannelId) -> Result<(), TableError> {
        let now = self.clock.now();
        if self.ask(move |store| store.release(channel, now)).await? {
            self.outbox_changed.notify_one();
        }
        Ok(())
    }

    /// Discord refused the row for good. If a message is missing by that, the host gets a note by direct
    /// message.
    ///
    /// # Errors
    /// The store failed.
    pub async fn failed(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let notes = match row.delivery {
            Delivery::Post => self.note_to_host(row, Phrase::new("ui-notice-undelivered")).await?,
            Delivery::Edit(_) => Vec::new(),
        };
        self.settle(row.id, DeliveryOutcome::Failed { why: why.to_owned(), notes }).await
    }

    /// Something kept this row from being settled: it is tried again, and looked for before, unless it is known
    /// already how its delivery ended.
    pub async fn not_settled(&self, row: &OutboxRow, why: &str) {
        let known = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&row.id);
        // What cannot be stored now is kept, and stored before the next row is claimed.
        if !known && let Err(error) = self.retry(row, None, true, why).await {
            tracing::debug!(row = %row.id, error = chain(&error), "it waits to be tried again");
        }
    }

    /// A note about a row that could not be posted in its channel. One about a direct message would be as
    /// hard to deliver.
    async fn note_to_host(&self, row: &OutboxRow, said: Phrase) -> Result<Vec<(TableId, NewOutboxRow)>, TableError> {
        let (id, Destination::Channel(channel)) = (row.table, row.destination) else { return Ok(Vec::new()) };
        let table = self.ask(move |store| store.table(id)).await?;
        let note = |host| {
            let said = said.with("channel", format!("<#{channel}>"));
            (id, NewOutboxRow::post(Destination::Direct(host), OutboxPayload::Notice(said)))
        };
        Ok(table.map(|table| note(table.host)).into_iter().collect())
    }

    /// Notes how a delivery ended. Where that cannot be stored now it is kept and stored before the next
    /// row is claimed, since a row that stays claimed holds up all behind it.
    pub(in crate::table) async fn settle(&self, row: OutboxRowId, outcome: DeliveryOutcome) -> Result<(), TableError> {
        let (now, stored) = (self.clock.now(), outcome.clone());
        let settled = self.ask(move |store| store.settle(row, now, &stored)).await;
        if let Err(TableError::Store(StoreError::Failed(_)) | TableError::Internal(_)) = &settled {
            self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).insert(row, outcome);
        }
        // The next row of the destination, or a note, may be delivered now.
        self.outbox_changed.notify_one();
        settled
    }

    /// Stores how earlier deliveries ended, where that failed before.
    async fn settle_late(&self) {
        let unsettled = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (row, outcome) in unsettled {
            let now = self.clock.now();
            match self.ask(move |store| store.settle(row, now, &outcome)).await {
                // It was stored after all, and only the answer was lost.
                Ok(()) | Err(TableError::Store(StoreError::Conflict(_))) => {
                    self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).remove(&row);
                }
                Err(error) => {
                    tracing::error!(row = %row, error = chain(&error), "how a delivery ended cannot be stored yet");
                    return;
                }
            }
        }
    }
}
