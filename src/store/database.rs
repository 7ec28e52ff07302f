//! One database behind one connection. Writes are few and short, so readers and writers share a connection behind a
//! lock. Every write is on disk when its call returns.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior};

use crate::monitor;
use crate::table::{StoreError, TableId};

use super::lock::FileLock;
use super::names::TABLES;
use super::postgres::Server;
use super::sql::{Link, Session, SqlCall, broken};
use super::tables;

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

    pub(super) fn read<T>(&self, query: SqlCall<'_, T>) -> Result<T, StoreError> {
        match &self.engine {
            Engine::Sqlite { connection, .. } => query(Session::sqlite(&locked(connection))),
            Engine::Postgres(server) => server.read(query),
            Engine::Look(link) => query(Session::postgres(&locked(link))),
        }
    }

    pub(super) fn write<T>(&self, change: SqlCall<'_, T>) -> Result<T, StoreError> {
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

    /// The server of the database, unless it is a file or a snapshot.
    pub(super) fn server(&self) -> Option<&Server> {
        match &self.engine {
            Engine::Postgres(server) => Some(server),
            Engine::Sqlite { .. } | Engine::Look(_) => None,
        }
    }

    /// Returns `true` if another process has taken over a database on a server. Nothing can be stored any more.
    pub fn is_replaced(&self) -> bool {
        self.server().is_some_and(Server::is_replaced)
    }

    /// Returns `true` if this process hasn't renewed its lease on a server in time, so another process may have it.
    pub fn has_lost_lease(&self) -> bool {
        self.server().is_some_and(Server::has_lost_lease)
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
