//! One process at a time works on a database.

use std::fs::{File, TryLockError};
use std::path::Path;

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
    let file = File::options().create(true).truncate(false).read(true).write(true).open(locked)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(FileLock(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
