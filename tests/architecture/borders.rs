//! Dependencies point one way.

use std::collections::BTreeSet;

use super::sources::{SourceFile, files};

/// Who may know whom. What is missing here may know nothing of ours; `cli` and the two crate roots
/// wire the parts together and may know everything.
const ALLOWED: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("scene", &["engine"]),
    ("text", &["engine"]),
    ("ai", &["engine"]),
    ("games", &["ai", "engine", "scene"]),
    ("render", &["engine", "scene"]),
    ("table", &["ai", "engine", "games", "scene"]),
    ("schedule", &["table"]),
    ("store", &["table"]),
    ("discord", &["engine", "games", "render", "scene", "table", "text"]),
    ("sandbox", &[]),
];

/// The parts which may know everything: they only wire the others together.
const WIRING: &[&str] = &["cli"];

/// Where fractions are no danger, since no rule depends on them.
const FRACTIONS: &[(&str, &str)] = &[
    ("scene", "shapes are measured in fractions of a pixel"),
    ("picture", "shapes are measured in fractions of a pixel"),
    ("picture_panel", "shapes are measured in fractions of a pixel"),
    ("picture_parts", "shapes are measured in fractions of a pixel"),
    ("scoring_chart", "shapes are measured in fractions of a pixel"),
    ("weights", "what an evaluation is made from"),
    ("evaluate", "a computer player guesses what a position is worth"),
    ("simulate", "means and rates of many games"),
    ("arena", "means and intervals of many games"),
    ("title", "hands on the weights of computer players"),
];

/// What rules may not touch, since it differs between two runs or two machines.
const IMPURE: &[&str] =
    &["std::time", "std::fs", "std::net", "std::env", "std::process", "std::thread", "tokio", "HashMap", "HashSet"];

#[test]
fn every_part_is_listed() {
    let listed: BTreeSet<&str> = ALLOWED.iter().map(|(part, _)| *part).chain(WIRING.iter().copied()).collect();
    for file in files(&["src"]) {
        if let Some(part) = file.module().first() {
            assert!(listed.contains(part), "{}: say in this test what `{part}` may know", file.path);
        }
    }
}

#[test]
fn dependencies_point_one_way() {
    let mut wrong = Vec::new();
    for file in files(&["src"]) {
        let module = file.module();
        let Some((part, allowed)) = module.first().and_then(|part| ALLOWED.iter().find(|(listed, _)| listed == part))
        else {
            continue;
        };
        for target in known_paths(&file) {
            let top = target[0].as_str();
            let ours = ALLOWED.iter().any(|(listed, _)| *listed == top) || WIRING.contains(&top);
            if ours && top != *part && !allowed.contains(&top) {
                wrong.push(format!("{} knows {}", file.path, target.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "dependencies that may not be:\n{}", wrong.join("\n"));
}

#[test]
fn a_game_knows_no_other_game_and_nobody_else_knows_a_game() {
    let sources = files(&["src"]);
    let games: BTreeSet<&str> = sources
        .iter()
        .filter_map(|file| match file.module()[..] {
            ["games", game, _, ..] => Some(game),
            _ => None,
        })
        .collect();
    let mut wrong = Vec::new();
    for file in &sources {
        let home = match file.module()[..] {
            // The registry is the one place that names the games.
            ["games"] => continue,
            ["games", game, ..] => Some(game),
            _ => None,
        };
        for target in known_paths(file) {
            if let [first, game, ..] = &target[..]
                && first == "games"
                && games.contains(game.as_str())
                && home != Some(game.as_str())
            {
                wrong.push(format!("{} knows {}", file.path, target.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "games are known only through the registry:\n{}", wrong.join("\n"));
}

#[test]
fn rules_are_pure() {
    let mut wrong = Vec::new();
    for file in files(&["src/engine", "src/games", "src/scene"]) {
        let fractions = file.module().iter().any(|part| FRACTIONS.iter().any(|(listed, _)| listed == part));
        for (number, line) in file.code.lines().enumerate() {
            for word in IMPURE {
                if has_word(line, word) {
                    wrong.push(format!("{}:{}: {word}", file.path, number + 1));
                }
            }
            if !fractions && (has_word(line, "f32") || has_word(line, "f64")) {
                wrong.push(format!("{}:{}: floating point", file.path, number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "not the same on every machine:\n{}", wrong.join("\n"));
}

/// Whether the line has these path segments as whole words, `std::{fs, time}` included.
fn has_word(line: &str, path: &str) -> bool {
    let words = |text: &str, word: &str| {
        text.match_indices(word).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + word.len()..].chars().next();
            let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
            !inside(before) && !inside(after)
        })
    };
    match path.split_once("::") {
        None => words(line, path),
        Some((first, second)) => words(line, path) || (line.contains(&format!("{first}::{{")) && words(line, second)),
    }
}

/// Every path of this crate that a file names, below the crate's root: `crate::a::b`,
/// `super::super::c`, and each branch of `use crate::{a, b::c}`.
fn known_paths(file: &SourceFile) -> BTreeSet<Vec<String>> {
    let tokens = tokens(&file.code);
    let mut paths = BTreeSet::new();
    let mut at = 0;
    while at < tokens.len() {
        let begins = at == 0 || tokens[at - 1] != "::";
        let mut base: Vec<String> = file.module().iter().map(|part| (*part).to_owned()).collect();
        let mut next = at + 1;
        match tokens[at].as_str() {
            "crate" | "daykeeper" if begins => base.clear(),
            "super" if begins => {
                base.pop();
                while tokens.get(next).is_some_and(|t| t == "::") && tokens.get(next + 1).is_some_and(|t| t == "super")
                {
                    base.pop();
                    next += 2;
                }
            }
            _ => {
                at += 1;
                continue;
            }
        }
        if tokens.get(next).is_some_and(|token| token == "::") {
            next = branch(&tokens, next + 1, &base, &mut paths);
        }
        at = next;
    }
    paths.retain(|path| !path.is_empty());
    paths
}

/// Reads a path or a group of paths that continues `base`; returns where it ends.
fn branch(tokens: &[String], at: usize, base: &[String], paths: &mut BTreeSet<Vec<String>>) -> usize {
    match tokens.get(at).map(String::as_str) {
        Some("{") => {
            let mut at = at + 1;
            while at < tokens.len() && tokens[at] != "}" {
                at = branch(tokens, at, base, paths);
                while at < tokens.len() && !matches!(tokens[at].as_str(), "," | "}") {
                    at += 1;
                }
                if tokens.get(at).is_some_and(|token| token == ",") {
                    at += 1;
                }
            }
            at + 1
        }
        Some(token) if token.chars().all(|c| c.is_alphanumeric() || c == '_') => {
            let mut path = base.to_vec();
            if token != "self" {
                path.push(token.to_owned());
            }
            if tokens.get(at + 1).is_some_and(|token| token == "::") {
                paths.insert(path.clone());
                branch(tokens, at + 2, &path, paths)
            } else {
                paths.insert(path);
                at + 1
            }
        }
        _ => at + 1,
    }
}

/// Words, `::`, and single signs.
fn tokens(code: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = if first.is_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        tokens.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    tokens
}

#[test]
fn paths_are_found() {
    let file =
        |path: &str, code: &str| SourceFile { path: path.to_owned(), text: String::new(), code: code.to_owned() };
    let paths = |path: &str, code: &str| -> Vec<String> {
        known_paths(&file(path, code)).into_iter().map(|path| path.join("::")).collect()
    };
    assert_eq!(
        paths("src/table/turn.rs", "use crate::{engine::{Seat, Phrase as P}, store};"),
        ["engine", "engine::Phrase", "engine::Seat", "store"]
    );
    assert_eq!(paths("src/table/turn.rs", "fn f() { super::super::discord::send() }"), ["discord", "discord::send"]);
    assert_eq!(paths("src/table/mod.rs", "use super::discord;"), ["discord"]);
    assert_eq!(
        paths("src/table/turn.rs", "let x = crate::text::Texts::embedded();"),
        ["text", "text::Texts", "text::Texts::embedded"]
    );
    assert_eq!(paths("src/main.rs", "use daykeeper::cli;"), ["cli"]);
    assert!(paths("src/table/turn.rs", "use std::collections::BTreeMap; use other::crate_like::x;").is_empty());
    assert!(has_word("use std::{fmt, fs};", "std::fs"));
    assert!(!has_word("use std::{fmt, hash};", "std::fs"));
    assert!(!has_word("let offset = self::fs();", "std::fs"));
}
