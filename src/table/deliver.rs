//! The outbox as its deliverer sees it.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

use crate::engine::Phrase;

use super::service::Tables;
use super::{
    Announcement, Body, DeliveryOutcome, Destination, MessageId, NewOutboxRow, OutboxPayload, OutboxRow, OutboxRowId,
    TableError, announce, places,
};

/// The first wait after a failure; it doubles with each further one.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);

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
        self.claim_with(limit, limit).await
    }

    /// The same, with at most so many late ones among them: so there is always room for a turn.
    ///
    /// # Errors
    /// The store failed.
    pub async fn claim_with(&self, limit: usize, late: usize) -> Result<Vec<OutboxRow>, TableError> {
        let now = self.clock.now();
        Ok(self.ask(move |store| store.claim(now, limit, late)).await?)
    }

    /// When the next message may be delivered, if any waits that nobody has claimed.
    ///
    /// # Errors
    /// The store failed.
    pub async fn next_delivery(&self) -> Result<Option<Timestamp>, TableError> {
        Ok(self.ask(|store| store.next_delivery()).await?)
    }

    /// What to post for a claimed row. `None`: nothing any more, so call [`Tables::dropped`].
    ///
    /// # Errors
    /// The store failed or the game cannot be read.
    pub async fn announcement(&self, row: &OutboxRow) -> Result<Option<Announcement>, TableError> {
        if let OutboxPayload::Reminders(due) = &row.payload {
            return self.reminders(row, due).await;
        }
        let now = self.clock.now();
        let said = self.look(row.table, |live| {
            if places::reaches(live, row.destination) { announce::announcement(live, row, now) } else { Ok(None) }
        });
        let mut said = said.await??;
        if let Some(Announcement { table, body: Body::Status(info), .. }) = &mut said {
            let id = table.id;
            info.link = self.ask(move |store| store.newest_message(id)).await?;
        }
        Ok(said)
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
        self.settle(row, DeliveryOutcome::RemovedJobs).await
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
        let doubled = FIRST_WAIT.saturating_mul(2_u32.saturating_pow(row.attempts)).min(LONGEST_WAIT);
        let wait = SignedDuration::try_from(after.unwrap_or(doubled)).unwrap_or(SignedDuration::MAX);
        let at = self.clock.now().checked_add(wait).unwrap_or(Timestamp::MAX);
        self.settle(row.id, DeliveryOutcome::Retry { at, uncertain, why: why.to_owned() }).await
    }

    /// Discord refused the row for good. The host gets a note by direct message.
    ///
    /// # Errors
    /// The store failed.
    pub async fn failed(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let id = row.table;
        let table = self.ask(move |store| store.table(id)).await?;
        // A note about a note that cannot be delivered would be the same again.
        let note = table.filter(|_| matches!(row.destination, Destination::Channel(_))).map(|table| {
            let channel = format!("<#{}>", table.channel);
            let note = Phrase::new("ui-notice-undelivered").with("channel", channel).with("why", why);
            NewOutboxRow::post(Destination::Direct(table.host), OutboxPayload::Notice(note))
        });
        self.settle(
            row.id,
            DeliveryOutcome::Failed { why: why.to_owned(), notes: note.into_iter().map(|note| (id, note)).collect() },
        )
        .await
    }

    pub(super) async fn settle(&self, row: OutboxRowId, settled: DeliveryOutcome) -> Result<(), TableError> {
        let now = self.clock.now();
        self.ask(move |store| store.settle(row, now, &settled)).await?;
        // The next row of the lane, or a note, may be delivered now.
        self.outbox_changed.notify_one();
        Ok(())
    }
}
