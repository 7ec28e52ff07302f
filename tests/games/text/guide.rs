//! Tests of docs/languages.md: the names of commands, and the completeness of each language. `DAYKEEPER_PAGES=write
//! cargo test --test games guide` rewrites the table of completeness. `cargo test --test games guide -- --nocapture`
//! prints it, with every message that a language lacks.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use daykeeper::text::{FORMS, Texts};

use super::translations::{COMPLETE, keys, sources};

const COLUMNS: [&str; 4] = ["en", "it", "es", "ro"];

fn guide() -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/languages.md");
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
}

/// The keys named by a cell of the first column: several with commas, `*` for any word.
fn named<'a>(cell: &'a str, before: &str, keys: &'a [String]) -> Vec<&'a String> {
    let fits = |key: &str, pattern: &str| match pattern.split_once('*') {
        Some((first, last)) => {
            key.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)).is_some_and(|middle| !middle.is_empty())
        }
        None => key == pattern,
    };
    let patterns: Vec<String> = cell.split(", ").map(|pattern| format!("cmd-{before}{pattern}")).collect();
    keys.iter().filter(|key| patterns.iter().any(|pattern| fits(key, pattern))).collect()
}

#[test]
fn the_table_of_commands_has_the_names_of_the_program() {
    let texts = Texts::embedded();
    let english = Texts::sources().into_iter().filter(|source| source.locale == "en");
    let keys = english.flat_map(|source| Texts::keys(source).unwrap());
    let keys: Vec<String> = keys.filter(|key| key.starts_with("cmd-") && !key.contains('.')).collect();
    let (_, guide) = guide();
    let section = guide.split("\n## ").find(|section| section.starts_with("3 Slash commands")).unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| ")).skip(2);
    let (mut seen, mut faults) = (Vec::new(), Vec::new());
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let of_keys: Vec<&str> = cells[0].trim_end_matches(" (group)").split(" · ").collect();
        for (index, cell) in of_keys.iter().enumerate() {
            let found = named(cell, if index == 0 { "" } else { of_keys[0] }, &keys);
            if found.is_empty() {
                faults.push(format!("`{cell}` is no command"));
            }
            for key in found {
                seen.push(key.as_str());
                for (locale, names) in COLUMNS.iter().zip(&cells[1..]) {
                    let name = names.split(" · ").nth(index).unwrap_or_default();
                    let now = texts.lookup(locale, key).unwrap_or_default();
                    if now != name {
                        faults.push(format!("`{key}` is {now} in {locale}, not {name:?}"));
                    }
                }
            }
        }
    }
    faults.extend(keys.iter().filter(|key| !seen.contains(&key.as_str())).map(|key| format!("`{key}` has no row")));
    assert!(faults.is_empty(), "section 3 of docs/languages.md:\n{}", faults.join("\n"));
}

/// Markers around the table of completeness.
const BEGIN: &str = "<!-- completeness -->\n";
const END: &str = "<!-- end of completeness -->";

#[test]
fn the_table_of_completeness_is_true() {
    let english = keys("en");
    let form = |key: &str| key.split_once('.').is_some_and(|(_, attribute)| FORMS.contains(&attribute));
    let wanted: Vec<&String> = english.iter().filter(|key| !form(key)).collect();
    let mut table = "| language | messages and attributes | translated |\n".to_owned();
    table.push_str("| --- | --- | --- |\n");
    for locale in Texts::embedded().locales() {
        let own = keys(locale);
        let lacks: Vec<&&String> = wanted.iter().filter(|key| !own.contains(**key)).collect();
        let percent = (wanted.len() - lacks.len()) * 100 / wanted.len();
        // Rounded, so that not every new message changes the page. Unfinished languages are only printed.
        let many = wanted.len() / 100 * 100;
        if locale == "en" || COMPLETE.contains(&locale) {
            writeln!(table, "| {locale} | more than {many} | {percent}% |").unwrap();
        }
        println!("{locale}: {} of {} messages and attributes", wanted.len() - lacks.len(), wanted.len());
        let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for key in lacks {
            let of = |source: &daykeeper::text::Source<'static>| Texts::keys(*source).unwrap().contains(*key);
            let file = sources("en").into_iter().find(of).map_or("?", |source| source.file);
            files.entry(file).or_default().push(key);
        }
        for (file, keys) in files {
            println!("  {locale} lacks of {file}: {}", keys.join(", "));
        }
    }
    println!("{table}");
    let (path, guide) = guide();
    let (before, rest) = guide.split_once(BEGIN).unwrap();
    let (kept, after) = rest.split_once(END).unwrap();
    if std::env::var_os("DAYKEEPER_PAGES").is_some_and(|value| value == "write") {
        std::fs::write(&path, format!("{before}{BEGIN}\n{table}\n{END}{after}")).unwrap();
    } else {
        assert_eq!(kept.trim(), table.trim(), "DAYKEEPER_PAGES=write cargo test --test games guide");
    }
}
