//! `daykeeper forget`: what is stored about a person, shown or forgotten on request.

use std::io::Write;
use std::path::PathBuf;

use crate::store::{self, Database, Forgotten};
use crate::table::{UserId, chain};

use super::backup::database_of;
use super::failure::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The person's Discord id (in Discord: developer mode, then "Copy User ID")
    user: u64,
    /// Only show what is stored about them, as JSON; also while the bot runs
    #[arg(long)]
    show: bool,
    /// The database, instead of DAYKEEPER_DATABASE
    #[arg(long)]
    database: Option<PathBuf>,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let Arguments { user, show, database } = self;
        let (user, database) = (UserId(user), database_of(database)?);
        if !database.exists() {
            return Err(Failure::Refused(format!("there is no database {}", database.display())));
        }
        if show {
            return Self::show(user, &database, out);
        }
        let forgotten = Database::open(&database)
            .map_err(|error| Failure::refused(chain(&error)))?
            .forget(user)
            .map_err(|error| Failure::refused(chain(&error)))?;
        match forgotten {
            Forgotten::Plays(tables) => {
                let tables: Vec<String> = tables.iter().map(|table| table.number().to_string()).collect();
                Err(Failure::Refused(format!(
                    "they still sit at or host these tables: {}; nothing was changed. They resign with /game resign, \
                     leave a lobby with /game leave, or cancel the table with /game cancel; then try again",
                    tables.join(", ")
                )))
            }
            Forgotten::Unknown => {
                writeln!(out, "Nothing is stored about {user}.")?;
                Ok(())
            }
            Forgotten::Done { number, games } => {
                writeln!(out, "{user} is forgotten; in {games} games #{number} stands in their place.")?;
                writeln!(out, "Backups still know them: delete those, or run this again after restoring one.")?;
                writeln!(out, "Messages that the bot has posted stay in Discord until somebody deletes them there.")?;
                Ok(())
            }
        }
    }

    /// Looks at a copy, so that the bot may run.
    fn show(user: UserId, database: &std::path::Path, out: &mut impl Write) -> Result<(), Failure> {
        let copy = database.with_added_extension(format!("shown-{}", std::process::id()));
        store::copy(database, &copy).map_err(|error| Failure::refused(chain(&error)))?;
        let about = Database::open(&copy)
            .map_err(|error| Failure::refused(chain(&error)))
            .and_then(|copied| copied.about(user).map_err(|error| Failure::refused(chain(&error))));
        store::remove(&copy);
        let json = serde_json::to_string_pretty(&about?).map_err(Failure::refused)?;
        writeln!(out, "{json}")?;
        Ok(())
    }
}
