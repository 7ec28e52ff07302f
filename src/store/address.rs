//! The address of the database.

use std::fmt;
use std::path::{Path, PathBuf};

use super::postgres::Target;

/// A file, or a database on a PostgreSQL server.
#[derive(Clone, PartialEq, Eq)]
pub enum DatabaseAddress {
    File(PathBuf),
    /// `postgres://user:password@host/database`.
    Server(String),
}

impl DatabaseAddress {
    /// Parses an address from the settings or the command line. Any text without a PostgreSQL scheme is a file path.
    pub fn read(text: &str) -> Self {
        let of_server = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if of_server { DatabaseAddress::Server(text.to_owned()) } else { DatabaseAddress::File(text.into()) }
    }

    /// Returns the file path, or `None` for a server.
    pub fn file(&self) -> Option<&Path> {
        match self {
            DatabaseAddress::File(path) => Some(path),
            DatabaseAddress::Server(_) => None,
        }
    }
}

/// Hides the password.
impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseAddress::File(path) => path.display().fmt(f),
            DatabaseAddress::Server(url) => match Target::read(url) {
                Ok(target) => target.fmt(f),
                Err(_) => f.write_str("a database on a server"),
            },
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}
