//! The file lock that admits one process at a time to a database.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::backup::private;

/// A locked file, released when dropped.
#[derive(Debug)]
pub(super) struct FileLock(File);

impl Drop for FileLock {
    fn drop(&mut self) {
        // Closing the file isn't enough if a process that is just being spawned holds a copy of it.
        if let Err(error) = self.0.unlock() {
            tracing::warn!(%error, "could not release the database's lock");
        }
    }
}

/// Locks the database file itself, so a second bot finds the lock through any link. Returns `None` if another process
/// holds it. The system releases the lock however the process ends. The lock is a `flock`, and SQLite uses `fcntl`
/// locks, so backup programs still work. Take it before SQLite opens the file and release it after SQLite closes the
/// file: closing any descriptor of a file ends the process's `fcntl` locks.
pub(super) fn lock(path: &Path) -> std::io::Result<Option<FileLock>> {
    // On other systems a lock prevents reading, so it is on a separate file next to the database.
    let locked = if cfg!(unix) { path.to_owned() } else { path.with_added_extension("lock") };
    let file = private().create(true).truncate(false).open(&locked)?;
    match file.try_lock() {
        // A restore may have just moved the file away.
        Ok(()) if !is_at(&file, &locked)? => Ok(None),
        Ok(()) => Ok(Some(FileLock(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Returns `true` if the path still leads to the opened file.
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
