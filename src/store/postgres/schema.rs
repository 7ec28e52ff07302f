//! The tables on a server, and their owner process.

use include_dir::{Dir, include_dir};

use crate::store::names::TABLES;
use crate::store::sql::{Link, params};
use crate::table::StoreError;

static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations/postgres");

/// Creates the row that each migration and each change checks.
const OWNER: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/postgres/owner.sql"));

/// Duration of a lease without renewal, in milliseconds.
pub(super) const LEASE_MS: i64 = 20_000;

/// The server's clock, in milliseconds.
pub(super) const NOW: &str = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Reasons that a database on a server can't be opened.
#[derive(Debug)]
pub(in crate::store) enum SchemaRefusal {
    /// The server can't be reached, or a query failed.
    Failed(Box<dyn std::error::Error + Send + Sync>),
    /// Another process uses it.
    InUse,
    /// The migration to this version failed.
    Migration(Box<dyn std::error::Error + Send + Sync>),
    /// The database has tables of another program.
    Foreign,
    /// A draft of this program from before the first release made it.
    Outdated,
    /// A table is missing.
    Incomplete(String),
}

impl From<StoreError> for SchemaRefusal {
    fn from(error: StoreError) -> Self {
        SchemaRefusal::Failed(error.into())
    }
}

/// Returns the migrations in order. Their names must start with consecutive numbers.
fn migrations() -> Result<Vec<&'static str>, String> {
    let mut folders: Vec<(&str, &Dir<'_>)> = Vec::new();
    for folder in MIGRATIONS.dirs() {
        folders.push((folder.path().to_str().ok_or("a folder has no name")?, folder));
    }
    folders.sort_unstable_by_key(|(name, _)| *name);
    let mut all = Vec::new();
    for (place, (name, folder)) in folders.into_iter().enumerate() {
        let number = name.split('-').next().and_then(|number| number.parse().ok());
        if number != Some(place + 1) {
            return Err(format!("migration {} is missing: the next is `{name}`", place + 1));
        }
        let sql = folder.get_file(folder.path().join("up.sql")).and_then(|file| file.contents_utf8());
        all.push(sql.ok_or_else(|| format!("migration `{name}` has no text"))?);
    }
    Ok(all)
}

fn has(link: &Link, table: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = ?1";
    Ok(!link.rows(sql, params![table])?.is_empty())
}

fn number(link: &Link, sql: &str) -> Result<i64, StoreError> {
    let rows = link.rows(sql, &[])?;
    rows.first().ok_or_else(|| StoreError::Failed(format!("no answer to {sql}").into()))?.at(0)
}

/// Takes the database for this process and migrates it. Returns its fence and the number of the last change.
pub(super) fn take(link: &Link) -> Result<(i64, i64), SchemaRefusal> {
    let migrations = migrations().map_err(|why| SchemaRefusal::Migration(why.into()))?;
    if !has(link, "daykeeper")? {
        let others = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()";
        let made = match number(link, others)? {
            0 => migrate(link, OWNER, None),
            _ => Err(SchemaRefusal::Foreign),
        };
        // Another process may have created it since the check above.
        if let Err(refusal) = made
            && !has(link, "daykeeper")?
        {
            return Err(refusal);
        }
    }
    let taken = begin_to_take(link, migrations.len());
    let (fence, written, version) = match taken {
        Ok(taken) => taken,
        Err(refusal) => {
            let _ = link.batch("ROLLBACK");
            return Err(refusal);
        }
    };
    for (place, sql) in migrations.iter().enumerate().skip(usize::try_from(version).unwrap_or_default()) {
        migrate(link, sql, Some((fence, place + 1)))?;
    }
    for table in TABLES {
        if !has(link, table)? {
            return Err(SchemaRefusal::Incomplete(table.to_owned()));
        }
    }
    Ok((fence, written))
}

fn begin_to_take(link: &Link, newest: usize) -> Result<(i64, i64, i64), SchemaRefusal> {
    link.batch("BEGIN")?;
    let sql = format!("SELECT fence, written, version, session, until > {NOW} FROM daykeeper WHERE id = 1 FOR UPDATE");
    let rows = link.rows(&sql, &[])?;
    let row = rows.first().ok_or_else(|| SchemaRefusal::Incomplete("daykeeper".to_owned()))?;
    let (fence, written, version): (i64, i64, i64) = (row.at(0)?, row.at(1)?, row.at(2)?);
    // `OWNER` leaves this mark.
    let mark = link.rows("SELECT obj_description('daykeeper'::regclass) IS NULL", &[])?;
    if mark.first().map_or(Ok(true), |row| row.at(0))? {
        return Err(SchemaRefusal::Outdated);
    }
    if usize::try_from(version).is_ok_and(|version| version > newest) {
        return Err(SchemaRefusal::Migration("it was written by a newer version of this program".into()));
    }
    if row.at(4)? && is_there(link, row.at(3)?)? {
        return Err(SchemaRefusal::InUse);
    }
    let fence = fence + 1;
    let sql = format!("UPDATE daykeeper SET fence = ?1, session = pg_backend_pid(), until = {NOW} + ?2 WHERE id = 1");
    link.execute(&sql, params![fence, LEASE_MS])?;
    link.batch("COMMIT")?;
    Ok((fence, written, version))
}

/// Runs one migration. `version` has this process's fence and the new version; it is `None` for [`OWNER`].
fn migrate(link: &Link, sql: &str, version: Option<(i64, usize)>) -> Result<(), SchemaRefusal> {
    let steps = || {
        // All or nothing: PostgreSQL rolls schema changes back too.
        link.batch("BEGIN").map_err(|error| SchemaRefusal::Migration(error.into()))?;
        link.long_batch(sql).map_err(|error| SchemaRefusal::Migration(error.into()))?;
        if let Some((fence, version)) = version {
            let version = i64::try_from(version).unwrap_or(i64::MAX);
            // The migration may have outlasted the lease.
            let note = format!("UPDATE daykeeper SET version = ?2, until = {NOW} + ?3 WHERE id = 1 AND fence = ?1");
            if link.execute(&note, params![fence, version, LEASE_MS])? == 0 {
                return Err(SchemaRefusal::Failed("another process has taken over the database".into()));
            }
        }
        Ok(link.batch("COMMIT")?)
    };
    steps().inspect_err(|_: &SchemaRefusal| drop(link.batch("ROLLBACK")))
}

/// Returns `true` if the connection of the process that holds the database may still exist. A killed process is gone
/// immediately. A process behind a broken network stays listed, and servers made of many machines can't list all
/// connections: there the lease must run out.
fn is_there(link: &Link, session: i64) -> Result<bool, StoreError> {
    let version: String = link.rows("SELECT version()", &[])?.first().map_or(Ok(String::new()), |row| row.at(0))?;
    if !version.starts_with("PostgreSQL") || version.contains("-YB-") {
        return Ok(true);
    }
    // The server may have reused the old connection's number for ours.
    let sql = "SELECT 1 FROM pg_stat_activity WHERE pid = ?1 AND pid <> pg_backend_pid()";
    Ok(!link.rows(sql, params![session])?.is_empty())
}

/// A server's report before the database is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) struct SchemaState {
    /// The server's name and version.
    pub(in crate::store) version: String,
    /// `true` if we may create tables.
    pub(in crate::store) may_create: bool,
    /// `true` if our tables exist.
    pub(in crate::store) made: bool,
}

/// Inspects a server.
pub(in crate::store) fn look(link: &Link) -> Result<SchemaState, StoreError> {
    let rows = link.rows("SELECT version(), has_schema_privilege(current_schema(), 'CREATE')", &[])?;
    let row = rows.first().ok_or_else(|| StoreError::Failed("the server does not answer".into()))?;
    // The first two words. The rest describes the build.
    let version: String = row.at(0)?;
    let version = version.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    let may_create = row.at::<Option<bool>>(1)?.unwrap_or_default();
    Ok(SchemaState { version, may_create, made: has(link, "daykeeper")? })
}

/// Returns `true` if a process uses the database now.
pub(in crate::store) fn is_in_use(link: &Link) -> Result<bool, StoreError> {
    let rows = link.rows(&format!("SELECT session, until > {NOW} FROM daykeeper WHERE id = 1"), &[])?;
    match rows.first() {
        Some(row) => Ok(row.at(1)? && is_there(link, row.at(0)?)?),
        None => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_are_numbered_without_gaps() {
        let all = migrations().unwrap();
        assert!(all[0].contains("CREATE TABLE tables"), "{} migrations", all.len());
    }
}
