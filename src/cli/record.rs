//! `daykeeper record`: games as text.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use crate::engine::{Phrase, Seed};
use crate::games::Position;
use crate::games::proof::{Proof, ProofError, Verified};
use crate::games::record::Record;
use crate::games::simulate::play_record;

use super::arguments::{parse_options, player, title};
use super::failure::Failure;
use super::file::{FileError, is_standard_input, read, read_record};
use super::language::Language;

#[derive(Debug, clap::Subcommand)]
pub(super) enum RecordCommand {
    /// Replay a record and print how the game ends
    Replay {
        /// The record file, or - for standard input
        file: PathBuf,
        /// Print one JSON line for the setup and one after each step
        #[arg(long)]
        states: bool,
    },
    /// Check that a finished game was dealt as sealed at its start, and not changed afterwards
    ///
    /// The exit status is 0 only if the deal was repeated and all is well.
    Verify {
        /// The proof file (from the button "Verify fairness"), or - for standard input
        file: PathBuf,
        /// Compare the seal in the game's first message with the file's
        #[arg(long)]
        seal: Option<String>,
        /// Compare the seed from the reply to "Verify fairness" with the file's
        #[arg(long)]
        seed: Option<Seed>,
        /// Compare the salt from the reply to "Verify fairness" with the file's
        #[arg(long)]
        salt: Option<String>,
        #[command(flatten)]
        language: Language,
    },
    /// Play a game and print its record
    New {
        /// The game to play
        #[arg(long)]
        game: String,
        /// The number of players
        #[arg(long)]
        seats: u8,
        /// The seed of all random choices
        #[arg(long)]
        seed: Seed,
        /// The player in every seat: random, easy, medium or hard, as for `arena`
        #[arg(long, default_value = "random")]
        policy: String,
        /// Set a game option, as name=value. Can be repeated
        #[arg(long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
    },
}

impl RecordCommand {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            RecordCommand::Replay { file, states } => replay(&file, states, out),
            RecordCommand::Verify { file, seal, seed, salt, language } => {
                let shown = Shown { seal: seal.as_deref(), seed, salt: salt.as_deref() };
                verify(&file, &shown, &language, out)
            }
            RecordCommand::New { game, seats, seed, policy, options } => {
                let title = title(&game)?;
                let players = vec![player(title, &policy)?; seats.into()];
                let record = play_record(title, &players, &parse_options(&options)?, seed);
                out.write_all(record.map_err(Failure::refused)?.write().as_bytes())?;
                Ok(())
            }
        }
    }
}

/// Values copied from the messages of a game.
struct Shown<'a> {
    seal: Option<&'a str>,
    seed: Option<Seed>,
    salt: Option<&'a str>,
}

/// Checks a proof and prints the result.
fn verify(file: &Path, shown: &Shown<'_>, language: &Language, out: &mut impl Write) -> Result<(), Failure> {
    let reader = language.reader()?;
    let text = read(file).map_err(|error| reader.refuse_file(file, &error))?;
    let wrong = |error: ProofError| reader.refuse_in(file, &error.phrase());
    let proof = Proof::read(&text).map_err(wrong)?;
    shown.seal.map_or(Ok(()), |seal| proof.compare(seal)).map_err(wrong)?;
    proof.compare_deal(shown.seed, shown.salt).map_err(wrong)?;
    let Verified { turns, dealt, over, .. } = proof.verify().map_err(wrong)?;
    let found = Phrase::new(if dealt { "core-proof-good" } else { "core-proof-good-log" });
    let found = found.with("turns", turns).with("commitment", proof.commitment.shown());
    writeln!(out, "{}", reader.say(&found, &[]))?;
    if !over {
        writeln!(out, "{}", reader.say(&Phrase::new("core-proof-unfinished"), &[]))?;
    }
    // A script that looks only at the exit status must not take the deal for checked.
    if dealt { Ok(()) } else { Err(reader.refuse_in(file, &Phrase::new("core-proof-not-dealt"))) }
}

fn replay(file: &Path, states: bool, out: &mut impl Write) -> Result<(), Failure> {
    let name = if is_standard_input(file) { "standard input".to_owned() } else { file.display().to_string() };
    let refused = |error: FileError| Failure::Refused(format!("{name}: {error}"));
    let record = read_record(file).map_err(refused)?;
    let mut written = Ok(());
    let replayed = record.replay(|step, position| {
        if states && written.is_ok() {
            written = writeln!(out, "{}", line(step, position));
        }
    });
    written?;
    let position = replayed.map_err(|error| refused(error.into()))?;
    if !states {
        writeln!(out, "{}", summary(&record, &*position))?;
    }
    Ok(())
}

/// Formats one position as a JSON line.
fn line(step: Option<usize>, position: &dyn Position) -> Value {
    let to_act: Vec<_> = position.to_act().iter().collect();
    let legal: Map<String, Value> =
        to_act.iter().map(|&seat| (seat.to_string(), json!(position.legal(seat)))).collect();
    json!({
        "step": step.map_or(json!(-1), |step| json!(step)),
        "to_act": to_act,
        "legal": legal,
        "state": position.describe(),
    })
}

fn summary(record: &Record, position: &dyn Position) -> String {
    let steps = record.steps.len();
    match position.outcome() {
        None => format!("{steps} steps, all legal; the game is not over yet"),
        Some(outcome) => {
            let points = |units: i32| f64::from(units) / f64::from(outcome.denominator);
            let seats = outcome.points.iter().zip(&outcome.ranking).enumerate();
            let results: Vec<String> = seats
                .map(|(seat, (&units, place))| format!("seat {seat}: place {place} with {}", points(units)))
                .collect();
            format!("{steps} steps, all legal; {}", results.join(", "))
        }
    }
}
