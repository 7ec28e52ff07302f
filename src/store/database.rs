//! One database behind one connection. Writes are few and short, so readers and writers share a connection behind a
//! lock. Every write is on disk when its call returns.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use jiff::Timestamp;
use rusqlite::{Connection, TransactionBehavior};

use crate::monitor::{self, Waiting};
use crate::table::{
    AccessState, Change, ChannelId, DeliveryOutcome, DeliveryRoom, DraftRow, FollowNews, Forgotten, ForumPost,
    GamesBoard, GuildId, InteractionId, Job, JobId, Learner, ListedGame, LogEntry, Maintenance, MessageId, MessageKey,
    MessageLink, NextGame, Note, OutboxRow, OutboxRowId, PageName, PendingMessages, PersonData, Pool, Preferences,
    RatingRow, ResultRow, SavedPosition, Season, Seat, SeatQueue, Sitter, Standing, Store, StoreError, Sums, TableId,
    TableRow, TableState, Tally, TallyProgress, UserId, WhatIf,
};

use super::lock::FileLock;
use super::names::TABLES;
use super::postgres::Server;
use super::sql::{Link, Session, Step, broken};
use super::{
    access, advice, boards, drafts, follows, jobs, learners, log, notes, outbox, people, posts, queued_turns, results,
    tables, waiting, what_ifs,
};

#[derive(Debug)]
pub struct Database {
    engine: Engine,
}

#[derive(Debug)]
enum Engine {
    Sqlite {
        connection: Mutex<Connection>,
        /// Declared after the connection, so the lock is released only after the connection is closed.
        _lock: FileLock,
    },
    Postgres(Server),
    /// A snapshot of a server's database, even while a bot uses it.
    Look(Mutex<Link>),
}

impl Database {
    pub(super) fn of_file(connection: Connection, lock: FileLock) -> Self {
        Database { engine: Engine::Sqlite { connection: Mutex::new(connection), _lock: lock } }
    }

    pub(super) fn of_server(server: Server) -> Self {
        Database { engine: Engine::Postgres(server) }
    }

    /// Wraps a connection to a server inside a read-only transaction.
    pub(super) fn of_look(link: Link) -> Self {
        Database { engine: Engine::Look(Mutex::new(link)) }
    }

    /// Returns all tables, finished ones included.
    pub fn table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(&tables::all)
    }

    /// Drops the names of all pages on the web. The bot makes new ones.
    pub fn forget_pages(&self) -> Result<(), StoreError> {
        self.write(&tables::forget_pages)
    }

    pub(super) fn read<T>(&self, query: Step<'_, T>) -> Result<T, StoreError> {
        match &self.engine {
            Engine::Sqlite { connection, .. } => query(Session::sqlite(&locked(connection))),
            Engine::Postgres(server) => server.read(query),
            Engine::Look(link) => query(Session::postgres(&locked(link))),
        }
    }

    pub(super) fn write<T>(&self, change: Step<'_, T>) -> Result<T, StoreError> {
        let begun = Instant::now();
        let value = match &self.engine {
            Engine::Sqlite { connection, .. } => {
                let mut connection = locked(connection);
                let transaction =
                    connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(broken)?;
                let value = change(Session::sqlite(&transaction))?;
                transaction.commit().map_err(broken)?;
                value
            }
            Engine::Postgres(server) => server.write(change)?,
            Engine::Look(_) => return Err(StoreError::Failed("this database is only looked at".into())),
        };
        monitor::committed(begun.elapsed());
        Ok(value)
    }

    /// Returns `true` if another process has taken over a database on a server. Nothing can be stored any more.
    pub fn is_replaced(&self) -> bool {
        matches!(&self.engine, Engine::Postgres(server) if server.is_replaced())
    }

    /// Returns `true` if this process hasn't renewed its lease on a server in time, so another process may have it.
    pub fn has_lost_lease(&self) -> bool {
        matches!(&self.engine, Engine::Postgres(server) if server.has_lost_lease())
    }

    /// Overwrites data deleted from now on, if the engine can.
    pub(super) fn begin_forgetting(&self) -> Result<(), StoreError> {
        match &self.engine {
            Engine::Sqlite { connection, .. } => {
                let sql = "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY";
                locked(connection).execute_batch(sql).map_err(broken)
            }
            Engine::Postgres(_) | Engine::Look(_) => Ok(()),
        }
    }

    /// Clears deleted data from free pages and the write-ahead log, if the engine can.
    pub(super) fn purge_deleted(&self) -> Result<(), StoreError> {
        match &self.engine {
            Engine::Sqlite { connection, .. } => {
                let connection = locked(connection);
                connection.execute_batch("VACUUM").map_err(broken)?;
                connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(broken)
            }
            Engine::Postgres(server) => server.batch(&format!("VACUUM FULL {}", TABLES.join(", "))),
            Engine::Look(_) => Ok(()),
        }
    }
}

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic while the lock was held rolled its transaction back, so the connection is sound.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Store for Database {
    fn holds_lease(&self) -> bool {
        match &self.engine {
            // The file lock lasts as long as the process.
            Engine::Sqlite { .. } | Engine::Look(_) => true,
            Engine::Postgres(server) => server.holds_lease(),
        }
    }

    fn renew_lease(&self) -> Result<(), StoreError> {
        match &self.engine {
            Engine::Sqlite { .. } | Engine::Look(_) => Ok(()),
            Engine::Postgres(server) => server.renew_lease(),
        }
    }

    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        self.read(&|session| tables::get(session, id))
    }

    fn numbered(&self, number: i64) -> Result<Option<TableId>, StoreError> {
        self.read(&|session| tables::numbered(session, number))
    }

    fn table_with_page(&self, name: &PageName) -> Result<Option<TableId>, StoreError> {
        self.read(&|session| tables::with_page(session, name))
    }

    fn keep_page(&self, id: TableId, name: &PageName) -> Result<(), StoreError> {
        self.write(&|session| tables::keep_page(session, id, name))
    }

    fn channel_table(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        self.read(&|session| tables::find_in_channel(session, channel))
    }

    fn log(&self, id: TableId) -> Result<Vec<LogEntry>, StoreError> {
        self.read(&|session| log::all(session, id))
    }

    fn drafts(&self, id: TableId) -> Result<Vec<DraftRow>, StoreError> {
        self.read(&|session| drafts::all(session, id))
    }

    fn queued_turns(&self, id: TableId) -> Result<Vec<SeatQueue>, StoreError> {
        self.read(&|session| queued_turns::all(session, id))
    }

    fn notes(&self, user: UserId) -> Result<Vec<Note>, StoreError> {
        self.read(&|session| notes::of(session, user))
    }

    fn keep_note(&self, user: UserId, note: &Note) -> Result<(), StoreError> {
        self.write(&|session| notes::keep(session, user, note))
    }

    fn follows(&self, user: UserId) -> Result<Vec<(TableId, FollowNews)>, StoreError> {
        self.read(&|session| follows::of(session, user))
    }

    fn followers(&self, table: TableId) -> Result<Vec<(UserId, FollowNews)>, StoreError> {
        self.read(&|session| follows::by_table(session, table))
    }

    fn follow(&self, user: UserId, table: TableId, news: FollowNews) -> Result<(), StoreError> {
        self.write(&|session| follows::keep(session, user, table, news))
    }

    fn unfollow(&self, user: UserId, table: TableId) -> Result<(), StoreError> {
        self.write(&|session| follows::end(session, user, table))
    }

    fn what_ifs(&self, table: TableId, user: UserId) -> Result<Vec<WhatIf>, StoreError> {
        self.read(&|session| what_ifs::of(session, table, user))
    }

    fn keep_what_if(&self, what_if: &WhatIf, before: Option<u32>, gone: &[u32]) -> Result<bool, StoreError> {
        self.write(&|session| what_ifs::keep(session, what_if, before, gone))
    }

    fn drop_what_if(&self, table: TableId, user: UserId, number: u32) -> Result<(), StoreError> {
        self.write(&|session| what_ifs::forget(session, table, user, number))
    }

    fn learner(&self, user: UserId) -> Result<Learner, StoreError> {
        self.read(&|session| learners::of(session, user))
    }

    fn keep_learner(&self, user: UserId, learner: &Learner) -> Result<(), StoreError> {
        self.write(&|session| learners::keep(session, user, learner))
    }

    fn saved(&self, id: TableId) -> Result<Option<SavedPosition>, StoreError> {
        self.read(&|session| drafts::load_saved(session, id))
    }

    fn answer(&self, interaction: InteractionId) -> Result<Option<String>, StoreError> {
        self.read(&|session| jobs::answer(session, interaction))
    }

    fn open_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| tables::list_for_user(session, user))
    }

    fn listed(&self, id: TableId) -> Result<Option<ListedGame>, StoreError> {
        self.read(&|session| waiting::load_listed(session, id))
    }

    fn next_waiting(&self, user: UserId, done: TableId) -> Result<Option<NextGame>, StoreError> {
        self.read(&|session| waiting::next(session, user, done))
    }

    fn hosted_by(&self, user: UserId) -> Result<usize, StoreError> {
        self.read(&|session| tables::hosted_by(session, user))
    }

    fn open_in(&self, guild: GuildId) -> Result<usize, StoreError> {
        self.read(&|session| tables::open_in(session, guild))
    }

    fn tables_in(&self, channel: ChannelId) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| tables::list_in_channel(session, channel))
    }

    fn hint(&self, id: TableId, seat: Seat) -> Result<Option<(u32, String)>, StoreError> {
        self.read(&|session| advice::hint(session, id, seat))
    }

    fn keep_hint(&self, id: TableId, seat: Seat, seq: u32, body: &str) -> Result<(), StoreError> {
        self.write(&|session| advice::keep_hint(session, id, seat, seq, body))
    }

    fn review(&self, id: TableId) -> Result<Option<String>, StoreError> {
        self.read(&|session| advice::review(session, id))
    }

    fn keep_review(&self, id: TableId, body: &str) -> Result<(), StoreError> {
        self.write(&|session| advice::keep_review(session, id, body))
    }

    fn outdated_review(&self, current: &str) -> Result<Option<TableId>, StoreError> {
        self.read(&|session| advice::outdated_review(session, current))
    }

    fn newest_message(&self, id: TableId) -> Result<Option<MessageLink>, StoreError> {
        self.read(&|session| outbox::newest_message(session, id))
    }

    fn message_of(&self, channel: ChannelId, message: MessageId) -> Result<Option<(TableId, Option<u32>)>, StoreError> {
        self.read(&|session| outbox::message_of(session, channel, message))
    }

    fn tables_of_server(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| tables::list_in_server(session, guild))
    }

    fn boards(&self) -> Result<Vec<GamesBoard>, StoreError> {
        self.read(&boards::all)
    }

    fn keep_board(&self, board: &GamesBoard) -> Result<(), StoreError> {
        self.write(&|session| boards::keep(session, board))
    }

    fn forget_board(&self, message: MessageId) -> Result<(), StoreError> {
        self.write(&|session| boards::forget(session, message))
    }

    fn post(&self, channel: ChannelId) -> Result<Option<ForumPost>, StoreError> {
        self.read(&|session| posts::get(session, channel))
    }

    fn posts(&self) -> Result<Vec<ForumPost>, StoreError> {
        self.read(&posts::all)
    }

    fn keep_post(&self, post: &ForumPost) -> Result<(), StoreError> {
        self.write(&|session| posts::keep(session, post))
    }

    fn people(&self, users: &[UserId]) -> Result<BTreeMap<UserId, Preferences>, StoreError> {
        self.read(&|session| people::get(session, users))
    }

    fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| people::tables_of(session, user))
    }

    fn finished_games(
        &self,
        player: UserId,
        reader: UserId,
        guild: Option<GuildId>,
        open: &[ChannelId],
        page: u32,
    ) -> Result<(Vec<TableId>, u32), StoreError> {
        self.read(&|session| people::finished_games(session, (player, reader), guild, open, page))
    }

    fn has_played(&self, table: TableId, user: UserId) -> Result<bool, StoreError> {
        self.read(&|session| people::has_played(session, table, user))
    }

    fn finished_by(&self, user: UserId, game: &str, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| people::finished_by(session, user, game, most))
    }

    fn sitters(&self, id: TableId) -> Result<Vec<Sitter>, StoreError> {
        self.read(&|session| results::sitters(session, id))
    }

    fn imports(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| tables::imports(session, user))
    }

    fn imported_before(&self, moment: Timestamp) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| tables::imported_before(session, moment))
    }

    fn untallied(&self) -> Result<Option<TableId>, StoreError> {
        self.read(&results::untallied)
    }

    fn tally_again(&self, formulas: u32) -> Result<(), StoreError> {
        self.write(&|session| results::again(session, formulas))
    }

    fn clear_tallies(&self) -> Result<(), StoreError> {
        self.write(&results::clear)
    }

    fn tally_progress(&self) -> Result<TallyProgress, StoreError> {
        self.read(&results::progress)
    }

    fn finished_in_order(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(&results::finished_in_order)
    }

    fn newest_result(&self, pool: &Pool) -> Result<Option<(Timestamp, TableId)>, StoreError> {
        self.read(&|session| results::newest(session, pool))
    }

    fn forget_results(&self, pool: &Pool, ended: Timestamp, table: TableId) -> Result<(), StoreError> {
        self.write(&|session| results::forget_from(session, pool, ended, table))
    }

    fn standing(&self, pool: &Pool, users: &[UserId], seasons: &[Season]) -> Result<Standing, StoreError> {
        self.read(&|session| results::standing(session, pool, users, seasons))
    }

    fn keep_tally(&self, tally: &Tally, formulas: u32) -> Result<(), StoreError> {
        self.write(&|session| results::keep(session, tally, formulas))
    }

    fn tally_of(&self, id: TableId) -> Result<Tally, StoreError> {
        self.read(&|session| results::of_table(session, id))
    }

    fn newest_ratings(&self) -> Result<BTreeMap<(Pool, Season, UserId), TableId>, StoreError> {
        self.read(&results::newest_ratings)
    }

    fn rating_list(
        &self,
        pool: &Pool,
        season: Season,
        least: u32,
        part: (u32, u32),
    ) -> Result<Vec<RatingRow>, StoreError> {
        self.read(&|session| results::list(session, pool, season, least, part))
    }

    fn rating_list_length(&self, pool: &Pool, season: Season, least: u32) -> Result<u32, StoreError> {
        self.read(&|session| results::listed(session, pool, season, least))
    }

    fn rating_list_before(
        &self,
        pool: &Pool,
        season: Season,
        least: u32,
        place: (i64, UserId),
    ) -> Result<u32, StoreError> {
        self.read(&|session| results::before(session, pool, season, least, place))
    }

    fn rating_changes(
        &self,
        pool: &Pool,
        season: Season,
        user: UserId,
        newest: (Timestamp, u32),
    ) -> Result<Vec<RatingRow>, StoreError> {
        self.read(&|session| results::changes(session, pool, season, user, newest))
    }

    fn rated_after(&self, pool: &Pool, season: Season, after: Timestamp) -> Result<Vec<UserId>, StoreError> {
        self.read(&|session| results::changed_after(session, pool, season, after))
    }

    fn meetings(&self, pool: &Pool, users: [UserId; 2], most: u32) -> Result<Vec<[ResultRow; 2]>, StoreError> {
        self.read(&|session| results::meetings(session, pool, users, most))
    }

    fn frequent_opponents(&self, pool: &Pool, user: UserId, most: (u32, u32)) -> Result<Vec<UserId>, StoreError> {
        self.read(&|session| results::opponents(session, pool, user, most))
    }

    fn names_in(&self, guild: GuildId, users: &[UserId]) -> Result<BTreeMap<UserId, String>, StoreError> {
        self.read(&|session| results::names(session, guild, users))
    }

    fn sums_before(&self, pool: &Pool, user: UserId, game: (Timestamp, TableId)) -> Result<Option<Sums>, StoreError> {
        self.read(&|session| results::sums_before(session, pool, user, game))
    }

    fn last_result(&self, pool: &Pool, user: UserId) -> Result<Option<Timestamp>, StoreError> {
        self.read(&|session| results::last_of(session, pool, user))
    }

    fn hide(&self, user: UserId, hidden: bool) -> Result<(), StoreError> {
        self.write(&|session| people::hide(session, user, hidden))
    }

    fn hidden(&self, users: &[UserId]) -> Result<BTreeSet<UserId>, StoreError> {
        self.read(&|session| people::hidden(session, users))
    }

    fn person_data(&self, user: UserId) -> Result<PersonData, StoreError> {
        self.collect_data(user)
    }

    fn forget_person(&self, user: UserId, seed: u64) -> Result<Forgotten, StoreError> {
        self.forget_while_running(user, seed)
    }

    fn servers_of(&self, user: UserId) -> Result<Vec<GuildId>, StoreError> {
        self.read(&|session| results::servers_of(session, user))
    }

    fn jobs(&self, id: TableId) -> Result<Vec<Job>, StoreError> {
        self.read(&|session| jobs::list_for_table(session, id))
    }

    fn open_table(&self, row: &TableRow, hidden: u32, change: &Change) -> Result<TableId, StoreError> {
        self.write(&|session| {
            let id = tables::insert(session, row, hidden)?;
            apply(session, id, change)?;
            Ok(id)
        })
    }

    fn commit(&self, id: TableId, change: &Change) -> Result<(), StoreError> {
        self.write(&|session| apply(session, id, change))
    }

    fn due(&self, now: Timestamp, except: &[JobId], limit: usize) -> Result<Vec<Job>, StoreError> {
        self.read(&|session| jobs::due(session, now, except, limit))
    }

    fn next_due(&self, except: &[JobId]) -> Result<Option<Timestamp>, StoreError> {
        self.read(&|session| jobs::next_due(session, except))
    }

    fn newest_time(&self) -> Result<Option<Timestamp>, StoreError> {
        self.read(&outbox::newest_time)
    }

    fn clock_set_back(&self, now: Timestamp, by: i64) -> Result<(), StoreError> {
        self.write(&|session| {
            jobs::advance(session, now, by)?;
            tables::clock_set_back(session, now)?;
            outbox::advance(session, now, by)
        })
    }

    fn postpone(&self, job: JobId, at: Timestamp) -> Result<(), StoreError> {
        self.write(&|session| jobs::postpone(session, job, at))
    }

    fn claim(&self, now: Timestamp, room: DeliveryRoom) -> Result<Vec<OutboxRow>, StoreError> {
        self.write(&|session| outbox::claim(session, now, room))
    }

    fn reclaim(&self, under_way: &[OutboxRowId]) -> Result<(), StoreError> {
        self.write(&|session| outbox::reclaim(session, under_way))
    }

    fn next_delivery(&self) -> Result<Option<Timestamp>, StoreError> {
        self.read(&outbox::next_delivery)
    }

    fn hurry(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.write(&|session| outbox::hurry(session, guild, now))
    }

    fn release(&self, channel: ChannelId, now: Timestamp) -> Result<bool, StoreError> {
        // This runs with every interaction, so it writes only if something is withheld.
        let withheld = self.read(&|session| outbox::is_withheld(session, channel))?;
        if withheld {
            self.write(&|session| outbox::release(session, channel, now))?;
        }
        Ok(withheld)
    }

    fn drop_lane(&self, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
        self.write(&|session| {
            tables::forget_parent(session, channel)?;
            outbox::drop_lane(session, channel, now)
        })
    }

    fn forget_message(&self, id: TableId, slot: MessageKey) -> Result<(), StoreError> {
        self.write(&|session| outbox::forget(session, id, slot))
    }

    fn waiting(&self, now: Timestamp) -> Result<Waiting, StoreError> {
        self.read(&|session| {
            let (messages, oldest_message) = outbox::waiting(session, now)?;
            let (jobs, oldest_job) = jobs::waiting(session, now)?;
            Ok(Waiting { messages, oldest_message, jobs, oldest_job })
        })
    }

    fn pending(&self, id: TableId, now: Timestamp) -> Result<PendingMessages, StoreError> {
        self.read(&|session| outbox::pending(session, id, now))
    }

    fn idle(
        &self,
        lobby: Option<Timestamp>,
        game: Option<Timestamp>,
        asked: Timestamp,
        after: TableId,
    ) -> Result<Vec<TableId>, StoreError> {
        self.read(&|session| tables::list_idle(session, lobby, game, asked, after))
    }

    fn access(&self) -> Result<AccessState, StoreError> {
        self.read(&access::get)
    }

    fn set_access(
        &self,
        now: Timestamp,
        maintenance: Option<&Maintenance>,
        paused: &BTreeSet<Option<GuildId>>,
    ) -> Result<(), StoreError> {
        self.write(&|session| access::set(session, now, maintenance, paused))
    }

    fn servers(&self) -> Result<Vec<GuildId>, StoreError> {
        self.read(&access::servers)
    }

    fn server_removed(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
        self.write(&|session| access::mark_removed(session, guild, now))
    }

    fn servers_present(&self, guilds: &[GuildId]) -> Result<(), StoreError> {
        self.write(&|session| access::present(session, guilds))
    }

    fn removed_before(&self, moment: Timestamp) -> Result<Vec<(GuildId, Vec<TableId>)>, StoreError> {
        self.read(&|session| access::removed_before(session, moment))
    }

    fn delete_table(&self, id: TableId) -> Result<(), StoreError> {
        self.write(&|session| access::delete_table(session, id))
    }

    fn forget_server(&self, guild: GuildId) -> Result<(), StoreError> {
        self.write(&|session| access::forget_server(session, guild))
    }

    fn settle(&self, row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> Result<(), StoreError> {
        self.write(&|session| outbox::settle(session, row, now, settled))
    }
}

fn apply(session: Session<'_>, id: TableId, change: &Change) -> Result<(), StoreError> {
    if let Some(row) = &change.table {
        tables::update(session, id, row, change.at)?;
        if matches!(row.state, TableState::Over | TableState::Cancelled) {
            follows::end_all(session, id)?;
        }
    }
    if change.touched {
        tables::touch(session, id, change.at)?;
    }
    for entry in &change.entries {
        log::append(session, id, entry)?;
    }
    drafts::change(session, id, &change.drafts)?;
    queued_turns::change(session, id, &change.queued_turns)?;
    if let Some(saved) = &change.saved {
        drafts::save(session, id, saved)?;
    }
    for row in &change.outbox {
        outbox::enqueue(session, id, row, change.at)?;
    }
    if let Some(jobs) = &change.jobs {
        jobs::change(session, id, jobs, change.at)?;
    }
    for (table, row) in &change.elsewhere {
        outbox::enqueue(session, *table, row, change.at)?;
    }
    if let Some((user, person)) = &change.person {
        people::put(session, *user, person, change.at)?;
    }
    if let Some((user, locale)) = &change.seen {
        people::seen(session, *user, locale)?;
    }
    if let Some(answered) = &change.answered {
        jobs::store_answer(session, answered, change.at)?;
    }
    Ok(())
}
