//! The command line.

mod analyze;
mod anchors;
mod arena;
mod arguments;
mod backup;
mod bar;
mod check;
mod encoding;
mod failure;
mod file;
mod forget;
mod hints;
mod language;
pub mod logging;
pub mod memory;
mod metrics;
mod people;
mod record;
mod relocate;
mod render;
mod run;
pub mod settings;
mod simulate;
mod standby;
mod transcript;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::engine::is_direction;

use failure::Failure;
pub use run::{page_words, sandbox_names};

/// A Discord bot for long board games, one turn at a time
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    /// Without a command, the bot runs: in Discord if DISCORD_TOKEN is set, else in the sandbox
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Look back at a finished recorded game: chances, points by source, turning points and awards
    Analyze(analyze::Arguments),
    /// Let computer players play each other, and measure their strength
    Arena(arena::Arguments),
    /// Copy the database to a file, even while the bot runs
    Backup(backup::BackupArguments),
    /// Check the setup: token, permissions, database, clock
    Check(check::Arguments),
    /// Forget a user in the database, or show the stored data about them
    Forget(forget::Arguments),
    /// Print hints with their reasons for a recorded game
    Hints(hints::Arguments),
    /// Copy all games from a file to a PostgreSQL server, or back
    Move(relocate::Arguments),
    /// Compute the results and ratings of people again, or verify them
    #[command(subcommand)]
    People(people::PeopleCommand),
    /// Replay a recorded game, or record a new one
    #[command(subcommand)]
    Record(record::RecordCommand),
    /// Draw a picture of a recorded game
    Render(render::Arguments),
    /// Replace the database with a backup
    Restore(backup::RestoreArguments),
    /// Play many games, and report their results and speed
    Simulate(simulate::Arguments),
    /// Start only the sandbox, a small Discord on this machine, without the bot
    Sandbox(run::SandboxArguments),
    /// Print a recorded game in words, turn by turn
    Transcript(transcript::Arguments),
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = match arguments.command {
        None => run::run(&mut out),
        Some(Command::Analyze(arguments)) => arguments.run(&mut out),
        Some(Command::Arena(arguments)) => arguments.run(&mut out),
        Some(Command::Backup(arguments)) => arguments.run(&mut out),
        Some(Command::Check(arguments)) => arguments.run(&mut out),
        Some(Command::Forget(arguments)) => arguments.run(&mut out),
        Some(Command::Hints(arguments)) => arguments.run(&mut out),
        Some(Command::Move(arguments)) => arguments.run(&mut out),
        Some(Command::People(command)) => command.run(&mut out),
        Some(Command::Record(command)) => command.run(&mut out),
        Some(Command::Render(arguments)) => arguments.run(&mut out),
        Some(Command::Restore(arguments)) => arguments.run(&mut out),
        Some(Command::Simulate(arguments)) => arguments.run(&mut out),
        Some(Command::Sandbox(arguments)) => run::sandbox(&arguments, &mut out),
        Some(Command::Transcript(arguments)) => arguments.run(&mut out),
    };
    // Output printed before a failure is kept.
    let flushed = out.flush().map_err(Failure::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output closed the pipe: not an error.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("daykeeper: {}", one_line(&failure.to_string()));
            // The exit status tells a service manager whether to restart (docs/operate/daykeeper.service).
            ExitCode::from(if matches!(failure, Failure::Passing(_)) { 1 } else { 2 })
        }
    }
}

/// Formats a message with untrusted parts as one line: escapes control characters, including newlines, and characters
/// that reverse the text direction.
fn one_line(message: &str) -> String {
    let unseen = |sign: char| sign.is_control() || is_direction(sign);
    let plain = |sign| if unseen(sign) { sign.escape_unicode().to_string() } else { sign.to_string() };
    message.chars().map(plain).collect()
}
