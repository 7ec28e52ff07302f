//! `daykeeper transcript`: a recorded game in words, as the channel reads it.

use std::io::Write;
use std::path::PathBuf;

use crate::engine::{Phrase, summarize};
use crate::text::Texts;

use super::failure::Failure;
use super::record;

/// A recorded game in words: each turn as the channel reads it.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The record, or - for standard input
    file: PathBuf,
    /// The language, such as en or it
    #[arg(long, default_value = "en")]
    locale: String,
    /// The players' names by seat, with commas between them
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Also print every effect in order, as the log has it
    #[arg(long)]
    effects: bool,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let record = record::read(&self.file)?;
        let texts = Texts::embedded();
        let names: Vec<String> = (0..usize::from(record.seats))
            .map(|seat| self.names.get(seat).cloned().unwrap_or_else(|| format!("Player {}", seat + 1)))
            .collect();
        let say = |phrase: &Phrase| texts.say(&self.locale, phrase, &names);

        let mut position = record.start().map_err(Failure::refused)?;
        let mut events = Vec::new();
        for (index, step) in record.steps.iter().enumerate() {
            let turn = position.turn();
            let played = position.play(step.seat, &step.action);
            events.extend(played.map_err(|illegal| Failure::Refused(format!("step {index}: {illegal}")))?);
            if position.turn() == turn {
                continue;
            }
            for line in summarize(&events) {
                writeln!(out, "{}", say(&line))?;
            }
            if self.effects {
                for event in &events {
                    writeln!(out, "    {}", say(&event.phrase))?;
                }
            }
            writeln!(out, "  {}", say(&position.status()))?;
            events.clear();
        }
        Ok(())
    }
}
