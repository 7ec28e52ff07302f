//! The one door to all tables.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::Value;
use tokio::sync::Notify;

use crate::engine::{Options, Rng, Seat, Seed, SetupError};
use crate::games::Title;

use super::{
    Announcement, Completion, MessageId, OutboxRow, Place, Refusal, Reply, Request, RowId, Store, StoreError, TableId,
    UserId,
};

/// Where time comes from.
pub trait Clock: Send + Sync + 'static {
    /// This moment.
    fn now(&self) -> Timestamp;
}

/// Where chance comes from. Only [`Chance::seed`] must be given; the rest follows from it.
pub trait Chance: Send + Sync + 'static {
    /// What a new game is dealt from.
    fn seed(&self) -> Seed;

    /// The order in which the players, numbered as they joined, take the seats.
    fn seating(&self, players: u8, seed: Seed) -> Vec<Seat> {
        let mut order: Vec<Seat> = (0..players).collect();
        // A stream of its own: the deal uses the first ones.
        Rng::stream(seed, u64::MAX).shuffle(&mut order);
        order
    }

    /// The setup of a new game.
    ///
    /// # Errors
    /// As [`Title::deal`].
    fn deal(&self, game: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        game.deal(seats, options, seed)
    }
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// The chance of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsChance;

impl Chance for OsChance {
    fn seed(&self) -> Seed {
        // The standard library keys its hashers from the operating system's generator, and hashes
        // with SipHash: unpredictable without one more dependency.
        RandomState::new().build_hasher().finish()
    }
}

/// What went wrong beside a refusal.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The stored game cannot be played on.
    #[error("table {table} cannot be read: {why}")]
    Unreadable {
        /// The table.
        table: TableId,
        /// Why.
        why: String,
    },
}

/// All tables.
pub struct Tables {
    titles: Vec<&'static dyn Title>,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    chance: Arc<dyn Chance>,
    owed: Arc<Notify>,
}

impl Tables {
    /// The tables in a store, playing these games.
    pub fn new(
        titles: Vec<&'static dyn Title>,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        chance: Arc<dyn Chance>,
    ) -> Self {
        Tables { titles, store, clock, chance, owed: Arc::new(Notify::new()) }
    }

    /// The games.
    pub fn titles(&self) -> &[&'static dyn Title] {
        &self.titles
    }

    /// Does what is asked, and answers. The same interaction twice gets the same answer.
    ///
    /// # Errors
    /// What was asked is not possible; nothing has changed.
    pub async fn handle(&self, request: Request) -> Result<Reply, Refusal> {
        let _ = (request, &self.store, &self.clock, &self.chance);
        Err(Refusal::NoTable)
    }

    /// How a half-typed `/play` line may go on, at most 25: what this user may do now, with their
    /// draft applied. Nothing where they may do nothing.
    pub async fn complete(&self, place: &Place, user: UserId, typed: &str) -> Vec<Completion> {
        let _ = (place, user, typed);
        Vec::new()
    }

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
        let _ = limit;
        Ok(Vec::new())
    }

    /// When the next message may be delivered, if any waits.
    ///
    /// # Errors
    /// The store failed.
    pub async fn next_delivery(&self) -> Result<Option<Timestamp>, TableError> {
        Ok(None)
    }

    /// What to post for a claimed row. `None`: nothing any more, so call [`Tables::dropped`].
    ///
    /// # Errors
    /// The store failed or the game cannot be read.
    pub async fn announcement(&self, row: &OutboxRow) -> Result<Option<Announcement>, TableError> {
        let _ = row;
        Ok(None)
    }

    /// The row was delivered; a posted message has this identifier.
    ///
    /// # Errors
    /// The store failed.
    pub async fn sent(&self, row: RowId, message: Option<MessageId>) -> Result<(), TableError> {
        let _ = (row, message);
        Ok(())
    }

    /// There was nothing to deliver.
    ///
    /// # Errors
    /// The store failed.
    pub async fn dropped(&self, row: RowId) -> Result<(), TableError> {
        let _ = row;
        Ok(())
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
        let _ = (row, after, uncertain, why);
        Ok(())
    }

    /// Discord refused the row for good. The host gets a note by direct message.
    ///
    /// # Errors
    /// The store failed.
    pub async fn failed(&self, row: &OutboxRow, why: &str) -> Result<(), TableError> {
        let _ = (row, why);
        Ok(())
    }
}
