//! `daykeeper backup` and `daykeeper restore`, and the automatic backups of the running bot.

use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Zoned;
use jiff::civil::Date;
use tokio_util::sync::CancellationToken;

use crate::games;
use crate::store::{self, Database, DatabaseAddress, RestoreError, Restoring};
use crate::table::{Store, StoreError, TableId, TableState, chain, check};

use super::failure::Failure;
use super::settings::BotSettings;

/// Days to keep daily backups, including today.
const DAILY: i32 = 7;
/// Weeks to keep one backup per week, before those days.
const WEEKLY: i32 = 4;
/// Time between checks for a due backup.
const LOOK_EVERY: Duration = Duration::from_secs(60 * 60);

#[derive(Debug, clap::Args)]
pub(super) struct BackupArguments {
    /// The file to write. An existing file is replaced after the new one is complete
    file: PathBuf,
    /// The database to copy, instead of DAYKEEPER_DATABASE
    #[arg(long)]
    database: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(super) struct RestoreArguments {
    /// The backup to restore
    file: PathBuf,
    /// The database to write, instead of DAYKEEPER_DATABASE
    #[arg(long)]
    database: Option<String>,
    /// Create the database if there is none yet
    #[arg(long)]
    create: bool,
    /// Restore the backup even if it holds no games
    #[arg(long)]
    empty: bool,
}

impl BackupArguments {
    /// Copies the database, even while the bot runs.
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let given = self.database.is_some();
        let database = database_of(self.database)?;
        if !database.exists() {
            return Err(no_database(&database, given, ""));
        }
        let contents = backup(&database, &self.file)?;
        writeln!(out, "{} holds {contents}, copied from {}", self.file.display(), database.display())?;
        contents.complain()
    }
}

impl RestoreArguments {
    /// Replaces the database with a backup. The old database stays next to it under a new name.
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let given = self.database.is_some();
        let database = database_of(self.database)?;
        let restoring = Restoring::begin(&self.file, &database, self.create).map_err(|error| match error {
            RestoreError::NoDatabase { .. } => no_database(&database, given, " Add --create to make a new database."),
            error => Failure::caused(error),
        })?;
        let contents = replayed(restoring.part())
            .map_err(|error| Failure::Refused(format!("the backup {} cannot be used: {error}", self.file.display())))?;
        contents.complain()?;
        if contents.tables == 0 && !self.empty {
            let file = self.file.display();
            return Err(Failure::Refused(format!(
                "the backup {file} holds no games. Add --empty to restore it anyway"
            )));
        }
        // A link from the time of the backup may have been renewed since, so all links are new.
        let pages = Database::open(restoring.part()).map_err(Failure::caused)?;
        pages.forget_pages().map_err(Failure::caused)?;
        drop(pages);
        let old = store::before(&database, &Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string());
        if restoring.finish(&old).map_err(Failure::caused)? {
            writeln!(out, "The database that was there is now {}", old.display())?;
        }
        writeln!(out, "{} holds {contents}", database.display())?;
        Ok(())
    }
}

/// Refuses a missing file, and explains why this file was chosen.
fn no_database(path: &Path, given: bool, more: &str) -> Failure {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let fix = if given { "Check the path." } else { "Set DAYKEEPER_DATABASE as for the bot, or use --database." };
    Failure::Refused(format!("there is no database {}. {fix}{more}", path.display()))
}

/// The given database or the one of the settings, which must exist.
pub(super) fn existing(given: Option<String>) -> Result<DatabaseAddress, Failure> {
    let database = match given {
        Some(given) => DatabaseAddress::read(&given).map_err(Failure::refused)?,
        None => BotSettings::load().map_err(Failure::refused)?.database,
    };
    match database.file() {
        Some(file) if !file.exists() => Err(Failure::Refused(format!("there is no database {}", file.display()))),
        _ => Ok(database),
    }
}

pub(super) fn database_of(given: Option<String>) -> Result<PathBuf, Failure> {
    match given {
        Some(given) => file_of(DatabaseAddress::read(&given).map_err(Failure::refused)?),
        None => file_of(BotSettings::load().map_err(Failure::refused)?.database),
    }
}

fn file_of(database: DatabaseAddress) -> Result<PathBuf, Failure> {
    match database.file() {
        Some(file) => Ok(file.to_owned()),
        None => Err(Failure::Refused(format!(
            "{database} is a PostgreSQL database: copy it with pg_dump and put it back with pg_restore \
             (docs/operate/postgresql.md)"
        ))),
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Refused(format!("cannot write {}: {error}", path.display()))
}

/// A summary of a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Contents {
    pub(super) tables: usize,
    pub(super) running: usize,
    pub(super) entries: usize,
    /// Tables whose log doesn't replay to its hashes, with the error.
    pub(super) broken: Vec<(TableId, String)>,
}

impl Contents {
    pub(super) fn complain(&self) -> Result<(), Failure> {
        if self.broken.is_empty() {
            return Ok(());
        }
        let broken: Vec<String> = self.broken.iter().map(|(id, why)| format!("table {id}: {why}")).collect();
        Err(Failure::Refused(format!("not every game can be replayed: {}", broken.join("; "))))
    }
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Contents { tables, running, entries, broken } = self;
        let replayed = if broken.is_empty() { "all replayed" } else { "not all could be replayed" };
        write!(f, "{tables} games ({running} running) with {entries} log entries, {replayed}")
    }
}

/// Copies a database and inspects the copy.
pub(super) fn backup(database: &Path, to: &Path) -> Result<Contents, Failure> {
    if let (Ok(database), Ok(to)) = (database.canonicalize(), to.canonicalize())
        && database == to
    {
        return Err(Failure::refused("a database can't be its own backup. Give another file"));
    }
    store::copy(database, to).map_err(Failure::caused)?;
    inspect(to)
}

/// Opens a copy of a database as the bot would, and replays every table.
pub(super) fn inspect(file: &Path) -> Result<Contents, Failure> {
    let opened = file.with_added_extension("opened");
    store::copy(file, &opened).map_err(Failure::caused)?;
    let found = replayed(&opened);
    store::remove(&opened);
    found
}

/// Opens a database as the bot would, and replays every table.
fn replayed(file: &Path) -> Result<Contents, Failure> {
    contents(&Database::open(file).map_err(Failure::caused)?)
}

pub(super) fn contents(database: &Database) -> Result<Contents, Failure> {
    let mut contents = Contents::default();
    for id in database.table_ids().map_err(Failure::caused)? {
        contents.tables += 1;
        let read = || Ok((database.table(id)?, database.log(id)?));
        let why = match read() {
            Ok((Some(row), log)) => {
                contents.running += usize::from(row.state == TableState::Running);
                contents.entries += log.len();
                check(games::titles(), &row, &log).err().map(|why| chain(&why))
            }
            Ok((None, _)) => None,
            Err(error @ StoreError::Damaged { .. }) => Some(chain(&error)),
            Err(error) => return Err(Failure::caused(error)),
        };
        contents.broken.extend(why.map(|why| (id, why)));
    }
    Ok(contents)
}

/// Makes a daily backup in a folder until the bot stops, and deletes the backups that are too old.
pub(super) async fn daily(database: PathBuf, folder: PathBuf, stop: CancellationToken) {
    loop {
        let (database, folder) = (database.clone(), folder.clone());
        let today = Zoned::now().date();
        // An aborted task leaves a file named `.part` or `.opened`, which the next one replaces.
        let made = tokio::task::spawn_blocking(move || make_due(&database, &folder, today)).await;
        match made {
            Ok(Ok(Some((file, contents)))) => tracing::info!(file = %file.display(), %contents, "made a backup"),
            Ok(Ok(None)) => {}
            Ok(Err(error)) => tracing::error!(%error, "could not make a backup; retrying in an hour"),
            Err(error) => tracing::error!(%error, "could not make a backup; retrying in an hour"),
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = stop.cancelled() => return,
        }
    }
}

/// Makes today's backup if it is missing. Deletes old backups only after it exists.
fn make_due(database: &Path, folder: &Path, today: Date) -> Result<Option<(PathBuf, Contents)>, Failure> {
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    let file = folder.join(name(today));
    if file.exists() {
        return Ok(None);
    }
    let contents = backup(database, &file)?;
    for (id, why) in &contents.broken {
        tracing::error!(table = %id, why, "could not replay a game");
    }
    let there = std::fs::read_dir(folder).map_err(|error| unwritable(folder, &error))?;
    let dates = there.flatten().filter_map(|entry| date(entry.file_name().to_str()?)).collect();
    for date in superfluous(dates, today) {
        store::remove(&folder.join(name(date)));
    }
    Ok(Some((file, contents)))
}

pub(super) fn newest(folder: &Path) -> std::io::Result<Option<Date>> {
    Ok(std::fs::read_dir(folder)?.flatten().filter_map(|entry| date(entry.file_name().to_str()?)).max())
}

fn name(date: Date) -> String {
    format!("daykeeper-{date}.db")
}

/// Returns the date in a backup's file name, or `None` for other files, which the bot never touches.
fn date(name: &str) -> Option<Date> {
    name.strip_prefix("daykeeper-")?.strip_suffix(".db")?.parse().ok()
}

/// Returns the backups to delete: those outside the last [`DAILY`] days that aren't the first of one of the
/// [`WEEKLY`] weeks before.
fn superfluous(mut dates: Vec<Date>, today: Date) -> Vec<Date> {
    dates.sort_unstable();
    let mut last_week = None;
    dates.retain(|&date| {
        let (age, week) = ((today - date).get_days(), date.iso_week_date());
        let week = Some((week.year(), week.week()));
        let first = last_week != week;
        last_week = week;
        age >= DAILY && !(first && age < DAILY + 7 * WEEKLY)
    });
    dates
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_of_days_and_four_weeks_are_kept() {
        let first: Date = "2026-01-01".parse().unwrap();
        let (mut kept, mut today) = (Vec::new(), first);
        for _ in 0..100 {
            kept.push(today);
            let gone = superfluous(kept.clone(), today);
            kept.retain(|date| !gone.contains(date));
            today = today.tomorrow().unwrap();
        }
        let newest = today.yesterday().unwrap();
        let ages: Vec<i32> = kept.iter().rev().map(|&date| (newest - date).get_days()).collect();
        assert_eq!(ages[..7], [0, 1, 2, 3, 4, 5, 6], "{ages:?}");
        assert_eq!(ages.len(), 7 + 4, "{ages:?}");
        assert!(ages[7..].windows(2).all(|pair| pair[1] - pair[0] == 7), "{ages:?}");
    }

    #[test]
    fn only_our_own_names_are_backups() {
        assert_eq!(date("daykeeper-2026-11-22.db"), Some("2026-11-22".parse().unwrap()));
        for other in ["daykeeper.db", "daykeeper-2026-11-22.db.part", "daykeeper-.db", "holiday-2026-11-22.db"] {
            assert_eq!(date(other), None, "{other}");
        }
    }
}
