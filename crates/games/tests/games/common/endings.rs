//! A recorded game for each way in which a game can end or its winner can be decided, in
//! `tests/data/endings/<game>-<reason>.record.json`. The games' own tests check these records.

use std::collections::BTreeSet;

use games::record::Record;

/// The reasons by game. A new game adds its list, and a new reason adds its record.
const REASONS: &[(&str, &[&str])] = &[
    ("tzolkin", &["fourth-food-day", "fourth-food-day-late", "tie-by-workers", "tie-shared"]),
    (
        "teotihuacan",
        &["dark-eclipse", "pyramid-finished", "pyramid-in-last-round", "third-eclipse", "tie-by-cocoa", "tie-by-seat"],
    ),
    ("example", &["fourth-turn", "tie-shared"]),
];

fn folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/endings")
}

pub fn ending(game: &str, reason: &str) -> Record {
    let text = std::fs::read_to_string(folder().join(format!("{game}-{reason}.record.json"))).unwrap();
    Record::read(&text).unwrap()
}

#[test]
fn every_reason_has_its_record() {
    let games: BTreeSet<&str> = games::all().map(|title| title.id()).collect();
    assert_eq!(games, REASONS.iter().map(|(game, _)| *game).collect(), "which endings does the game have?");
    let wanted: BTreeSet<String> = REASONS
        .iter()
        .flat_map(|(game, reasons)| reasons.iter().map(move |reason| format!("{game}-{reason}.record.json")))
        .collect();
    let there = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(there.collect::<BTreeSet<_>>(), wanted);
}

#[test]
fn every_ending_is_the_end() {
    for (game, reasons) in REASONS {
        for reason in *reasons {
            let record = ending(game, reason);
            let last = record.replay(|_, _| {}).unwrap();
            assert_eq!(record.game, *game);
            let outcome = last.outcome().unwrap_or_else(|| panic!("{game}, {reason}: the game goes on"));
            let best = *outcome.points.iter().max().unwrap();
            let leaders = outcome.points.iter().filter(|points| **points == best).count();
            let winners = outcome.ranking.iter().filter(|place| **place == 1).count();
            assert!(leaders > 1 || !reason.starts_with("tie"), "{game}, {reason}: {outcome:?}");
            assert_eq!(winners > 1, *reason == "tie-shared", "{game}, {reason}: {outcome:?}");
        }
    }
}
