//! The check of reasons: it plays both lines again in other deals and adds up the events. It shares no formula with the
//! search for reasons, and reads the numbers from the sentence.

use engine::{Arg, Event, Facts, Phrase, Seat, Seed, Summary};
use game_kit::advice::{Claim, Reason};

use super::futures::{Later, Until};
use super::title::Position;

/// The part of the deals, in twelfths, in which a sentence with *probably* must be true.
const MOSTLY: usize = 8;
/// The part for one without it. A rare deal can differ from all deals of the hint.
const NEARLY: usize = 11;

/// Returns `true` if a reason for these steps of a seat is true in other deals.
pub fn is_confirmed(
    position: &dyn Position,
    seat: Seat,
    seed: Seed,
    deals: u64,
    steps: &[String],
    reason: &Reason,
) -> bool {
    let words = &reason.words;
    let lines = |steps: &[String], until: Until| position.futures(seat, (seed, deals), steps, until);
    let reaches = |times: usize, twelfths: usize| 12 * times >= twelfths * deals as usize;
    match &reason.claim {
        Claim::Turn => turn(position, seat, steps, words),
        Claim::More { than, payday } => {
            let until = Until { turns: 0, paydays: *payday };
            let (Some(with), Some(without)) = (lines(steps, until), lines(than, until)) else { return false };
            let unit = i64::from(position.title().denominator());
            let own = words.key.starts_with("core-reason-hurts");
            let of = if own { seat_in(words, "rival") } else { Some(seat) };
            let (Some(of), Some(n)) = (of, number(words, "n")) else { return false };
            let sign = if own { -1 } else { 1 };
            let points = |events: &[Later]| points(events, of, phrase(words, "source"), unit);
            let difference = with.iter().zip(&without).map(|(with, without)| sign * (points(with) - points(without)));
            if words.key.ends_with(".sure") {
                reaches(difference.filter(|more| more.div_euclid(unit) == n).count(), NEARLY)
            } else {
                reaches(difference.filter(|more| *more >= n * unit).count(), MOSTLY)
            }
        }
        Claim::Follows { turns } => {
            let Some(thing) = phrase(words, "thing") else { return false };
            // The number of turns is that of the sentence.
            let Some(named) = number(words, "turns") else { return false };
            let Some(with) = lines(steps, Until { turns: *turns, paydays: 0 }) else { return false };
            let follows = |events: &&Vec<Later>| {
                let mut later = events
                    .iter()
                    .filter(|(turn, event)| (1..=named).contains(&i64::from(*turn)) && event.seat == Some(seat));
                later.any(|(_, event)| shows(event, thing))
            };
            // No event shows that a technology pays.
            reason.kind == "technology" || reaches(with.iter().filter(follows).count(), MOSTLY / 2)
        }
        Claim::Denies { than } => {
            let (Some(thing), Some(rival)) = (phrase(words, "thing"), seat_in(words, "rival")) else { return false };
            let Some(lines) = lines(than, Until { turns: 0, paydays: 0 }) else { return false };
            let gets = |events: &&Vec<Later>| {
                events.iter().any(|(turn, event)| *turn == 0 && event.seat == Some(rival) && shows(event, thing))
            };
            reaches(lines.iter().filter(gets).count(), MOSTLY)
        }
        Claim::Last | Claim::Forecast | Claim::Rules => true,
    }
}

/// Returns `true` if the turn itself does what its reason says.
fn turn(position: &dyn Position, seat: Seat, steps: &[String], words: &Phrase) -> bool {
    let (mut after, mut events) = (position.fork(), Vec::new());
    for (index, step) in steps.iter().enumerate() {
        let last = index + 1 == steps.len();
        let mut held = after.fork();
        let Ok(new) = after.play(seat, step) else { return false };
        // The effects on all players at the end of a turn aren't the turn's own.
        events.extend(if last && after.turn() != position.turn() {
            held.hold(seat, step).unwrap_or_default()
        } else {
            new
        });
    }
    let facts = Facts::of(&events);
    let unit = i64::from(position.title().denominator());
    let sum = |amount: &Phrase| facts.sum(Some(seat), &amount.key);
    match words.key.rsplit('-').next() {
        Some("scored") => {
            let events: Vec<Later> = events.iter().map(|event| (0, event.clone())).collect();
            number(words, "n").is_some_and(|n| points(&events, seat, phrase(words, "source"), unit) == n * unit)
        }
        Some("most") => phrase(words, "amount").is_some_and(|amount| number(amount, "n") == Some(sum(amount))),
        Some("need") => {
            let food = ["tzolkin-change-corn", "teotihuacan-change-cocoa"].map(|key| facts.sum(Some(seat), key));
            let [had, have] = ["had", "have"].map(|name| number(words, name).unwrap_or_default());
            food.iter().sum::<i64>() == have - had
        }
        _ => false,
    }
}

/// A seat's points in these events, from one source or from all.
fn points(events: &[Later], seat: Seat, source: Option<&Phrase>, unit: i64) -> i64 {
    let facts = Facts::of(events.iter().map(|(_, event)| event));
    let from = |thing: Option<&Phrase>| source.is_none_or(|source| thing.is_some_and(|of| of.key == source.key));
    let scored = facts.all(Some(seat)).filter(|fact| fact.key == "fact-points" && from(fact.thing));
    // After the end, monuments score too.
    let ends = |fact: &engine::Fact<'_>| {
        let monument = fact.thing.is_some_and(|thing| thing.key.contains("-monument-"));
        fact.key == "fact-final-quarters" && monument && from(fact.thing)
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
