//! Tests of `daykeeper record` and `daykeeper simulate`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use daykeeper::games::record::Record;
use serde_json::{Value, json};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/games/tests/data/samples")
}

fn sample() -> Value {
    let text = std::fs::read_to_string(directory().join("tzolkin-3p-7-priest.record.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn daykeeper(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_daykeeper")).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn the_command_prints_the_states() {
    let file = directory().join("tzolkin-3p-7-priest.record.json");
    let output = daykeeper(&["record", "replay", file.to_str().unwrap(), "--states"]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let lines: Vec<Value> = text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 326);
    assert_eq!((&lines[0]["step"], &lines[0]["to_act"]), (&json!(-1), &json!([0, 1, 2])));
    assert_eq!(lines[0]["state"]["phase"], "choosing");
    let pairs = lines[0]["legal"]["2"].as_array().unwrap();
    assert_eq!((pairs.len(), &pairs[0]), (6, &json!("keep uxmal_5 chichen_itza_7")));
    assert_eq!(
        (&lines[325]["step"], &lines[325]["to_act"], &lines[325]["legal"]),
        (&json!(324), &json!([]), &json!({}))
    );
    assert_eq!(lines[325]["state"]["result"], json!({ "quarters": [60, -58, -164], "ranking": [1, 2, 3] }));
}

#[test]
fn the_command_stops_with_one_message_after_the_earlier_states() {
    let mut record = sample();
    record["steps"][5]["do"] = json!("beg");
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("broken.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let output = daykeeper(&["record", "replay", file.to_str().unwrap(), "--states"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout).lines().count(), 6);
    assert_eq!(text(&output.stderr).lines().count(), 1);
    assert!(text(&output.stderr).contains("step 5"));
    for broken in ["{}", "\u{fffd}", ""] {
        std::fs::write(&file, broken).unwrap();
        let output = daykeeper(&["record", "replay", file.to_str().unwrap()]);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
        assert_eq!(text(&output.stderr).lines().count(), 1);
    }
    // The error quotes the record on a single line, without direction marks, and shortened.
    record["steps"][5]["do"] = json!(format!("end\n\u{202e}{}", "z".repeat(10_000)));
    std::fs::write(&file, record.to_string()).unwrap();
    let output = daykeeper(&["record", "replay", file.to_str().unwrap()]);
    let text = text(&output.stderr);
    assert_eq!((text.lines().count(), text.contains('\u{202e}')), (1, false), "{text}");
    assert!(text.len() < 2_000, "{text}");
    std::fs::write(&file, [0xff, 0xfe]).unwrap();
    assert_eq!(daykeeper(&["record", "replay", file.to_str().unwrap()]).status.code(), Some(2));
    assert_eq!(daykeeper(&["record", "replay", "/no/such/file"]).status.code(), Some(2));
}

#[test]
fn a_new_record_replays_from_standard_input() {
    let output = daykeeper(&["record", "new", "--game", "tzolkin", "--seats", "2", "--seed", "7"]);
    assert!(output.status.success());
    let record = Record::read(text(&output.stdout)).unwrap();
    assert!(record.replay(|_, _| {}).unwrap().outcome().is_some());
    let mut child = Command::new(env!("CARGO_BIN_EXE_daykeeper"));
    let mut child = child.args(["record", "replay", "-"]).stdin(std::process::Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), &output.stdout).unwrap();
    assert!(child.wait().unwrap().success());
    for wrong in [["--game", "chess", "--seats", "2"], ["--game", "tzolkin", "--seats", "9"]] {
        let output = daykeeper(&[&["record", "new", "--seed", "7"][..], &wrong].concat());
        assert_eq!((output.status.code(), text(&output.stderr).lines().count()), (Some(2), 1));
    }
}

#[test]
fn a_simulation_is_summed_up() {
    let simulate = |more: &[&str]| {
        let arguments = ["simulate", "--game", "tzolkin", "--seats", "3", "--games", "20", "--seed", "5"];
        daykeeper(&[&arguments[..], more].concat())
    };
    let output = simulate(&["--policy", "random,random,random", "--json"]);
    let summary: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(summary["policies"], json!(["random", "random", "random"]));
    let shares: f64 = summary["win_share"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let winners = summary["mean_winner_points"].as_f64().unwrap();
    assert!(summary["mean_points"].as_array().unwrap().iter().all(|points| points.as_f64().unwrap() < winners));
    let fields: Vec<&String> = summary.as_object().unwrap().keys().collect();
    assert_eq!(fields.len(), 11, "{fields:?}");
    // The same seed gives the same games.
    let again: Value = serde_json::from_slice(&simulate(&["--json"]).stdout).unwrap();
    assert_eq!(again["mean_points"], summary["mean_points"]);
    assert_eq!(simulate(&["--policy", "random,random"]).status.code(), Some(2));
    assert_eq!(simulate(&["--policy", "clever"]).status.code(), Some(2));
    assert!(text(&simulate(&[]).stdout).contains("steps/s"));
}
