//! Figures about hints: whether reasons stay true, how plans differ, how long they are, and how long they take.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use crate::ai::{Ask, PlayerSpec, Strength};
use crate::engine::{Options, Phrase, Seat, Seed};
use crate::games::simulate::play_record;
use crate::games::{Gap, Plan, Position, Title, titles};

use super::super::failure::Failure;
use super::super::language::Reader;

/// Moments of each game, evenly spread.
const MOMENTS: usize = 10;
/// Deals of the second measurement, twice as many as for a hint.
const DEALS: u64 = 24;
/// Distance between the seeds of the first and the second measurement.
const OTHER: u64 = 1_000;
/// Maximum difference in points between the two measurements of a forecast.
const CLOSE: f64 = 2.0;

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
    differ: Share,
    best_reasons: Share,
    reasons: Share,
    true_again: Share,
    repeated: usize,
    kinds: BTreeMap<String, usize>,
    costs: Share,
    forecasts: Share,
    single: Share,
    lost: Vec<f64>,
    words: Vec<f64>,
    seconds: Vec<f64>,
}

/// Measures hints at this many moments of each game, and prints each figure with its target.
pub(super) fn measure(
    positions: usize,
    seed: Seed,
    (strength, budget): (Strength, u64),
    reader: &Reader,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let each = positions.div_ceil(titles().len());
    for title in titles() {
        let mut figures = Figures::default();
        for game in 0..each.div_ceil(MOMENTS) {
            let seed = seed.plus(game as u64);
            let moments = moments(*title, seed)?;
            for (position, seat) in moments.into_iter().take(each - figures.hints.min(each)) {
                figures.add(&*position, seat, &Ask { strength, seed, budget }, reader)?;
            }
        }
        figures.report(title.id(), out)?;
    }
    Ok(())
}

/// A moment of a game, and the seat to advise.
type Moment = (Box<dyn Position>, Seat);

/// Moments of a game between medium computer players, at the beginning of turns.
fn moments(title: &dyn Title, seed: Seed) -> Result<Vec<Moment>, Failure> {
    let players = vec![PlayerSpec::computer(Strength::Medium); title.max_seats().into()];
    let record = play_record(title, &players, &Options::default(), seed).map_err(Failure::refused)?;
    let mut begun: Vec<Moment> = Vec::new();
    let mut turn = None;
    let replayed = record.replay(|_, position| {
        if turn != Some(position.turn())
            && let Some(seat) = position.to_act().first()
        {
            turn = Some(position.turn());
            begun.push((position.fork(), seat));
        }
    });
    replayed.map_err(Failure::refused)?;
    let chosen: Vec<usize> = (0..MOMENTS).map(|moment| (2 * moment + 1) * begun.len() / (2 * MOMENTS)).collect();
    let all = begun.into_iter().enumerate();
    Ok(all.filter(|(index, _)| chosen.contains(index)).map(|(_, moment)| moment).collect())
}

impl Figures {
    fn add(&mut self, position: &dyn Position, seat: Seat, ask: &Ask, reader: &Reader) -> Result<(), Failure> {
        let start = Instant::now();
        let Some(found) = position.plans(seat, ask, &mut || false) else { return Ok(()) };
        self.seconds.push(start.elapsed().as_secs_f64());
        let names = reader.names(&[], position.seats())?;
        let say = |phrase: &Phrase| reader.say(phrase, &names);
        let plans = found.plans;
        let other = ask.seed.plus(OTHER);
        self.hints += 1;
        self.plans += plans.len();
        let aims: Vec<&Phrase> = plans.iter().map(|plan| &plan.aim).collect();
        self.differ.add((1..aims.len()).all(|index| !aims[..index].contains(&aims[index])));
        let mut told = Vec::new();
        for (rank, plan) in plans.iter().enumerate() {
            if rank == 0 {
                self.best_reasons.add(plan.reason.is_some());
            }
            self.reasons.add(plan.reason.is_some());
            if let Some(reason) = &plan.reason {
                let again = position.reasons(seat, other, DEALS, &plan.steps);
                self.true_again.add(again.iter().any(|known| known.words == reason.words));
                self.repeated += usize::from(told.contains(&&reason.words));
                *self.kinds.entry(reason.kind.clone()).or_default() += 1;
                told.push(&reason.words);
            }
            if is_short(position, seat, plan) {
                // The reason can name the missing food too.
                let named = plan.reason.as_ref().is_some_and(|reason| reason.kind == "feed-later");
                self.costs.add(plan.price.is_some() || named);
            }
            let text = format!("{} {}", say(&plan.name), say(&plan.text()));
            self.words
                .push(text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count() as f64);
        }
        self.compare(position, seat, ask, &plans);
        Ok(())
    }

    /// Measures the plans again in other deals.
    fn compare(&mut self, position: &dyn Position, seat: Seat, ask: &Ask, plans: &[Plan]) {
        let other = ask.seed.plus(OTHER);
        let lead = |one: &[String], two: &[String]| {
            let points = position.forecasts(seat, other, DEALS, &[one, two])?;
            let differences: Vec<f64> =
                points[0].iter().zip(&points[1]).map(|(one, two)| f64::from(one - two)).collect();
            let count = differences.len() as f64;
            let mean = differences.iter().sum::<f64>() / count;
            let spread = differences.iter().map(|own| (own - mean).powi(2)).sum::<f64>();
            Some((mean, (spread / (count - 1.0) / count).sqrt()))
        };
        if let [first, second, ..] = plans
            && let Some((mean, error)) = lead(&first.steps, &second.steps)
        {
            self.single.add(mean < 10.0 || mean < 3.0 * error);
            if let Some(Gap::Better { points: Some(points), .. }) = first.gap {
                self.forecasts.add((mean - f64::from(points)).abs() <= CLOSE);
            }
        }
        let best = position.advise(seat, ask, &mut || false).and_then(|advice| advice.turns.into_iter().next());
        if let (Some(first), Some(best)) = (plans.first(), best)
            && let Some((mean, _)) = lead(&best.steps, &first.steps)
        {
            self.lost.push(mean);
        }
    }

    fn report(&self, game: &str, out: &mut impl Write) -> std::io::Result<()> {
        let mut line = |name: &str, value: String, target: &str| {
            let target = if target.is_empty() { String::new() } else { format!("  [target: {target}]") };
            writeln!(out, "  {name}: {value}{target}")
        };
        line("game", game.to_owned(), "")?;
        line("hints", self.hints.to_string(), "")?;
        line("plans", self.plans.to_string(), "")?;
        line("hints whose plans differ in aim", self.differ.to_string(), "at least 95 %")?;
        line("best plans with a reason", self.best_reasons.to_string(), "at least 85 %")?;
        line("plans with a reason", self.reasons.to_string(), "at least 75 %")?;
        line("reasons true in other deals, twice as many", self.true_again.to_string(), "at least 98 %")?;
        line("same reason for two plans of a hint", self.repeated.to_string(), "0")?;
        let mut kinds: Vec<(&String, &usize)> = self.kinds.iter().collect();
        kinds.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        line("kinds of reasons", format!("{}: {}", kinds.len(), kinds.join(", ")), "")?;
        line("costs named where food or cocoa gets short", self.costs.to_string(), "100 %")?;
        line("forecasts within 2 points of a second measurement", self.forecasts.to_string(), "at least 95 %")?;
        line("hints that rightly have more than one plan", self.single.to_string(), "at least 95 %")?;
        let (lost, error) = mean(&self.lost);
        line("points lost with plan 1 against the search's best", format!("{lost:.2} ± {error:.2}"), "at most 1.5")?;
        line("words per plan, median", format!("{:.0}", at(&self.words, 50)), "at most 32")?;
        line("words per plan, 95 %", format!("{:.0}", at(&self.words, 95)), "at most 40")?;
        line("seconds, median", format!("{:.2}", at(&self.seconds, 50)), "at most 2")?;
        line("seconds, 95 %", format!("{:.2}", at(&self.seconds, 95)), "at most 5")
    }
}

/// Returns `true` if the plan leaves the seat short for the next food day or eclipse.
fn is_short(position: &dyn Position, seat: Seat, plan: &Plan) -> bool {
    let mut after = position.fork();
    let turn = position.turn();
    for step in &plan.steps {
        let mut held = after.fork();
        if after.play(seat, step).is_err() {
            return false;
        }
        // The shortage counts before the others move.
        if after.turn() != turn {
            held.hold(seat, step);
            return held.shortage(seat).is_some_and(|(short, _)| short > 0);
        }
    }
    after.shortage(seat).is_some_and(|(short, _)| short > 0)
}

/// The mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(2) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (spread / (count - 1.0) / count).sqrt())
}

/// The value below which this many percent of the values are.
fn at(values: &[f64], percent: usize) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default()
}
