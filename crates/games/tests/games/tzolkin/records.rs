//! Tests of invalid records and their error messages.

use games::record::{FORMAT, Record, RecordError};
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
fn the_unchanged_sample_is_accepted() {
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
fn values_that_the_game_lacks_are_refused() {
    assert!(refusal(|record| record["format"] = json!("daykeeper-record/2")).contains(FORMAT));
    assert!(refusal(|record| record["game"] = json!("chess")).contains("chess"));
    assert!(refusal(|record| record["seats"] = json!(5)).contains('5'));
    assert!(refusal(|record| record["seats"] = json!(2)).contains("wealth_offers"));
    assert!(refusal(|record| record["seats"] = json!(-1)).contains("-1"));
    assert!(refusal(|record| record["options"]["negative_scores"] = json!("never")).contains("never"));
    assert!(refusal(|record| record["options"]["speed"] = json!("fast")).contains("speed"));
}

#[test]
fn impossible_setups_are_refused() {
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
    let city = std::fs::read_to_string(directory().join("teotihuacan-2p-90.record.json")).unwrap();
    let mut other = Record::read(&city).unwrap();
    other.setup["pyramid_start"][0] = array(&other.setup["pyramid_start"][0]);
    assert!(other.replay(|_, _| {}).err().unwrap().to_string().contains("pyramid_start.0"));
    let mut other = Record::read(&city).unwrap();
    other.setup["ring"][0] = json!({ "palace": null });
    assert!(other.replay(|_, _| {}).is_err(), "a board is its name and nothing else");
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
fn text_other_than_a_record_is_refused() {
    for text in ["", "{", "[]", "null", "{}", "\u{0}", "{\"format\": \"daykeeper-record/1\"}"] {
        assert!(matches!(Record::read(text), Err(RecordError::Syntax(_))), "{text:?}");
    }
}
