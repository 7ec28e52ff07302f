//! Tests that English has every key named in the sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::title;
use text::Texts;

/// Families of keys: literals in the sources are keys if they start with one of these, or with a game's name and a
/// hyphen. A game that isn't registered has no texts yet.
const FAMILIES: &[&str] = &["arena", "core", "ui", "cmd"];

fn is_key(literal: &str) -> bool {
    let Some((family, rest)) = literal.split_once('-') else { return false };
    let game = title(family).is_some();
    // `tomato-light` and `tomato-dark` are names of palettes.
    (FAMILIES.contains(&family) || game) && !(game && ["light", "dark"].contains(&rest))
}

fn english() -> BTreeSet<String> {
    let sources = Texts::sources();
    sources.into_iter().filter(|source| source.locale == "en").flat_map(|source| Texts::keys(source).unwrap()).collect()
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The literals of a line that are keys, or patterns of keys.
fn keys_in(line: &str) -> Vec<&str> {
    let line = line.trim_start();
    if line.starts_with("//") {
        return Vec::new();
    }
    let literals = line.match_indices('"').filter_map(|(at, _)| {
        let literal = line[at + 1..].split('"').next()?;
        is_key(literal).then_some(literal)
    });
    literals.filter(|literal| literal.chars().all(|c| c.is_ascii_alphanumeric() || "-_.{}".contains(c))).collect()
}

/// Returns `true` if a key matches a literal, in which `{...}` is a wildcard.
fn fits(key: &str, literal: &str) -> bool {
    let mut fixed = Vec::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('{') {
        fixed.push(before);
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    fixed.push(rest);
    if fixed.len() == 1 {
        return key == literal;
    }
    let mut at = 0;
    for (index, part) in fixed.iter().enumerate() {
        let Some(found) = key[at..].find(part) else { return false };
        if index == 0 && found != 0 {
            return false;
        }
        at += found + part.len();
    }
    key.ends_with(fixed[fixed.len() - 1])
}

#[test]
fn every_text_key_in_the_sources_has_a_message() {
    let english = english();
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        rust_files(&entry.unwrap().path().join("src"), &mut files);
    }
    rust_files(&root.join("src"), &mut files);
    let (mut missing, mut found) = (BTreeSet::new(), 0);
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        for literal in text.lines().flat_map(keys_in) {
            found += 1;
            if !english.iter().any(|key| fits(key, literal)) {
                missing.insert(format!("{literal} ({})", path.file_name().unwrap().display()));
            }
        }
    }
    assert!(found > 100, "only {found} keys were found in the sources: the search is broken");
    assert!(missing.is_empty(), "said nowhere in English:\n{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn literals_are_found_and_compared() {
    assert_eq!(keys_in(r#"Phrase::new("tzolkin-round").with("round", 1)"#), ["tzolkin-round"]);
    assert_eq!(keys_in(r#"format!("tzolkin-choice-stop.{what}")"#), ["tzolkin-choice-stop.{what}"]);
    assert!(keys_in(r#"/// `"tzolkin-round"`"#).is_empty());
    assert!(keys_in(r#"println!("tzolkin- is a prefix")"#).is_empty());
    assert!(fits("tzolkin-gear-tikal", "tzolkin-gear-{}"));
    assert!(fits("tzolkin-technology-theology.level-2", "tzolkin-technology-{id}.level-{level}"));
    assert!(!fits("tzolkin-technology-theology.bonus", "tzolkin-technology-{id}.level-{level}"));
    assert!(fits("a-b.c", "a-{}.c") && !fits("a-b.cd", "a-{}.c") && !fits("xa-b.c", "a-{}.c"));
    assert!(fits("tzolkin-round", "tzolkin-round") && !fits("tzolkin-rounds", "tzolkin-round"));
}
