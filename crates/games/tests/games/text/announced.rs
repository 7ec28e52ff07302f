//! Tests that turn summaries match the changes of each turn in random games, including repeated actions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::{Arg, Event, Facts, Options, Phrase, Rng, Seed, Viewer};
use games::{Position, Title, all};
use serde_json::Value;
use text::Texts;

use crate::common::in_parallel;
use crate::sweep::sweep;

/// Amounts in summaries, and their places in a saved game.
struct Measured {
    game: &'static str,
    seats: &'static str,
    /// The part of a key that names the amount, and the values of a seat.
    amounts: &'static [(&'static str, &'static [&'static str])],
}

const MEASURED: [Measured; 2] = [
    Measured {
        game: "tzolkin",
        seats: "/table/players",
        // Summaries name offered skulls.
        amounts: &[
            ("change-points", &["/vp"]),
            ("change-corn", &["/goods/corn"]),
            ("change-wood", &["/goods/wood"]),
            ("change-stone", &["/goods/stone"]),
            ("change-gold", &["/goods/gold"]),
            ("change-up", &["/temples", "/technologies"]),
        ],
    },
    Measured {
        game: "teotihuacan",
        seats: "/seats",
        amounts: &[
            ("change-points", &["/vp"]),
            ("change-cocoa", &["/goods/cocoa"]),
            ("change-wood", &["/goods/resources/0"]),
            ("change-stone", &["/goods/resources/1"]),
            ("change-gold", &["/goods/resources/2"]),
            ("change-avenue", &["/avenue"]),
            ("change-up", &["/temples"]),
        ],
    },
];

/// Texts that fit any number of repetitions: a worker goes to the first player space and takes its corn, exchanges add
/// up, workers are unlocked.
const ANY_NUMBER: [&str; 3] = ["tzolkin-did-first-player", "tzolkin-did-trade", "teotihuacan-did-unlock"];

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);

#[test]
fn announced_sums_equal_the_changes_of_the_turn() {
    for measured in &MEASURED {
        let title = all().find(|title| title.id() == measured.game).unwrap();
        in_parallel(sweep(40, 120), |game| watch(title, measured, game));
    }
}

fn watch(title: &dyn Title, measured: &Measured, game: u64) {
    let (seed, options) = (Seed::new(game), Options::default());
    let seats = title.min_seats() + (game % u64::from(title.max_seats() - title.min_seats() + 1)) as u8;
    let setup = title.deal(seats, &options, seed).unwrap();
    let mut position = title.start(seats, &options, &setup).unwrap();
    let mut rng = Rng::stream(seed, 9);
    let (mut before, mut events, mut counted) = (position.fork(), Vec::new(), false);
    while let Some(seat) = position.to_act().first() {
        let legal = position.legal(seat);
        events.extend(position.play(seat, &legal[rng.index(legal.len())]).unwrap());
        if position.turn() == before.turn() {
            continue;
        }
        // The opening reports its gains after all choices are known, and the end reports the result.
        if counted && position.outcome().is_none() {
            compare(measured, &*before, &*position, &events);
        }
        counted = position.face(Viewer::Public).round().is_some();
        before = position.fork();
        events.clear();
    }
}

fn compare(measured: &Measured, before: &dyn Position, after: &dyn Position, events: &[Event]) {
    let lines = Facts::of(events).lines(Viewer::Public);
    let announced = announced(&lines);
    let (old, new) = (saved(before), saved(after));
    for seat in 0..before.seats() {
        for (key, places) in measured.amounts {
            let at = |of: &Value, place| sum(of.pointer(&format!("{}/{seat}{place}", measured.seats)).unwrap());
            let value = |of: &Value| places.iter().map(|place| at(of, place)).sum::<i64>();
            let text = announced.get(&(seat, (*key).to_owned())).copied().unwrap_or_default();
            assert_eq!(value(&new) - value(&old), text, "{key} of seat {seat}: {lines:#?}");
        }
    }
    for clause in lines.iter().filter(|line| line.key == "core-turn").flat_map(|line| list(line, "clauses")) {
        says_how_often(clause);
    }
}

/// Asserts that a clause for repeated actions shows their number, by its things or in its text.
fn says_how_often(clause: &Phrase) {
    if ANY_NUMBER.contains(&clause.key.as_str()) || number(clause, "count") < 2 || !list(clause, "things").is_empty() {
        return;
    }
    let mut once = clause.clone();
    once.args.iter_mut().filter(|(name, _)| name == "count").for_each(|(_, count)| *count = Arg::Number(1));
    let names = vec![String::from("Ada"); 4];
    for locale in TEXTS.complete() {
        let (one, several) = (TEXTS.say(locale, &once, &names), TEXTS.say(locale, clause, &names));
        assert_ne!(one, several, "{locale}: {clause:?}");
    }
}

/// The sum of all amounts, by seat and kind.
fn announced(lines: &[Phrase]) -> BTreeMap<(u8, String), i64> {
    let mut announced = BTreeMap::new();
    let mut add = |seat: u8, amount: &Phrase| {
        // A gain with a word instead of a sign: "feeds 2".
        let amount = if let Some(Arg::Phrase(gain)) = argument(amount, "amount") { gain } else { amount };
        let kind = match amount.key.as_str() {
            "core-share-points" => "change-points",
            key => key.split_once('-').map_or(key, |(_, kind)| kind),
        };
        let kind = if kind == "change-down" { "change-up" } else { kind };
        *announced.entry((seat, kind.to_owned())).or_default() += number(amount, "n");
    };
    for line in lines {
        if line.key == "core-turn" {
            let seat = player(line);
            list(line, "changes").iter().for_each(|amount| add(seat, amount));
            for clause in list(line, "clauses") {
                list(clause, "gains").iter().chain(list(clause, "costs")).for_each(|amount| add(seat, amount));
            }
        }
        for share in list(line, "shares") {
            list(share, "changes").iter().for_each(|amount| add(player(share), amount));
        }
    }
    announced
}

fn player(phrase: &Phrase) -> u8 {
    match argument(phrase, "player") {
        Some(Arg::Seat(seat)) => seat.number(),
        other => panic!("no player but {other:?}"),
    }
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(known, _)| known == name).map(|(_, value)| value)
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    match argument(phrase, name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("no {name} but {other:?} in {phrase:?}"),
    }
}

fn list<'a>(phrase: &'a Phrase, name: &str) -> &'a [Phrase] {
    match argument(phrase, name) {
        Some(Arg::List(phrases)) => phrases,
        _ => &[],
    }
}

fn saved(position: &dyn Position) -> Value {
    serde_json::from_str(&position.save()).unwrap()
}

fn sum(value: &Value) -> i64 {
    match value {
        Value::Array(values) => values.iter().map(sum).sum(),
        value => value.as_i64().unwrap(),
    }
}
