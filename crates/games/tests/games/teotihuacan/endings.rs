//! Recorded games for each way in which a game can end (rules 16).

use engine::Game;
use serde_json::{Value, json};
use teotihuacan::{State, Teotihuacan};

use super::play::Record;

/// Replays a record. Returns the last state, and the state before the step that finished the pyramid.
fn replay(name: &str) -> (Value, Option<Value>) {
    let record = Record::read(&format!("endings/teotihuacan-{name}.record.json"));
    let mut before: Option<State> = None;
    let mut finishing = None;
    let last = record.replay(|_, state| {
        if finishing.is_none() && Teotihuacan::describe(state)["pyramid_finished"] == true {
            finishing = before.as_ref().map(Teotihuacan::describe);
        }
        before = Some(*state);
    });
    let value = Teotihuacan::describe(&last);
    assert_eq!(value["phase"], "over");
    assert!(Teotihuacan::to_act(&last).is_empty());
    (value, finishing)
}

fn result(points: &[u16], ranking: &[u8]) -> Value {
    json!({ "points": points, "ranking": ranking })
}

#[test]
fn the_third_eclipse() {
    let (last, finishing) = replay("third-eclipse");
    assert_eq!(last["result"], result(&[46, 71, 55, 72], &[4, 2, 3, 1]));
    assert_eq!((&last["era"], &last["last_round"], finishing), (&json!(3), &json!("now"), None));
}

#[test]
fn the_pyramid_is_finished_and_brings_the_eclipse() {
    let (last, finishing) = replay("pyramid-finished");
    let finishing = finishing.expect("the pyramid is finished");
    assert_eq!(finishing["last_round"], "no");
    assert!(finishing["light_disc"].as_u64() < finishing["dark_disc"].as_u64());
    assert_eq!(last["light_disc"], last["dark_disc"]);
    assert_eq!(last["result"], result(&[50, 17, 75, 71], &[3, 4, 1, 2]));
}

#[test]
fn the_pyramid_is_finished_in_the_last_round() {
    let (last, finishing) = replay("pyramid-in-last-round");
    assert_eq!(finishing.expect("the pyramid is finished")["last_round"], "now");
    assert_eq!(last["result"], result(&[53, 74, 93, 83], &[4, 3, 1, 2]));
}

#[test]
fn a_tie_that_cocoa_breaks() {
    let (last, _) = replay("tie-by-cocoa");
    assert_eq!(last["result"], result(&[66, 0, 66, 61], &[2, 4, 1, 3]));
    assert!(last["seats"][2]["cocoa"].as_u64() > last["seats"][0]["cocoa"].as_u64());
}

#[test]
fn a_tie_that_the_lower_seat_breaks() {
    let (last, _) = replay("tie-by-seat");
    assert_eq!(last["result"], result(&[37, 52, 52, 28], &[3, 1, 2, 4]));
    assert_eq!(last["seats"][1]["cocoa"], last["seats"][2]["cocoa"]);
}

#[test]
fn a_dark_eclipse() {
    let (last, _) = replay("dark-eclipse");
    assert_eq!(last["result"], result(&[26, 26, 5, 18], &[1, 2, 4, 3]));
}

/// Games recorded before `early_end_as_third` became an option keep its rule, and their states keep the hashes in
/// stored games.
#[test]
fn games_of_the_first_version_of_the_rules_are_played_as_they_were() {
    let text = |name: &str| {
        let path = format!("{}/tests/data/endings/teotihuacan-{name}.record.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap()
    };
    let mut old = games::record::Record::read(&text("pyramid-finished")).unwrap();
    assert_eq!(old.rules_version, 1, "it does not name one");
    let mut hashes = Vec::new();
    let last = old
        .replay(|step, position| {
            if [None, Some(100)].contains(&step) {
                hashes.push(position.hash());
            }
        })
        .unwrap();
    hashes.push(last.hash());
    assert_eq!(hashes, [9702008940758825947, 16783410834101850900, 5025912743667895698]);
    assert!(!last.save().contains("early_end_as_third"), "the states are written as they were");
    let points = |position: &dyn games::Position| position.outcome().unwrap().points;
    assert_eq!(points(&*last), [50, 17, 75, 71]);

    old.rules_version = 2;
    let new = old.replay(|_, _| {}).unwrap();
    assert_eq!(points(&*new), points(&*last), "it was the third eclipse, which scores the same by both rules");
    assert_ne!(new.hash(), last.hash(), "new games say by which rule they are played");
    let read = games::record::Record::read(&old.write()).unwrap();
    assert_eq!(read, old, "the version is written");
    old.options.0.insert("early_end_as_third".to_owned(), "on".to_owned());
    assert_eq!(points(&*old.replay(|_, _| {}).unwrap()), points(&*last));
    old.rules_version = 3;
    assert!(old.replay(|_, _| {}).is_err(), "rules of a later release");
}
