//! `daykeeper render`: pictures of a recorded game.

use std::ffi::OsStr;
use std::io::Write;
use std::path::PathBuf;

use crate::engine::{Phrase, Seat, Viewer};
use crate::games::record::{Record, RecordError};
use crate::games::{PictureKind, Position, Theme, replay};
use crate::render::Renderer;

use super::arguments::title;
use super::failure::Failure;
use super::file::{read_record, write};
use super::language::{Language, Reader};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The record file, or - for standard input
    file: PathBuf,
    /// Show the game after this step, counted from 0; -1 is the setup. Default: the last step
    #[arg(long, allow_negative_numbers = true)]
    step: Option<i64>,
    /// Show the view of this seat, counted from 0. Default: the public view
    #[arg(long)]
    seat: Option<Seat>,
    #[command(flatten)]
    language: Language,
    /// Width in pixels, at most 1600 for a replay. Default: the width the picture was designed for
    #[arg(long, value_parser = clap::value_parser!(u32).range(40..=6400))]
    width: Option<u32>,
    /// The picture to draw
    #[arg(long, value_enum, default_value_t = Kind::Board)]
    kind: Kind,
    /// For --kind card: the id of the tile, as in the record
    #[arg(long, required_if_eq("kind", "card"))]
    card: Option<String>,
    /// For --kind region: the id of the region
    #[arg(long, required_if_eq("kind", "region"))]
    region: Option<String>,
    /// Use the dark theme
    #[arg(long)]
    dark: bool,
    /// The players' names in seat order, separated by commas: one for each player
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Write a description of the picture's shapes as text instead of an image
    #[arg(long)]
    text: bool,
    /// The file to write: .png, .gif for a replay, or .txt for a description
    #[arg(long)]
    out: PathBuf,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Kind {
    /// The whole table
    Board,
    /// The whole table for a chat window
    Overview,
    /// The parts of the board that matter for the current decision
    Draft,
    /// The points of every player by source
    Scoring,
    /// A single tile, named by --card
    Card,
    /// A part of the table, named by --region
    Region,
    /// A small picture for lists
    Thumbnail,
    /// The whole game up to the step, turn by turn, as an animated GIF
    Replay,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let reader = self.language.reader()?;
        self.check_output(&reader)?;
        let record = read_record(&self.file).map_err(|error| reader.refuse_file(&self.file, &error))?;
        let names = self.names(&record, &reader)?;
        self.check_card(&record, &reader)?;
        let moments = self.chosen_positions(&record, &reader)?;
        let say = |phrase: &Phrase| reader.say(phrase, &names);
        let now = &*moments.now;
        let deciding = now.to_act().first().unwrap_or_default();
        let whose = self.seat.unwrap_or(deciding);
        let viewer = self.seat.map_or(Viewer::Public, Viewer::Seat);
        let kind = match self.kind {
            Kind::Board => PictureKind::Board,
            Kind::Overview => PictureKind::Overview,
            Kind::Draft => PictureKind::Draft(whose),
            Kind::Scoring => PictureKind::Scoring,
            Kind::Card => PictureKind::Card(self.card.clone().unwrap_or_default()),
            Kind::Region => {
                let region = self.region.clone().unwrap_or_default();
                let known: Vec<String> = now.face(viewer).regions().into_iter().map(|region| region.id).collect();
                if !known.contains(&region) {
                    return Err(reader.unknown("core-command-region", &region, &known));
                }
                PictureKind::Region(region)
            }
            Kind::Thumbnail => PictureKind::Thumbnail,
            Kind::Replay => return self.replay(&moments.turns, &names, &say, out),
        };
        let since = moments.after_turn_of.get(usize::from(whose)).and_then(Option::as_deref);
        let theme = if self.dark { Theme::Dark } else { Theme::Light };
        let scene = now.scene(kind, viewer, since, &names, theme);
        let written = if self.text {
            scene.to_string().into_bytes()
        } else {
            Renderer::new().png_of_width(&scene, self.width.unwrap_or(scene.width), &say)
        };
        self.write(&written, out)
    }

    fn write(&self, written: &[u8], out: &mut impl Write) -> Result<(), Failure> {
        write(&self.out, written)?;
        writeln!(out, "{}: {} bytes", self.out.display(), written.len())?;
        Ok(())
    }

    /// Refuses a file or width that doesn't fit the kind.
    fn check_output(&self, reader: &Reader) -> Result<(), Failure> {
        let replay = matches!(self.kind, Kind::Replay);
        let max = Renderer::ANIMATION_MAX_WIDTH;
        if replay && self.width.is_some_and(|width| width > max) {
            return Err(reader.refuse(&Phrase::new("core-command-animation-width").with("width", max)));
        }
        if replay && self.text {
            return Err(reader.refuse(&Phrase::new("core-command-animation-text")));
        }
        let ending = self.out.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
        let (what, expected) = match (replay, self.text) {
            (true, _) => ("core-command-animation", "gif"),
            (false, false) => ("core-command-picture", "png"),
            (false, true) => ("core-command-description", "txt"),
        };
        match ending {
            Some(ending) if ending != expected => Err(reader.refuse_in(&self.out, &Phrase::new(what))),
            _ => Ok(()),
        }
    }

    /// Refuses a component that the game doesn't have.
    fn check_card(&self, record: &Record, reader: &Reader) -> Result<(), Failure> {
        let Some(card) = &self.card else { return Ok(()) };
        let topics = title(&record.game)?.topics();
        let cards: Vec<String> = topics.into_iter().filter_map(|topic| topic.card).collect();
        if cards.contains(card) { Ok(()) } else { Err(reader.unknown("core-command-component", card, &cards)) }
    }

    /// Writes an animation of the game, turn by turn.
    fn replay(
        &self,
        turns: &[Box<dyn Position>],
        names: &[String],
        say: &(dyn Fn(&Phrase) -> String + Sync),
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let theme = if self.dark { Theme::Dark } else { Theme::Light };
        let scenes = replay(turns, names, theme);
        let width = self.width.unwrap_or(Renderer::ANIMATION_WIDTH);
        let gif = Renderer::new().animation(&scenes, width, Renderer::ANIMATION_BYTES, say);
        self.write(&gif.map_err(Failure::refused)?, out)
    }

    /// Returns the given names, or "Player 1" and so on.
    fn names(&self, record: &Record, reader: &Reader) -> Result<Vec<String>, Failure> {
        if self.seat.is_some_and(|seat| seat.number() >= record.seats) {
            let seats = Phrase::new("core-command-seat").with("first", 0).with("last", record.seats - 1);
            return Err(reader.refuse(&seats));
        }
        reader.names(&self.names, record.seats)
    }

    /// Returns the requested moment, and the last turns before it.
    fn chosen_positions(&self, record: &Record, reader: &Reader) -> Result<ChosenPositions, Failure> {
        let refused = |error: RecordError| reader.refuse_in(&self.file, &error.phrase());
        let steps = reader.count_steps(&self.file, record, self.step)?;
        let mut now = record.start().map_err(refused)?;
        let mut after_turn_of: Vec<Option<Box<dyn Position>>> = (0..record.seats).map(|_| None).collect();
        let mut turns = Vec::new();
        for (index, step) in record.steps[..steps].iter().enumerate() {
            let turn = now.turn();
            now.play(step.seat, &step.action).map_err(|illegal| refused(RecordError::Step { index, illegal }))?;
            if now.turn() > turn {
                after_turn_of[usize::from(step.seat)] = Some(now.fork());
                turns.push(now.fork());
            }
        }
        if now.to_act().first().is_none() || turns.is_empty() {
            turns.push(now.fork());
        }
        Ok(ChosenPositions { now, after_turn_of, turns })
    }
}

struct ChosenPositions {
    now: Box<dyn Position>,
    /// The position right after the last turn of each seat.
    after_turn_of: Vec<Option<Box<dyn Position>>>,
    /// The position after each turn, plus the current one if the game is over.
    turns: Vec<Box<dyn Position>>,
}
