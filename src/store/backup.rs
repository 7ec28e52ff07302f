//! Copies of the database, made while the bot uses it.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode, OpenFlags};

/// Reasons that a copy of the database fails.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The file is missing or isn't a database.
    #[error("could not read the database {path}")]
    Read {
        path: String,
        #[source]
        why: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The copy can't be written.
    #[error("could not write the copy {path}")]
    Write {
        path: String,
        #[source]
        why: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The source is damaged, and so is the copy.
    #[error("the database {path} is damaged: {what}")]
    Damaged {
        /// The file that was copied.
        path: String,
        /// SQLite's description of the damage.
        what: String,
    },
}

/// Copies a database to another file with SQLite's online backup, even while other processes write to it. The copy is
/// a consistent snapshot, checked by SQLite and synced to disk. An existing file at `to` is replaced only after the
/// new copy is complete.
///
/// # Errors
/// The database can't be read or is damaged, or the copy can't be written.
pub fn copy(from: &Path, to: &Path) -> Result<(), CopyError> {
    let part = to.with_added_extension("part");
    let write = |why: io::Error| CopyError::Write { path: display_path(to), why: why.into() };
    copy_to(from, &part)?;
    if let Err(error) = std::fs::rename(&part, to) {
        remove(&part);
        return Err(write(error));
    }
    sync_folder_of(to).map_err(write)
}

/// Removes a database and the SQLite files next to it, if they exist.
pub fn remove(path: &Path) {
    for file in
        [path.to_owned(), sibling_path(path, "-wal"), sibling_path(path, "-shm"), sibling_path(path, "-journal")]
    {
        match std::fs::remove_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                tracing::warn!(%error, file = %file.display(), "could not delete a file");
            }
            _ => {}
        }
    }
}

/// Returns the path of a file that SQLite puts next to a database.
pub fn sibling_path(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Copies a database to a file that no one reads yet. Removes the file if the copy fails.
pub(super) fn copy_to(from: &Path, to: &Path) -> Result<(), CopyError> {
    let copied = copy_whole(from, to);
    if copied.is_err() {
        remove(to);
    }
    copied
}

fn copy_whole(from: &Path, to: &Path) -> Result<(), CopyError> {
    let read = |why: Box<dyn std::error::Error + Send + Sync>| CopyError::Read { path: display_path(from), why };
    let write = |why: Box<dyn std::error::Error + Send + Sync>| CopyError::Write { path: display_path(to), why };
    // SQLite would say only that it can't open the file.
    File::open(from).map_err(|error| read(error.into()))?;
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .map_err(|error| read(error.into()))?;
    remove(to);
    // Only this user may read the copy, since it holds the players' secrets. SQLite gives its other files the same
    // mode.
    private().create_new(true).open(to).map_err(|error| write(error.into()))?;
    let mut copy = Connection::open(to).map_err(|error| write(error.into()))?;
    {
        let backup = Backup::new(&source, &mut copy).map_err(|error| write(error.into()))?;
        // One step copies everything: between two steps another process could write, and the backup would start over.
        // SQLite first waits a few seconds for any process that has locked the file.
        let failed = |error| if is_of_writing(&error) { write(error.into()) } else { read(error.into()) };
        if backup.step(-1).map_err(failed)? != StepResult::Done {
            return Err(read("another program keeps it busy".into()));
        }
    }
    if let Some(what) = damage(&copy).map_err(|error| read(error.into()))? {
        return Err(CopyError::Damaged { path: display_path(from), what });
    }
    // Keep everything in one file: a file next to it could be forgotten when the copy is moved.
    let mode = copy.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get::<_, String>(0));
    mode.map_err(|error| write(error.into()))?;
    copy.close().map_err(|(_, error)| write(error.into()))?;
    File::open(to).and_then(|file| file.sync_all()).map_err(|error| write(error.into()))
}

/// Options to open a file for writing. A new file is readable only by this user.
pub(super) fn private() -> OpenOptions {
    let mut options = File::options();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Returns `true` if a copy failed on the target: SQLite has one error type for both files.
fn is_of_writing(error: &rusqlite::Error) -> bool {
    use rusqlite::ffi;
    const WRITING: [i32; 5] = [
        ffi::SQLITE_IOERR_WRITE,
        ffi::SQLITE_IOERR_FSYNC,
        ffi::SQLITE_IOERR_DIR_FSYNC,
        ffi::SQLITE_IOERR_TRUNCATE,
        ffi::SQLITE_IOERR_DELETE,
    ];
    error.sqlite_error().is_some_and(|error| {
        matches!(error.code, ErrorCode::DiskFull | ErrorCode::ReadOnly) || WRITING.contains(&error.extended_code)
    })
}

/// Returns SQLite's first complaint about a database, or `None` if it is sound.
fn damage(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        return Ok(Some(found));
    }
    let mut orphans = connection.prepare("PRAGMA foreign_key_check")?;
    let mut rows = orphans.query([])?;
    match rows.next()? {
        Some(row) => Ok(Some(format!("a row of `{}` has lost what it belongs to", row.get::<_, String>(0)?))),
        None => Ok(None),
    }
}

/// Syncs the folder of a renamed file, so that the new name survives a power failure.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}

pub(super) fn display_path(path: &Path) -> String {
    path.display().to_string()
}
