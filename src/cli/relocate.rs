//! `daykeeper move`: copies a database from a file to a server, or back.

use std::io::Write;

use crate::store::{Database, DatabaseAddress};

use super::backup::{contents, existing};
use super::failure::Failure;

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
        let (from, to) = (existing(self.from)?, DatabaseAddress::read(&self.to).map_err(Failure::refused)?);
        // Opening both as the bot would keeps any bot from using them during the copy.
        let source = Database::at(&from).map_err(Failure::caused)?;
        let before = contents(&source)?;
        before.complain()?;
        let target = Database::at(&to).map_err(Failure::caused)?;
        let copied = source.copy_into(&target).map_err(Failure::caused)?;
        let after = contents(&target)?;
        if after != before {
            let found = format!("{to} has {after}, but {from} has {before}. Don't use {to}");
            return Err(Failure::Refused(found));
        }
        let rows: usize = copied.values().sum();
        writeln!(out, "{to} now has {after}. I copied {rows} rows and didn't change {from}.")?;
        writeln!(out, "Set DAYKEEPER_DATABASE to the new address before you start the bot again.")?;
        Ok(())
    }
}
