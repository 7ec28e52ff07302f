//! Whole games of an independent implementation replay to the same states and legal steps.

use std::collections::BTreeMap;

use engine::Game;
use serde::Deserialize;
use serde_json::Value;
use teotihuacan::Teotihuacan;

use super::play::{Record, asked, difference};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    step: usize,
    state: Option<Value>,
    legal: Option<Vec<String>>,
}

fn replays(name: &str) {
    let record = Record::read(&format!("samples/{name}.record.json"));
    let path = format!("{}/tests/data/samples/{name}.expect.json", env!("CARGO_MANIFEST_DIR"));
    let expected: Vec<Expected> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut by_step: BTreeMap<usize, Vec<Expected>> = BTreeMap::new();
    for item in expected {
        by_step.entry(item.step).or_default().push(item);
    }
    let mut checked = 0;
    record.replay(|index, state| {
        for item in by_step.get(&index).into_iter().flatten() {
            if let Some(expected) = &item.state {
                let found = Teotihuacan::describe(state);
                if let Some(difference) = difference("state", expected, &found) {
                    panic!("{name}, after step {index} `{}`: {difference}", record.steps[index].step);
                }
            }
            if let Some(expected) = &item.legal {
                // If several seats choose simultaneously, the list belongs to the seat of the next step.
                let seat = record.steps[index + 1].seat;
                let mut found = super::play::legal(state, seat);
                found.sort();
                assert_eq!(&found, expected, "{name}, after step {index} `{}`", record.steps[index].step);
                if Teotihuacan::to_act(state).len() == 1 {
                    assert_eq!(asked(state).len(), found.len());
                }
            }
            checked += 1;
        }
    });
    assert!(checked > 100, "{name}: only {checked} moments were compared");
}

#[test]
fn two_players_66() {
    replays("teotihuacan-2p-66");
}

#[test]
fn two_players_90() {
    replays("teotihuacan-2p-90");
}

#[test]
fn three_players_733() {
    replays("teotihuacan-3p-733");
}

#[test]
fn three_players_889() {
    replays("teotihuacan-3p-889");
}

#[test]
fn four_players_32() {
    replays("teotihuacan-4p-32");
}

#[test]
fn four_players_890() {
    replays("teotihuacan-4p-890");
}
