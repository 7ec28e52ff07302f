//! One process at a time works on a database.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::backup::private;

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

/// Locks the database file itself, so that a second bot finds it by whatever link; `None` where another
/// process holds it. The system releases the lock however the process ends. It is of another kind
/// (`flock`) than those of SQLite (`fcntl`), so backup programs are let in; and it must be taken before
/// SQLite opens the file and released after SQLite has closed it, since closing any descriptor of a
/// file ends the process's `fcntl` locks.
pub(super) fn lock(path: &Path) -> std::io::Result<Option<FileLock>> {
    // Where a lock keeps everybody else from reading, it is on a file beside the database.
    let locked = if cfg!(unix) { path.to_owned() } else { path.with_added_extension("lock") };
    let file = private().create(true).truncate(false).open(&locked)?;
    match file.try_lock() {
        // A restore may just have moved it away.
        Ok(()) if !is_at(&file, &locked)? => Ok(None),
        Ok(()) => Ok(Some(FileLock(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Whether a file that was opened by this name still has it.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> std::io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (opened, named) = (file.metadata()?, path.metadata()?);
    Ok((opened.dev(), opened.ino()) == (named.dev(), named.ino()))
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> std::io::Result<bool> {
    Ok(true)
}
