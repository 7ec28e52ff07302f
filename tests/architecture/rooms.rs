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

/// The features of `table`, and the other features whose rules or service each may use.
const FEATURES: &[(&str, &[&str])] = &[
    ("access", &[]),
    ("channels", &["seats", "viewing"]),
    ("clocks", &[]),
    ("exports", &["viewing"]),
    ("fairness", &[]),
    ("follows", &[]),
    ("history", &[]),
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

/// Features that `service` may use, since it holds their state for all games.
const HELD_BY_SERVICE: &[&str] = &["fairness", "reminders"];

/// A file's place in `table`.
#[derive(Debug, PartialEq)]
enum Place<'a> {
    /// Data without decisions, which every other file may use.
    Values,
    Core,
    Feature(&'a str),
    Service,
    Dispatch,
}

fn place(name: &[String]) -> Option<Place<'_>> {
    let parts: Vec<&str> = name.iter().map(String::as_str).collect();
    match parts[..] {
        ["table", "features", _, "values" | "refusal" | "request"] => Some(Place::Values),
        ["table", "features", feature, ..] => Some(Place::Feature(feature)),
        ["table", "core", ..] => Some(Place::Core),
        ["table", "service", ..] => Some(Place::Service),
        ["table", "dispatch", ..] => Some(Place::Dispatch),
        // The root of `table` only declares its rooms and re-exports their items.
        _ => None,
    }
}

fn may_know(from: &Place<'_>, to: &Place<'_>) -> bool {
    match (from, to) {
        (_, Place::Values | Place::Core) | (Place::Dispatch, _) | (Place::Service, Place::Service) => true,
        (Place::Feature(_), Place::Service) => true,
        (Place::Feature(own), Place::Feature(other)) => {
            own == other || FEATURES.iter().any(|(feature, known)| feature == own && known.contains(other))
        }
        (Place::Service, Place::Feature(feature)) => HELD_BY_SERVICE.contains(feature),
        _ => false,
    }
}

#[test]
fn features_of_the_table_know_only_the_listed_ones() {
    let modules = modules(files(&["src"]));
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    let edges = edges(&modules);
    for (name, targets) in &edges {
        let Some(from) = place(name) else { continue };
        for target in targets {
            let Some(to) = place(target) else { continue };
            if let (Place::Feature(own), Place::Feature(other)) = (&from, &to) {
                used.insert((*own, *other));
            }
            if !may_know(&from, &to) {
                wrong.push(format!("{} knows {}", name.join("::"), target.join("::")));
            }
        }
    }
    for (feature, known) in FEATURES {
        wrong.extend(
            known
                .iter()
                .filter(|other| !used.contains(&(*feature, **other)))
                .map(|other| format!("{feature} does not know {other}, so the list needs no such entry")),
        );
    }
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
