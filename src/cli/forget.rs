//! `daykeeper forget`: shows or deletes the stored data of a user.

use std::io::Write;
use std::path::Path;

use crate::store::{self, Database, DatabaseAddress};
use crate::table::{Entropy, Forgotten, OsEntropy, PersonData, Store, UserId};

use super::backup::existing;
use super::failure::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The user's Discord id (in Discord: developer mode, then "Copy User ID")
    user: u64,
    /// Only show the stored data, as JSON. Works while the bot runs
    #[arg(long)]
    show: bool,
    /// The database, instead of DAYKEEPER_DATABASE: a file, or postgres://user:password@host/database
    #[arg(long)]
    database: Option<String>,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let Arguments { user, show, database } = self;
        let (database, user) = (existing(database)?, UserId(user));
        if show {
            return Self::show(user, &database, out);
        }
        let seed = OsEntropy.seed().map_err(Failure::refused)?.number();
        match Database::at(&database).map_err(Failure::caused)?.forget(user, seed).map_err(Failure::caused)? {
            Forgotten::Plays(tables) => {
                let tables: Vec<String> = tables.iter().map(|table| table.number().to_string()).collect();
                Err(Failure::Refused(format!(
                    "they still play or host these games: {}. Nothing was changed. They can use /game resign, /game leave in a \
                     lobby, or /game cancel. Then try again",
                    tables.join(", ")
                )))
            }
            Forgotten::Unknown => {
                writeln!(out, "Nothing is stored about {user}.")?;
                Ok(())
            }
            Forgotten::Done { games, .. } => {
                let games = games.len();
                writeln!(
                    out,
                    "I deleted everything about {user}. {games} games show their seat instead of their name."
                )?;
                writeln!(
                    out,
                    "Backups still have their data. Delete the backups, or run this again after you restore one."
                )?;
                writeln!(out, "Messages that the bot has posted stay in Discord until someone deletes them there.")?;
                Ok(())
            }
        }
    }

    /// Reads a copy or a snapshot, so the bot can keep running.
    fn show(user: UserId, database: &DatabaseAddress, out: &mut impl Write) -> Result<(), Failure> {
        let about = match database {
            DatabaseAddress::File(file) => Self::about_in_file(user, file)?,
            DatabaseAddress::Server(url) => {
                Database::look_at(url).map_err(Failure::caused)?.person_data(user).map_err(Failure::caused)?
            }
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&about).map_err(Failure::refused)?)?;
        Ok(())
    }

    fn about_in_file(user: UserId, database: &Path) -> Result<PersonData, Failure> {
        let copy = database.with_added_extension(format!("shown-{}", std::process::id()));
        store::copy(database, &copy).map_err(Failure::caused)?;
        let opened = Database::open(&copy).map_err(Failure::caused);
        let about = opened.and_then(|copied| copied.person_data(user).map_err(Failure::caused));
        store::remove(&copy);
        about
    }
}
