//! Tests of turn summaries: their sums are right, and they keep whole games short.

use std::collections::BTreeMap;

use engine::{Arg, Event, Facts, Options, Phrase, Rng, Seat, Seed, Viewer};
use games::{Position, Title, titles};
use serde_json::Value;
use text::Texts;

use crate::common::in_parallel;

/// Random games per title.
const GAMES: u64 = 40;

/// Amounts by name.
type Sums = BTreeMap<String, i64>;

/// A seat's gains and payments in the lines of a turn.
fn announced(lines: &[Phrase], seat: Seat) -> Sums {
    let mut sums = Sums::new();
    for line in lines {
        if seat_of(line) == Some(seat) {
            let clauses =
                list(line, "clauses").iter().flat_map(|clause| [list(clause, "gains"), list(clause, "costs")]);
            clauses.chain([list(line, "changes")]).flatten().for_each(|amount| add(&mut sums, amount));
            // For an offered skull, the clause is the only mention.
            let offers = list(line, "clauses").iter().filter(|clause| clause.key == "tzolkin-did-offer");
            let offered: i64 = offers.flat_map(|clause| list(clause, "things")).map(count).sum();
            *sums.entry("skull".to_owned()).or_default() -= offered;
        }
        for share in list(line, "shares").iter().filter(|share| seat_of(share) == Some(seat)) {
            list(share, "changes").iter().for_each(|amount| add(&mut sums, amount));
        }
    }
    sums
}

fn add(sums: &mut Sums, amount: &Phrase) {
    if let ("core-gain", [(_, Arg::Phrase(amount))]) = (amount.key.as_str(), &amount.args[..]) {
        return add(sums, amount);
    }
    let what = amount.key.split_once("-change-").map_or(amount.key.as_str(), |(_, what)| what);
    match what {
        "up" | "down" => {
            for thing in list(amount, "things") {
                let n = if what == "up" { count(thing) } else { -count(thing) };
                *sums.entry(id(thing)).or_default() += n;
            }
        }
        "core-share-points" => *sums.entry("points".to_owned()).or_default() += number(amount, "n"),
        _ => *sums.entry(what.to_owned()).or_default() += number(amount, "n"),
    }
}

fn count(thing: &Phrase) -> i64 {
    if thing.key == "core-repeated" { number(thing, "count") } else { 1 }
}

/// The last part of a component's key: `tzolkin-temple-chaac` is `chaac`.
fn id(thing: &Phrase) -> String {
    let inner = thing.args.iter().find_map(|(name, arg)| match arg {
        Arg::Phrase(inner) if name == "thing" => Some(inner),
        _ => None,
    });
    inner.unwrap_or(thing).key.rsplit('-').next().unwrap().to_owned()
}

fn list<'a>(phrase: &'a Phrase, name: &str) -> &'a [Phrase] {
    let found = phrase.args.iter().find(|(given, _)| given == name);
    match found {
        Some((_, Arg::List(items))) => items,
        _ => &[],
    }
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    let found = phrase.args.iter().find(|(given, _)| given == name);
    let Some((_, Arg::Number(n))) = found else { panic!("no {name} in {phrase:?}") };
    *n
}

fn seat_of(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if name == "player" => Some(*seat),
        _ => None,
    })
}

/// A seat's public amounts.
fn had(position: &dyn Position, seat: Seat) -> Sums {
    let described: Value = position.describe();
    let mut sums = Sums::new();
    let mut take = |name: &str, value: &Value| {
        if let Some(n) = value.as_i64() {
            sums.insert(name.to_owned(), n);
        }
    };
    for (name, value) in described["seats"][usize::from(seat)].as_object().unwrap() {
        let name = match name.as_str() {
            "vp" => "points",
            "corn_tiles" => "corn-tile",
            "wood_tiles" => "wood-tile",
            "workers_in_play" => "worker",
            "pyramid_track" => "track",
            other => other,
        };
        take(name, value);
        if ["temples", "technologies"].contains(&name) {
            value.as_object().into_iter().flatten().for_each(|(inner, value)| take(inner, value));
        }
    }
    let high = ["blue", "red", "green"].into_iter().filter(|temple| sums.get(*temple).is_some_and(|step| *step >= 10));
    sums.insert("bonus-tile".to_owned(), high.count() as i64);
    sums
}

const NAMES: [&str; 23] = [
    "corn",
    "wood",
    "stone",
    "gold",
    "skull",
    "points",
    "cocoa",
    "corn-tile",
    "wood-tile",
    "worker",
    "chaac",
    "quetzalcoatl",
    "kukulkan",
    "agriculture",
    "extraction",
    "architecture",
    "theology",
    "avenue",
    "track",
    "bonus-tile",
    "blue",
    "red",
    "green",
];

/// The sums of every turn equal the changes of the position, in random games of every title.
#[test]
fn the_sums_of_a_turn_are_true() {
    for title in titles() {
        in_parallel(GAMES, |game| {
            let seats = title.min_seats() + (game % u64::from(title.max_seats() - title.min_seats() + 1)) as u8;
            check(*title, seats, Seed::new(game));
        });
    }
}

fn check(title: &dyn Title, seats: u8, seed: Seed) {
    let options = Options::default();
    let setup = title.deal(seats, &options, seed).unwrap();
    let mut position = title.start(seats, &options, &setup).unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut events: Vec<Event> = Vec::new();
    let mut before: Vec<Sums> = Seat::all(seats).map(|seat| had(&*position, seat)).collect();
    while let Some(seat) = position.to_act().first() {
        let turn = position.turn();
        let legal = position.legal(seat);
        let step = &legal[rng.index(legal.len())];
        events.extend(position.play(seat, step).unwrap());
        if position.turn() == turn && !position.to_act().is_empty() {
            continue;
        }
        let lines = Facts::of(&events).lines(Viewer::Public);
        for seat in Seat::all(seats) {
            let (announced, after) = (announced(&lines, seat), had(&*position, seat));
            // After an eclipse, the pyramid track begins again.
            let begins = events.iter().any(|event| event.phrase.key == "teotihuacan-event-era");
            for name in NAMES.into_iter().filter(|name| *name != "track" || !begins) {
                let of = |sums: &Sums| sums.get(name).copied().unwrap_or(0);
                let changed = of(&after) - of(&before[usize::from(seat)]);
                assert_eq!(
                    of(&announced),
                    changed,
                    "{} {seed:?} turn {turn} {seat:?} {name}: {:?}\n{:#?}",
                    title.id(),
                    say(&lines),
                    events.iter().map(|event| &event.phrase.key).collect::<Vec<_>>()
                );
            }
            before[usize::from(seat)] = after;
        }
        events.clear();
    }
}

fn say(lines: &[Phrase]) -> Vec<String> {
    let names: Vec<String> = (1..=4).map(|seat| format!("Player {seat}")).collect();
    let texts = Texts::embedded();
    lines.iter().map(|line| texts.say("en", line, &names)).collect()
}
