//! `daykeeper transcript`: prints a recorded game as the text that players read in the channel.

use std::io::Write;
use std::path::PathBuf;

use crate::engine::{Event, Facts, Phrase, Seat, Viewer, fitted};
use crate::games::record::RecordError;
use crate::games::{Position, menus};
use crate::text::capital;

use super::failure::Failure;
use super::file::read_record;
use super::language::Language;

/// Print a recorded game in words: the channel's messages if one person plays against computer players
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The record file, or - for standard input
    file: PathBuf,
    #[command(flatten)]
    language: Language,
    /// The players' names in seat order, separated by commas
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The person's seat, counted from 1
    #[arg(long, default_value_t = 1)]
    person: u8,
    /// Also print every effect in order, as in the recap
    #[arg(long)]
    effects: bool,
    /// Also print the person's choices in the planner before each step
    #[arg(long)]
    planner: bool,
    /// Print only the lengths of the messages
    #[arg(long)]
    count: bool,
}

/// The line width of the channel's messages, in characters.
const LONGEST_LINE: usize = 120;

/// The turns of one message.
#[derive(Default)]
struct MessageTurns {
    turns: Vec<Vec<Event>>,
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let reader = self.language.reader()?;
        let record = read_record(&self.file).map_err(|error| reader.refuse_file(&self.file, &error))?;
        let refused = |error: RecordError| reader.refuse_in(&self.file, &error.phrase());
        let names = reader.names(&self.names, record.seats)?;
        let names: Vec<String> = names.into_iter().map(|name| format!("**{name}**")).collect();
        let say = |phrase: &Phrase| reader.say(phrase, &names);
        if !(1..=record.seats).contains(&self.person) {
            let players = Phrase::new("core-command-person").with("first", 1).with("last", record.seats);
            return Err(reader.refuse(&players));
        }
        let person = Seat::new(self.person - 1);

        let mut position = record.start().map_err(refused)?;
        let (mut unsent, mut events, mut messages) = (MessageTurns::default(), Vec::new(), Vec::new());
        for (index, step) in record.steps.iter().enumerate() {
            let turn = position.turn();
            if self.planner && step.seat == person {
                planner(out, &*position, person, &say)?;
            }
            let played = position.play(step.seat, &step.action);
            events.extend(played.map_err(|illegal| refused(RecordError::Step { index, illegal }))?);
            if position.turn() == turn {
                continue;
            }
            unsent.turns.push(std::mem::take(&mut events));
            let to_act = position.to_act();
            if to_act.is_empty() || (to_act.contains(person) && to_act.len() == 1) {
                let unsent = std::mem::take(&mut unsent);
                let length = |line: &Phrase| say(line).chars().count();
                let lines = unsent.message(&*position, person).into_iter();
                let lines: Vec<String> =
                    lines.flat_map(|line| fitted(line, LONGEST_LINE, length)).map(|line| say(&line)).collect();
                let effects: Vec<String> = unsent.turns.iter().flatten().map(|event| say(&event.phrase)).collect();
                if !self.count {
                    writeln!(out, "{}", lines.join("\n"))?;
                    if self.effects {
                        effects.iter().try_for_each(|effect| writeln!(out, "    {effect}"))?;
                    }
                    writeln!(out)?;
                }
                messages.push((lines, effects));
            }
        }
        if self.count {
            let (lines, effects): (Vec<_>, Vec<_>) = messages.into_iter().unzip();
            count(out, "messages", &lines)?;
            count(out, "effects", &effects)?;
        }
        Ok(())
    }
}

impl MessageTurns {
    /// Builds the message: the next player first, then the played turns.
    fn message(&self, position: &dyn Position, person: Seat) -> Vec<Phrase> {
        let status = position.face(Viewer::Public).status();
        let head = if position.to_act().is_empty() {
            Phrase::new("ui-status").with("status", status)
        } else {
            let players = vec![Phrase::new("core-seat").seat("seat", person)];
            Phrase::new("ui-turn-next").with("players", players).with("status", status)
        };
        let mut lines = vec![head];
        lines.extend(Facts::of_turns(self.turns.iter().map(Vec::as_slice)).lines(Viewer::Public));
        lines
    }
}

/// Prints the available choices, as in the planner's menus.
fn planner(
    out: &mut impl Write,
    position: &dyn Position,
    seat: Seat,
    say: &impl Fn(&Phrase) -> String,
) -> Result<(), Failure> {
    let prompt = position.prompt(seat);
    let needs = position.face(Viewer::Seat(seat)).needs(seat);
    let needs = needs.map(|needs| format!(" ({})", say(&needs))).unwrap_or_default();
    writeln!(out, "  ? {}{needs}", say(&prompt.question))?;
    for reason in &prompt.why_not {
        writeln!(out, "    – {}", say(reason))?;
    }
    for menu in menus(position, seat, None) {
        if let Some(key) = menu.key {
            writeln!(out, "    [{}]", say(&Phrase::new(key)))?;
        }
        for entry in menu.entries {
            let below =
                [entry.effect(), entry.warning].into_iter().flatten().map(|phrase| format!(" · {}", say(&phrase)));
            writeln!(out, "    * {}{}", capital(&say(&entry.label)), below.collect::<String>())?;
        }
    }
    Ok(())
}

/// Prints the number of lines and words of texts, and their line lengths.
fn count(out: &mut impl Write, what: &str, texts: &[Vec<String>]) -> Result<(), Failure> {
    let words = |text: &Vec<String>| text.iter().map(|line| line.split_whitespace().count()).sum();
    let longest = |text: &Vec<String>| text.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    writeln!(out, "{what}: {}", texts.len())?;
    for (name, mut sizes) in [
        ("lines", texts.iter().map(Vec::len).collect::<Vec<usize>>()),
        ("words", texts.iter().map(words).collect()),
        ("longest line", texts.iter().map(longest).collect()),
    ] {
        sizes.sort_unstable();
        let at = |percent: usize| sizes.get(sizes.len().saturating_sub(1) * percent / 100).copied().unwrap_or(0);
        writeln!(out, "  {name}: median {}, 95 % {}, most {}", at(50), at(95), at(100))?;
    }
    Ok(())
}
