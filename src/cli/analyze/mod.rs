//! `daykeeper analyze`: a look back at a finished game, as text, JSON or a picture.

mod report;
mod search;

use std::io::Write;
use std::path::PathBuf;

use crate::ai::{Ask, PlayerSpec};
use crate::engine::{Outcome, Phrase, Seed};
use crate::games::Theme;
use crate::games::look_back::{LookBack, PlayerFacts, awards, recorded_course, recorded_turns};
use crate::games::record::RecordError;
use crate::render::Renderer;

use super::arguments::player;
use super::failure::Failure;
use super::file::{read_record, write};
use super::language::Language;
use super::run::stop_signal;
use report::GameAnalysis;
use search::Wanted;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The record file of a finished game, or - for standard input
    file: PathBuf,
    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
    /// Also draw the look back as a PNG file
    #[arg(long)]
    png: Option<PathBuf>,
    /// Use the dark theme
    #[arg(long, requires = "png")]
    dark: bool,
    /// The width of the picture in pixels
    #[arg(long, requires = "png", value_parser = clap::value_parser!(u32).range(40..=6400))]
    width: Option<u32>,
    /// The players' names in seat order, separated by commas: one for each player
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The computer player that looks for better turns: medium or hard, as for `arena`
    #[arg(long, default_value = "hard")]
    policy: String,
    /// The seed of the search and of the hidden information that it deals
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Number of parallel threads. Default: all cores. On Linux they have a low priority
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    language: Language,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let reader = self.language.reader()?;
        let refused = |error: RecordError| reader.refuse_in(&self.file, &error.phrase());
        let record = read_record(&self.file).map_err(|error| reader.refuse_file(&self.file, &error))?;
        let names = reader.names(&self.names, record.seats)?;
        let title = record.title().map_err(refused)?;
        let turns = recorded_turns(&record).map_err(refused)?;
        let last = turns.last().and_then(|turn| turn.after.outcome());
        let outcome: Outcome =
            last.ok_or_else(|| reader.refuse_in(&self.file, &Phrase::new("core-command-unfinished")))?;
        let ask = match player(title, &self.policy)? {
            PlayerSpec::Computer { strength, budget, .. } => Ask { strength, seed: self.seed, budget },
            _ => return Err(Failure::Refused(format!("`{}` finds no turns. Use medium or hard", self.policy))),
        };
        let stop = stop_signal()?;
        lower_priority();
        let threads = self.threads.or_else(|| std::thread::available_parallelism().ok().map(Into::into)).unwrap_or(1);
        let wanted = Wanted { turns: &turns, ask, seed: self.seed, threads };
        let found = wanted.search(&stop).ok_or_else(|| Failure::Passing("stopped before the end".to_owned()))?;
        let course = recorded_course(&turns);
        // A record has neither times nor earlier games, and anyone can have played it.
        let people = vec![PlayerFacts { is_person: true, ..PlayerFacts::default() }; usize::from(record.seats)];
        let awards = awards(&course, &found.chances, &outcome, &people);
        let back = LookBack { course, chances: found.chances, awards };
        let theme = if self.dark { Theme::Dark } else { Theme::Light };
        let report = GameAnalysis {
            title,
            theme,
            names: &names,
            outcome: &outcome,
            back: &back,
            costly: found.turns.found(),
            turns: &turns,
        };
        if let Some(file) = &self.png {
            let scene = report.scene();
            let say = |phrase: &Phrase| reader.say(phrase, &names);
            write(file, Renderer::new().png_of_width(&scene, self.width.unwrap_or(scene.width), &say))?;
        }
        if self.json {
            writeln!(out, "{:#}", report.json(&reader))?;
        } else {
            for line in report.lines() {
                writeln!(out, "{}", reader.say(&line, &names))?;
            }
        }
        Ok(())
    }
}

/// Lowers the priority of this thread and of those that it starts later, so that other programs on the machine come
/// first. Only Linux has a crate for it in the tree.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "could not lower the priority");
    }
}
