//! `daykeeper people`: computes the results and ratings again, compares them with the games, or measures computer
//! players.

use std::io::Write;

use crate::games;
use crate::store::{self, Database, DatabaseAddress};
use crate::table::{Store, tally_next, verify};

use super::anchors;
use super::backup::existing;
use super::bar::Bar;
use super::failure::Failure;

#[derive(Debug, clap::Subcommand)]
pub(super) enum PeopleCommand {
    /// Measure the strengths of computer players. You can stop it and continue later
    Anchors(anchors::Arguments),
    /// Compute all results and ratings again from the finished games. Stop the bot first
    Rebuild(Arguments),
    /// Compare all results and ratings with the finished games. Works while the bot runs
    Verify(Arguments),
}

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The database, instead of DAYKEEPER_DATABASE: a file, or postgres://user:password@host/database
    #[arg(long)]
    database: Option<String>,
}

impl PeopleCommand {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            PeopleCommand::Anchors(arguments) => arguments.run(out),
            PeopleCommand::Rebuild(Arguments { database }) => {
                let database = Database::at(&existing(database)?).map_err(Failure::caused)?;
                rebuild(&database, out)
            }
            PeopleCommand::Verify(Arguments { database }) => match existing(database)? {
                DatabaseAddress::File(file) => {
                    let copy = file.with_added_extension(format!("verified-{}", std::process::id()));
                    store::copy(&file, &copy).map_err(Failure::caused)?;
                    let opened = Database::open(&copy).map_err(Failure::caused);
                    let verified = opened.and_then(|copied| compare(&copied, out));
                    store::remove(&copy);
                    verified
                }
                DatabaseAddress::Server(url) => compare(&Database::look_at(&url).map_err(Failure::caused)?, out),
            },
        }
    }
}

fn rebuild(database: &Database, out: &mut impl Write) -> Result<(), Failure> {
    database.clear_tallies().map_err(Failure::caused)?;
    let all = database.tally_progress().map_err(Failure::caused)?.all;
    let mut bar = Bar::default();
    let mut done = 0;
    while tally_next(database, games::titles()).map_err(Failure::caused)? {
        done += 1;
        bar.show(done, all);
    }
    writeln!(out, "computed the results and ratings of {done} games")?;
    Ok(())
}

fn compare(database: &Database, out: &mut impl Write) -> Result<(), Failure> {
    let mut bar = Bar::default();
    match verify(database, games::titles(), &mut |progress| bar.show(progress.done, progress.all))
        .map_err(Failure::caused)?
    {
        Ok(()) => {
            writeln!(out, "equal")?;
            Ok(())
        }
        // A service manager has nothing to restart, but scripts check the exit status.
        Err(difference) => Err(Failure::Passing(difference.to_string())),
    }
}
