//! The files beside a database that a restore makes, and what is left of them when it is interrupted.

use std::path::{Path, PathBuf};

use super::backup::beside;

/// A free name for the old database of a restore at this time.
pub fn before(database: &Path, time: &str) -> PathBuf {
    let mut free = database.with_added_extension(format!("{BEFORE}{time}"));
    while free.exists() {
        free = beside(&free, "-again");
    }
    free
}

const BEFORE: &str = "before-";

/// The copy that takes the place of a database when it is complete.
pub(super) fn part_of(database: &Path) -> PathBuf {
    database.with_added_extension("part")
}

/// What an interrupted restore left where there is no database, and what to do about it.
pub(super) fn leftover(database: &Path) -> Option<(PathBuf, &'static str)> {
    if let Some(old) = newest_before(database) {
        return Some((old, "rename it back, or run the restore again"));
    }
    Some(part_of(database)).filter(|part| part.exists()).map(|part| (part, "run the restore again"))
}

/// The database that the newest restore replaced.
pub(super) fn newest_before(database: &Path) -> Option<PathBuf> {
    let name = database.with_added_extension(BEFORE).file_name()?.to_owned();
    let is_one = |file: &Path| {
        let file = file.file_name().unwrap_or_default().as_encoded_bytes();
        file.starts_with(name.as_encoded_bytes()) && ![&b"-wal"[..], b"-shm"].iter().any(|end| file.ends_with(end))
    };
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let there = std::fs::read_dir(folder).ok()?.flatten().map(|entry| folder.join(entry.file_name()));
    // Their names hold the time.
    there.filter(|file| is_one(file)).max()
}
