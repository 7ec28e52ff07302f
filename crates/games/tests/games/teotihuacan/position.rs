//! Positions set up by hand: the conventions of rules 19, then the changes of a case.
//!
//! A position is built through the saved form of a state, just as the store reads a snapshot.

use std::collections::BTreeMap;

use engine::{Event, Game, Notation, Options, Rng, Seat, Seed};
use serde_json::{Value, json};
use teotihuacan::{State, Teotihuacan};

use super::play::{asked, try_step};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);
pub const D: Seat = Seat::new(3);

/// The data file, which gives the numbers of tiles in a saved state.
pub fn data() -> &'static Value {
    static DATA: std::sync::LazyLock<Value> = std::sync::LazyLock::new(|| {
        serde_json::from_str(include_str!("../../../../../assets/data/teotihuacan.json")).unwrap()
    });
    &DATA
}

/// The pyramid spaces, each with the four below it, by their names: level, row and column.
pub fn supports() -> Vec<(String, Vec<String>)> {
    let level = |level: usize| {
        let size = 5 - level;
        (0..size * size).map(move |index| (level, index / size, index % size))
    };
    let name = |level, row, column| format!("p{level}r{row}c{column}");
    (1..=4)
        .flat_map(level)
        .map(|(level, row, column)| {
            let below = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().filter(|_| level > 1);
            (name(level, row, column), below.map(|(r, c)| name(level - 1, row + r, column + c)).collect())
        })
        .collect()
}

/// The index of a component in a list of the data file.
pub fn index(list: &str, id: &str) -> u64 {
    let items = data()[list].as_array().unwrap();
    items.iter().position(|item| item["id"] == id).unwrap_or_else(|| panic!("no {id} in {list}")) as u64
}

fn set_of(list: &str, ids: &[&str]) -> u64 {
    ids.iter().fold(0, |set, id| set | 1 << index(list, id))
}

pub struct Table(Value);

impl Table {
    /// Four players, A to move, first era, the test ring, no goods, and an empty pyramid.
    pub fn new() -> Table {
        Table::of(4)
    }

    pub fn of(players: u8) -> Table {
        let options = Options::default();
        let setup = Teotihuacan::deal(players, &options, &mut Rng::new(Seed::new(1)));
        let state = Teotihuacan::start(players, &options, &setup).unwrap();
        let mut value = serde_json::to_value(state).unwrap();
        value["ring"] =
            json!(["palace", "forest", "quarry", "gold_deposits", "construction", "alchemy", "nobles", "decorations"]);
        value["technologies"] = json!([
            "tech_palace_cocoa",
            "tech_alchemy_nobles_points",
            "tech_extra_resource",
            "tech_decoration_points",
            "tech_construction_points",
            "tech_bought_power_up"
        ]);
        value["royal_tiles"] = json!(["royal_a_technologies", "royal_b_wood_stone", "royal_c_cocoa"]);
        value["phase"] = json!("turns");
        value["stack"] = json!(["turn_start"]);
        value["pyramid"] = json!(vec![json!({ "tile": 255, "rotation": 0 }); 30]);
        for stack in value["stacks"].as_array_mut().unwrap() {
            *stack = json!(0);
        }
        for seat in value["seats"].as_array_mut().unwrap() {
            seat["goods"] = json!({ "cocoa": 0, "resources": [0, 0, 0] });
        }
        Table(value)
    }

    fn seat(&mut self, seat: Seat) -> &mut Value {
        &mut self.0["seats"][usize::from(seat)]
    }

    pub fn with(mut self, field: &str, value: Value) -> Table {
        assert!(self.0.get(field).is_some(), "no field {field}");
        self.0[field] = value;
        self
    }

    /// D to move, in the last round before the eclipse of the first era.
    pub fn last_turn_before_eclipse(self) -> Table {
        self.with("active", json!(D)).with("light_disc", json!(12)).with("last_round", json!("now"))
    }

    /// Places worker `w` of a seat, unlocked.
    pub fn worker(self, seat: Seat, w: usize, board: &str, power: u8) -> Table {
        self.locked(seat, w, board, power, 0)
    }

    /// Places worker `w` of a seat, locked on a worship space.
    pub fn locked(mut self, seat: Seat, w: usize, board: &str, power: u8, space: u8) -> Table {
        self.seat(seat)["workers"][w - 1] = json!({ "board": board, "power": power, "space": space });
        self
    }

    /// Sets goods, as in `"cocoa 2 wood 1"`.
    pub fn goods(mut self, seat: Seat, goods: &str) -> Table {
        for (name, amount) in pairs(goods) {
            let place = &mut self.seat(seat)["goods"];
            match name {
                "cocoa" => place["cocoa"] = json!(amount),
                "wood" => place["resources"][0] = json!(amount),
                "stone" => place["resources"][1] = json!(amount),
                "gold" => place["resources"][2] = json!(amount),
                _ => panic!("no good {name}"),
            }
        }
        self
    }

    /// Sets positions on tracks, as in `"vp 3 red 10 avenue 2 track 1"`.
    pub fn at(mut self, seat: Seat, tracks: &str) -> Table {
        for (name, step) in pairs(tracks) {
            let place = self.seat(seat);
            match name {
                "blue" => place["temples"][0] = json!(step),
                "red" => place["temples"][1] = json!(step),
                "green" => place["temples"][2] = json!(step),
                "vp" | "avenue" | "track" => place[name] = json!(step),
                _ => panic!("no track {name}"),
            }
        }
        self
    }

    pub fn owns(mut self, seat: Seat, technologies: &[&str]) -> Table {
        self.seat(seat)["technologies"] = json!(set_of("technology_tiles", technologies));
        self
    }

    pub fn holds(mut self, seat: Seat, tiles: &[&str]) -> Table {
        self.seat(seat)["discoveries"] = json!(set_of("discovery_tiles", tiles));
        self
    }

    pub fn has_used(mut self, seat: Seat, tiles: &[&str]) -> Table {
        self.seat(seat)["used"] = json!(set_of("discovery_tiles", tiles));
        self
    }

    pub fn stack(mut self, stack: &str, tiles: &[&str]) -> Table {
        self.0["stacks"][index("discovery_stacks", stack) as usize] = json!(set_of("discovery_tiles", tiles));
        self
    }

    pub fn display(mut self, tiles: &[&str]) -> Table {
        if tiles[0].starts_with("deco") {
            self.0["decoration_display"] = json!(set_of("decoration_tiles", tiles));
        } else {
            self.0["pyramid_display"] = json!(set_of("pyramid_tiles", tiles));
        }
        self
    }

    pub fn laid(mut self, tile: &str, rotation: u8, space: &str) -> Table {
        self.0["pyramid"][index("pyramid_spaces", space) as usize] =
            json!({ "tile": index("pyramid_tiles", tile), "rotation": rotation });
        self
    }

    pub fn decorated(mut self, tile: &str, ledge: &str) -> Table {
        self.0["decorations"][index("decoration_spaces", ledge) as usize] = json!(index("decoration_tiles", tile));
        self
    }

    pub fn ready(self) -> Position {
        let state: State = serde_json::from_value(self.0).unwrap();
        Position { before: Teotihuacan::describe(&state), state, events: Vec::new() }
    }
}

fn pairs(text: &str) -> impl Iterator<Item = (&str, u64)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.len().is_multiple_of(2), "pairs of words: {text}");
    (0..words.len() / 2).map(move |pair| (words[2 * pair], words[2 * pair + 1].parse().unwrap()))
}

pub struct Position {
    pub state: State,
    before: Value,
    events: Vec<Event>,
}

impl Position {
    /// Plays steps, separated by `;`, each by the seat to act.
    pub fn play(mut self, steps: &str) -> Position {
        for step in steps.split(';').map(str::trim) {
            let seat = Teotihuacan::to_act(&self.state).first().unwrap_or_else(|| panic!("`{step}`: the game is over"));
            match try_step(&mut self.state, seat, step) {
                Ok(events) => self.events.extend(events),
                Err(legal) => panic!("`{step}` is not legal for seat {seat}; legal: {legal:?}"),
            }
        }
        self
    }

    /// Asserts that these steps are legal.
    pub fn offers(self, steps: &[&str]) -> Position {
        let legal = asked(&self.state);
        for step in steps {
            assert!(legal.iter().any(|other| other == step), "`{step}` should be legal; legal: {legal:?}");
        }
        self
    }

    /// Asserts that these steps are not legal.
    pub fn refuses(self, steps: &[&str]) -> Position {
        let legal = asked(&self.state);
        for step in steps {
            assert!(!legal.iter().any(|other| other == step), "`{step}` should not be legal; legal: {legal:?}");
            assert!(teotihuacan::Action::parse(step).is_some(), "`{step}` is no notation");
        }
        self
    }

    /// Asserts the whole list of legal steps, in any order.
    pub fn asks(self, steps: &[&str]) -> Position {
        let mut legal = asked(&self.state);
        legal.sort();
        let mut expected = steps.to_vec();
        expected.sort_unstable();
        assert_eq!(legal, expected);
        self
    }

    /// Asserts that it is this seat's turn, at its first question.
    pub fn turn_of(self, seat: Seat) -> Position {
        assert_eq!(self.value()["turn"], json!(seat));
        let legal = asked(&self.state);
        assert!(
            legal.iter().any(|step| step.starts_with("move ") || step == "unlock turn") || legal.is_empty(),
            "{legal:?}"
        );
        self
    }

    pub fn value(&self) -> Value {
        Teotihuacan::describe(&self.state)
    }

    /// Asserts a field of the state, in the form of records.
    pub fn field(self, field: &str, expected: Value) -> Position {
        assert_eq!(self.value()[field], expected, "{field}");
        self
    }

    /// Asserts a seat's amounts, as in `"cocoa 2 wood 1 vp 3 red 1 track 1"`. Unnamed amounts must equal those at the
    /// start.
    pub fn has(self, seat: Seat, expected: &str) -> Position {
        let mut all = amounts(&self.before["seats"][usize::from(seat)]);
        for (name, amount) in pairs(expected) {
            *all.get_mut(name).unwrap_or_else(|| panic!("no amount {name}")) = amount;
        }
        assert_eq!(amounts(&self.value()["seats"][usize::from(seat)]), all, "seat {seat}");
        self
    }

    /// Asserts the workers of a seat, as in `"forest 3, palace 2 on 1"`, in the order of records, without the worker on
    /// the wheel.
    pub fn workers(self, seat: Seat, expected: &str) -> Position {
        let value = self.value();
        let workers = value["seats"][usize::from(seat)]["workers"].as_array().unwrap();
        let shown: Vec<String> = workers
            .iter()
            .filter(|worker| !worker["board"].is_null())
            .map(|worker| {
                let space = worker["space"].as_u64().map_or(String::new(), |space| format!(" on {space}"));
                format!("{} {}{space}", worker["board"].as_str().unwrap(), worker["power"])
            })
            .collect();
        assert_eq!(shown.join(", "), expected, "workers of seat {seat}");
        self
    }

    /// Asserts the tiles of a seat: unused (including masks) and used.
    pub fn tiles(self, seat: Seat, unused: &[&str], used: &[&str]) -> Position {
        let value = self.value();
        let seat = &value["seats"][usize::from(seat)];
        assert_eq!(seat["discoveries"], json!(unused));
        assert_eq!(seat["discoveries_used"], json!(used));
        self
    }

    /// Asserts that an event with this message was reported.
    pub fn reports(self, key: &str) -> Position {
        let key = format!("teotihuacan-event-{key}");
        assert!(self.events.iter().any(|event| event.phrase.key == key), "no event {key}");
        self
    }
}

fn amounts(seat: &Value) -> BTreeMap<&'static str, u64> {
    let mut all = BTreeMap::new();
    for name in ["cocoa", "wood", "stone", "gold", "vp", "avenue"] {
        all.insert(name, seat[name].as_u64().unwrap());
    }
    for temple in ["blue", "red", "green"] {
        all.insert(temple, seat["temples"][temple].as_u64().unwrap());
    }
    all.insert("track", seat["pyramid_track"].as_u64().unwrap());
    all
}
