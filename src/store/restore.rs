//! Replaces the database with a backup. The old file stays in place until the copy is complete and checked.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::backup::{CopyError, copy_to, display_path, remove, sibling_path, sync_folder_of};
use super::header::{Maker, maker};
use super::leftover::{leftover, newest_before, part_of};
use super::lock::FileLock;
use super::open::{OpenError, locked};

/// Reasons that a backup can't replace the database.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The backup can't be copied.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// The database is in use or can't be locked.
    #[error(transparent)]
    Locked(#[from] OpenError),
    /// The backup is the same file as the target of the copy.
    #[error("{path} may be an incomplete copy from an interrupted restore. Give the backup itself")]
    Part { path: String },
    /// The file wasn't made by this program.
    #[error("{path} isn't a backup of Daykeeper. Give a file from `daykeeper backup` or from the backup folder")]
    NoBackup { path: String },
    /// The database to replace doesn't exist, so the path is probably wrong.
    #[error("there is no database {path} to replace")]
    NoDatabase { path: String },
    /// A file can't be moved. The old database is still in place.
    #[error("could not move {from} to {to}")]
    Move {
        from: String,
        to: String,
        #[source]
        why: io::Error,
    },
}

/// A complete copy of a backup, next to the database that it will replace. No bot can use the database at the same
/// time.
#[derive(Debug)]
pub struct Restoring {
    database: PathBuf,
    part: PathBuf,
    /// Held to the end, so that a bot started during the restore exits with an error.
    held: Option<FileLock>,
}

impl Restoring {
    /// Locks the database and copies the backup to a file next to it. With `create`, there may be no database yet.
    ///
    /// # Errors
    /// A bot uses the database, the database doesn't exist, or the backup can't be copied. The database hasn't changed.
    pub fn begin(backup: &Path, database: &Path, create: bool) -> Result<Self, RestoreError> {
        let part = part_of(database);
        if let (Ok(backup), Ok(part)) = (backup.canonicalize(), part.canonicalize())
            && backup == part
        {
            return Err(RestoreError::Part { path: part.display().to_string() });
        }
        // After an interrupted restore, the database may be missing.
        if !create && !database.exists() && leftover(database).is_none() {
            return Err(RestoreError::NoDatabase { path: display_path(database) });
        }
        let held = if database.exists() { Some(locked(database)?) } else { None };
        let restoring = Restoring { database: database.to_owned(), part, held };
        copy_to(backup, &restoring.part)?;
        // The copy is one file, so its header names the program that made the backup.
        let maker =
            maker(&restoring.part).map_err(|why| CopyError::Read { path: display_path(backup), why: why.into() })?;
        match maker {
            Maker::Daykeeper => Ok(restoring),
            Maker::Draft => Err(OpenError::Outdated { path: display_path(backup) }.into()),
            Maker::Another | Maker::Unknown => Err(RestoreError::NoBackup { path: display_path(backup) }),
        }
    }

    /// The path of the copy.
    pub fn part(&self) -> &Path {
        &self.part
    }

    /// Renames the old database to `old` and gives the copy its name. Returns `true` if there was an old database.
    ///
    /// # Errors
    /// A file can't be moved, or a bot has created a database since `begin`. The database hasn't changed.
    pub fn finish(self, old: &Path) -> Result<bool, RestoreError> {
        let there = self.database.exists();
        if there && self.held.is_none() {
            return Err(OpenError::InUse { path: self.database.display().to_string() }.into());
        }
        if sibling_path(&self.part, "-wal").exists() {
            let why = "SQLite did not close it".into();
            return Err(CopyError::Write { path: display_path(&self.part), why }.into());
        }
        let mut moved = Vec::new();
        let done = self.replace(old, there, &mut moved);
        if done.is_err() {
            for (from, to) in moved.into_iter().rev() {
                if let Err(error) = std::fs::rename(&to, &from) {
                    tracing::error!(%error, from = %to.display(), to = %from.display(), "could not move a file back");
                }
            }
        }
        done.map(|()| there)
    }

    fn replace(&self, old: &Path, there: bool, moved: &mut Vec<(PathBuf, PathBuf)>) -> Result<(), RestoreError> {
        let mut rename = |from: PathBuf, to: PathBuf| match std::fs::rename(&from, &to) {
            Ok(()) => {
                moved.push((from, to));
                Ok(())
            }
            Err(why) => Err(RestoreError::Move { from: display_path(&from), to: display_path(&to), why }),
        };
        let part = self.part.clone();
        if there {
            let allowed = std::fs::metadata(&self.database).map(|old| old.permissions());
            let kept = allowed.and_then(|allowed| std::fs::set_permissions(&part, allowed));
            kept.map_err(|why| CopyError::Write { path: display_path(&part), why: why.into() })?;
            merge_log(&self.database);
            // If the log remains, the database moves before it: a log without its database can't be opened by a bot.
            rename(self.database.clone(), old.to_owned())?;
        }
        // Without a database, the log belongs to the database that an interrupted restore moved away.
        let left = if there { None } else { newest_before(&self.database) };
        let left = left.filter(|left| !sibling_path(left, "-wal").exists()).unwrap_or_else(|| old.to_owned());
        for ending in ["-wal", "-shm"] {
            let from = sibling_path(&self.database, ending);
            if from.exists() {
                rename(from, sibling_path(&left, ending))?;
            }
        }
        rename(part, self.database.clone())?;
        sync_folder_of(&self.database)
            .map_err(|why| CopyError::Write { path: display_path(&self.database), why: why.into() }.into())
    }
}

/// Removes the copy after a failure. After success the copy has its new name, so there is nothing to remove.
impl Drop for Restoring {
    fn drop(&mut self) {
        remove(&self.part);
    }
}

/// Moves the log of a database into the file itself, so that only one file has to be renamed. Leaves a damaged
/// database unchanged.
fn merge_log(database: &Path) {
    let merged = Connection::open(database)
        .and_then(|connection| connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())));
    if let Err(error) = merged {
        tracing::debug!(%error, file = %database.display(), "could not delete the database's write-ahead log");
    }
}
