//! The lines of a recap agree with the positions before and after, over whole recorded games.

use std::collections::BTreeSet;

use engine::{Arg, Phrase};
use games::Position;
use games::record::Record;
use serde_json::{Value, json};

/// Visits every turn of a sample: the seat, the position after its previous turn, and the position at its next one.
fn turns(name: &str, mut visit: impl FnMut(engine::Seat, &dyn Position, &dyn Position)) {
    let path = format!("{}/tests/data/samples/{name}.record.json", env!("CARGO_MANIFEST_DIR"));
    let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let mut now = record.start().unwrap();
    let mut after: Vec<Option<Box<dyn Position>>> = (0..now.seats()).map(|_| None).collect();
    let mut acting = None;
    for step in &record.steps {
        if acting != Some(step.seat) {
            if let Some(last) = acting {
                let last: engine::Seat = last;
                after[last.index()] = Some(now.fork());
            }
            if let Some(since) = &after[step.seat.index()] {
                visit(step.seat, &**since, &*now);
            }
            acting = Some(step.seat);
        }
        now.play(step.seat, &step.action).unwrap();
    }
}

fn data(game: &str) -> Value {
    let path = format!("{}/../../assets/data/{game}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn ids(value: &Value) -> BTreeSet<String> {
    value.as_array().into_iter().flatten().map(|id| id.as_str().unwrap().to_owned()).collect()
}

/// Returns `true` if a seat of a described position has the goods of this price, by the names of the goods.
fn covers(seat: &Value, price: &Value) -> bool {
    let goods = if seat["goods"].is_object() { &seat["goods"] } else { seat };
    price.as_object().unwrap().iter().all(|(of, amount)| goods[of].as_u64().unwrap_or(0) >= amount.as_u64().unwrap())
}

fn list<'a>(line: &'a Phrase, name: &str) -> &'a [Phrase] {
    match line.args.iter().find(|(arg, _)| arg == name) {
        Some((_, Arg::List(things))) => things,
        _ => &[],
    }
}

fn number(phrase: &Phrase, name: &str) -> Option<i64> {
    match &phrase.args.iter().find(|(arg, _)| arg == name)?.1 {
        Arg::Number(number) => Some(*number),
        Arg::Phrase(amount) => ["n", "count"].into_iter().find_map(|name| self::number(amount, name)),
        _ => None,
    }
}

/// The key of the thing that a price is about.
fn about(price: &Phrase) -> &str {
    price
        .args
        .iter()
        .find_map(|(_, arg)| if let Arg::Phrase(thing) = arg { Some(thing.key.as_str()) } else { None })
        .unwrap()
}

/// Checks the line about prices against the prices of each thing, by the key of its name. `None` is a full gear.
fn prices(line: Option<&Phrase>, all: &[(String, Option<i64>, Option<i64>)]) {
    let of = |price: Option<i64>| price.unwrap_or(i64::MAX);
    for (name, cheaper) in [("cheaper", true), ("dearer", false)] {
        let said = line.map_or(&[][..], |line| list(line, name));
        let expected = all.iter().filter(|(_, from, to)| from != to && (of(*to) < of(*from)) == cheaper);
        let expected: Vec<_> = expected.collect();
        assert_eq!(said.len(), expected.len(), "{line:?}, {all:?}");
        for (said, (key, from, to)) in said.iter().zip(expected) {
            assert_eq!(about(said), key);
            // A full gear has no price to say.
            assert_eq!(number(said, "before"), from.filter(|_| to.is_some()), "{said:?}");
            assert_eq!(number(said, "now"), *to);
        }
    }
}

/// The shown lines by the end of their keys.
fn line<'a>(lines: &'a [Phrase], ends: &[&str]) -> Option<&'a Phrase> {
    lines.iter().find(|line| ends.iter().any(|end| line.key.ends_with(end)))
}

const PRICES: [&str; 3] = ["-cheaper", "-dearer", "-prices"];

#[test]
fn recaps_of_tzolkin_agree_with_the_positions() {
    let data = data("tzolkin");
    let cost = |id: &String| {
        let cards = ["buildings", "monuments"].into_iter().flat_map(|kind| data[kind].as_array().unwrap());
        cards.into_iter().find(|card| card["id"] == id.as_str()).unwrap()["cost"].clone()
    };
    let (mut gone_lines, mut price_lines) = (0, 0);
    for game in ["tzolkin-2p-10-pauper", "tzolkin-3p-7-priest", "tzolkin-4p-3-builder"] {
        turns(game, |seat, since, now| {
            let lines = now.recap(since, seat);
            assert!(lines.len() <= 2, "{lines:?}");
            let (before, after) = (since.describe(), now.describe());
            if before["phase"] != "turns" || after["phase"] != "turns" {
                return assert!(lines.is_empty());
            }
            let (mine, now_mine) = (&before["seats"][seat.index()], &after["seats"][seat.index()]);
            let mut gone = Vec::new();
            for (place, owned) in [("offer", "buildings"), ("monuments", "monuments")] {
                let left: Vec<String> = ids(&before[place]).difference(&ids(&after[place])).cloned().collect();
                gone.extend(left.into_iter().filter(|id| !ids(&now_mine[owned]).contains(id)));
            }
            // Technologies can make a building cheaper than its printed cost.
            let covered = gone.iter().filter(|id| covers(mine, &cost(id))).count();
            let said = line(&lines, &["-gone"]).map_or(0, |line| list(line, "things").len());
            assert!((covered..=gone.len()).contains(&said), "{lines:?}, {gone:?}");
            gone_lines += usize::from(said > 0);

            let free = |state: &Value, gear: &str| {
                let positions = state["gears"][gear].as_array().unwrap();
                // The last two positions have no number.
                let at = positions.iter().position(Value::is_null)?;
                (at + 2 < positions.len()).then_some(at as i64)
            };
            let all = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"];
            let all = all.map(|gear| (format!("tzolkin-gear-{gear}"), free(&before, gear), free(&after, gear)));
            prices(line(&lines, &PRICES), &all);
            price_lines += usize::from(line(&lines, &PRICES).is_some());
        });
    }
    assert!(gone_lines > 5 && price_lines > 50, "{gone_lines}, {price_lines}");
}

#[test]
fn recaps_of_teotihuacan_agree_with_the_positions() {
    let data = data("teotihuacan");
    let price = |id: &String| {
        let tiles = data["discovery_tiles"].as_array().unwrap();
        let price = &tiles.iter().find(|tile| tile["id"] == id.as_str()).unwrap()["price"];
        let [wood, stone, gold] = [0, 1, 2].map(|resource| &price["resources"][resource]);
        json!({ "cocoa": price["cocoa"], "wood": wood, "stone": stone, "gold": gold })
    };
    let (mut gone_lines, mut price_lines) = (0, 0);
    for game in ["teotihuacan-2p-66", "teotihuacan-3p-733", "teotihuacan-4p-890"] {
        turns(game, |seat, since, now| {
            let lines = now.recap(since, seat);
            assert!(lines.len() <= 2, "{lines:?}");
            let (before, after) = (since.describe(), now.describe());
            if before["phase"] != "turns" || after["phase"] != "turns" {
                return assert!(lines.is_empty());
            }
            let (mine, now_mine) = (&before["seats"][seat.index()], &after["seats"][seat.index()]);
            let tiles = |state: &Value| -> BTreeSet<String> {
                state["discovery_stacks"].as_object().unwrap().values().flat_map(ids).collect()
            };
            let own = |id: &&String| {
                ["discoveries", "discoveries_used"].into_iter().any(|place| ids(&now_mine[place]).contains(*id))
            };
            let (were, are) = (tiles(&before), tiles(&after));
            let gone = were.difference(&are).filter(|id| !own(id) && covers(mine, &price(id))).count();
            let said = line(&lines, &["-gone"]).map_or(0, |line| list(line, "tiles").len());
            assert_eq!(said, gone, "{lines:?}");
            gone_lines += usize::from(said > 0);

            let colours = |state: &Value, board: &Value| {
                let seats = state["seats"].as_array().unwrap().iter();
                let there = |worker: &Value| worker["board"] == *board && worker["space"].is_null();
                let people = seats.filter(|seat| seat["workers"].as_array().unwrap().iter().any(there)).count();
                let neutral = state["neutral_workers"].as_array().unwrap().iter();
                (people + neutral.filter(|colour| ids(colour).contains(board.as_str().unwrap())).count()) as i64
            };
            let mut all = Vec::new();
            for board in data["boards"].as_array().unwrap().iter().map(|board| &board["id"]) {
                let key = format!("teotihuacan-board-{}", board.as_str().unwrap());
                if *board != "palace" {
                    all.push((key, Some(colours(&before, board)), Some(colours(&after, board))));
                }
            }
            prices(line(&lines, &PRICES), &all);
            price_lines += usize::from(line(&lines, &PRICES).is_some());
        });
    }
    assert!(gone_lines > 5 && price_lines > 50, "{gone_lines}, {price_lines}");
}
