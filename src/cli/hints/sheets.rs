//! Hints as text for a reader who judges them: the position, the plans, and the engine's count next to each number.

use std::collections::BTreeMap;
use std::io::Write;

use serde_json::Value;

use crate::ai::{Ask, Strength};
use crate::engine::{Phrase, Seat, Seed, Viewer};
use crate::games::{Gap, Plan, Position, Reason, Title, facts_of, recheck};

use super::super::failure::Failure;
use super::super::language::Reader;
use super::checks::{after, is_exact, lead};
use super::figures::{AdvisedMoment, DEALS, OTHER, moments};

/// The hints to print.
pub(super) struct Sheets<'a> {
    pub(super) title: &'a dyn Title,
    pub(super) positions: usize,
    pub(super) seed: Seed,
    pub(super) adviser: (Strength, u64),
    pub(super) reader: &'a Reader,
}

impl Sheets<'_> {
    /// Prints a hint for each of some moments of new games.
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (strength, budget) = self.adviser;
        let mut printed = 0;
        for game in 0_u64.. {
            let seed = self.seed.plus(game);
            for moment in moments(self.title, seed)? {
                if printed == self.positions {
                    return Ok(());
                }
                let ask = Ask { strength, seed, budget };
                let found = moment.position.coach().plans(moment.seat, &ask, &mut || false, &mut |_| {});
                let Some(found) = found else { continue };
                printed += 1;
                let names = self.reader.names(&[], moment.position.seats())?;
                let sheet = Sheet { reader: self.reader, names, moment: &moment, seed };
                writeln!(out, "== {printed}. {}, seed {seed}, step {} ==", self.title.id(), moment.step)?;
                sheet.position(out)?;
                for (index, plan) in found.plans.iter().enumerate() {
                    sheet.plan(out, index, plan, &found.plans)?;
                }
                writeln!(out)?;
            }
        }
        Ok(())
    }
}

/// One hint.
struct Sheet<'a> {
    reader: &'a Reader,
    names: Vec<String>,
    moment: &'a AdvisedMoment,
    seed: Seed,
}

impl Sheet<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.reader.say(phrase, &self.names)
    }

    fn of(&self) -> (&dyn Position, Seat) {
        (&*self.moment.position, self.moment.seat)
    }

    /// The position in words, as the adviser's seat sees it.
    fn position(&self, out: &mut impl Write) -> std::io::Result<()> {
        let (position, seat) = self.of();
        writeln!(out, "Advice for {}.", self.say(&Phrase::new("core-seat").seat("seat", seat)))?;
        for line in position.face(Viewer::Seat(seat)).text_board() {
            writeln!(out, "  {}", self.say(&line))?;
        }
        Ok(())
    }

    fn plan(&self, out: &mut impl Write, index: usize, plan: &Plan, plans: &[Plan]) -> std::io::Result<()> {
        let (position, seat) = self.of();
        writeln!(out, "\n{}", self.say(&plan.phrase(index as u8 + 1)))?;
        writeln!(out, "  steps: {}", plan.steps.join("; "))?;
        let facts = facts_of(position, seat, &plan.steps);
        if let Some(turn) = facts.turn(seat) {
            writeln!(out, "  turn: {}", self.say(&turn))?;
        }
        for of in std::iter::once(None).chain(Seat::all(position.seats()).map(Some)) {
            let all: Vec<String> = facts.all(of).filter(|fact| fact.n != 0).map(|fact| self.fact(&fact)).collect();
            let whose =
                of.map_or_else(|| "table".to_owned(), |of| self.say(&Phrase::new("core-seat").seat("seat", of)));
            if !all.is_empty() {
                writeln!(out, "  facts, {whose}: {}", all.join("; "))?;
            }
        }
        if let Some(after) = after(position, seat, plan) {
            let (mut before, mut after) = (position.describe(), after.describe());
            let mut changes = Vec::new();
            let [own, then] = [&mut before, &mut after].map(|state| state["seats"][seat.index()].take());
            differences("", &own, &then, &mut changes);
            differences("table", &before, &after, &mut changes);
            writeln!(out, "  engine: {}", changes.join("; "))?;
        }
        let exact = if is_exact(position, seat, plan) { "yes" } else { "NO" };
        writeln!(out, "  words agree with the engine: {exact}")?;
        if plan.reasons.is_empty() {
            writeln!(out, "  reason: none")?;
        }
        plan.reasons.iter().try_for_each(|reason| self.reason(out, plan, reason))?;
        self.gap(out, plan, plans)
    }

    /// A fact with its amount.
    fn fact(&self, fact: &crate::engine::Fact<'_>) -> String {
        let thing = fact.thing.map(|thing| format!(" {}", self.thing(thing))).unwrap_or_default();
        let kind = fact.key.rsplit_once("-change-").map_or(fact.key, |(_, kind)| kind);
        format!("{}{thing} {:+}", kind.trim_start_matches("fact-"), fact.n)
    }

    /// A thing in words. Some things of facts have none, since only a picture shows them.
    fn thing(&self, thing: &Phrase) -> String {
        if thing.key.starts_with("fact-") {
            let args = thing.args.iter().map(|(_, arg)| Phrase::new("core-list").with("items", arg.clone()));
            return args.map(|arg| self.say(&arg)).collect::<Vec<_>>().join(" ");
        }
        self.say(thing)
    }

    /// The count of a reason in other deals.
    fn reason(&self, out: &mut impl Write, plan: &Plan, reason: &Reason) -> std::io::Result<()> {
        let (position, seat) = self.of();
        let counted = recheck(position, seat, self.seed.plus(OTHER), DEALS, &plan.steps, reason);
        writeln!(out, "  reason ({}, worth {}): {}", reason.kind, reason.worth, self.say(&reason.words))?;
        let played = match &counted.counted[..] {
            [] => "read from the rules".to_owned(),
            all => {
                let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
                all.iter().for_each(|count| *counts.entry(*count).or_default() += 1);
                let shown: Vec<String> =
                    counts.into_iter().map(|(count, times)| format!("{} (×{times})", hundredths(count))).collect();
                format!("says {}, in {} other deals: {}", hundredths(counted.said), all.len(), shown.join(", "))
            }
        };
        writeln!(out, "  engine: {played}; {}", if counted.is_true { "true" } else { "NOT CONFIRMED" })
    }

    /// The comparison with another plan in other deals.
    fn gap(&self, out: &mut impl Write, plan: &Plan, plans: &[Plan]) -> std::io::Result<()> {
        let (position, seat) = self.of();
        let other = match plan.gap {
            Some(Gap::Better { than, .. }) => than,
            Some(Gap::Even { with }) => with,
            None => return Ok(()),
        };
        let Some(other) = plans.get(usize::from(other).saturating_sub(1)) else { return Ok(()) };
        match lead(position, seat, (self.seed.plus(OTHER), DEALS), [&plan.steps, &other.steps]) {
            Some((mean, error)) => writeln!(out, "  lead in {DEALS} other deals: {mean:+.1} ± {error:.1} points"),
            None => Ok(()),
        }
    }
}

fn hundredths(count: i64) -> f64 {
    count as f64 / 100.0
}

/// The changes from one description of a position to another.
fn differences(path: &str, before: &Value, after: &Value, all: &mut Vec<String>) {
    let inner = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match (before, after) {
        _ if before == after => {}
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in new {
                differences(&inner(name), old.get(name).unwrap_or(&Value::Null), value, all);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                differences(&inner(&index.to_string()), old, new, all);
            }
        }
        _ => all.push(format!("{path} {before} → {after}")),
    }
}
