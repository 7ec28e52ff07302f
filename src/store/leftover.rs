//! Files that a restore creates next to a database, and the remains of an interrupted restore.

use std::path::{Path, PathBuf};

use super::backup::sibling_path;

/// Returns a free name for the old database of a restore at this time.
pub fn before(database: &Path, time: &str) -> PathBuf {
    let mut free = database.with_added_extension(format!("{BEFORE}{time}"));
    while free.exists() {
        free = sibling_path(&free, "-again");
    }
    free
}

const BEFORE: &str = "before-";

pub(super) fn part_of(database: &Path) -> PathBuf {
    database.with_added_extension("part")
}

/// Returns the remains of an interrupted restore if the database is missing, with the remedy.
pub(super) fn leftover(database: &Path) -> Option<(PathBuf, &'static str)> {
    if let Some(old) = newest_before(database) {
        return Some((old, "rename it back, or run the restore again"));
    }
    Some(part_of(database)).filter(|part| part.exists()).map(|part| (part, "run the restore again"))
}

pub(super) fn newest_before(database: &Path) -> Option<PathBuf> {
    let name = database.with_added_extension(BEFORE).file_name()?.to_owned();
    let is_one = |file: &Path| {
        let file = file.file_name().unwrap_or_default().as_encoded_bytes();
        file.starts_with(name.as_encoded_bytes()) && ![&b"-wal"[..], b"-shm"].iter().any(|end| file.ends_with(end))
    };
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let there = std::fs::read_dir(folder).ok()?.flatten().map(|entry| folder.join(entry.file_name()));
    // File names contain the time, so the maximum is the newest.
    there.filter(|file| is_one(file)).max()
}
