//! The header of a database file, read without SQLite: opening a file with SQLite can change it.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// "DKPR", which migration 1 writes into the file's header.
const APPLICATION_ID: u32 = 0x444B_5052;

/// The first bytes of every SQLite file.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// The size of SQLite's header.
const HEADER: u64 = 100;

/// The program that made a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Maker {
    Daykeeper,
    /// A version of Daykeeper from before the first release.
    Draft,
    Another,
    /// The file is new or isn't a database.
    Unknown,
}

/// Reads which program made a file.
pub(super) fn maker(path: &Path) -> io::Result<Maker> {
    let mut header = Vec::new();
    File::open(path)?.take(HEADER).read_to_end(&mut header)?;
    if header.len() < HEADER as usize || !header.starts_with(MAGIC) {
        return Ok(Maker::Unknown);
    }
    // The places are those of https://www.sqlite.org/fileformat.html.
    let number = |at: usize| header[at..at + 4].iter().fold(0, |number: u32, &byte| number << 8 | u32::from(byte));
    let (pages, version, application) = (number(28), number(60), number(68));
    Ok(match (application, version) {
        (APPLICATION_ID, _) => Maker::Daykeeper,
        // Our own first tables may still be in the write-ahead log. Every table takes one more page.
        (0, 0) if pages <= 1 => Maker::Unknown,
        (0, 1..) => Maker::Draft,
        _ => Maker::Another,
    })
}
