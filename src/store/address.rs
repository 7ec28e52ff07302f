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

/// Reasons that an address can't be used. The messages show no part of it, since it may contain a password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// The address is for a database that the program doesn't know.
    #[error("unknown kind of database `{0}://`. Use the name of a file, or postgres://user:password@host/database")]
    Scheme(String),
    /// The user or the password contains characters that separate the parts of an address.
    #[error(
        "the address of the PostgreSQL database has special characters in its user or password. Write @ as %40, / as \
         %2F, : as %3A, # as %23, ? as %3F and % as %25"
    )]
    Unencoded,
}

impl DatabaseAddress {
    /// Parses an address from the settings or the command line. A text without a scheme is the path of a file.
    ///
    /// # Errors
    /// The scheme is unknown, or a password isn't encoded.
    pub fn read(text: &str) -> Result<Self, AddressError> {
        match text.split_once("://") {
            None => Ok(DatabaseAddress::File(text.into())),
            Some(("postgres" | "postgresql", rest)) => {
                let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
                // A second @, or one after the host, means that the host was read from the password.
                let unencoded = rest.contains('#') || rest.matches('@').count() > authority.matches('@').count().min(1);
                if unencoded { Err(AddressError::Unencoded) } else { Ok(DatabaseAddress::Server(text.to_owned())) }
            }
            Some((scheme, _)) if is_scheme(scheme) => Err(AddressError::Scheme(scheme.to_owned())),
            Some(_) => Ok(DatabaseAddress::File(text.into())),
        }
    }

    /// Returns the file path, or `None` for a server.
    pub fn file(&self) -> Option<&Path> {
        match self {
            DatabaseAddress::File(path) => Some(path),
            DatabaseAddress::Server(_) => None,
        }
    }
}

fn is_scheme(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| sign.is_ascii_alphanumeric() || "+-.".contains(sign))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unencoded_password_is_refused_and_not_shown() {
        for text in [
            "postgres://dk:p@ss#w/rd@127.0.0.1:1/db",
            "postgres://dk:p@ss@host/db",
            "postgres://dk:p/ss@host/db",
            "postgres://dk:p?ss@host/db",
            "postgresql://dk:p?a=b@host/db",
            "postgres://dk:p#ss@host/db",
        ] {
            let error = DatabaseAddress::read(text).unwrap_err();
            assert_eq!(error, AddressError::Unencoded, "{text}");
        }
        for text in [
            "postgres://dk:p%40ss%23w%2Frd@127.0.0.1:1/db",
            "postgres://dk@host/db?sslmode=require",
            "postgres://host",
            "postgres:///db?host=/var/run/postgresql",
        ] {
            assert_eq!(DatabaseAddress::read(text), Ok(DatabaseAddress::Server(text.to_owned())));
        }
    }

    #[test]
    fn an_unknown_scheme_is_refused_without_the_password() {
        for text in ["sqlite:///tmp/x.db", "mysql://a:secret@c/d", "Postgres://a:secret@c/d"] {
            let error = DatabaseAddress::read(text).unwrap_err().to_string();
            assert!(error.contains("unknown kind of database") && !error.contains("secret"), "{error}");
        }
        for text in ["games.db", "/tmp/a b.db", "C:\\games.db"] {
            assert_eq!(DatabaseAddress::read(text), Ok(DatabaseAddress::File(text.into())));
        }
    }
}
