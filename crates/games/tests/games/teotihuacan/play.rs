//! Helpers that play steps in notation, and whole records.

use engine::{Event, Game, Notation, Options, Seat};
use serde::Deserialize;
use serde_json::Value;
use teotihuacan::{Setup, State, Teotihuacan};

/// The fields of a record (record format) that a replay needs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: String,
    pub game: String,
    #[serde(default)]
    pub rules_version: Option<u32>,
    pub seats: u8,
    pub options: Options,
    pub setup: Setup,
    pub steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub seat: Seat,
    #[serde(rename = "do")]
    pub step: String,
}

impl Record {
    /// Reads a record from `tests/data/`.
    pub fn read(path: &str) -> Record {
        let text = std::fs::read_to_string(format!("{}/tests/data/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let record: Record = serde_json::from_str(&text).unwrap();
        assert_eq!((record.format.as_str(), record.game.as_str()), ("daykeeper-record/1", "teotihuacan"));
        record
    }

    pub fn start(&self) -> State {
        let options = Teotihuacan::options_since(self.rules_version.unwrap_or(1), &self.options);
        Teotihuacan::start(self.seats, &options, &self.setup).unwrap()
    }

    /// Replays every step and calls `after` after each.
    pub fn replay(&self, mut after: impl FnMut(usize, &State)) -> State {
        let mut state = self.start();
        for (index, step) in self.steps.iter().enumerate() {
            if let Err(legal) = try_step(&mut state, step.seat, &step.step) {
                panic!("step {index} `{}` of seat {} is not among {legal:?}", step.step, step.seat);
            }
            after(index, &state);
        }
        state
    }
}

pub fn text(action: <Teotihuacan as Game>::Action) -> String {
    let mut text = String::new();
    action.write(&mut text).unwrap();
    text
}

/// The legal steps of a seat in notation, in the order of the game.
pub fn legal(state: &State, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    Teotihuacan::legal(state, seat, &mut actions);
    actions.into_iter().map(text).collect()
}

/// The legal steps of the only seat to act.
pub fn asked(state: &State) -> Vec<String> {
    let seats = Teotihuacan::to_act(state);
    assert_eq!(seats.len(), 1, "one seat is asked");
    legal(state, seats.first().unwrap())
}

/// Plays a step in notation. Returns the legal steps if this one isn't legal.
pub fn try_step(state: &mut State, seat: Seat, step: &str) -> Result<Vec<Event>, Vec<String>> {
    let mut actions = Vec::new();
    Teotihuacan::legal(state, seat, &mut actions);
    match teotihuacan::Action::parse(step).filter(|action| actions.contains(action)) {
        Some(action) => {
            let mut events = Vec::new();
            Teotihuacan::apply(state, seat, action, &mut events);
            Ok(events)
        }
        None => Err(actions.into_iter().map(text).collect()),
    }
}

/// Returns the first path at which an expected field differs from the found one.
pub fn difference(path: &str, expected: &Value, found: &Value) -> Option<String> {
    match (expected, found) {
        (Value::Object(fields), Value::Object(others)) => fields.iter().find_map(|(name, value)| {
            difference(&format!("{path}.{name}"), value, others.get(name).unwrap_or(&Value::Null))
        }),
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => items
            .iter()
            .zip(others)
            .enumerate()
            .find_map(|(index, (value, other))| difference(&format!("{path}[{index}]"), value, other)),
        _ => (expected != found).then(|| format!("{path}: expected {expected}, found {found}")),
    }
}
