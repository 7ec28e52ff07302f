//! The outbox as its deliverer sees it.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

use crate::engine::Phrase;

use super::service::Tables;
use super::{
    Announcement, Body, Lane, MessageId, NewRow, OutboxRow, Owed, RowId, Settled, TableError, announce, places,
};

/// The first wait after a failure; it doubles with each further one.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);

impl Tables {
    /// Woken when new rows are owed; the deliverer waits on it.
    pub fn owed(&self) -> Arc<Notify> {
        self.owed.clone()
    }

    /// Claims messages that may be delivered now, at most one for each lane: settle each with
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
        if let Owed::Reminders(due) = &row.owed {
            return self.reminders(row, due).await;
        }
        let now = self.clock.now();
        let said = self.look(row.table, |live| {
            if places::reaches(live, row.lane) { announce::announcement(live, row, now) } else { Ok(None) }
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
    pub async fn sent(&self, row: RowId, message: Option<MessageId>) -> Result<(), TableError> {
        self.settle(row, Settled::Sent(message)).await
    }

    /// There was nothing to deliver.
    ///
    /// # Errors
    /// The store failed.
    pub async fn dropped(&self, row: RowId) -> Result<(), TableError> {
        self.settle(row, Settled::Dropped).await
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
        self.settle(row.id, Settled::Retry { at, uncertain, why: why.to_owned() }).await
    }

    /// Discord refused the row for good. The host gets a note by direct message.
    ///
    /// # Errors
    /// The store failed.
    pub async fn failed(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let id = row.table;
        let table = self.ask(move |store| store.table(id)).await?;
        // A note about a note that cannot be delivered would be the same again.
        let note = table.filter(|_| matches!(row.lane, Lane::Channel(_))).map(|table| NewRow {
            not_before: None,
            lane: Lane::Direct(table.host),
            owed: Owed::Notice(
                Phrase::new("ui-notice-undelivered").with("channel", format!("<#{}>", table.channel)).with("why", why),
            ),
            slot: None,
            edit: false,
        });
        self.settle(
            row.id,
            Settled::Failed { why: why.to_owned(), notes: note.into_iter().map(|note| (id, note)).collect() },
        )
        .await
    }

    pub(super) async fn settle(&self, row: RowId, settled: Settled) -> Result<(), TableError> {
        let now = self.clock.now();
        self.ask(move |store| store.settle(row, now, &settled)).await?;
        // The next row of the lane, or a note, may be delivered now.
        self.owed.notify_one();
        Ok(())
    }
}
