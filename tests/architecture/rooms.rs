//! Tests that rooms inside `table` and `discord` depend on each other in one direction.

use std::collections::BTreeSet;

use super::cycles::{edges, modules};
use super::sources::files;

/// The rooms of `discord`, and the rooms that each may use.
const DISCORD: &[(&str, &[&str])] = &[
    ("parts", &[]),
    ("rest", &["parts"]),
    ("commands", &["parts"]),
    ("pages", &["commands", "parts"]),
    ("state", &["pages", "parts", "rest"]),
    ("outgoing", &["pages", "parts", "rest", "state"]),
    ("incoming", &["commands", "outgoing", "pages", "parts", "rest", "state"]),
];

/// The layers of `table`, and the layers that each may use.
const LAYERS: &[(&str, &[&str])] = &[("values", &[]), ("rules", &["values"]), ("service", &["rules", "values"])];

/// The features of `table`, and the other features that the rules or the service of each may use.
const FEATURES: &[(&str, &[&str])] = &[
    ("access", &[]),
    ("channels", &["seats", "viewing"]),
    ("clocks", &[]),
    ("exports", &["viewing"]),
    ("fairness", &[]),
    ("follows", &[]),
    ("finished_games", &[]),
    ("imports", &["lobby", "viewing"]),
    ("inactivity", &["lobby", "standstill"]),
    ("lessons", &["planning"]),
    ("lobby", &["clocks", "schedule", "standstill"]),
    ("names", &[]),
    ("notes", &[]),
    ("people", &[]),
    ("planning", &[]),
    ("preferences", &["clocks", "reminders"]),
    ("privacy", &[]),
    ("queued_turns", &["planning", "teaching"]),
    ("reminders", &["clocks"]),
    ("review", &["planning"]),
    ("schedule", &["clocks", "queued_turns", "reminders"]),
    ("seats", &["clocks", "lobby", "schedule", "standstill"]),
    ("settings", &["clocks"]),
    ("standstill", &["clocks", "schedule"]),
    ("teaching", &[]),
    ("turn", &["clocks", "planning", "queued_turns", "reminders", "review", "schedule", "seats", "standstill", "undo"]),
    ("undo", &["clocks", "planning", "queued_turns", "schedule"]),
    ("viewing", &["clocks"]),
    ("web", &["viewing"]),
];

/// The feature of a file in `rules` or `service`. Other files there serve all features.
fn feature(name: &[String]) -> Option<&str> {
    match name {
        [table, layer, feature, ..] if table == "table" && layer != "values" => {
            FEATURES.iter().map(|(listed, _)| *listed).find(|listed| listed == feature)
        }
        _ => None,
    }
}

/// The layer of a file in `table`. Its root only declares the layers and re-exports their items.
fn layer(name: &[String]) -> Option<&str> {
    name.get(1).map(String::as_str).filter(|_| name[0] == "table")
}

#[test]
fn the_layers_of_the_table_point_one_way() {
    let modules = modules(files(&["src"]));
    let mut wrong = Vec::new();
    for (name, targets) in edges(&modules) {
        let Some(from) = layer(name) else { continue };
        let Some((_, known)) = LAYERS.iter().find(|(listed, _)| *listed == from) else {
            wrong.push(format!("{from} is no layer"));
            continue;
        };
        for target in &targets {
            if layer(target).is_some_and(|to| to != from && !known.contains(&to)) {
                wrong.push(format!("{} knows {}", name.join("::"), target.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "dependencies between the layers of `table`:\n{}", wrong.join("\n"));
}

#[test]
fn features_of_the_table_know_only_the_listed_ones() {
    let modules = modules(files(&["src"]));
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    let edges = edges(&modules);
    for (name, targets) in &edges {
        for target in targets {
            let Some(other) = feature(target) else { continue };
            match feature(name) {
                Some(own) if own != other => {
                    used.insert((own, other));
                }
                // A file that all rules share knows no feature.
                None if layer(name) == Some("rules") && name.len() > 2 => {
                    wrong.push(format!("{} knows {}", name.join("::"), target.join("::")));
                }
                _ => {}
            }
        }
    }
    let listed: BTreeSet<(&str, &str)> =
        FEATURES.iter().flat_map(|(own, known)| known.iter().map(move |other| (*own, *other))).collect();
    wrong.extend(used.difference(&listed).map(|(own, other)| format!("{own} knows {other}")));
    let unused = listed.difference(&used);
    wrong.extend(unused.map(|(own, other)| format!("{own} does not know {other}, so the list needs no such entry")));
    assert!(wrong.is_empty(), "dependencies inside `table`:\n{}", wrong.join("\n"));
}

#[test]
fn the_features_form_no_circle() {
    let mut left: Vec<_> = FEATURES.to_vec();
    loop {
        let names: BTreeSet<&str> = left.iter().map(|(feature, _)| *feature).collect();
        let before = left.len();
        left.retain(|(_, known)| known.iter().any(|other| names.contains(other)));
        if left.len() == before {
            break;
        }
    }
    assert!(left.is_empty(), "features that know each other: {left:?}");
}

#[test]
fn the_rooms_of_discord_point_one_way() {
    let modules = modules(files(&["src"]));
    let room = |name: &[String]| match name {
        [part, room, ..] if part == "discord" => Some(room.clone()),
        _ => None,
    };
    let mut wrong = Vec::new();
    for (name, targets) in edges(&modules) {
        let Some(from) = room(name) else { continue };
        let Some((_, known)) = DISCORD.iter().find(|(listed, _)| *listed == from) else {
            wrong.push(format!("{from}: say in this test what it may know"));
            continue;
        };
        for to in targets.iter().filter_map(|target| room(target)).collect::<BTreeSet<_>>() {
            if to != from && !known.contains(&to.as_str()) {
                wrong.push(format!("{} knows {to}", name.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "dependencies inside `discord`:\n{}", wrong.join("\n"));
}
