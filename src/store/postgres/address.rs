//! The address of a database on a server, and connecting to it.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::store::sql::Link;

use super::tls::Tls;

/// A database on a server.
#[derive(Clone)]
pub(in crate::store) struct Target {
    config: Config,
    tls: Tls,
}

impl Target {
    /// Parses an address such as `postgres://user:password@host/database`. In addition to the client's own
    /// parameters, `sslrootcert` can name a file with certificates of authorities. `sslmode` decides whether the
    /// connection is encrypted.
    pub(in crate::store) fn read(address: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
        let (base, given) = address.split_once('?').unwrap_or((address, ""));
        let mut authorities = None;
        let mut rest = Vec::new();
        for parameter in given.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.split_once('=') {
                Some(("sslrootcert", file)) => authorities = Some(PathBuf::from(file)),
                _ => rest.push(parameter),
            }
        }
        let address = format!("{base}?{}", rest.join("&"));
        // The client's own message quotes unknown parameters, and so perhaps a part of the password.
        let mut config: Config = address.trim_end_matches('?').parse().map_err(|_| Unreadable)?;
        if !rest.iter().any(|parameter| parameter.starts_with("sslmode=")) {
            config.ssl_mode(SslMode::Disable);
        }
        Ok(Target { config, tls: Tls::new(authorities.as_deref())? })
    }

    pub(in crate::store) fn connect(&self) -> Result<Link, Box<dyn Error + Send + Sync>> {
        Link::open(&self.config, &self.tls)
    }
}

/// The error for an address that the client can't parse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it isn't postgres://user:password@host/database with known parameters. Write special characters as %40")]
struct Unreadable;

/// Hides the password.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => folder.display().to_string(),
            None => "localhost".to_owned(),
        };
        let database = self.config.get_dbname().or(self.config.get_user()).unwrap_or_default();
        write!(f, "{database} on {host}")?;
        let port = self.config.get_ports().first().copied().filter(|&port| port != 5432);
        port.map_or(Ok(()), |port| write!(f, ":{port}"))
    }
}
