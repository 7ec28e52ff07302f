//! Tests that dependencies point one way.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::paths::{imports, tokens, used_paths};
use super::sources::{SourceFile, files};

/// The modules of the bot, and the modules and crates of the workspace that each may use. Cargo checks what the crates
/// use.
const ALLOWED: &[(&str, &[&str])] = &[
    ("monitor", &[]),
    ("table", &["ai", "engine", "games", "monitor", "scene"]),
    ("schedule", &["monitor", "table"]),
    ("store", &["engine", "monitor", "table"]),
    ("web", &["engine", "games", "render", "scene", "table", "text"]),
    ("discord", &["engine", "games", "monitor", "render", "scene", "table", "text"]),
];

/// The crates of the workspace that the bot uses. Its root names them again, as `crate::engine`.
const CRATES: &[&str] = &["ai", "engine", "games", "render", "sandbox", "scene", "text"];

/// The modules that may use all others, since they only connect them.
const WIRING: &[&str] = &["cli"];

/// Files that may use floating-point numbers, since no rule depends on them.
const FRACTIONS: &[(&str, &str)] = &[
    ("scene", "shapes are measured in fractions of a pixel"),
    ("picture", "shapes are measured in fractions of a pixel"),
    ("weights", "what an evaluation is made from"),
    ("evaluate", "a computer player guesses what a position is worth"),
    ("advice", "means and errors of forecasts"),
    ("simulate", "means and rates of many games"),
    ("arena", "means and intervals of many games"),
    ("title", "hands on the weights of computer players"),
    ("coach", "hands on the estimates of computer players"),
    ("turning_points", "means of forecasts"),
    ("chances", "means and errors of forecasts"),
];

/// Paths that rules must not use, since their results differ between runs or machines.
const IMPURE: &[&str] =
    &["std::time", "std::fs", "std::net", "std::env", "std::process", "std::thread", "tokio", "HashMap", "HashSet"];

/// Libraries that only a few files or folders may name, so that replacing one takes days instead of weeks.
const LIBRARIES: &[(&str, &[&str])] = &[
    ("twilight_", &["src/discord/incoming/gateway.rs"]),
    ("reqwest", &["src/discord/rest/", "src/discord/incoming/gateway.rs", "src/discord/mod.rs"]),
    (
        "serenity",
        &[
            "src/discord/commands/",
            "src/discord/parts/interaction.rs",
            "src/discord/parts/message.rs",
            "src/discord/incoming/respond.rs",
            "src/discord/rest/",
        ],
    ),
    ("skillratings", &["src/table/rules/people/ratings.rs"]),
    ("rusqlite", &["src/store/"]),
    ("tokio_postgres", &["src/store/sql/link.rs", "src/store/postgres/"]),
    ("tokio_rustls", &["src/store/postgres/tls.rs"]),
    ("axum", &["src/cli/metrics.rs", "src/web/"]),
    ("clap", &["src/cli/"]),
    ("fs4", &["src/cli/check.rs"]),
];

#[test]
fn libraries_are_named_where_they_belong() {
    let mut wrong = Vec::new();
    for file in files(&["src"]) {
        let tokens = tokens(&file.code);
        let names = tokens.windows(2).enumerate().filter(|(at, pair)| {
            let inside = *at > 0 && matches!(tokens[at - 1].as_str(), "::" | "{" | ",");
            pair[1] == "::" && !inside
        });
        for (_, pair) in names {
            for (library, homes) in LIBRARIES {
                let named = if library.ends_with('_') { pair[0].starts_with(library) } else { pair[0] == *library };
                if named && !homes.iter().any(|home| file.path.starts_with(home)) {
                    wrong.push(format!("{} knows {}", file.path, pair[0]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "libraries that may not be known here:\n{}", wrong.join("\n"));
}

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
            let ours =
                ALLOWED.iter().any(|(listed, _)| *listed == top) || CRATES.contains(&top) || WIRING.contains(&top);
            if ours && top != *part && !allowed.contains(&top) {
                wrong.push(format!("{} knows {}", file.path, target.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "dependencies that may not be:\n{}", wrong.join("\n"));
}

#[test]
fn rules_are_pure() {
    let mut wrong = Vec::new();
    let pure = ["engine", "scene", "game-kit", "games", "tzolkin", "teotihuacan", "example"];
    for file in files(&pure.map(|name| format!("crates/{name}/src"))) {
        let fractions = file.path.split(['/', '.']).any(|part| FRACTIONS.iter().any(|(listed, _)| *listed == part));
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

/// Returns `true` if the line contains these path segments as whole words, including `std::{fs, time}`.
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

/// Every path of this crate that a file names, below the crate's root, including re-exports.
fn known_paths(file: &SourceFile) -> BTreeSet<Vec<String>> {
    let module = file.name();
    let imports = imports(&module, &file.code);
    let mut paths = used_paths(&module, &file.code, &imports);
    paths.extend(imports.into_iter().map(|import| import.path));
    paths.retain(|path| !path.is_empty());
    paths
}

#[test]
fn words_are_found() {
    assert!(has_word("use std::{fmt, fs};", "std::fs"));
    assert!(!has_word("use std::{fmt, hash};", "std::fs"));
    assert!(!has_word("let offset = self::fs();", "std::fs"));
}

/// Words that only a bot for games needs.
const OF_GAMES: &[&str] = &[
    "game",
    "games",
    "board",
    "boards",
    "player",
    "players",
    "turn",
    "turns",
    "seat",
    "seats",
    "lobby",
    "tzolkin",
    "tzolk'in",
    "teotihuacan",
    "daykeeper",
];

#[test]
fn the_sandbox_knows_no_games() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("crates/sandbox"), root.join("assets/sandbox")];
    let (mut wrong, mut read) = (Vec::new(), 0);
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            read += 1;
            let text = fs::read_to_string(&path).unwrap().to_lowercase();
            for (number, line) in text.lines().enumerate() {
                let words = line.split(|c: char| !c.is_alphabetic() && c != '\'').map(|word| word.trim_matches('\''));
                let found = words.filter(|word| OF_GAMES.contains(word));
                wrong.extend(found.map(|word| format!("{}:{}: {word}", path.display(), number + 1)));
            }
        }
    }
    assert!(read > 50, "only {read} files");
    assert!(wrong.is_empty(), "the sandbox is for every bot:\n{}", wrong.join("\n"));
}
