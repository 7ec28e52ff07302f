//! Both engines behind one store. The twin sends every call to both and requires the same answer.

pub mod calls;
pub mod cluster;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use daykeeper::store::{Database, DatabaseAddress};
use daykeeper::table::StoreError;

use calls::store_through;

/// A SQLite file and, if `DAYKEEPER_TEST_STORES` is `both`, a second database on a PostgreSQL server.
pub struct Twin {
    file: Database,
    beside: Mutex<Option<NewMessage>>,
}

struct NewMessage {
    database: Database,
    known: Arc<Mutex<Known>>,
}

/// Facts about a file that outlive its connections.
struct Known {
    address: String,
    /// A connection that notices when anyone except the store writes into the file.
    observer: rusqlite::Connection,
    seen: i64,
}

/// The server's databases by the files they mirror, so that a restarted process finds its database again.
static KNOWN: Mutex<BTreeMap<PathBuf, Arc<Mutex<Known>>>> = Mutex::new(BTreeMap::new());

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Twin {
    /// Opens the file and its mirror on the server. A file that the test created itself has no mirror.
    pub fn open(path: &Path) -> Self {
        let is_new = !path.exists();
        let both = std::env::var("DAYKEEPER_TEST_STORES").is_ok_and(|stores| stores == "both");
        let known = locked(&KNOWN).get(path).cloned().filter(|known| !locked(known).is_left_behind());
        let file = Database::open(path).unwrap();
        let beside = both.then(|| NewMessage::open(path, is_new, known)).flatten();
        Twin { file, beside: Mutex::new(beside) }
    }

    fn read<T: Debug>(&self, call: impl Fn(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.ask(call, false)
    }

    fn write<T: Debug>(&self, call: impl Fn(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.ask(call, true)
    }

    fn ask<T: Debug>(&self, call: impl Fn(&Database) -> Result<T, StoreError>, writes: bool) -> Result<T, StoreError> {
        let mut beside = locked(&self.beside);
        // The test wrote into the file directly, so the mirror no longer matches. Use only SQLite from here.
        if beside.as_ref().is_some_and(|beside| locked(&beside.known).is_left_behind()) {
            eprintln!("from here on SQLite alone: the test has written into the file");
            *beside = None;
        }
        let answer = call(&self.file);
        // A fault that blocks the file doesn't affect the server, so the two would differ from here.
        if beside.is_some() && matches!(answer, Err(StoreError::Failed(_))) {
            *beside = None;
        }
        if let Some(beside) = &*beside {
            let other = call(&beside.database);
            assert_eq!(shown(&answer), shown(&other), "SQLite and PostgreSQL do not answer the same");
            let mut known = locked(&beside.known);
            if writes && answer.is_err() {
                known.count_alike();
            }
            known.seen = known.version();
        }
        answer
    }
}

fn shown<T: Debug>(answer: &Result<T, StoreError>) -> String {
    match answer {
        Ok(value) => format!("{value:?}"),
        Err(StoreError::Damaged { table, .. }) => format!("damaged: {table}"),
        Err(StoreError::Conflict(_)) => "a conflict".to_owned(),
        Err(StoreError::Failed(_) | StoreError::Unknown(_) | StoreError::Json(_)) => "it failed".to_owned(),
    }
}

impl NewMessage {
    fn open(path: &Path, is_new: bool, known: Option<Arc<Mutex<Known>>>) -> Option<Self> {
        let known = match known.filter(|_| !is_new) {
            Some(known) => known,
            None if is_new => {
                let address = cluster::cluster()?.database();
                let observer = rusqlite::Connection::open(path).unwrap();
                Arc::new(Mutex::new(Known { address, observer, seen: 0 }))
            }
            None => return None,
        };
        let address = DatabaseAddress::read(&locked(&known).address).unwrap();
        let database = Database::at(&address).unwrap();
        let seen = locked(&known).version();
        locked(&known).seen = seen;
        locked(&KNOWN).insert(path.to_owned(), Arc::clone(&known));
        Some(NewMessage { database, known })
    }
}

impl Known {
    fn version(&self) -> i64 {
        self.observer.query_row("PRAGMA data_version", [], |row| row.get(0)).unwrap()
    }

    fn is_left_behind(&self) -> bool {
        self.version() != self.seen
    }

    /// Aligns the counters: SQLite gives back numbers from a change that was rolled back, PostgreSQL doesn't.
    fn count_alike(&self) {
        for table in ["outbox", "messages", "jobs", "pauses"] {
            let sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?1";
            let last: i64 = self.observer.query_row(sql, [table], |row| row.get(0)).unwrap();
            cluster::ask(&self.address, &format!("ALTER TABLE {table} ALTER COLUMN id RESTART WITH {}", last + 1));
        }
    }
}

store_through!(Twin);
