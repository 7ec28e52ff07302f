//! A database that fails when it is told to: busy, the disk is full, or the process dies around a write.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::engine::{Rng, Seat};
use daykeeper::monitor::Waiting;
use daykeeper::table::{
    Change, ChannelId, DeliveryOutcome, DeliveryRoom, Doors, DraftRow, ForumPost, GamesBoard, GuildId, InteractionId,
    Job, JobId, Line, ListedGame, LogEntry, Maintenance, MessageId, MessageKey, MessageLink, NextGame, Note, OutboxRow,
    OutboxRowId, Owed, Preferences, SavedPosition, SeatOrders, Store, StoreError, TableId, TableRow, UserId,
};
use jiff::Timestamp;

use super::both::Twin;
use super::both::calls::store_through;
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
    pub database: Twin,
    pub faults: Arc<Faults>,
}

fn failed(why: &str) -> StoreError {
    StoreError::Failed(why.into())
}

impl Faulty {
    fn read<T>(&self, query: impl FnOnce(&Twin) -> Result<T, StoreError>) -> Result<T, StoreError> {
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

    fn write<T>(&self, change: impl FnOnce(&Twin) -> Result<T, StoreError>) -> Result<T, StoreError> {
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

store_through!(Faulty);
