//! A database with simulated faults: it is busy, its disk is full, or the process dies around a write.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use daykeeper::engine::Rng;
use daykeeper::table::{Preferences, Store, StoreError, UserId};

use super::figures::Figures;
use crate::support::both::Twin;
use crate::support::both::calls::store_through;

/// Fault rates and state, shared by a world.
pub struct Faults {
    rng: Mutex<Rng>,
    /// Failing writes per thousand, 0 in calm times.
    pub writes: AtomicU64,
    /// Failing requests to Discord per thousand.
    pub requests: AtomicU64,
    /// `true` if the disk is full, so every write fails.
    pub full: AtomicBool,
    /// `true` while the test inspects the world, so that no fault occurs.
    pub off: AtomicBool,
    /// `true` if the process has died. Its remaining attempts have no effect.
    dead: AtomicBool,
    figures: Mutex<Figures>,
}

/// The outcome of a write or a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Fine,
    /// It fails, and the process survives.
    Fails,
    /// The process dies before the effect.
    DiesBefore,
    /// It takes effect, and the process dies before the answer.
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

    /// Starts another process.
    pub fn revive(&self) {
        self.dead.store(false, Ordering::SeqCst);
    }

    pub fn figures(&self) -> Figures {
        self.figures.lock().unwrap().clone()
    }

    fn count(&self, what: &'static str) {
        self.figures.lock().unwrap().count(what);
    }

    /// Picks the outcome of a request to Discord.
    pub fn network(&self) -> Fate {
        // Most faults leave the process alive, since the trial tests its reaction.
        self.fate(&self.requests, 8)
    }

    /// Returns `true` if a read fails. Reads fail less often than writes.
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

    /// The preferences of users, readable even if the process is dead.
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
