//! Tests of invalid records and their error messages.

use std::process::{Command, Output};

use daykeeper::games::record::{FORMAT, Record, RecordError};
use serde_json::{Value, json};

use super::samples::directory;

fn sample() -> Value {
    let text = std::fs::read_to_string(directory().join("tzolkin-3p-7-priest.record.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Returns the error for a changed record.
fn refusal(change: impl FnOnce(&mut Value)) -> String {
    let mut record = sample();
    change(&mut record);
    let read = Record::read(&record.to_string());
    read.and_then(|record| record.replay(|_, _| {}).map(drop)).expect_err("the record was taken").to_string()
}

#[test]
fn the_sample_itself_is_taken() {
    assert!(Record::read(&sample().to_string()).unwrap().replay(|_, _| {}).is_ok());
}

#[test]
fn unknown_fields_are_refused() {
    assert!(refusal(|record| record["comment"] = json!("")).contains("comment"));
    assert!(refusal(|record| record["setup"]["comment"] = json!("")).contains("comment"));
    assert!(refusal(|record| record["steps"][3]["comment"] = json!("")).contains("comment"));
}

#[test]
fn missing_options_have_their_default() {
    let mut record = sample();
    record.as_object_mut().unwrap().remove("options");
    assert!(Record::read(&record.to_string()).unwrap().replay(|_, _| {}).is_ok());
}

#[test]
fn what_the_game_does_not_have_is_refused() {
    assert!(refusal(|record| record["format"] = json!("daykeeper-record/2")).contains(FORMAT));
    assert!(refusal(|record| record["game"] = json!("chess")).contains("chess"));
    assert!(refusal(|record| record["seats"] = json!(5)).contains('5'));
    assert!(refusal(|record| record["seats"] = json!(2)).contains("wealth_offers"));
    assert!(refusal(|record| record["seats"] = json!(-1)).contains("-1"));
    assert!(refusal(|record| record["options"]["negative_scores"] = json!("never")).contains("never"));
    assert!(refusal(|record| record["options"]["speed"] = json!("fast")).contains("speed"));
}

#[test]
fn setups_that_cannot_be_are_refused() {
    assert!(refusal(|record| record["setup"]["first_seat"] = json!(3)).contains("first_seat"));
    assert!(refusal(|record| record["setup"]["monuments"][0] = json!("mon_nothing")).contains("mon_nothing"));
    assert!(refusal(|record| record["setup"]["monuments"][0] = json!("mon_tombs")).contains("mon_tombs"));
    assert!(refusal(|record| record["setup"]["monuments"] = json!([])).contains("monuments"));
    assert!(refusal(|record| record["setup"]["deck_age_1"][0] = json!("a2_01")).contains("a2_01"));
    assert!(refusal(|record| record["setup"]["deck_age_2"][0] = json!("a2_02")).contains("a2_02"));
    assert!(refusal(|record| drop(record["setup"]["deck_age_2"].as_array_mut().unwrap().pop())).contains("deck_age_2"));
    assert!(refusal(|record| record["setup"]["dummy_tiles"] = json!(["tikal_1"])).contains("dummy_tiles"));
    assert!(refusal(|record| record["setup"]["dummy_tiles"][0] = json!("uxmal_3")).contains("uxmal_3"));
    assert!(refusal(|record| record["setup"]["wealth_offers"][0] = json!(["tikal_1"])).contains("setup"));
    assert!(refusal(|record| drop(record["setup"].as_object_mut().unwrap().remove("monuments"))).contains("monuments"));
}

#[test]
fn an_illegal_step_is_named_with_the_legal_ones() {
    let text = refusal(|record| record["steps"][3]["do"] = json!("place market"));
    assert!(text.contains("step 3") && text.contains("place market") && text.contains("place first_player"), "{text}");
    assert!(refusal(|record| record["steps"][3]["seat"] = json!(1)).contains("seat 1"));
    assert!(refusal(|record| record["steps"][3]["seat"] = json!(200)).contains("seat 200"));
    let after = refusal(|record| record["steps"].as_array_mut().unwrap().push(json!({ "seat": 0, "do": "end" })));
    assert!(after.contains("step 325") && after.ends_with("the game is over"), "{after}");
    let other = refusal(|record| record["steps"][3]["seat"] = json!(1));
    assert!(other.contains("seat 0 is to act: ") && other.contains("place first_player"), "{other}");
}

#[test]
fn other_shapes_are_refused() {
    let array = |object: &Value| Value::Array(object.as_object().unwrap().values().cloned().collect());
    assert!(refusal(|record| record["steps"][3] = json!([0, "place market"])).contains("steps.3"));
    assert!(refusal(|record| record["setup"] = array(&record["setup"])).contains("setup"));
    let fields = json!([FORMAT, "tzolkin", 1, 3, {}, sample()["setup"], []]);
    assert!(matches!(Record::read(&fields.to_string()), Err(RecordError::Shape(_))));
    let mut city = Record::read(&daykeeper_record("teotihuacan")).unwrap();
    city.setup["pyramid_start"][0] = array(&city.setup["pyramid_start"][0]);
    assert!(city.replay(|_, _| {}).err().unwrap().to_string().contains("pyramid_start.0"));
    let mut city = Record::read(&daykeeper_record("teotihuacan")).unwrap();
    city.setup["ring"][0] = json!({ "palace": null });
    assert!(city.replay(|_, _| {}).is_err(), "a board is its name and nothing else");
}

#[test]
fn doubled_names_are_refused() {
    let record = sample().to_string();
    for name in ["first_seat", "negative_scores", "format", "do"] {
        let doubled = record.replacen(&format!("\"{name}\":"), &format!("\"{name}\":9,\"{name}\":"), 1);
        let text = Record::read(&doubled).expect_err(name).to_string();
        assert!(text.contains(&format!("`{name}` stands twice")), "{text}");
    }
}

#[test]
fn text_that_is_no_record_is_refused() {
    for text in ["", "{", "[]", "null", "{}", "\u{0}", "{\"format\": \"daykeeper-record/1\"}"] {
        assert!(matches!(Record::read(text), Err(RecordError::Syntax(_))), "{text:?}");
    }
}

fn daykeeper(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_daykeeper")).args(arguments).output().unwrap()
}

/// A game played at random.
fn daykeeper_record(game: &str) -> String {
    let output = daykeeper(&["record", "new", "--game", game, "--seats", "2", "--seed", "7"]);
    text(&output.stdout).to_owned()
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
fn the_command_refuses_in_one_message_and_keeps_what_came_before() {
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
