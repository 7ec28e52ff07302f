//! Opening the file: alone, with the settings that keep what we promise, at this version's schema.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use include_dir::{Dir, include_dir};
use rusqlite::Connection;
use rusqlite_migration::{MigrationDefinitionError, Migrations};

use crate::table::StoreError;

use super::{Database, outbox};

static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations");

/// How long another program (a backup) may keep the file busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// The migrations of this version; also for the test that they are sound.
static SCHEMA: LazyLock<Result<Migrations<'static>, String>> =
    LazyLock::new(|| Migrations::from_directory(&MIGRATIONS).map_err(|error| error.to_string()));

impl Database {
    /// Opens the database in a file, creating it if there is none, and brings it to this version.
    ///
    /// # Errors
    /// The file cannot be opened, is no database, is in use by another process or was written by
    /// a newer version, or SQLite would not keep a finished write through a crash.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let shown = || path.display().to_string();
        let open = |why: String| StoreError::Open { path: shown(), why };

        let lock = lock(path)?;
        let mut connection = Connection::open(path).map_err(|error| open(error.to_string()))?;
        configure(&connection).map_err(open)?;
        migrate(&mut connection).map_err(|why| StoreError::Migration { path: shown(), why })?;
        outbox::reclaim(&connection)?;
        Ok(Database { connection: Mutex::new(connection), _lock: lock })
    }
}

/// A locked file, released when dropped.
#[derive(Debug)]
pub(super) struct FileLock(File);

impl Drop for FileLock {
    fn drop(&mut self) {
        // Closing the file would do, unless a process that is just being spawned holds a copy of it.
        if let Err(error) = self.0.unlock() {
            tracing::warn!(%error, "the lock of the database was not released");
        }
    }
}

/// Takes the lock file beside the database. The system releases it however the process ends; a
/// lock inside SQLite would also keep backup programs out.
fn lock(path: &Path) -> Result<FileLock, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let shown = || path.display().to_string();
    let open = |error: std::io::Error| StoreError::Open { path: shown(), why: error.to_string() };
    let file = File::options().create(true).truncate(false).write(true).open(PathBuf::from(name)).map_err(open)?;
    match file.try_lock() {
        Ok(()) => Ok(FileLock(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: shown() }),
        Err(TryLockError::Error(error)) => Err(open(error)),
    }
}

fn configure(connection: &Connection) -> Result<(), String> {
    connection.busy_timeout(PATIENCE).map_err(|error| error.to_string())?;
    // SQLite answers with the mode that it chose, which need not be the one asked for.
    let text = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, String>(0));
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i64>(0));
    let set = |pragma: &str| connection.execute_batch(pragma).map_err(|error| error.to_string());

    let mode = text("PRAGMA journal_mode = WAL").map_err(|error| error.to_string())?;
    if mode != "wal" {
        return Err(format!("the journal mode is `{mode}`, not `wal`: is it on a local disk?"));
    }
    set("PRAGMA synchronous = FULL")?;
    if number("PRAGMA synchronous").map_err(|error| error.to_string())? != 2 {
        return Err("SQLite does not wait for the disk".to_owned());
    }
    set("PRAGMA foreign_keys = ON")?;
    if number("PRAGMA foreign_keys").map_err(|error| error.to_string())? != 1 {
        return Err("SQLite does not check foreign keys".to_owned());
    }
    Ok(())
}

fn migrate(connection: &mut Connection) -> Result<(), String> {
    use rusqlite_migration::Error;

    let schema = SCHEMA.as_ref().map_err(Clone::clone)?;
    schema.to_latest(connection).map_err(|error| match error {
        Error::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead) => {
            "it was written by a newer version of this program".to_owned()
        }
        Error::RusqliteError { err, .. } => err.to_string(),
        error => error.to_string(),
    })
}
