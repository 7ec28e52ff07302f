//! Figures about hints: whether reasons and numbers are true, how plans differ, how long they are, and how long they
//! take.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use serde_json::{Value, json};

use crate::ai::{Ask, PlayerSpec, Strength};
use crate::engine::{Options, Phrase, Seat, Seed};
use crate::games::simulate::play_record;
use crate::games::{Gap, Plan, Position, Title, recheck, titles};

use super::super::failure::Failure;
use super::super::file::write;
use super::super::language::Reader;
use super::checks::{describe, is_exact, is_named, is_short, lead, mean, unsaid};

/// Moments of each game, evenly spread.
const MOMENTS: usize = 10;
/// Deals of the second measurement, twice as many as for a hint.
pub(super) const DEALS: u64 = 24;
/// Distance between the seeds of the first and the second measurement.
pub(super) const OTHER: u64 = 1_000;
/// Maximum difference in points between the two measurements of a forecast.
const CLOSE: f64 = 2.0;
/// Lead in points, and in standard errors, with which the first plan needs no second one.
const ALONE: (f64, f64) = (10.0, 3.0);
/// Deals in which the turning points follow a turn, and the gain in the chance to win that they blame.
const BLAMED: (u64, f32) = (32, 0.1);
/// The part of the search's budget that remains for a hint while many wait.
const HURRIED: u64 = 2;

/// A count of hits.
#[derive(Default)]
struct Share {
    hits: usize,
    all: usize,
}

impl Share {
    fn add(&mut self, hit: bool) {
        self.all += 1;
        self.hits += usize::from(hit);
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = 100.0 * self.hits as f64 / self.all.max(1) as f64;
        write!(out, "{percent:.1} % ({} of {})", self.hits, self.all)
    }
}

/// The figures of one game.
#[derive(Default)]
struct Figures {
    hints: usize,
    plans: usize,
    named: Share,
    differ: Share,
    dominated: usize,
    best_reasons: Share,
    reasons: Share,
    true_again: Share,
    repeated: usize,
    kinds: BTreeMap<String, usize>,
    costs: Share,
    forecasts: Share,
    inexact: usize,
    single: Share,
    lost: Vec<f64>,
    blamed: usize,
    words: Vec<f64>,
    unsaid: usize,
    early: Vec<f64>,
    seconds: Vec<f64>,
}

/// The questions of a measurement.
pub(super) struct Measurement<'a> {
    /// Number of moments, over all games.
    pub(super) positions: usize,
    pub(super) seed: Seed,
    pub(super) adviser: (Strength, u64),
    pub(super) reader: &'a Reader,
    /// The folder for a file with each hint and its checks.
    pub(super) folder: Option<&'a Path>,
}

impl Measurement<'_> {
    /// Measures hints at moments of each game, and prints each figure with its target. The games run side by side.
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let measured = std::thread::scope(|scope| {
            let started: Vec<_> = titles().iter().map(|title| scope.spawn(|| self.game(*title))).collect();
            let ended = started.into_iter().map(|thread| thread.join());
            // A thread only fails to join if it panicked, and then its panic continues here.
            ended.map(|figures| figures.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect::<Vec<_>>()
        });
        for (title, figures) in titles().iter().zip(measured) {
            figures?.report(title.id(), out)?;
        }
        Ok(())
    }

    fn game(&self, title: &dyn Title) -> Result<Figures, Failure> {
        let each = self.positions.div_ceil(titles().len());
        let mut figures = Figures::default();
        for game in 0..each.div_ceil(MOMENTS) {
            let seed = self.seed.plus(game as u64);
            let (strength, budget) = self.adviser;
            for moment in moments(title, seed)?.into_iter().take(each - figures.hints.min(each)) {
                let report = figures.add(&moment, &Ask { strength, seed, budget }, self.reader)?;
                if let (Some(folder), Some(report)) = (self.folder, report) {
                    let file = folder.join(format!("{}-{seed}-{}.json", title.id(), moment.step));
                    let text = format!("{report:#}\n");
                    write(&file, text)?;
                }
            }
        }
        Ok(figures)
    }
}

/// A moment of a game, and the seat to advise.
pub(super) struct AdvisedMoment {
    /// The last step before the moment; -1 is the setup.
    pub(super) step: i64,
    pub(super) position: Box<dyn Position>,
    pub(super) seat: Seat,
}

/// Moments of a game between medium computer players, at the beginning of turns.
pub(super) fn moments(title: &dyn Title, seed: Seed) -> Result<Vec<AdvisedMoment>, Failure> {
    let players = vec![PlayerSpec::computer(Strength::Medium); title.max_seats().into()];
    let record = play_record(title, &players, &Options::default(), seed).map_err(Failure::refused)?;
    let mut begun: Vec<AdvisedMoment> = Vec::new();
    let mut turn = None;
    let replayed = record.replay(|index, position| {
        if turn != Some(position.turn())
            && let Some(seat) = position.to_act().first()
        {
            turn = Some(position.turn());
            begun.push(AdvisedMoment { step: index.map_or(-1, |index| index as i64), position: position.fork(), seat });
        }
    });
    replayed.map_err(Failure::refused)?;
    let chosen: Vec<usize> = (0..MOMENTS).map(|moment| (2 * moment + 1) * begun.len() / (2 * MOMENTS)).collect();
    let all = begun.into_iter().enumerate();
    Ok(all.filter(|(index, _)| chosen.contains(index)).map(|(_, moment)| moment).collect())
}

impl Figures {
    /// Measures the hint of a moment. The report has the hint with its checks.
    fn add(&mut self, moment: &AdvisedMoment, ask: &Ask, reader: &Reader) -> Result<Option<Value>, Failure> {
        let (position, seat) = (&*moment.position, moment.seat);
        let start = Instant::now();
        let elapsed = || start.elapsed().as_secs_f64();
        let mut early = |_: &[Plan]| self.early.push(elapsed());
        let Some(found) = position.coach().plans(seat, ask, &mut || false, &mut early) else { return Ok(None) };
        self.seconds.push(elapsed());
        let names = reader.names(&[], position.seats())?;
        let say = |phrase: &Phrase| reader.say(phrase, &names);
        let plans = found.plans;
        let other = ask.seed.plus(OTHER);
        self.hints += 1;
        self.plans += plans.len();
        let aims: Vec<&Phrase> = plans.iter().map(|plan| &plan.aim).collect();
        self.differ.add((1..aims.len()).all(|index| !aims[..index].contains(&aims[index])));
        let mut told = Vec::new();
        let mut reports = Vec::new();
        for (rank, plan) in plans.iter().enumerate() {
            if rank == 0 {
                self.best_reasons.add(!plan.reasons.is_empty());
            }
            self.named.add(is_named(plan));
            let better = plans.iter().find(|better| position.coach().has_more(seat, other, &better.steps, &plan.steps));
            self.dominated += usize::from(better.is_some());
            self.reasons.add(!plan.reasons.is_empty());
            let mut again = None;
            for reason in &plan.reasons {
                let is_true = recheck(position, seat, other, DEALS, &plan.steps, reason).is_true;
                self.true_again.add(is_true);
                again = Some(again.unwrap_or(true) && is_true);
                self.repeated += usize::from(told.contains(&&reason.words));
                *self.kinds.entry(reason.kind.clone()).or_default() += 1;
                told.push(&reason.words);
            }
            let short = is_short(position, seat, plan);
            if short {
                self.costs.add(plan.price.is_some());
            }
            let exact = is_exact(position, seat, plan);
            self.inexact += usize::from(!exact);
            self.unsaid += unsaid(reader, plan, rank, &names);
            let words = plan.words(say);
            self.words.push(words as f64);
            let mut report = describe(reader, plan, &names);
            if let Some(report) = report.as_object_mut() {
                report.insert("words".to_owned(), json!(words));
                report.insert("reason_true_again".to_owned(), json!(again));
                report.insert("short".to_owned(), json!(short));
                report.insert("exact".to_owned(), json!(exact));
            }
            reports.push(report);
        }
        let compared = self.compare(position, seat, ask, &plans);
        let made = json!({ "policy": "medium", "seats": position.seats(), "seed": ask.seed });
        Ok(Some(json!({
            "game": position.title().id(),
            "record": made,
            "step": moment.step,
            "seat": seat,
            "plans": reports,
            "compared": compared,
        })))
    }

    /// Measures the plans again in other deals, and against other searches.
    fn compare(&mut self, position: &dyn Position, seat: Seat, ask: &Ask, plans: &[Plan]) -> Value {
        let other = ask.seed.plus(OTHER);
        let Some(first) = plans.first() else { return Value::Null };
        let mut ahead = None;
        if let Some(second) = plans.get(1)
            && let Some((mean, error)) = lead(position, seat, (other, DEALS), [&first.steps, &second.steps])
        {
            ahead = Some((mean, error));
            self.single.add(mean < ALONE.0 || mean < ALONE.1 * error);
            if let Some(Gap::Better { points: Some(points), .. }) = first.gap {
                self.forecasts.add((mean - f64::from(points)).abs() <= CLOSE);
            }
        }
        let best = position.coach().advise(seat, ask, &mut || false).and_then(|advice| advice.turns.into_iter().next());
        let best = best.filter(|best| best.steps != first.steps);
        let lost = match &best {
            Some(best) => lead(position, seat, (other, DEALS), [&best.steps, &first.steps]).map(|(mean, _)| mean),
            None => Some(0.0),
        };
        self.lost.extend(lost);
        let gain = blame(position, seat, ask, plans);
        self.blamed += usize::from(gain >= BLAMED.1);
        json!({ "lead": ahead, "lost": lost, "chance_lost": gain })
    }

    fn report(&self, game: &str, out: &mut impl Write) -> std::io::Result<()> {
        let mut line = |name: &str, value: String, target: &str| {
            let target = if target.is_empty() { String::new() } else { format!("  [target: {target}]") };
            writeln!(out, "  {name}: {value}{target}")
        };
        line("game", game.to_owned(), "")?;
        line("hints", self.hints.to_string(), "")?;
        line("plans", self.plans.to_string(), "")?;
        line("plans with worker and place named", self.named.to_string(), "100 %")?;
        line("hints whose plans differ in aim", self.differ.to_string(), "at least 95 %")?;
        line("plans of which another plan has more of everything", self.dominated.to_string(), "0")?;
        line("best plans with a reason", self.best_reasons.to_string(), "at least 92 %")?;
        line("plans with a reason", self.reasons.to_string(), "at least 75 %")?;
        line("reasons true in other deals, twice as many", self.true_again.to_string(), "at least 98 %")?;
        line("same reason for two plans of a hint", self.repeated.to_string(), "0")?;
        let mut kinds: Vec<(&String, &usize)> = self.kinds.iter().collect();
        kinds.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        line("kinds of reasons", format!("{}: {}", kinds.len(), kinds.join(", ")), "")?;
        line("costs named where food or cocoa gets short", self.costs.to_string(), "100 %")?;
        line("forecasts within 2 points of a second measurement", self.forecasts.to_string(), "at least 95 %")?;
        line("plans with numbers that the rules don't reproduce", self.inexact.to_string(), "0")?;
        line("hints that rightly have more than one plan", self.single.to_string(), "at least 95 %")?;
        let (lost, error) = mean(&self.lost);
        line("points lost with plan 1 against the search's best", format!("{lost:.2} ± {error:.2}"), "at most 1.5")?;
        line("plans 1 that turning points would blame", self.blamed.to_string(), "0")?;
        line("words per plan, median", format!("{:.0}", at(&self.words, 50)), "")?;
        line("words per plan, 95 %", format!("{:.0}", at(&self.words, 95)), "")?;
        line("plans with a text missing in a language", self.unsaid.to_string(), "0")?;
        let mut seconds = |name: &str, values: &[f64], percent: usize, target: &str| {
            line(name, format!("{:.2}", at(values, percent)), target)
        };
        seconds("seconds to the first plan, median", &self.early, 50, "at most 2")?;
        seconds("seconds to the proved reasons, median", &self.seconds, 50, "at most 5")?;
        seconds("seconds to the proved reasons, 95 %", &self.seconds, 95, "at most 10")
    }
}

/// The gain in the chance to win with which the turning points would blame the first plan of a hint that was given
/// while many waited. They look for a better turn with the whole search, in the hint for the same decision.
fn blame(position: &dyn Position, seat: Seat, ask: &Ask, plans: &[Plan]) -> f32 {
    let hurried =
        position.coach().plans(seat, &Ask { budget: ask.budget / HURRIED, ..*ask }, &mut || false, &mut |_| {});
    let hurried = hurried.and_then(|found| found.plans.into_iter().next());
    let (Some(best), Some(given)) = (plans.first(), hurried) else { return 0.0 };
    let even = |plan: &Plan| matches!(plan.gap, Some(Gap::Even { .. }));
    if plans.iter().enumerate().any(|(rank, plan)| (rank == 0 || even(plan)) && plan.steps == given.steps) {
        return 0.0;
    }
    let chance = |position: &dyn Position| position.coach().standings().get(seat.index()).map_or(0.0, |own| own.chance);
    let mut after = position.fork();
    let legal = given.steps.iter().all(|step| after.play(seat, step).is_ok());
    if !legal || chance(position) - chance(&*after) < BLAMED.1 {
        return 0.0;
    }
    let chances = position.coach().chances(seat, ask.seed, &[&best.steps, &given.steps], BLAMED.0);
    let mean = |chances: &[f32]| chances.iter().sum::<f32>() / chances.len().max(1) as f32;
    chances.map_or(0.0, |chances| mean(&chances[0]) - mean(&chances[1]))
}

/// The value below which this many percent of the values are.
fn at(values: &[f64], percent: usize) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default()
}
