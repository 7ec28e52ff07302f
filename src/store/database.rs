//! One SQLite file behind one connection. Writes are few and short, so readers and writers share a
//! connection behind a lock; every write is on disk when its call returns.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use jiff::Timestamp;
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::monitor::{self, Waiting};
use crate::table::{
    Change, ChannelId, DeliveryOutcome, DeliveryRoom, Doors, DraftRow, ForumPost, GamesBoard, GuildId, InteractionId,
    Job, JobId, Line, LogEntry, Maintenance, MessageId, MessageKey, MessageLink, Note, OutboxRow, OutboxRowId, Owed,
    Preferences, SavedPosition, Seat, SeatOrders, Store, StoreError, TableId, TableRow, UserId,
};

use super::lock::FileLock;
use super::rows::failed;
use super::{advice, boards, doors, drafts, jobs, lines, log, notes, orders, outbox, people, posts, tables};

/// The database.
#[derive(Debug)]
pub struct Database {
    connection: Mutex<Connection>,
    /// After the connection, so that it is released only when that is closed.
    _lock: FileLock,
}

impl Database {
    /// A database whose file was opened and is locked.
    pub(super) fn new(connection: Connection, lock: FileLock) -> Self {
        Database { connection: Mutex::new(connection), _lock: lock }
    }

    /// All tables, also those that are over.
    ///
    /// # Errors
    /// The database failed.
    pub fn table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(tables::all)
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        // A panic while the lock was held rolled its transaction back: the connection is sound.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn read<T>(&self, query: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        query(&self.connection())
    }

    pub(super) fn write<T>(
        &self,
        change: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let begun = Instant::now();
        let mut connection = self.connection();
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        let value = change(&transaction)?;
        transaction.commit().map_err(failed)?;
        monitor::committed(begun.elapsed());
        Ok(value)
    }
}

impl Store for Database {
    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        self.read(|connection| tables::get(connection, id))
    }

    fn numbered(&self, number: i64) -> Result<Option<TableId>, StoreError> {
        self.read(|connection| tables::numbered(connection, number))
    }

    fn channel_table(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        self.read(|connection| tables::of_channel(connection, channel))
    }

    fn log(&self, id: TableId) -> Result<Vec<LogEntry>, StoreError> {
        self.read(|connection| log::all(connection, id))
    }

    fn drafts(&self, id: TableId) -> Result<Vec<DraftRow>, StoreError> {
        self.read(|connection| drafts::all(connection, id))
    }

    fn orders(&self, id: TableId) -> Result<Vec<SeatOrders>, StoreError> {
        self.read(|connection| orders::all(connection, id))
    }

    fn notes(&self, user: UserId) -> Result<Vec<Note>, StoreError> {
        self.read(|connection| notes::of(connection, user))
    }

    fn keep_note(&self, user: UserId, note: &Note) -> Result<(), StoreError> {
        self.write(|transaction| notes::keep(transaction, user, note))
    }

    fn lines(&self, table: TableId, user: UserId) -> Result<Vec<Line>, StoreError> {
        self.read(|connection| lines::of(connection, table, user))
    }

    fn keep_line(&self, line: &Line, before: Option<u32>, gone: &[u32]) -> Result<bool, StoreError> {
        self.write(|transaction| lines::keep(transaction, line, before, gone))
    }

    fn drop_line(&self, table: TableId, user: UserId, number: u32) -> Result<(), StoreError> {
        self.write(|transaction| lines::forget(transaction, table, user, number))
    }

    fn saved(&self, id: TableId) -> Result<Option<SavedPosition>, StoreError> {
        self.read(|connection| drafts::saved(connection, id))
    }

    fn answer(&self, interaction: InteractionId) -> Result<Option<String>, StoreError> {
        self.read(|connection| jobs::answer(connection, interaction))
    }

    fn open_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| tables::of_user(connection, user))
    }

    fn hosted_by(&self, user: UserId) -> Result<usize, StoreError> {
        self.read(|connection| tables::hosted_by(connection, user))
    }

    fn open_in(&self, guild: GuildId) -> Result<usize, StoreError> {
        self.read(|connection| tables::open_in(connection, guild))
    }

    fn tables_in(&self, channel: ChannelId) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| tables::in_channel(connection, channel))
    }

    fn hint(&self, id: TableId, seat: Seat) -> Result<Option<(u32, String)>, StoreError> {
        self.read(|connection| advice::hint(connection, id, seat))
    }

    fn keep_hint(&self, id: TableId, seat: Seat, seq: u32, body: &str) -> Result<(), StoreError> {
        self.write(|transaction| advice::keep_hint(transaction, id, seat, seq, body))
    }

    fn review(&self, id: TableId) -> Result<Option<String>, StoreError> {
        self.read(|connection| advice::review(connection, id))
    }

    fn keep_review(&self, id: TableId, body: &str) -> Result<(), StoreError> {
        self.write(|transaction| advice::keep_review(transaction, id, body))
    }

    fn newest_message(&self, id: TableId) -> Result<Option<MessageLink>, StoreError> {
        self.read(|connection| outbox::newest_message(connection, id))
    }

    fn message_of(&self, channel: ChannelId, message: MessageId) -> Result<Option<(TableId, Option<u32>)>, StoreError> {
        self.read(|connection| outbox::message_of(connection, channel, message))
    }

    fn tables_of_server(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| tables::of_server(connection, guild))
    }

    fn boards(&self) -> Result<Vec<GamesBoard>, StoreError> {
        self.read(boards::all)
    }

    fn keep_board(&self, board: &GamesBoard) -> Result<(), StoreError> {
        self.write(|transaction| boards::keep(transaction, board))
    }

    fn forget_board(&self, message: MessageId) -> Result<(), StoreError> {
        self.write(|transaction| boards::forget(transaction, message))
    }

    fn post(&self, channel: ChannelId) -> Result<Option<ForumPost>, StoreError> {
        self.read(|connection| posts::get(connection, channel))
    }

    fn posts(&self) -> Result<Vec<ForumPost>, StoreError> {
        self.read(posts::all)
    }

    fn keep_post(&self, post: &ForumPost) -> Result<(), StoreError> {
        self.write(|transaction| posts::keep(transaction, post))
    }

    fn people(&self, users: &[UserId]) -> Result<BTreeMap<UserId, Preferences>, StoreError> {
        self.read(|connection| people::get(connection, users))
    }

    fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| people::tables_of(connection, user))
    }

    fn jobs(&self, id: TableId) -> Result<Vec<Job>, StoreError> {
        self.read(|connection| jobs::of_table(connection, id))
    }

    fn open_table(&self, row: &TableRow, hidden: u32, change: &Change) -> Result<TableId, StoreError> {
        self.write(|transaction| {
            let id = tables::insert(transaction, row, hidden)?;
            apply(transaction, id, change)?;
            Ok(id)
        })
    }

    fn commit(&self, id: TableId, change: &Change) -> Result<(), StoreError> {
        self.write(|transaction| apply(transaction, id, change))
    }

    fn due(&self, now: Timestamp, except: &[JobId], limit: usize) -> Result<Vec<Job>, StoreError> {
        self.read(|connection| jobs::due(connection, now, except, limit))
    }

    fn next_due(&self, except: &[JobId]) -> Result<Option<Timestamp>, StoreError> {
        self.read(|connection| jobs::next_due(connection, except))
    }

    fn newest_time(&self) -> Result<Option<Timestamp>, StoreError> {
        self.read(outbox::newest_time)
    }

    fn clock_set_back(&self, now: Timestamp, by: i64) -> Result<(), StoreError> {
        self.write(|transaction| {
            jobs::advance(transaction, now, by)?;
            tables::clock_set_back(transaction, now)?;
            outbox::advance(transaction, now, by)
        })
    }

    fn postpone(&self, job: JobId, at: Timestamp) -> Result<(), StoreError> {
        self.write(|transaction| jobs::postpone(transaction, job, at))
    }

    fn claim(&self, now: Timestamp, room: DeliveryRoom) -> Result<Vec<OutboxRow>, StoreError> {
        self.write(|transaction| outbox::claim(transaction, now, room))
    }

    fn next_delivery(&self) -> Result<Option<Timestamp>, StoreError> {
        self.read(outbox::next_delivery)
    }

    fn hurry(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.write(|transaction| outbox::hurry(transaction, guild, now))
    }

    fn release(&self, channel: ChannelId, now: Timestamp) -> Result<bool, StoreError> {
        // Asked with every interaction, so nothing is written where nothing is withheld.
        let withheld = self.read(|connection| outbox::is_withheld(connection, channel))?;
        if withheld {
            self.write(|transaction| outbox::release(transaction, channel, now))?;
        }
        Ok(withheld)
    }

    fn drop_lane(&self, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        self.write(|transaction| outbox::drop_lane(transaction, channel, now))
    }

    fn forget_message(&self, id: TableId, slot: MessageKey) -> Result<(), StoreError> {
        self.write(|transaction| outbox::forget(transaction, id, slot))
    }

    fn waiting(&self, now: Timestamp) -> Result<Waiting, StoreError> {
        self.read(|connection| {
            let (messages, oldest_message) = outbox::waiting(connection, now)?;
            let (jobs, oldest_job) = jobs::waiting(connection, now)?;
            Ok(Waiting { messages, oldest_message, jobs, oldest_job })
        })
    }

    fn owed(&self, id: TableId, now: Timestamp) -> Result<Owed, StoreError> {
        self.read(|connection| outbox::owed(connection, id, now))
    }

    fn idle(
        &self,
        lobby: Option<Timestamp>,
        game: Option<Timestamp>,
        asked: Timestamp,
        after: TableId,
    ) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| tables::idle(connection, lobby, game, asked, after))
    }

    fn doors(&self) -> Result<Doors, StoreError> {
        self.read(doors::get)
    }

    fn set_doors(
        &self,
        now: Timestamp,
        maintenance: Option<&Maintenance>,
        paused: &BTreeSet<Option<GuildId>>,
    ) -> Result<(), StoreError> {
        self.write(|transaction| doors::set(transaction, now, maintenance, paused))
    }

    fn servers(&self) -> Result<Vec<GuildId>, StoreError> {
        self.read(doors::servers)
    }

    fn server_removed(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.write(|transaction| doors::removed(transaction, guild, now))
    }

    fn servers_present(&self, guilds: &[GuildId]) -> Result<(), StoreError> {
        self.write(|transaction| doors::present(transaction, guilds))
    }

    fn removed_before(&self, moment: Timestamp) -> Result<Vec<(GuildId, Vec<TableId>)>, StoreError> {
        self.read(|connection| doors::removed_before(connection, moment))
    }

    fn delete_table(&self, id: TableId) -> Result<(), StoreError> {
        self.write(|transaction| doors::delete_table(transaction, id))
    }

    fn forget_server(&self, guild: GuildId) -> Result<(), StoreError> {
        self.write(|transaction| doors::forget_server(transaction, guild))
    }

    fn settle(&self, row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> Result<(), StoreError> {
        self.write(|transaction| outbox::settle(transaction, row, now, settled))
    }
}

fn apply(transaction: &Transaction<'_>, id: TableId, change: &Change) -> Result<(), StoreError> {
    if let Some(row) = &change.table {
        tables::update(transaction, id, row, change.at)?;
    }
    if change.touched {
        tables::touch(transaction, id, change.at)?;
    }
    for entry in &change.entries {
        log::append(transaction, id, entry)?;
    }
    drafts::change(transaction, id, &change.drafts)?;
    orders::change(transaction, id, &change.orders)?;
    if let Some(saved) = &change.saved {
        drafts::save(transaction, id, saved)?;
    }
    for row in &change.outbox {
        outbox::owe(transaction, id, row, change.at)?;
    }
    if let Some(jobs) = &change.jobs {
        jobs::change(transaction, id, jobs, change.at)?;
    }
    for (table, row) in &change.elsewhere {
        outbox::owe(transaction, *table, row, change.at)?;
    }
    if let Some((user, person)) = &change.person {
        people::put(transaction, *user, person, change.at)?;
    }
    if let Some((user, locale)) = &change.seen {
        people::seen(transaction, *user, locale)?;
    }
    if let Some(answered) = &change.answered {
        jobs::answered(transaction, answered, change.at)?;
    }
    Ok(())
}
