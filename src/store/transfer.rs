//! Copies all rows of one database into an empty one, of the same engine or the other.

use std::collections::BTreeMap;

use crate::table::StoreError;

use super::database::Database;
use super::names::TABLES;
use super::sql::{Dialect, Session, SqlRow, Value, params};

/// Reasons that a database can't be moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// The target already has rows.
    #[error("the target database is not empty: `{0}` has rows. Use an empty database")]
    NotEmpty(String),
    /// One of the two databases failed.
    #[error("could not copy the rows")]
    Store(#[from] StoreError),
}

/// Tables copied whole. Rows that belong to a game are read game by game, so a large database needn't fit into
/// memory. `tables` is first, since the others refer to its rows.
const ALONE: [&str; 10] = [
    "tables",
    "people",
    "learners",
    "interactions",
    "boards",
    "posts",
    "maintenance",
    "pauses",
    "removed_servers",
    "clock",
];

/// Tables with counted identifiers, which must continue from the source's counters.
const COUNTED: [&str; 5] = ["seats", "outbox", "messages", "jobs", "pauses"];

impl Database {
    /// Copies all rows into an empty database, in one transaction. Returns the number of rows in each table.
    ///
    /// # Errors
    /// The other database has rows, or one of the two failed. Nothing has changed.
    pub fn copy_into(&self, other: &Database) -> Result<BTreeMap<&'static str, usize>, MoveError> {
        if let Some(table) = other.read(&first_with_rows)? {
            return Err(MoveError::NotEmpty(table.to_owned()));
        }
        Ok(other.write(&|target| copy(self, target))?)
    }
}

fn first_with_rows(session: Session<'_>) -> Result<Option<&'static str>, StoreError> {
    for table in TABLES {
        if session.one::<bool>(&format!("SELECT EXISTS (SELECT 1 FROM {table})"), &[])? {
            return Ok(Some(table));
        }
    }
    Ok(None)
}

fn copy(source: &Database, target: Session<'_>) -> Result<BTreeMap<&'static str, usize>, StoreError> {
    let games: Vec<i64> = source.read(&|session| session.column("SELECT id FROM tables ORDER BY id", &[]))?;
    let mut copied = BTreeMap::new();
    for table in ALONE {
        let texts = texts(target, table)?;
        let count = source.read(&|session| each(target, table, &texts, &session.rows(&all(table), &[])?))?;
        copied.insert(table, count);
    }
    for table in TABLES.into_iter().filter(|table| !ALONE.contains(table) && *table != "deletions") {
        let texts = texts(target, table)?;
        let mut count = 0;
        for game in &games {
            let sql = format!("{} WHERE table_id = ?1", all(table));
            // The source is released before writing, so its lease can be renewed between reads.
            let rows = source.read(&|session| session.rows(&sql, params![*game]))?;
            count += each(target, table, &texts, &rows)?;
        }
        copied.insert(table, count);
    }
    for (table, count) in &copied {
        // Rows without a game would have been left behind.
        let there: i64 = source.read(&|session| session.one(&format!("SELECT count(*) FROM {table}"), &[]))?;
        if usize::try_from(there) != Ok(*count) {
            let why = format!("{there} rows of `{table}` were to be moved, and {count} were");
            return Err(StoreError::Failed(why.into()));
        }
    }
    count_on(source, target)?;
    Ok(copied)
}

fn all(table: &str) -> String {
    format!("SELECT * FROM {table}")
}

fn each(target: Session<'_>, table: &str, texts: &[String], rows: &[SqlRow]) -> Result<usize, StoreError> {
    for row in rows {
        let columns: Vec<String> = row.columns().iter().map(|column| format!("\"{column}\"")).collect();
        let places: Vec<String> = (1..=columns.len()).map(|place| format!("?{place}")).collect();
        let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places.join(", "));
        let values = row.columns().iter().zip(row.values()).map(|(column, value)| match value {
            // NULL has no type in SQLite.
            Value::Int(None) if texts.contains(column) => Value::Text(None),
            value => value.clone(),
        });
        target.execute(&sql, &values.collect::<Vec<_>>())?;
    }
    Ok(rows.len())
}

/// Returns the text columns of a table, if the engine needs a type for NULL.
fn texts(target: Session<'_>, table: &str) -> Result<Vec<String>, StoreError> {
    match target.dialect() {
        Dialect::Sqlite => Ok(Vec::new()),
        Dialect::Postgres => target.column(
            "SELECT column_name FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name = ?1 AND data_type = 'text'",
            params![table],
        ),
    }
}

/// Continues the counters, so that identifiers are never reused, not even those of deleted rows.
fn count_on(source: &Database, target: Session<'_>) -> Result<(), StoreError> {
    let last: i64 = source.read(&|session| session.one(session.dialect().last_table(), &[]))?;
    match target.dialect() {
        Dialect::Sqlite => count_from(target, "tables", last)?,
        Dialect::Postgres => {
            target.execute("UPDATE daykeeper SET last_table = ?1", params![last])?;
        }
    }
    for table in COUNTED {
        let last = source.read(&|session| match session.dialect() {
            Dialect::Sqlite => {
                let counted: Option<i64> =
                    session.value("SELECT seq FROM sqlite_sequence WHERE name = ?1", params![table])?;
                let highest: i64 = session.one(&format!("SELECT coalesce(max(id), 0) FROM {table}"), &[])?;
                Ok(counted.unwrap_or_default().max(highest))
            }
            Dialect::Postgres => session.one(&format!("SELECT last_value FROM {table}_id_seq"), &[]),
        })?;
        match target.dialect() {
            // SQLite doesn't count seats: it may reuse a free number.
            Dialect::Sqlite if table == "seats" => {}
            Dialect::Sqlite => count_from(target, table, last)?,
            Dialect::Postgres => {
                target.execute(&format!("ALTER TABLE {table} ALTER COLUMN id RESTART WITH {}", last + 1), &[])?;
            }
        }
    }
    Ok(())
}

fn count_from(target: Session<'_>, table: &str, last: i64) -> Result<(), StoreError> {
    target.execute("DELETE FROM sqlite_sequence WHERE name = ?1", params![table])?;
    target.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)", params![table, last])?;
    Ok(())
}
