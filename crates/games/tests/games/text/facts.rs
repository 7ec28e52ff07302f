//! The facts of every turn of the samples are the changes of the state, for every player and for the table.

use std::collections::BTreeMap;

use engine::{Event, Facts, Phrase, Seat};
use games::record::Record;
use games::{Position, title};
use serde_json::Value;

/// Amounts by seat and name. The table has no seat.
type Sums = BTreeMap<(Option<Seat>, String), i64>;

/// The fact or the text of each amount of the state that isn't a resource with its own name.
const NAMES: [(&str, &str); 23] = [
    ("points", "vp"),
    ("core-share-points", "vp"),
    ("corn-tile", "corn_tiles"),
    ("wood-tile", "wood_tiles"),
    ("worker", "workers_in_play"),
    ("hand", "workers_in_hand"),
    ("new-building", "built"),
    ("light", "light"),
    ("day", "day"),
    ("pool", "pool"),
    ("skulls-on-chichen-itza", "skulls"),
    ("jungle-corn", "jungle corn"),
    ("jungle-wood", "jungle wood"),
    ("workers", "gears"),
    ("first-player-space", "first player space"),
    ("avenue", "avenue"),
    ("track", "pyramid_track"),
    ("new-technology", "technologies"),
    ("new-tile", "pyramid"),
    ("new-decoration", "decorations"),
    ("buildings", "buildings"),
    ("light-disc", "light_disc"),
    ("claimed", "tiles"),
];

fn id(thing: &Phrase) -> String {
    thing.key.rsplit('-').next().unwrap().to_owned()
}

/// The facts as changes of the state.
fn told(facts: &Facts, game: &str, seats: u8) -> Sums {
    let mut sums = Sums::new();
    for seat in std::iter::once(None).chain(Seat::all(seats).map(Some)) {
        for fact in facts.all(seat) {
            let kind = fact.key.split_once("-change-").map_or(fact.key, |(_, kind)| kind);
            // The sources of points and the words about fed workers and used tiles repeat other facts.
            let kind = kind.strip_prefix("fact-").unwrap_or(kind);
            let source = ["fact-points", "fact-final-quarters"].contains(&fact.key);
            let repeated = [
                "fed",
                "hungry",
                "unpaid",
                "used",
                "unlocked",
                "technology",
                "ascends",
                "sooner",
                "fourth-worker",
                "bonus-tile",
            ];
            if source || repeated.contains(&kind) || kind.contains("pushed-off") {
                continue;
            }
            let (kind, n) = match (kind, fact.thing) {
                ("up", Some(thing)) => (id(thing), fact.n),
                ("down", Some(thing)) => (id(thing), fact.n),
                ("power", Some(_)) => continue,
                ("worker", Some(worker)) => (format!("worker {:?}", worker.args), fact.n),
                ("workers", Some(gear)) => (format!("gears {}", gear.key), fact.n),
                ("hand", None) if game == "teotihuacan" => ("tiles".to_owned(), fact.n),
                ("claimed", _) => continue,
                (kind, _) => {
                    (NAMES.iter().find(|(known, _)| *known == kind).map_or(kind, |(_, name)| name).to_owned(), fact.n)
                }
            };
            let table = ["pool", "skulls", "jungle corn", "jungle wood", "pyramid", "decorations", "buildings"];
            let seat = seat.filter(|_| !table.contains(&&*kind));
            *sums.entry((seat, kind)).or_default() += n;
        }
    }
    sums.retain(|_, n| *n != 0);
    sums
}

fn count(value: &Value) -> i64 {
    match value {
        Value::Array(all) => all.len() as i64,
        Value::Object(all) => all.len() as i64,
        _ => 0,
    }
}

/// The amounts of the state.
fn amounts(position: &dyn Position) -> Sums {
    let state = position.describe();
    let mut sums = Sums::new();
    for (index, seat) in state["seats"].as_array().unwrap().iter().enumerate() {
        let owner = Some(Seat::try_from(index).unwrap());
        for (name, value) in seat.as_object().unwrap() {
            if let Some(n) = value.as_i64() {
                sums.insert((owner, name.clone()), n);
            }
            if ["temples", "technologies"].contains(&&**name) {
                for (inner, value) in value.as_object().into_iter().flatten() {
                    sums.insert((owner, inner.clone()), value.as_i64().unwrap());
                }
            }
        }
        if position.title().id() == "tzolkin" {
            sums.insert((owner, "built".to_owned()), count(&seat["buildings"]) + count(&seat["monuments"]));
            sums.insert((owner, "light".to_owned()), i64::from(seat["board"] == "light"));
            let space = i64::from(state["first_player_space"].as_u64() == Some(index as u64));
            sums.insert((owner, "first player space".to_owned()), space);
            for (gear, spaces) in state["gears"].as_object().unwrap() {
                let workers = spaces.as_array().unwrap().iter();
                let own = workers.filter(|space| space.as_u64() == Some(index as u64)).count();
                sums.insert((owner, format!("gears tzolkin-gear-{gear}")), own as i64);
            }
        } else {
            for worker in seat["workers"].as_array().unwrap() {
                // A worker that isn't on a board yet has no place.
                let Some(board) = worker["board"].as_str() else { continue };
                let args = Phrase::new("worker").with("power", worker["power"].as_i64().unwrap());
                let args = args.with("board", Phrase::new(format!("teotihuacan-board-{board}"))).args;
                *sums.entry((owner, format!("worker {args:?}"))).or_default() += 1;
            }
            sums.insert((owner, "technologies".to_owned()), count(&seat["technologies"]));
            sums.insert((owner, "tiles".to_owned()), count(&seat["discoveries"]));
        }
    }
    let mut table = |name: &str, n: i64| {
        sums.insert((None, name.to_owned()), n);
    };
    if position.title().id() == "tzolkin" {
        table("day", state["day"].as_i64().unwrap());
        table("pool", state["pool"].as_i64().unwrap());
        table("skulls", count(&state["skulls_on_chichen_itza"]));
        for kind in ["corn", "wood"] {
            let left = state["jungle"].as_object().unwrap().values().map(|group| group[kind].as_i64().unwrap()).sum();
            table(&format!("jungle {kind}"), left);
        }
    } else {
        table("light_disc", state["light_disc"].as_i64().unwrap());
        table("pyramid", count(&state["pyramid"]));
        table("decorations", count(&state["decorations"]));
        table("buildings", -state["buildings_left"].as_i64().unwrap());
    }
    sums
}

#[test]
fn the_facts_of_every_turn_are_the_changes_of_the_state() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/samples");
    let mut turns = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let game = name.split('-').next().unwrap_or_default().to_owned();
        if !name.ends_with(".record.json") || title(&game).is_none() {
            continue;
        }
        let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let (mut before, mut events): (Option<Box<dyn Position>>, Vec<Event>) = (None, Vec::new());
        let mut last = None;
        record
            .replay(|step, position| {
                if let (Some(index), Some(known)) = (step, &mut last) {
                    let known: &mut Box<dyn Position> = known;
                    let step = &record.steps[index];
                    events.extend(known.play(step.seat, &step.action).unwrap());
                }
                last = Some(position.fork());
                let ended = before.as_ref().is_none_or(|before| before.turn() != position.turn());
                if !ended && !position.to_act().is_empty() {
                    return;
                }
                if let Some(before) = &before {
                    check(&name, &**before, position, &Facts::of(&events));
                    turns += 1;
                }
                (before, events) = (Some(position.fork()), Vec::new());
            })
            .unwrap();
    }
    assert!(turns > 500, "only {turns} turns");
}

fn check(name: &str, before: &dyn Position, after: &dyn Position, facts: &Facts) {
    let [then, now] = [before, after].map(|position| position.describe());
    // The opening of Teotihuacan sums up its goods in later events.
    if !["turns", "eclipse", "calendar", "choosing"].contains(&then["phase"].as_str().unwrap()) {
        return;
    }
    let (old, new) = (amounts(before), amounts(after));
    let mut changed = Sums::new();
    for key in old.keys().chain(new.keys()) {
        let n = new.get(key).copied().unwrap_or_default() - old.get(key).copied().unwrap_or_default();
        if n != 0 {
            changed.insert(key.clone(), n);
        }
    }
    let mut told = told(facts, before.title().id(), after.seats());
    // A new era resets the calendar and the pyramid track.
    if then["era"] != now["era"] {
        for sums in [&mut changed, &mut told] {
            sums.retain(|(_, kind), _| kind != "light_disc" && kind != "pyramid_track");
        }
    }
    assert_eq!(told, changed, "{name}, turn {}", before.turn());
}
