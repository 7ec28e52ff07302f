//! All games: their locks, the loaded ones, and the storage of changes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Instant;

use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, Notify, broadcast, oneshot};

use crate::engine::{Phrase, Seat};
use crate::games::Title;
use crate::monitor;

use super::clock::Clock;
use super::computers::{ComputerPool, ThinkLimits};
use super::error::{InternalError, TableError, chain};
use super::fair::{FairQueue, FairShare};
use super::open_channels::OpenChannels;
use super::recent_pings::RecentPings;
use super::slots::{Slots, TableSlot};
use crate::table::rules::decision::DecisionError;
use crate::table::rules::entropy::Entropy;
use crate::table::rules::history::{History, HistoryError, Unreadable};
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::reminders::ReminderQueue;
use crate::table::rules::{fairness as fair_play, follows as followed, messages};
use crate::table::values::{
    AccessState, Change, ChannelId, DeliveryOutcome, DraftsChange, EntryKind, LogEntry, OutboxPayload, OutboxRowId,
    SavedPosition, SeatRow, ServerLists, SleepRule, Store, StoreError, TableId, TableRow, TableState, UserId,
};

/// Tolerance for clock corrections, which happen all the time.
const TOLERATED: SignedDuration = SignedDuration::from_secs(2);

/// Number of games in memory. Any other is replayed on access.
const KEPT: usize = 64;

/// Number of locks for changes to people. Several people share one.
const PERSONAL: usize = 64;

/// Number of changes that a receiver can be behind.
const CHANGES: usize = 1024;

/// A read or a change of the store.
type Question<T> = Box<dyn FnOnce(&dyn Store) -> Result<T, StoreError> + Send>;

/// Limits for open games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLimits {
    /// Maximum per host.
    pub per_host: usize,
    /// Maximum per server.
    pub per_server: usize,
}

impl Default for TableLimits {
    fn default() -> Self {
        TableLimits { per_host: 25, per_server: 500 }
    }
}

/// All games, with their store. Clones share them.
#[derive(Clone)]
pub struct Tables {
    titles: Arc<[&'static dyn Title]>,
    store: Arc<dyn Store>,
    pub(in crate::table) clock: Arc<dyn Clock>,
    pub(in crate::table) entropy: Arc<dyn Entropy>,
    pub(in crate::table) outbox_changed: Arc<Notify>,
    pub(in crate::table) jobs_changed: Arc<Notify>,
    /// Wakes those who wait for the look back at a game.
    pub(in crate::table) reviewed: Arc<Notify>,
    pub(in crate::table) computers: ComputerPool,
    /// Places for drawing, and for other work that grows with a text, a game or a number of choices.
    places: FairQueue,
    pub(in crate::table) limits: TableLimits,
    pub(in crate::table) reminders: Arc<Mutex<ReminderQueue>>,
    /// The latest time that the clock has shown; `None` before the first read.
    latest: Arc<AsyncMutex<Option<Timestamp>>>,
    /// The outcomes of deliveries that couldn't be stored yet.
    pub(in crate::table) unsettled: Arc<Mutex<BTreeMap<OutboxRowId, DeliveryOutcome>>>,
    slots: Arc<Mutex<Slots>>,
    /// Held while a game is opened.
    pub(in crate::table) opening: Arc<AsyncMutex<()>>,
    /// The lock of a person is held while their data is read and changed.
    personal: Arc<[AsyncMutex<()>; PERSONAL]>,
    pub(in crate::table) lists: Arc<ServerLists>,
    /// The times after which games are idle.
    pub(in crate::table) sleep: SleepRule,
    pub(in crate::table) recent_pings: Arc<Mutex<RecentPings>>,
    pub(in crate::table) access: Arc<KnownAccess>,
    pub(in crate::table) open_channels: Arc<OpenChannels>,
    /// Held while the results of a finished game are computed.
    pub(in crate::table) tallying: Arc<AsyncMutex<()>>,
    /// Sends each game after a change of its public state.
    pub(in crate::table) changed: broadcast::Sender<TableId>,
    /// The public address of the games' pages.
    pub(in crate::table) published_at: Option<Arc<str>>,
}

impl Tables {
    /// The games in a store, of these titles.
    pub fn new(
        titles: Vec<&'static dyn Title>,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
    ) -> Self {
        Tables {
            titles: titles.into(),
            store,
            clock,
            entropy,
            outbox_changed: Arc::new(Notify::new()),
            jobs_changed: Arc::new(Notify::new()),
            reviewed: Arc::new(Notify::new()),
            computers: ComputerPool::new(ThinkLimits::default()),
            places: FairQueue::new(1),
            limits: TableLimits::default(),
            reminders: Arc::default(),
            latest: Arc::default(),
            unsettled: Arc::default(),
            slots: Arc::new(Mutex::new(Slots::new(KEPT))),
            opening: Arc::default(),
            personal: Arc::new(std::array::from_fn(|_| AsyncMutex::default())),
            lists: Arc::default(),
            sleep: SleepRule::default(),
            recent_pings: Arc::default(),
            access: Arc::default(),
            open_channels: Arc::default(),
            tallying: Arc::default(),
            changed: broadcast::Sender::new(CHANGES),
            published_at: None,
        }
    }

    /// Waits until no other task changes this person's data. Lock a game afterwards, never before.
    pub(in crate::table) async fn lock_user(&self, user: UserId) -> MutexGuard<'_, ()> {
        // The lowest bits of Discord's ids are nearly always the same.
        let part = usize::try_from((user.0 >> 22) ^ user.0).unwrap_or_default() % PERSONAL;
        self.personal[part].lock().await
    }

    /// Sets the limits for computer players.
    #[must_use]
    pub fn thinking(self, thinking: ThinkLimits) -> Self {
        Tables { computers: ComputerPool::new(thinking), ..self }
    }

    /// Shares the places of the pictures with all other work that grows with what people ask for.
    #[must_use]
    pub fn sharing(self, places: FairQueue) -> Self {
        Tables { places, ..self }
    }

    /// The places for work that grows with what people ask for. Such work runs there, and never on the threads that
    /// acknowledge interactions.
    pub fn places(&self) -> &FairQueue {
        &self.places
    }

    /// Sets the limits for open games.
    #[must_use]
    pub fn limited(self, limits: TableLimits) -> Self {
        Tables { limits, ..self }
    }

    /// Sets the times after which games are idle.
    #[must_use]
    pub fn sleeping(self, rule: SleepRule) -> Self {
        Tables { sleep: rule, ..self }
    }

    /// Publishes a page for every game at this address, which has no slash at its end.
    #[must_use]
    pub fn published_at(self, address: impl Into<Arc<str>>) -> Self {
        Tables { published_at: Some(address.into()), ..self }
    }

    /// Sets the allowed and denied servers.
    #[must_use]
    pub fn admitting(self, lists: ServerLists) -> Self {
        Tables { lists: Arc::new(lists), ..self }
    }

    /// The channels that everyone in their server can see.
    pub fn open_channels(&self) -> &OpenChannels {
        &self.open_channels
    }

    /// The channel of a game in a public thread. An archived thread may be known only from the game's row.
    pub(in crate::table) fn parent(&self, row: &TableRow) -> Option<ChannelId> {
        row.guild.and_then(|guild| self.open_channels.parent(guild, row.channel)).or(row.parent)
    }

    /// Returns `true` if everyone in a game's server can see its channel.
    pub(in crate::table) fn is_open(&self, row: &TableRow) -> bool {
        let channel = self.parent(row).unwrap_or(row.channel);
        !row.channel_deleted && row.guild.is_some_and(|guild| self.open_channels.is_open(guild, channel))
    }

    pub fn titles(&self) -> &[&'static dyn Title] {
        &self.titles
    }

    /// The current time. If the clock was set back, even while the program was not running, first adjusts all due times
    /// in the store, so that nothing waits longer than planned.
    pub(in crate::table) async fn now(&self) -> Result<Timestamp, TableError> {
        let mut latest = self.latest.lock().await;
        let last = match *latest {
            Some(last) => Some(last),
            None => self.ask(|store| store.newest_time()).await?,
        };
        let now = self.clock.now();
        if let Some(by) = last.map(|last| last.duration_since(now)).filter(|by| *by > TOLERATED) {
            let millis = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
            self.ask(move |store| store.clock_set_back(now, millis)).await?;
            tracing::warn!(seconds = by.as_secs(), "the clock was set back; moved waiting jobs and messages forward");
        }
        *latest = Some(now);
        Ok(now)
    }

    /// Applies an automatic change to a game, without a request and a reply.
    ///
    /// # Errors
    /// The store failed, the game can't be read, or the change is not possible.
    pub async fn change_with(
        &self,
        id: TableId,
        decide: impl FnOnce(&LoadedTable, Timestamp) -> Result<Change, DecisionError>,
    ) -> Result<(), TableError> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let mut table = self.take(&mut slot, id).await?;
        let change = match decide(&table, self.clock.now()) {
            Ok(change) => change,
            Err(error) => {
                *slot = Some(table);
                return Err(match error {
                    DecisionError::Unreadable(unreadable) => unreadable.into(),
                    DecisionError::Entropy(error) => InternalError::from(error).into(),
                    DecisionError::Refused(refusal) => TableError::Refused { table: id, refusal },
                });
            }
        };
        // If storing fails, memory may differ from the store, so the game must be loaded again.
        self.store_change(&mut table, change, None).await?;
        *slot = Some(table);
        Ok(())
    }

    /// Stores a change, then applies it to the game in memory. If `history` is given, it is the game after the change.
    pub(in crate::table) fn store_change<'a>(
        &'a self,
        table: &'a mut LoadedTable,
        change: Change,
        history: Option<History>,
    ) -> BoxFuture<'a, Result<(), TableError>> {
        Box::pin(async move {
            let mut change = change;
            change.outbox.extend(messages::status(table, &change));
            let id = table.row.id;
            if let Some(moment) = followed::moment(&change) {
                let followers = self.ask(move |store| store.followers(id)).await?;
                change.outbox.extend(followed::messages(table, &change, moment, &followers));
            }
            fair_play::link(table, &mut change);
            if let Some(row) = &mut change.table {
                row.parent = row.parent.filter(|_| row.channel == table.row.channel);
                row.parent = self.parent(row);
            }
            let written = change.clone();
            let begun = Instant::now();
            self.ask(move |store| store.commit(id, &written)).await?;
            for entry in change.entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Turn(_))) {
                let by_computer = entry.user.is_none();
                let millis = begun.elapsed().as_millis();
                tracing::info!(table = %id, seat = entry.seat.map(Seat::number), by_computer, millis, "stored a turn");
                monitor::turn(table.title.id(), by_computer);
            }
            let owes = !change.outbox.is_empty();
            let plans = change.jobs.is_some();
            // Drafts are private, so no one may learn when they change.
            let public = change.table.is_some() || !change.entries.is_empty();
            if public {
                self.announce_change(id);
            }
            table.apply(change, history)?;
            if owes {
                self.outbox_changed.notify_one();
            }
            if plans {
                self.jobs_changed.notify_one();
            }
            Ok(())
        })
    }

    /// Calls the store in a task that may block.
    pub fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> impl Future<Output = Result<T, TableError>> {
        // Boxed, so that the rest is compiled once for each type of answer and not for each of a hundred questions.
        self.ask_boxed(Box::new(question))
    }

    async fn ask_boxed<T: Send + 'static>(&self, question: Question<T>) -> Result<T, TableError> {
        let store = self.store.clone();
        let (answered, answer) = oneshot::channel();
        let ask: Box<dyn FnOnce() + Send> = Box::new(move || drop(answered.send(question(&*store))));
        tokio::task::spawn_blocking(ask).await.map_err(InternalError::from)?;
        Ok(answer.await.map_err(InternalError::from)??)
    }

    /// Confirms that no other process plays instead of this one. Call it before any output to Discord.
    ///
    /// # Errors
    /// Another process plays, or the answer is unknown.
    pub async fn confirm_lease(&self) -> Result<(), TableError> {
        if self.store.holds_lease() { Ok(()) } else { self.ask(|store| store.renew_lease()).await }
    }

    /// Reads from a game without changing it.
    pub async fn with_table<T>(&self, id: TableId, look: impl FnOnce(&LoadedTable) -> T) -> Result<T, TableError> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let table = self.take(&mut slot, id).await?;
        let seen = look(&table);
        *slot = Some(table);
        Ok(seen)
    }

    /// Does the same for a reading that grows with the game or with the request. It runs in a place and counts against
    /// the user's share. The game is locked before the wait for a place. The other way round, two requests could wait for
    /// each other.
    pub(in crate::table) async fn look<T: Send + 'static>(
        &self,
        id: TableId,
        user: UserId,
        look: impl FnOnce(&LoadedTable) -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let table = self.take(&mut slot, id).await?;
        let share = FairShare { guild: table.row.guild, user };
        let looked = move || {
            let seen = look(&table);
            (table, seen)
        };
        let (table, seen) = self.places.run(share, 1, looked).await?;
        *slot = Some(table);
        Ok(seen)
    }

    pub(in crate::table) fn slot(&self, id: TableId) -> TableSlot {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).get(id)
    }

    /// Takes the game out of its slot, or loads it. Callers put it back only on success.
    ///
    /// The future is boxed because every part of the crate that waits for an `async fn` compiles it again.
    pub(in crate::table) fn take<'a>(
        &'a self,
        slot: &'a mut Option<LoadedTable>,
        id: TableId,
    ) -> BoxFuture<'a, Result<LoadedTable, TableError>> {
        Box::pin(async move {
            let mut table = match slot.take() {
                Some(table) => table,
                None => self.load(id).await.map_err(|error| match error {
                    TableError::Store(error @ StoreError::Damaged { .. }) => {
                        Unreadable { table: id, why: HistoryError::Damaged(Arc::new(error)) }.into()
                    }
                    error => error,
                })?,
            };
            self.ensure_page(&mut table.row).await?;
            let offered = |seat: &SeatRow| seat.offer.as_ref().and_then(|offer| offer.to);
            let users = table.row.seats.iter().flat_map(|seat| seat.occupant.user().into_iter().chain(offered(seat)));
            let users: Vec<UserId> = users.collect();
            table.people = self.ask(move |store| store.people(&users)).await?;
            table.pauses = self.pauses_of(&table.row).await?;
            let origin = table.row.origin.as_ref().filter(|_| table.row.state == TableState::Lobby);
            if let Some(earlier) = origin.map(|origin| origin.table) {
                let row = self.ask(move |store| store.table(earlier)).await?;
                table.sat =
                    row.map_or_else(Vec::new, |row| row.seats.iter().map(|seat| seat.occupant.user()).collect());
            }
            Ok(table)
        })
    }

    async fn load(&self, id: TableId) -> Result<LoadedTable, TableError> {
        let row = self.ask(move |store| store.table(id)).await?.ok_or(TableError::NoTable(id))?;
        let title = self
            .title(&row.game)
            .ok_or_else(|| Unreadable { table: id, why: HistoryError::UnknownGame(row.game.clone()) })?;
        let (log, damage) = match self.ask(move |store| store.log(id)).await {
            Ok(log) => (log, None),
            Err(TableError::Store(error @ StoreError::Damaged { .. })) => (Vec::new(), Some(error)),
            Err(error) => return Err(error),
        };
        let drafts = match self.ask(move |store| store.drafts(id)).await {
            Ok(drafts) => drafts,
            Err(TableError::Store(error @ StoreError::Damaged { .. })) => {
                tracing::error!(table = %id, %error, "could not read a game's drafts; discarding them");
                Vec::new()
            }
            Err(error) => return Err(error),
        };
        let queued_turns = match self.ask(move |store| store.queued_turns(id)).await {
            Ok(queued_turns) => queued_turns,
            Err(TableError::Store(error @ StoreError::Damaged { .. })) => {
                tracing::error!(table = %id, %error, "could not read a game's queued turns; discarding them");
                Vec::new()
            }
            Err(error) => return Err(error),
        };
        let game = match damage {
            Some(error) => Err(HistoryError::Damaged(Arc::new(error))),
            None if row.setup.is_none() => Ok(None),
            None => History::replay(title, &row, &log).map(Some),
        };
        if let Err(why) = &game {
            tracing::error!(table = %id, why = chain(why), "could not read a game");
        }
        let mut table = LoadedTable::new(title, row, log, game, drafts, queued_turns);
        let mismatch = table.history().ok().and_then(History::mismatch);
        if let Some(entry) = mismatch {
            self.resume(&mut table, entry).await?;
        }
        Ok(table)
    }

    /// Continues from the saved position, since the log doesn't replay to its hashes. Posts a notice about it.
    async fn resume(&self, table: &mut LoadedTable, mismatch: u32) -> Result<(), TableError> {
        let id = table.row.id;
        let why = HistoryError::Mismatch(mismatch);
        let (begun_with, now) = (table.row.rules_version, table.title.rules_version());
        let saved = match self.ask(move |store| store.saved(id)).await {
            Ok(saved) => saved.filter(|saved| saved.seq as usize == table.log.len()),
            Err(TableError::Store(error @ StoreError::Damaged { .. })) => {
                tracing::error!(table = %id, %error, "could not read a saved position");
                None
            }
            Err(error) => return Err(error),
        };
        let position = saved.as_ref().and_then(|saved| table.title.load(&saved.saved).ok());
        let (Some(saved), Some(position)) = (saved, position) else {
            tracing::error!(table = %id, %why, begun_with, now, "could not read a game, and it has no saved position");
            table.game = Err(why);
            return Ok(());
        };
        tracing::error!(table = %id, %why, begun_with, now, "could not replay a game; using the saved position");
        let entry = LogEntry {
            seq: saved.seq + 1,
            kind: EntryKind::Resumed(saved.saved.clone()),
            seat: None,
            user: None,
            at: self.clock.now(),
            interaction: None,
            turn: position.turn(),
            hash: position.hash(),
            shown: crate::table::Shown::Alone,
            budget: None,
            counted: None,
            former: None,
            before: None,
        };
        let mut change = Change::new(entry.at);
        change.drafts = DraftsChange::DropAll;
        change.saved = Some(SavedPosition { seq: entry.seq, saved: saved.saved });
        change.outbox = vec![table.post(OutboxPayload::Notice(Phrase::new("ui-notice-resumed")), None)];
        change.entries = vec![entry];
        if begun_with != now {
            // From this entry on, the game follows the rules of this program version.
            change.table = Some(TableRow { rules_version: now, ..table.row.clone() });
        }
        if table.row.state == TableState::Running {
            self.store_change(table, change, None).await
        } else {
            // An ended game is only displayed, so the change isn't stored.
            Ok(table.apply(change, None)?)
        }
    }

    pub(in crate::table) fn title(&self, id: &str) -> Option<&'static dyn Title> {
        self.titles.iter().copied().find(|title| title.id() == id)
    }
}

/// The stored maintenance and pauses.
#[derive(Default)]
pub struct KnownAccess {
    /// Locked while maintenance and pauses are read or changed.
    pub changing: AsyncMutex<()>,
    /// The state in memory; `None` before the first read.
    known: RwLock<Option<Arc<AccessState>>>,
}

impl KnownAccess {
    /// The last known state.
    pub fn known(&self) -> Option<Arc<AccessState>> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets the known state. `None` means that the next access must read it again.
    pub fn know(&self, access: Option<AccessState>) {
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = access.map(Arc::new);
    }
}
