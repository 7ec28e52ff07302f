//! Reads the files given to a command.

use std::io::{self, Read};
use std::path::Path;

use crate::engine::Phrase;
use crate::games::record::{Record, RecordError};

use super::encoding::{EncodingError, decode};
use super::failure::Failure;

/// The largest accepted file, in bytes. A long game takes 30 KB. Reading takes 30 times the file's size in memory.
const MAX_BYTES: u64 = 2_000_000;
const MEGABYTES: u64 = MAX_BYTES / 1_000_000;

/// Reasons that a file can't be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum FileError {
    /// The file can't be read.
    #[error(transparent)]
    Read(#[from] io::Error),
    /// The file is longer than any game.
    #[error("the file is too large. A record has at most {MEGABYTES} MB")]
    Long,
    /// The file isn't text.
    #[error(transparent)]
    Text(#[from] EncodingError),
    /// The text ends within the record, in this line.
    #[error("the record ends too early, in line {0}")]
    Short(usize),
    /// The file isn't a record, or the record can't be played.
    #[error(transparent)]
    Record(RecordError),
}

impl From<RecordError> for FileError {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Syntax(syntax) if syntax.is_eof() => FileError::Short(syntax.line()),
            error => FileError::Record(error),
        }
    }
}

impl FileError {
    /// Describes the problem for a player.
    pub(super) fn phrase(&self) -> Phrase {
        match self {
            FileError::Read(why) => Phrase::new("core-command-file").with("why", why.to_string()),
            FileError::Long => Phrase::new("core-command-long").with("megabytes", MEGABYTES as i64),
            FileError::Text(EncodingError::NoText) => Phrase::new("core-command-text"),
            FileError::Text(EncodingError::Utf16) => Phrase::new("core-command-utf16"),
            FileError::Short(line) => Phrase::new("core-command-short").with("line", *line),
            FileError::Record(error) => error.phrase(),
        }
    }
}

/// Returns `true` for `-`, which means standard input.
pub(super) fn is_standard_input(file: &Path) -> bool {
    file == Path::new("-")
}

/// Reads the text of a file, or of standard input.
pub(super) fn read(file: &Path) -> Result<String, FileError> {
    let bytes = if is_standard_input(file) {
        bounded(io::stdin().lock())
    } else {
        std::fs::File::open(file).and_then(bounded)
    }?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FileError::Long);
    }
    Ok(decode(&bytes)?)
}

/// Reads a record from a file, or from standard input.
pub(super) fn read_record(file: &Path) -> Result<Record, FileError> {
    Ok(Record::read(&read(file)?)?)
}

/// Writes a whole file.
pub(super) fn write(file: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    std::fs::write(file, bytes).map_err(|error| Failure::Refused(format!("{}: {error}", file.display())))
}

/// Reads all bytes, or one more than [`MAX_BYTES`] if the source is larger.
fn bounded(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
