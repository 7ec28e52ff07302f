//! A database that fails when it is told to: busy, the disk is full, or the process dies around a write.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::engine::{Rng, Seat};
use daykeeper::monitor::Waiting;
use daykeeper::store::Database;
use daykeeper::table::{
    Change, ChannelId, DeliveryOutcome, DeliveryRoom, Doors, DraftRow, ForumPost, GamesBoard, GuildId, InteractionId,
    Job, JobId, Line, LogEntry, Maintenance, MessageId, MessageKey, MessageLink, Note, OutboxRow, OutboxRowId, Owed,
    Preferences, SavedPosition, SeatOrders, Store, StoreError, TableId, TableRow, UserId,
};
use jiff::Timestamp;

use super::figures::Figures;

/// Where and how things fail; one for a whole world.
pub struct Faults {
    rng: Mutex<Rng>,
    /// Of a thousand, how many writes go wrong; 0 while everything is well.
    pub writes: AtomicU64,
    /// Of a thousand, how many requests to Discord go wrong.
    pub requests: AtomicU64,
    /// Whether the disk is full: nothing can be written, whatever else goes well.
    pub full: AtomicBool,
    /// Whether somebody looks who does not belong to the world: nothing fails meanwhile.
    pub off: AtomicBool,
    /// Whether the process has died: whatever it still tries has no effect.
    dead: AtomicBool,
    figures: Mutex<Figures>,
}

/// What becomes of a write, or of a request on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Fine,
    /// It fails, and the process lives on.
    Fails,
    /// The process dies before it has happened.
    DiesBefore,
    /// It happens, and the process dies before it hears of it.
    DiesAfter,
}

impl Faults {
    pub fn new(rng: Rng) -> Arc<Self> {
        Arc::new(Faults {
            rng: Mutex::new(rng),
            writes: 0.into(),
            requests: 0.into(),
            full: false.into(),
            off: false.into(),
            dead: false.into(),
            figures: Mutex::default(),
        })
    }

    pub fn is_dead(&self) -> bool {
        self.dead.load(Ordering::SeqCst)
    }

    pub fn die(&self, how: &'static str) {
        self.dead.store(true, Ordering::SeqCst);
        self.count("crashes");
        self.count(how);
    }

    /// Another process begins.
    pub fn revive(&self) {
        self.dead.store(false, Ordering::SeqCst);
    }

    pub fn figures(&self) -> Figures {
        self.figures.lock().unwrap().clone()
    }

    fn count(&self, what: &'static str) {
        self.figures.lock().unwrap().count(what);
    }

    /// What becomes of a request to Discord.
    pub fn network(&self) -> Fate {
        // Most leave the process alive: what it does then is what is tried here.
        self.fate(&self.requests, 8)
    }

    /// Whether a read fails, which is rarer than that a write does.
    fn read_fails(&self) -> bool {
        let rate = self.writes.load(Ordering::SeqCst);
        if rate == 0 || self.off.load(Ordering::SeqCst) {
            return false;
        }
        let fails = u64::from(self.rng.lock().unwrap().below(40_000)) < rate;
        if fails {
            self.count("faults: a read failed");
        }
        fails
    }

    fn fate(&self, rate: &AtomicU64, of: u32) -> Fate {
        let rate = rate.load(Ordering::SeqCst);
        if rate == 0 || self.off.load(Ordering::SeqCst) {
            return Fate::Fine;
        }
        let mut rng = self.rng.lock().unwrap();
        if u64::from(rng.below(1000)) >= rate {
            return Fate::Fine;
        }
        match rng.below(of) {
            0 => Fate::DiesBefore,
            1 => Fate::DiesAfter,
            _ => Fate::Fails,
        }
    }
}

/// A database with faults.
pub struct Faulty {
    pub database: Database,
    pub faults: Arc<Faults>,
}

fn failed(why: &str) -> StoreError {
    StoreError::Failed(why.into())
}

impl Faulty {
    fn read<T>(&self, query: impl FnOnce(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        if self.faults.is_dead() {
            return Err(failed("the process is dead"));
        }
        match self.faults.read_fails() {
            true => Err(failed("the database is locked")),
            false => query(&self.database),
        }
    }

    /// What people prefer, whatever state the process is in.
    pub fn database_people(&self, users: &[UserId]) -> BTreeMap<UserId, Preferences> {
        self.database.people(users).unwrap()
    }

    fn write<T>(&self, change: impl FnOnce(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        if self.faults.is_dead() {
            return Err(failed("the process is dead"));
        }
        if self.faults.full.load(Ordering::SeqCst) {
            self.faults.count("faults: a write to a full disk");
            return Err(failed("database or disk is full"));
        }
        match self.faults.fate(&self.faults.writes, 3) {
            Fate::Fine => change(&self.database),
            Fate::Fails => {
                self.faults.count("faults: the database is busy");
                Err(failed("the database is busy"))
            }
            Fate::DiesBefore => {
                self.faults.die("crashes around a write");
                Err(failed("the process is dead"))
            }
            Fate::DiesAfter => {
                let _ = change(&self.database);
                self.faults.die("crashes around a write");
                Err(failed("the process is dead"))
            }
        }
    }
}

macro_rules! store {
    ($($way:ident $name:ident($($argument:ident: $kind:ty),*) -> $result:ty;)*) => {
        impl Store for Faulty {
            $(fn $name(&self, $($argument: $kind),*) -> Result<$result, StoreError> {
                self.$way(|database| database.$name($($argument),*))
            })*
        }
    };
}

store! {
    read table(id: TableId) -> Option<TableRow>;
    read numbered(number: i64) -> Option<TableId>;
    read channel_table(channel: ChannelId) -> Option<TableId>;
    read log(id: TableId) -> Vec<LogEntry>;
    read drafts(id: TableId) -> Vec<DraftRow>;
    read orders(id: TableId) -> Vec<SeatOrders>;
    read notes(user: UserId) -> Vec<Note>;
    write keep_note(user: UserId, note: &Note) -> ();
    read lines(table: TableId, user: UserId) -> Vec<Line>;
    write keep_line(line: &Line, before: Option<u32>, gone: &[u32]) -> bool;
    write drop_line(table: TableId, user: UserId, number: u32) -> ();
    read saved(id: TableId) -> Option<SavedPosition>;
    read answer(interaction: InteractionId) -> Option<String>;
    read open_tables_of(user: UserId) -> Vec<TableId>;
    read hosted_by(user: UserId) -> usize;
    read open_in(guild: GuildId) -> usize;
    read tables_in(channel: ChannelId) -> Vec<TableId>;
    read hint(id: TableId, seat: Seat) -> Option<(u32, String)>;
    write keep_hint(id: TableId, seat: Seat, seq: u32, body: &str) -> ();
    read review(id: TableId) -> Option<String>;
    write keep_review(id: TableId, body: &str) -> ();
    read newest_message(id: TableId) -> Option<MessageLink>;
    read message_of(channel: ChannelId, message: MessageId) -> Option<(TableId, Option<u32>)>;
    read tables_of_server(guild: GuildId) -> Vec<TableId>;
    read boards() -> Vec<GamesBoard>;
    write keep_board(board: &GamesBoard) -> ();
    write forget_board(message: MessageId) -> ();
    read post(channel: ChannelId) -> Option<ForumPost>;
    read posts() -> Vec<ForumPost>;
    write keep_post(post: &ForumPost) -> ();
    read people(users: &[UserId]) -> BTreeMap<UserId, Preferences>;
    read tables_of(user: UserId) -> Vec<TableId>;
    read jobs(id: TableId) -> Vec<Job>;
    write open_table(row: &TableRow, hidden: u32, change: &Change) -> TableId;
    write commit(id: TableId, change: &Change) -> ();
    read due(now: Timestamp, except: &[JobId], limit: usize) -> Vec<Job>;
    read next_due(except: &[JobId]) -> Option<Timestamp>;
    read newest_time() -> Option<Timestamp>;
    write clock_set_back(now: Timestamp, by: i64) -> ();
    write postpone(job: JobId, at: Timestamp) -> ();
    write claim(now: Timestamp, room: DeliveryRoom) -> Vec<OutboxRow>;
    read next_delivery() -> Option<Timestamp>;
    write hurry(guild: GuildId, now: Timestamp) -> ();
    write release(channel: ChannelId, now: Timestamp) -> bool;
    write drop_lane(channel: ChannelId, now: Timestamp) -> ();
    write forget_message(id: TableId, slot: MessageKey) -> ();
    read waiting(now: Timestamp) -> Waiting;
    read owed(id: TableId, now: Timestamp) -> Owed;
    read idle(lobby: Option<Timestamp>, game: Option<Timestamp>, asked: Timestamp, after: TableId) -> Vec<TableId>;
    read doors() -> Doors;
    write set_doors(now: Timestamp, maintenance: Option<&Maintenance>, paused: &BTreeSet<Option<GuildId>>) -> ();
    read servers() -> Vec<GuildId>;
    write server_removed(guild: GuildId, now: Timestamp) -> ();
    write servers_present(guilds: &[GuildId]) -> ();
    read removed_before(moment: Timestamp) -> Vec<(GuildId, Vec<TableId>)>;
    write delete_table(id: TableId) -> ();
    write forget_server(guild: GuildId) -> ();
    write settle(row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> ();
}
