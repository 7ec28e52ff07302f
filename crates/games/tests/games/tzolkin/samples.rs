//! Whole games from an independent implementation of the same rules: every named state and list of legal steps must
//! match.

use std::path::{Path, PathBuf};

use games::record::Record;
use games::{Position, title};
use serde_json::Value;

pub fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/samples")
}

/// All samples of registered games: name, record and expected states.
fn samples() -> Vec<(String, Record, Vec<Value>)> {
    let mut samples = Vec::new();
    for entry in std::fs::read_dir(directory()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if let Some(name) = name.strip_suffix(".record.json") {
            let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
            if title(&record.game).is_none() {
                continue;
            }
            let expected = std::fs::read_to_string(path.with_file_name(format!("{name}.expect.json"))).unwrap();
            samples.push((name.to_owned(), record, serde_json::from_str(&expected).unwrap()));
        }
    }
    samples
}

/// Returns the first difference between `found` and `expected`. `found` may have more fields.
pub fn difference(expected: &Value, found: &Value, path: &str) -> Option<String> {
    match (expected, found) {
        (Value::Object(expected), Value::Object(_)) => {
            expected.iter().find_map(|(key, value)| difference(value, &found[key], &format!("{path}.{key}")))
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => {
            let pairs = items.iter().zip(others).enumerate();
            pairs.into_iter().find_map(|(index, (item, other))| difference(item, other, &format!("{path}[{index}]")))
        }
        _ if expected == found => None,
        _ => Some(format!("{path}: {expected} expected, {found} found")),
    }
}

#[test]
fn every_sample_replays_as_expected() {
    let samples = samples();
    assert!(samples.len() >= 6, "samples are missing");
    for (name, record, expected) in samples {
        let mut compared = 0;
        let played = record.replay(|step, position| {
            let step = step.map_or(-1, |step| step as i64);
            for expected in expected.iter().filter(|expected| expected["step"] == step) {
                if let Some(state) = expected.get("state") {
                    assert_eq!(difference(state, &position.describe(), "state"), None, "{name}, after step {step}");
                }
                if let Some(legal) = expected.get("legal") {
                    let mut found = position.legal(position.to_act().first().expect("somebody is to act"));
                    found.sort();
                    assert_eq!(legal, &Value::from(found), "{name}, after step {step}");
                }
                compared += 1;
            }
        });
        if let Err(error) = played {
            panic!("{name}: {error}");
        }
        assert_eq!(compared, expected.len(), "{name}: a moment was not reached");
    }
}

#[test]
fn every_sample_is_written_as_it_was_read() {
    for (name, record, _) in samples() {
        assert_eq!(Record::read(&record.write()).unwrap(), record, "{name}");
    }
}

#[test]
fn a_difference_is_found() {
    let expected = serde_json::json!({ "a": [1, { "b": null }] });
    assert_eq!(difference(&expected, &serde_json::json!({ "a": [1, { "b": null, "c": 2 }], "d": 3 }), ""), None);
    assert!(difference(&expected, &serde_json::json!({ "a": [1, { "b": 0 }] }), "").is_some());
    assert!(difference(&expected, &serde_json::json!({ "a": [1] }), "").is_some());
}

/// Stored games contain a hash for each turn, so hashes must stay the same in every release with the same version of
/// the rules.
#[test]
fn the_hash_of_a_position_is_pinned() {
    let text = std::fs::read_to_string(directory().join("tzolkin-3p-7-priest.record.json")).unwrap();
    let mut hashes = Vec::new();
    let hash = |step: Option<usize>, position: &dyn Position| {
        if [None, Some(100), Some(324)].contains(&step) {
            hashes.push(position.hash());
        }
    };
    let position = Record::read(&text).unwrap().replay(hash).unwrap();
    assert_eq!(
        (position.title().rules_version(), hashes),
        (1, vec![8835782748230653525, 3016036727481000930, 3745751031880883599])
    );
}
