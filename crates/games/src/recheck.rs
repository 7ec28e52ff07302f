//! The check of reasons: it plays the lines again in other deals and adds up their events. It shares no formula with the
//! search for reasons, and reads the numbers from the sentence.

use engine::{Arg, Event, Facts, Phrase, Seat, Seed, Summary, Viewer};
use game_kit::advice::{Claim, Reason};
use serde_json::Value;

use super::futures::{Later, Until};
use super::title::Position;

/// The part of the deals, in twelfths, in which a sentence with *probably* must be true.
const MOSTLY: usize = 8;
/// The part for one without it. A rare deal can differ from all deals of the hint.
const NEARLY: usize = 11;
/// Hundredths in a whole number.
const WHOLE: i64 = 100;
/// Turns after the last one of any game.
const END: Until = Until { turns: 1_000, paydays: 1_000 };

/// The engine's own count for a reason. The numbers are in hundredths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recheck {
    /// The number in the sentence; 1 if the sentence says only that something happens.
    pub said: i64,
    /// The same number as played, in each deal.
    pub counted: Vec<i64>,
    /// `true` if the sentence agrees with enough deals.
    pub is_true: bool,
}

impl Recheck {
    /// A check that passes if enough counts fit the number in the sentence.
    fn of(said: i64, counted: Vec<i64>, twelfths: usize, fits: impl Fn(i64) -> bool) -> Self {
        let fitting = counted.iter().filter(|count| fits(**count)).count();
        let is_true = !counted.is_empty() && 12 * fitting >= twelfths * counted.len();
        Recheck { said, counted, is_true }
    }

    /// A check that passes if something happens in enough deals.
    fn happens(happened: impl Iterator<Item = bool>, twelfths: usize) -> Self {
        let counted = happened.map(|happened| if happened { WHOLE } else { 0 }).collect();
        Recheck::of(WHOLE, counted, twelfths, |count| count > 0)
    }

    /// A check that passes if a number is the same in all deals.
    fn equals(said: Option<i64>, counted: impl Iterator<Item = i64>) -> Option<Self> {
        let said = WHOLE * said?;
        Some(Recheck::of(said, counted.map(|count| WHOLE * count).collect(), NEARLY, |count| count == said))
    }
}

/// Returns `true` if a reason for these steps of a seat is true in other deals.
pub fn is_confirmed(
    position: &dyn Position,
    seat: Seat,
    seed: Seed,
    deals: u64,
    steps: &[String],
    reason: &Reason,
) -> bool {
    recheck(position, seat, seed, deals, steps, reason).is_true
}

/// Plays the lines of a reason for these steps of a seat in other deals, and counts what the sentence says.
pub fn recheck(
    position: &dyn Position,
    seat: Seat,
    seed: Seed,
    deals: u64,
    steps: &[String],
    reason: &Reason,
) -> Recheck {
    let line = Lines { position, seat, deals: (seed, deals), steps };
    line.check(reason).unwrap_or_default()
}

/// A turn whose reason is checked.
struct Lines<'a> {
    position: &'a dyn Position,
    seat: Seat,
    deals: (Seed, u64),
    steps: &'a [String],
}

impl Lines<'_> {
    fn check(&self, reason: &Reason) -> Option<Recheck> {
        let words = &reason.words;
        match &reason.claim {
            Claim::Turn => self.turn(words),
            Claim::More { than, payday } => self.more(words, than, *payday),
            Claim::Follows { turns } => {
                let (thing, named) = (phrase(words, "thing")?, number(words, "turns")?);
                let with = self.futures(self.steps, Until { turns: *turns, paydays: 0 })?;
                // The number of turns is that of the sentence.
                let is_then = |turn: u32| (1..=named).contains(&i64::from(turn));
                Some(Recheck::happens(
                    with.iter().map(|events| self.gets(events, self.seat, thing, is_then)),
                    MOSTLY / 2,
                ))
            }
            Claim::Denies { than } => {
                let (thing, rival) = (phrase(words, "thing")?, seat_in(words, "rival")?);
                let lines = self.futures(than, Until { turns: 0, paydays: 0 })?;
                Some(Recheck::happens(
                    lines.iter().map(|events| self.gets(events, rival, thing, |turn| turn == 0)),
                    MOSTLY,
                ))
            }
            Claim::Last => self.last(words),
            Claim::Forecast { than } => {
                let own: i64 = self.finals(self.steps)?.iter().sum();
                let lead = |other: &Vec<String>| Some(own - self.finals(other)?.iter().sum::<i64>());
                let leads = than.iter().map(lead).collect::<Option<Vec<_>>>()?;
                // The mean of all deals.
                let parts = self.deals.1 as i64 * self.unit();
                let leads = leads.into_iter().map(|lead| (WHOLE * lead).div_euclid(parts)).collect();
                Some(Recheck::of(0, leads, 12, |lead| lead > 0))
            }
            Claim::Rules => self.rules(&reason.kind, words),
        }
    }

    fn unit(&self) -> i64 {
        i64::from(self.position.title().denominator())
    }

    fn futures(&self, steps: &[String], until: Until) -> Option<Vec<Vec<Later>>> {
        let futures = self.position.futures(self.seat, self.deals, steps, until)?;
        Some(futures.into_iter().map(|future| future.events).collect())
    }

    /// Returns `true` if a seat gets a thing in a turn that `is_then` accepts.
    fn gets(&self, events: &[Later], seat: Seat, thing: &Phrase, is_then: impl Fn(u32) -> bool) -> bool {
        events.iter().any(|(turn, event)| is_then(*turn) && event.seat == Some(seat) && shows(event, thing))
    }

    /// The points by a payday, compared with those after other steps.
    fn more(&self, words: &Phrase, than: &[String], payday: u32) -> Option<Recheck> {
        let until = Until { turns: 0, paydays: payday };
        let (with, without) = (self.futures(self.steps, until)?, self.futures(than, until)?);
        let hurts = words.key.starts_with("core-reason-hurts");
        let of = if hurts { seat_in(words, "rival")? } else { self.seat };
        let (n, sign, unit) = (number(words, "n")?, if hurts { -1 } else { 1 }, self.unit());
        let points = |events: &[Later]| points(events, of, phrase(words, "source"), unit);
        let counted = with.iter().zip(&without).map(|(with, without)| sign * (points(with) - points(without)));
        let counted: Vec<i64> = counted.map(|more| (WHOLE * more).div_euclid(unit)).collect();
        let (said, sure) = (WHOLE * n, words.key.ends_with(".sure"));
        let twelfths = if sure { NEARLY } else { MOSTLY };
        let whole = |more: i64| WHOLE * more.div_euclid(WHOLE);
        Some(Recheck::of(said, counted, twelfths, |more| if sure { whole(more) == said } else { more >= said }))
    }

    /// The events of the turn itself, without the effects on all players at its end, and the position after it.
    fn own(&self) -> Option<(Vec<Event>, Box<dyn Position>)> {
        let (mut after, mut events) = (self.position.fork(), Vec::new());
        for (index, step) in self.steps.iter().enumerate() {
            let mut held = after.fork();
            let new = after.play(self.seat, step).ok()?;
            if index + 1 == self.steps.len() && after.turn() != self.position.turn() {
                events.extend(held.hold(self.seat, step).unwrap_or_default());
                return Some((events, held));
            }
            events.extend(new);
        }
        Some((events, after))
    }

    /// The turn itself does what its reason says.
    fn turn(&self, words: &Phrase) -> Option<Recheck> {
        let (events, _) = self.own()?;
        let facts = Facts::of(&events);
        let sum = |key: &str| facts.sum(Some(self.seat), key);
        match words.key.rsplit('-').next()? {
            "scored" => {
                let events: Vec<Later> = events.iter().map(|event| (0, event.clone())).collect();
                let counted = points(&events, self.seat, phrase(words, "source"), self.unit()).div_euclid(self.unit());
                Recheck::equals(number(words, "n"), std::iter::once(counted))
            }
            "most" => {
                let amount = phrase(words, "amount")?;
                Recheck::equals(number(amount, "n"), std::iter::once(sum(&amount.key)))
            }
            "need" => {
                let food: i64 = FOOD.iter().map(|key| sum(key)).sum();
                Recheck::equals(number(words, "have"), std::iter::once(number(words, "had")? + food))
            }
            _ => None,
        }
    }

    /// The final score of the seat in each deal, in units of the outcome, if the game continues after these steps.
    fn finals(&self, steps: &[String]) -> Option<Vec<i64>> {
        let lines = self.futures(steps, END)?;
        let before = amount(self.position, self.seat, "vp") * self.unit();
        let total = |events: &Vec<Later>| {
            let facts = Facts::of(events.iter().map(|(_, event)| event));
            match facts.sum(Some(self.seat), FINAL) {
                0 => before + self.unit() * facts.sum(Some(self.seat), SCORED),
                quarters => quarters,
            }
        };
        Some(lines.iter().map(total).collect())
    }

    /// The points that the last turn adds: the final scores as played, less the score before the turn. The food of the
    /// last food day is no matter of the turn if all workers are fed anyway.
    fn last(&self, words: &Phrase) -> Option<Recheck> {
        let (own, after) = self.own()?;
        let score = |position: &dyn Position| {
            let lines = position.score(Viewer::Seat(self.seat)).into_iter().nth(self.seat.index()).unwrap_or_default();
            lines.iter().map(|line| i64::from(line.points)).sum::<i64>()
        };
        let short = |position: &dyn Position| position.shortage(self.seat).is_some_and(|(short, _)| short > 0);
        let (unit, own) = (self.unit(), Facts::of(&own));
        let lines = self.futures(self.steps, END)?;
        let eaten = |events: &Vec<Later>| {
            let facts = Facts::of(events.iter().map(|(_, event)| event));
            let later = |key: &str| facts.sum(Some(self.seat), key) - own.sum(Some(self.seat), key);
            later(FOOD[0]) + unit * later("tzolkin-change-hungry") * -3
        };
        let finals = self.finals(self.steps)?;
        let added = finals
            .iter()
            .zip(&lines)
            .map(|(last, events)| (last - eaten(events) - score(self.position)).div_euclid(unit));
        let checked = Recheck::equals(number(words, "n"), added)?;
        if short(self.position) || short(&*after) {
            // Feeding more workers is part of what the turn adds, and only the rules know how many ate without it.
            return Some(Recheck { is_true: true, ..checked });
        }
        Some(checked)
    }

    /// A reason from the rules, read in the play up to the seat's next turn.
    fn rules(&self, kind: &str, words: &Phrase) -> Option<Recheck> {
        let next = self.position.futures(self.seat, self.deals, self.steps, Until { turns: 0, paydays: 0 })?;
        let own = |value: &Value| value["seats"][self.seat.index()].clone();
        let moves_first =
            |then: &dyn Position| then.describe()["first_seat"].as_u64() == Some(self.seat.index() as u64);
        let pool = |events: &[Later]| {
            let taken = events.iter().map(|(_, event)| event).filter(|event| event.seat == Some(self.seat));
            let taken = taken.filter(|event| event.phrase.key == "tzolkin-event-pool-taken");
            taken.filter_map(|event| number(&event.phrase, "corn")).sum::<i64>()
        };
        match kind {
            "pool" => Recheck::equals(number(words, "corn"), next.iter().map(|future| pool(&future.events))),
            "moves-first" => Some(Recheck::happens(next.iter().map(|future| moves_first(&*future.then)), NEARLY)),
            "first-player" => {
                let corn = next.iter().map(|future| if moves_first(&*future.then) { pool(&future.events) } else { 0 });
                Recheck::equals(number(words, "corn"), corn)
            }
            "keeps-light" => {
                let light = next.iter().map(|future| own(&future.then.describe())["board"] == "light");
                Some(Recheck::happens(light, NEARLY))
            }
            "falls" => {
                let worker = phrase(words, "worker")?;
                let other = self.without(worker)?;
                let lines = self.futures(&other, Until { turns: 0, paydays: 0 })?;
                let falls = |(_, event): &Later| event.phrase.key.ends_with("-pushed-off") && shows(event, worker);
                Some(Recheck::happens(lines.iter().map(|events| events.iter().any(falls)), NEARLY))
            }
            "wait-skull" | "wait-corn" => {
                let key = if kind == "wait-skull" { "tzolkin-change-points" } else { FOOD[0] };
                let (gear, _) = place_of(phrase(words, "worker")?)?;
                let step = format!("pick {gear} {}", number(words, "next")?);
                let gains = next.iter().map(|future| self.most(&*future.then, &step, key, DEPTH));
                Recheck::equals(number(words, "then"), gains)
            }
            "start-worker" => {
                let workers = next.iter().map(|future| own(&future.then.describe())["workers_in_play"].as_i64());
                Recheck::equals(number(words, "n"), workers.map(Option::unwrap_or_default))
            }
            "unlocks" => {
                let locked = |position: &dyn Position| {
                    let workers = own(&position.describe())["workers"].as_array().cloned().unwrap_or_default();
                    workers.iter().filter(|worker| !worker["space"].is_null()).count() as i64
                };
                let freed = locked(self.position) - locked(&*self.own()?.1);
                Recheck::equals(number(words, "workers"), std::iter::once(freed))
            }
            // The other sentences about starting tiles repeat the texts on them.
            _ => kind.starts_with("start-").then(|| Recheck { said: WHOLE, counted: Vec::new(), is_true: true }),
        }
    }

    /// The steps of another turn that leaves a worker where it is.
    fn without(&self, worker: &Phrase) -> Option<Vec<String>> {
        let (gear, space) = place_of(worker)?;
        let avoided = format!("pick {gear} {space}");
        let turn = self.position.turn();
        let firsts = self.position.legal(self.seat).into_iter().filter(|first| *first != avoided);
        firsts.into_iter().find_map(|first| {
            let (mut after, mut steps) = (self.position.fork(), vec![first]);
            while steps.len() < LONGEST {
                after.play(self.seat, steps.last()?).ok()?;
                if after.turn() != turn {
                    return Some(steps);
                }
                // The last answers end a turn or decline something.
                steps.push(after.legal(self.seat).into_iter().rfind(|step| *step != avoided)?);
            }
            None
        })
    }

    /// The most of a good that a step brings with this many answers after it.
    fn most(&self, position: &dyn Position, step: &str, key: &str, depth: usize) -> i64 {
        let mut after = position.fork();
        let Ok(events) = after.play(self.seat, step) else { return 0 };
        let gain = Facts::of(&events).sum(Some(self.seat), key);
        if depth == 0 || after.turn() != position.turn() {
            return gain;
        }
        let answers = after.legal(self.seat).into_iter().filter(|answer| !answer.starts_with("pick "));
        gain + answers.map(|answer| self.most(&*after, &answer, key, depth - 1)).max().unwrap_or(0)
    }
}

/// Answers after a worker is picked up: its action, and up to two choices.
const DEPTH: usize = 3;
/// Maximum number of steps of a turn that is only a comparison.
const LONGEST: usize = 40;
/// The food of the games.
const FOOD: [&str; 2] = ["tzolkin-change-corn", "teotihuacan-change-cocoa"];
/// Points by source, and those of the final scoring.
const SCORED: &str = "fact-points";
const FINAL: &str = "fact-final-quarters";

/// A number of a seat in the description of a position.
fn amount(position: &dyn Position, seat: Seat, name: &str) -> i64 {
    position.describe()["seats"][seat.index()][name].as_i64().unwrap_or_default()
}

/// The gear and the number of a space.
fn place_of(space: &Phrase) -> Option<(&str, i64)> {
    let (_, gear) = phrase(space, "gear")?.key.rsplit_once("-gear-")?;
    let number =
        space.args.iter().find_map(|(_, arg)| if let Arg::Number(number) = arg { Some(*number) } else { None });
    Some((gear, number?))
}

/// A seat's points in these events, from one source or from all.
fn points(events: &[Later], seat: Seat, source: Option<&Phrase>, unit: i64) -> i64 {
    let facts = Facts::of(events.iter().map(|(_, event)| event));
    let from = |thing: Option<&Phrase>| source.is_none_or(|source| thing.is_some_and(|of| of.key == source.key));
    let scored = facts.all(Some(seat)).filter(|fact| fact.key == SCORED && from(fact.thing));
    // After the end, monuments score too.
    let ends = |fact: &engine::Fact<'_>| {
        let monument = fact.thing.is_some_and(|thing| thing.key.contains("-monument-"));
        fact.key == FINAL && monument && from(fact.thing)
    };
    scored.map(|fact| unit * fact.n).sum::<i64>() + facts.all(Some(seat)).filter(ends).map(|fact| fact.n).sum::<i64>()
}

/// Returns `true` if an event names this thing: all of its parts and its numbers.
fn shows(event: &Event, thing: &Phrase) -> bool {
    let (mut wanted, mut known) = (Vec::new(), Vec::new());
    leaves(thing, &mut wanted);
    leaves(&event.phrase, &mut known);
    for part in &event.summary {
        if let Summary::Fact { thing: Some(thing), .. } = part {
            leaves(thing, &mut known);
        }
    }
    wanted.iter().all(|leaf| known.contains(leaf))
}

/// The names without arguments and the numbers in a phrase.
fn leaves(phrase: &Phrase, all: &mut Vec<String>) {
    if phrase.args.is_empty() {
        all.push(phrase.key.split('.').next().unwrap_or_default().to_owned());
    }
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => leaves(inner, all),
            Arg::List(list) => list.iter().for_each(|inner| leaves(inner, all)),
            Arg::Number(number) => all.push(number.to_string()),
            _ => {}
        }
    }
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

fn number(phrase: &Phrase, name: &str) -> Option<i64> {
    if let Some(Arg::Number(number)) = arg(phrase, name) { Some(*number) } else { None }
}

fn phrase<'a>(of: &'a Phrase, name: &str) -> Option<&'a Phrase> {
    if let Some(Arg::Phrase(inner)) = arg(of, name) { Some(inner) } else { None }
}

fn seat_in(phrase: &Phrase, name: &str) -> Option<Seat> {
    if let Some(Arg::Seat(seat)) = arg(phrase, name) { Some(*seat) } else { None }
}
