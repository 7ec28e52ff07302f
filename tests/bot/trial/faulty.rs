//! A database that fails when it is told to: busy, or the process dies around a write.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::engine::{Rng, Seat};
use daykeeper::store::Database;
use daykeeper::table::{
    Change, ChannelId, DeliveryOutcome, DraftRow, GuildId, InteractionId, Job, JobId, LogEntry, MessageKey,
    MessageLink, OutboxRow, OutboxRowId, Preferences, SavedPosition, Store, StoreError, TableId, TableRow, UserId,
};
use jiff::Timestamp;

/// Where and how things fail; one for a whole world.
pub struct Faults {
    rng: Mutex<Rng>,
    /// Of a thousand, how many writes go wrong; 0 while everything is well.
    pub rate: AtomicU64,
    /// Whether the process has died: whatever it still tries has no effect.
    pub dead: AtomicBool,
    pub crashes: AtomicU64,
    pub busy: AtomicU64,
}

/// What becomes of a write, or of a message on its way.
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
            rate: AtomicU64::new(0),
            dead: AtomicBool::new(false),
            crashes: AtomicU64::new(0),
            busy: AtomicU64::new(0),
        })
    }

    pub fn is_dead(&self) -> bool {
        self.dead.load(Ordering::SeqCst)
    }

    pub fn die(&self) {
        self.dead.store(true, Ordering::SeqCst);
        self.crashes.fetch_add(1, Ordering::SeqCst);
    }

    pub fn fate(&self) -> Fate {
        let rate = self.rate.load(Ordering::SeqCst);
        if rate == 0 {
            return Fate::Fine;
        }
        let mut rng = self.rng.lock().unwrap();
        if u64::from(rng.below(1000)) >= rate {
            return Fate::Fine;
        }
        match rng.below(3) {
            0 => Fate::Fails,
            1 => Fate::DiesBefore,
            _ => Fate::DiesAfter,
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
        if self.faults.is_dead() { Err(failed("the process is dead")) } else { query(&self.database) }
    }

    fn write<T>(&self, change: impl FnOnce(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        if self.faults.is_dead() {
            return Err(failed("the process is dead"));
        }
        match self.faults.fate() {
            Fate::Fine => change(&self.database),
            Fate::Fails => {
                self.faults.busy.fetch_add(1, Ordering::SeqCst);
                Err(failed("the database is busy"))
            }
            Fate::DiesBefore => {
                self.faults.die();
                Err(failed("the process is dead"))
            }
            Fate::DiesAfter => {
                let _ = change(&self.database);
                self.faults.die();
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
    read channel_table(channel: ChannelId) -> Option<TableId>;
    read log(id: TableId) -> Vec<LogEntry>;
    read drafts(id: TableId) -> Vec<DraftRow>;
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
    read people(users: &[UserId]) -> BTreeMap<UserId, Preferences>;
    read tables_of(user: UserId) -> Vec<TableId>;
    read jobs(id: TableId) -> Vec<Job>;
    write open_table(row: &TableRow, change: &Change) -> TableId;
    write commit(id: TableId, change: &Change) -> ();
    read due(now: Timestamp, except: &[JobId], limit: usize) -> Vec<Job>;
    read next_due(except: &[JobId]) -> Option<Timestamp>;
    read newest_time() -> Option<Timestamp>;
    write clock_set_back(now: Timestamp, by: i64) -> ();
    write postpone(job: JobId, at: Timestamp) -> ();
    write claim(now: Timestamp, limit: usize, late: usize) -> Vec<OutboxRow>;
    read next_delivery() -> Option<Timestamp>;
    write hurry(guild: GuildId, now: Timestamp) -> ();
    write release(channel: ChannelId, now: Timestamp) -> bool;
    write drop_lane(channel: ChannelId, now: Timestamp) -> ();
    write forget_message(id: TableId, slot: MessageKey) -> ();
    write settle(row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> ();
}
