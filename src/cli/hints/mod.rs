//! `daykeeper hints`: the plans of a hint for any moment of a recorded game.

mod checks;
mod figures;
mod sheets;

use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::ai::{Ask, PlayerSpec};
use crate::engine::{Seat, Seed};
use crate::games::{Title, titles};

use super::arguments::{player, title};
use super::failure::Failure;
use super::file::{FileError, read_record};
use super::language::Language;
use checks::describe;
use figures::Measurement;
use sheets::Sheets;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The record file, or - for standard input
    #[arg(required_unless_present = "positions", conflicts_with = "positions")]
    file: Option<PathBuf>,
    /// Measure hints at this many moments of new games, and print the figures with their targets
    #[arg(long)]
    positions: Option<usize>,
    /// Write each measured hint with its checks to a file in this folder
    #[arg(long, requires = "positions")]
    write: Option<PathBuf>,
    /// Print the hints at moments of new games of this game, with the engine's count next to each number
    #[arg(long, requires = "positions", conflicts_with = "write")]
    sheets: Option<String>,
    /// Advise after this step, counted from 0; -1 is the setup. Default: the last step
    #[arg(long, allow_hyphen_values = true)]
    step: Option<i64>,
    /// The seat to advise, from 0. Default: the first seat that must act
    #[arg(long)]
    seat: Option<Seat>,
    /// The adviser: medium or hard, as for `arena`
    #[arg(long, default_value = "hard")]
    policy: String,
    /// The seed of the search and of the hidden information that it deals
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: Language,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let reader = self.language.reader()?;
        let adviser = |title: &dyn Title| match player(title, &self.policy)? {
            PlayerSpec::Computer { strength, budget, .. } => Ok((strength, budget)),
            _ => Err(Failure::Refused(format!("`{}` gives no hints. Use medium or hard", self.policy))),
        };
        if let (Some(positions), Some(game)) = (self.positions, &self.sheets) {
            let title = title(game)?;
            let (seed, adviser) = (self.seed, adviser(title)?);
            return Sheets { title, positions, seed, adviser, reader: &reader }.run(out);
        }
        if let Some(positions) = self.positions {
            // The policy names no weights of one game.
            let adviser = adviser(titles()[0])?;
            let folder = self.write.as_deref();
            if let Some(folder) = folder {
                let unwritable = |error| Failure::Refused(format!("{}: {error}", folder.display()));
                std::fs::create_dir_all(folder).map_err(unwritable)?;
            }
            return Measurement { positions, seed: self.seed, adviser, reader: &reader, folder }.run(out);
        }
        let Some(file) = self.file.as_deref() else { return Ok(()) };
        let mut record = read_record(file).map_err(|error| reader.refuse_file(file, &error))?;
        record.steps.truncate(reader.count_steps(file, &record, self.step)?);
        let replayed = record.replay(|_, _| {});
        let position = replayed.map_err(|error| reader.refuse_file(file, &FileError::from(error)))?;
        let (strength, budget) = adviser(position.title())?;
        let ask = Ask { strength, seed: self.seed, budget };
        let seat = match self.seat.or(position.to_act().first()) {
            Some(seat) if position.to_act().contains(seat) => seat,
            Some(seat) => return Err(Failure::Refused(format!("seat {seat} has nothing to decide at this step"))),
            None => return Err(Failure::Refused("the game is over at this step".to_owned())),
        };
        let names = reader.names(&[], position.seats())?;
        let found = position.coach().plans(seat, &ask, &mut || false, &mut |_| {});
        let plans = found.map(|found| found.plans).unwrap_or_default();
        if self.json {
            let plans: Vec<Value> = plans.iter().map(|plan| describe(&reader, plan, &names)).collect();
            writeln!(out, "{}", json!({ "seat": seat, "step": record.steps.len() as i64 - 1, "plans": plans }))?;
        } else {
            for (number, plan) in (1..).zip(&plans) {
                writeln!(out, "{}", reader.say(&plan.phrase(number), &names))?;
            }
        }
        Ok(())
    }
}
