//! Opens the database exclusively, with durable settings, and migrates it to this version's schema.

use std::io;
use std::path::Path;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, ErrorCode};
use rusqlite_migration::{MigrationDefinitionError, Migrations};

use super::address::DatabaseAddress;
use super::database::Database;
use super::header::{Maker, maker};
use super::leftover::leftover;
use super::lock::{FileLock, lock};
use super::names::TABLES;
use super::outbox;
use super::postgres::{self, SchemaRefusal, SchemaState, Server, Target};
use super::sql::Session;

static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations/sqlite");

/// The migrations of this version. A test checks that they are sound.
static SCHEMA: LazyLock<rusqlite_migration::Result<Migrations<'static>>> =
    LazyLock::new(|| Migrations::from_directory(&MIGRATIONS));

/// Pages in the write-ahead log before SQLite moves them into the file: 64, so a lost `-wal` costs only a few turns.
const CHECKPOINT_PAGES: u32 = 64;

/// Prepared statements to cache: more than the program has.
const STATEMENTS: usize = 256;

/// Reasons that the database can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file can't be opened or isn't a database.
    #[error("could not open the database {path}")]
    Open {
        path: String,
        #[source]
        why: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The address of a database on a server can't be used.
    #[error("could not use the address of the PostgreSQL database")]
    Address {
        #[source]
        why: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The file system doesn't make finished writes survive a crash.
    #[error("could not open the database {path}: {why}")]
    Unsafe { path: String, why: String },
    /// Another process uses the file, under any name.
    #[error("the database {path} is in use by another process. Stop that process first")]
    InUse { path: String },
    /// The database is missing, but an interrupted restore left a file.
    #[error(
        "there is no database {path}, but an interrupted restore left {left}: {remedy}, or move it away to start \
         without games"
    )]
    Gone {
        path: String,
        /// The file that remains.
        left: String,
        /// The step that restores the games.
        remedy: &'static str,
    },
    /// The migration to this version failed.
    #[error("could not migrate the database {path}")]
    Migration {
        path: String,
        #[source]
        why: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The database has tables, but none of our migrations made them.
    #[error("the database {path} belongs to another program. Use a separate database for Daykeeper")]
    Foreign { path: String },
    /// A draft of this program from before the first release made it.
    #[error(
        "the database {path} is from before version 0.1.0, which can't read it; move it away to start without games"
    )]
    Outdated { path: String },
    /// A table of the schema is missing: the file was cut off, or belongs to another program.
    #[error("the database {path} has no table `{table}`. Restore a backup")]
    Incomplete { path: String, table: String },
}

/// SQLite's errors that can pass: a full disk, and other programs that use the file.
const PASSING: [ErrorCode; 6] = [
    ErrorCode::DatabaseBusy,
    ErrorCode::DatabaseLocked,
    ErrorCode::DiskFull,
    ErrorCode::SystemIoFailure,
    ErrorCode::FileLockingProtocolFailed,
    ErrorCode::OutOfMemory,
];

impl OpenError {
    /// Returns `true` if opening the database later can succeed without any change of the settings.
    pub fn passes(&self) -> bool {
        match self {
            OpenError::InUse { .. } => true,
            // Without an error of SQLite, the lock failed, or a server doesn't respond.
            OpenError::Open { why, .. } => sqlite_code(&**why).map_or_else(
                || !why.downcast_ref::<io::Error>().is_some_and(is_of_the_path),
                |code| PASSING.contains(&code),
            ),
            OpenError::Migration { why, .. } => sqlite_code(&**why).is_some_and(|code| PASSING.contains(&code)),
            _ => false,
        }
    }
}

/// Returns SQLite's reason for an error.
fn sqlite_code(error: &(dyn std::error::Error + 'static)) -> Option<ErrorCode> {
    let mut causes = std::iter::successors(Some(error), |error| error.source());
    causes.find_map(|cause| cause.downcast_ref::<rusqlite::Error>().and_then(rusqlite::Error::sqlite_error_code))
}

/// Returns `true` if the path of the file or its permissions are wrong.
fn is_of_the_path(error: &io::Error) -> bool {
    use io::ErrorKind::{IsADirectory, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem};
    matches!(error.kind(), IsADirectory | NotADirectory | NotFound | PermissionDenied | ReadOnlyFilesystem)
}

impl Database {
    /// Opens the database in a file, creates it if necessary, and migrates it to this version.
    ///
    /// # Errors
    /// The file can't be opened, isn't a database or belongs to another process. An interrupted restore moved it
    /// away. It has lost its tables, or a newer version wrote it. SQLite can't make finished writes survive a crash.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = path.as_ref();
        let shown = || path.display().to_string();
        let open = |why: Box<dyn std::error::Error + Send + Sync>| OpenError::Open { path: shown(), why };

        if !path.exists()
            && let Some((left, remedy)) = leftover(path)
        {
            return Err(OpenError::Gone { path: shown(), left: left.display().to_string(), remedy });
        }
        let lock = locked(path)?;
        // SQLite isn't asked, since it changes some files when it opens them.
        match maker(path).map_err(|error| open(error.into()))? {
            Maker::Another => return Err(OpenError::Foreign { path: shown() }),
            Maker::Draft => return Err(OpenError::Outdated { path: shown() }),
            Maker::Daykeeper | Maker::Unknown => {}
        }
        let mut connection = Connection::open(path).map_err(|error| open(error.into()))?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        // The tables of another program may still be in its write-ahead log only.
        if is_foreign(&connection).map_err(|error| open(error.into()))? {
            return Err(OpenError::Foreign { path: shown() });
        }
        if let Some(why) = configure(&connection).map_err(|error| open(error.into()))? {
            return Err(OpenError::Unsafe { path: shown(), why });
        }
        migrate(&mut connection).map_err(|why| OpenError::Migration { path: shown(), why })?;
        if let Some(table) = missing(&connection).map_err(|error| open(error.into()))? {
            return Err(OpenError::Incomplete { path: shown(), table });
        }
        outbox::reclaim(Session::sqlite(&connection), &[]).map_err(|error| open(error.into()))?;
        Ok(Database::of_file(connection, lock))
    }

    /// Opens the database at an address.
    ///
    /// # Errors
    /// See [`Database::open`]. Also, the server can't be reached or refuses the login, or another process uses the
    /// database.
    pub fn at(address: &DatabaseAddress) -> Result<Self, OpenError> {
        match address {
            DatabaseAddress::File(path) => Self::open(path),
            DatabaseAddress::Server(url) => {
                let (target, shown) = target(url)?;
                Server::open(target).map(Database::of_server).map_err(|refusal| refused(refusal, shown))
            }
        }
    }

    /// Opens a read-only snapshot of a database on a server, even while a bot uses it.
    ///
    /// # Errors
    /// The server can't be reached, or the database isn't ours.
    pub fn look_at(url: &str) -> Result<Self, OpenError> {
        let (target, shown) = target(url)?;
        let open = |why| OpenError::Open { path: shown.clone(), why };
        let link = target.connect().map_err(open)?;
        if !postgres::look(&link).map_err(|error| open(error.into()))?.made {
            return Err(OpenError::Incomplete { path: shown, table: "daykeeper".to_owned() });
        }
        let begin = "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
        link.batch(begin).map_err(|error| open(error.into()))?;
        Ok(Database::of_look(link))
    }
}

/// Checks that a bot could use this file now. Releases the lock immediately and changes nothing.
///
/// # Errors
/// The file can't be locked, or another process uses it.
pub fn try_lock(path: &Path) -> Result<(), OpenError> {
    locked(path).map(drop)
}

pub(super) fn locked(path: &Path) -> Result<FileLock, OpenError> {
    match lock(path) {
        Ok(Some(held)) => Ok(held),
        Ok(None) => Err(OpenError::InUse { path: path.display().to_string() }),
        Err(error) => Err(OpenError::Open { path: path.display().to_string(), why: error.into() }),
    }
}

/// A server's report about itself and our database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerState {
    /// The server's name and version.
    pub version: String,
    /// `true` if we may create tables.
    pub may_create: bool,
    /// `true` if the database has our tables.
    pub made: bool,
    /// `true` if a bot uses it now.
    pub in_use: bool,
}

/// Inspects a server without changing it.
///
/// # Errors
/// The server can't be reached or refuses the login.
pub fn look(url: &str) -> Result<ServerState, OpenError> {
    let (target, shown) = target(url)?;
    let open = |why| OpenError::Open { path: shown.clone(), why };
    let link = target.connect().map_err(open)?;
    let SchemaState { version, may_create, made } = postgres::look(&link).map_err(|error| open(error.into()))?;
    let in_use = made && postgres::is_in_use(&link).map_err(|error| open(error.into()))?;
    Ok(ServerState { version, may_create, made, in_use })
}

fn target(url: &str) -> Result<(Target, String), OpenError> {
    let target = Target::read(url).map_err(|why| OpenError::Address { why })?;
    let shown = target.to_string();
    Ok((target, shown))
}

fn refused(refusal: SchemaRefusal, path: String) -> OpenError {
    match refusal {
        SchemaRefusal::Failed(why) => OpenError::Open { path, why },
        SchemaRefusal::InUse => OpenError::InUse { path },
        SchemaRefusal::Migration(why) => OpenError::Migration { path, why },
        SchemaRefusal::Foreign => OpenError::Foreign { path },
        SchemaRefusal::Outdated => OpenError::Outdated { path },
        SchemaRefusal::Incomplete(table) => OpenError::Incomplete { path, table },
    }
}

/// Returns `true` if another program made this file: our first migration creates the tables and the version together.
fn is_foreign(connection: &Connection) -> rusqlite::Result<bool> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(version == 0 && tables > 0)
}

/// Returns the first table of the schema that is missing in the file.
fn missing(connection: &Connection) -> rusqlite::Result<Option<String>> {
    for table in TABLES {
        let found: bool = connection.query_row(
            "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1)",
            [table],
            |row| row.get(0),
        )?;
        if !found {
            return Ok(Some(table.to_owned()));
        }
    }
    Ok(None)
}

/// Makes writes durable. Returns the reason if SQLite can't do that here.
fn configure(connection: &Connection) -> rusqlite::Result<Option<String>> {
    // If another program (a backup) keeps the file busy, rusqlite waits five seconds. SQLite replies with the mode it
    // chose, which can differ from the requested one.
    let text = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, String>(0));
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i64>(0));

    let mode = text("PRAGMA journal_mode = WAL")?;
    if mode != "wal" {
        return Ok(Some(format!("the journal mode is `{mode}`, not `wal`. Move it to a local disk")));
    }
    connection.execute_batch("PRAGMA synchronous = FULL")?;
    if number("PRAGMA synchronous")? != 2 {
        return Ok(Some("SQLite does not wait for the disk".to_owned()));
    }
    connection.execute_batch("PRAGMA foreign_keys = ON")?;
    if number("PRAGMA foreign_keys")? != 1 {
        return Ok(Some("SQLite does not check foreign keys".to_owned()));
    }
    number(&format!("PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}"))?;
    Ok(None)
}

fn migrate(connection: &mut Connection) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    use rusqlite_migration::Error;

    let schema = SCHEMA.as_ref().map_err(|error| error.to_string())?;
    schema.to_latest(connection).map_err(|error| match error {
        Error::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead) => {
            "it was written by a newer version of this program".into()
        }
        error => error.into(),
    })
}
