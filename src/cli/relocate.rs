//! `daykeeper move`: copies a database from a file to a server, or back.

use std::io::Write;

use crate::store::{Database, DatabaseAddress};
use crate::table::chain;

use super::backup::contents;
use super::failure::Failure;
use super::settings::Settings;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The database to copy, instead of DAYKEEPER_DATABASE: a file, or postgres://user:password@host/database
    #[arg(long)]
    from: Option<String>,
    /// The database to write, which must be empty. Other users of this machine can see a password in an argument, but
    /// not in the environment variable
    #[arg(long, env = "DAYKEEPER_MOVE_TO", hide_env_values = true)]
    to: String,
}

impl Arguments {
    /// Copies all rows. The source stays unchanged.
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let from = match self.from {
            Some(given) => DatabaseAddress::read(&given),
            None => Settings::load().map_err(Failure::refused)?.database,
        };
        let to = DatabaseAddress::read(&self.to);
        if from.file().is_some_and(|file| !file.exists()) {
            return Err(Failure::Refused(format!("there is no database {from}")));
        }
        let refused = |error: &(dyn std::error::Error + 'static)| Failure::refused(chain(error));
        // Opening both as the bot would keeps any bot from using them during the copy.
        let source = Database::at(&from).map_err(|error| refused(&error))?;
        let before = contents(&source)?;
        before.complain()?;
        let target = Database::at(&to).map_err(|error| refused(&error))?;
        let copied = source.copy_into(&target).map_err(|error| refused(&error))?;
        let after = contents(&target)?;
        if after != before {
            let found = format!("{to} holds {after}, and {from} {before}: do not use {to}");
            return Err(Failure::Refused(found));
        }
        let rows: usize = copied.values().sum();
        writeln!(out, "{to} holds {after}; {rows} rows were copied. {from} is as it was.")?;
        writeln!(out, "Set DAYKEEPER_DATABASE to the new address before the bot is started again.")?;
        Ok(())
    }
}
