//! All access to the database. Each query exists once, in SQL that both SQLite and PostgreSQL accept. The differences
//! between them are in this folder.
//!
//! The common SQL: `?1` for a parameter. Only integers and text (a boolean is 0 or 1). `ON CONFLICT` with its
//! columns. `IS NOT DISTINCT FROM`. `CASE` for the smaller of two values. `user` is a reserved word in PostgreSQL, so
//! that column is always written `"user"`.

mod dialect;
mod link;
mod sqlite;
mod value;

use crate::table::StoreError;

pub(super) use dialect::{Dialect, none_of};
pub(super) use link::{Link, is_contention, was_refused};
pub(super) use sqlite::broken;
pub(super) use value::{FromValue, SqlParameter, SqlRow, Value, params};

/// A connection for one query or one transaction.
#[derive(Clone, Copy)]
pub(super) struct Session<'a>(Engine<'a>);

#[derive(Clone, Copy)]
enum Engine<'a> {
    Sqlite(&'a rusqlite::Connection),
    Postgres(&'a Link),
}

/// A query or a change on a session. It may run more than once, and is compiled once for each type of result.
pub(super) type SqlCall<'s, T> = &'s dyn Fn(Session<'_>) -> Result<T, StoreError>;

impl<'a> Session<'a> {
    pub(super) fn sqlite(connection: &'a rusqlite::Connection) -> Self {
        Session(Engine::Sqlite(connection))
    }

    pub(super) fn postgres(link: &'a Link) -> Self {
        Session(Engine::Postgres(link))
    }

    /// The SQL dialect of the engine.
    pub(super) fn dialect(&self) -> Dialect {
        match self.0 {
            Engine::Sqlite(_) => Dialect::Sqlite,
            Engine::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Changes rows and returns their number.
    pub(super) fn execute(&self, sql: &str, given: &[Value]) -> Result<usize, StoreError> {
        match self.0 {
            Engine::Sqlite(connection) => sqlite::execute(connection, sql, given),
            Engine::Postgres(link) => link.execute(sql, given),
        }
    }

    /// Changes rows, however many.
    pub(super) fn run(&self, sql: &str, given: &[Value]) -> Result<(), StoreError> {
        self.execute(sql, given).map(drop)
    }

    pub(super) fn rows(&self, sql: &str, given: &[Value]) -> Result<Vec<SqlRow>, StoreError> {
        match self.0 {
            Engine::Sqlite(connection) => sqlite::rows(connection, sql, given, usize::MAX),
            Engine::Postgres(link) => link.rows(sql, given),
        }
    }

    /// Returns the first row of a result, if there is one.
    pub(super) fn row(&self, sql: &str, given: &[Value]) -> Result<Option<SqlRow>, StoreError> {
        let rows = match self.0 {
            Engine::Sqlite(connection) => sqlite::rows(connection, sql, given, 1),
            Engine::Postgres(link) => link.rows(sql, given),
        };
        Ok(rows?.into_iter().next())
    }

    /// Returns the first column of all rows.
    pub(super) fn column<T: FromValue>(&self, sql: &str, given: &[Value]) -> Result<Vec<T>, StoreError> {
        self.rows(sql, given)?.iter().map(|row| row.at(0)).collect()
    }

    /// Returns the first column of the first row, if there is one.
    pub(super) fn value<T: FromValue>(&self, sql: &str, given: &[Value]) -> Result<Option<T>, StoreError> {
        self.row(sql, given)?.map(|row| row.at(0)).transpose()
    }

    /// Returns the single value of a query that always has a result, such as a count.
    pub(super) fn one<T: FromValue>(&self, sql: &str, given: &[Value]) -> Result<T, StoreError> {
        self.value(sql, given)?.ok_or_else(|| StoreError::Failed(format!("no answer to {sql}").into()))
    }
}
