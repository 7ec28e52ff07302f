//! Tests that translations are complete and not older than their English originals.
//!
//! Each file of a complete language starts with the version of the English file that it was translated from. After a
//! change of the English, check the translations and write the version that the test prints, by hand or with
//! `DAYKEEPER_TRANSLATIONS=write cargo test --test games translations`.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::{parser, serializer};
use text::{FORMS, TextFile, Texts};
use xxhash_rust::xxh3::xxh3_64;

/// The languages that must be complete.
pub const COMPLETE: [&str; 3] = ["es", "it", "ro"];

const VERSION: &str = "### Translated from the English version ";

pub fn sources(locale: &str) -> Vec<TextFile<'static>> {
    Texts::sources().into_iter().filter(|source| source.locale == locale).collect()
}

/// The messages and attributes of a language, as `key` and `key.attribute`.
pub fn keys(locale: &str) -> BTreeSet<String> {
    sources(locale).into_iter().flat_map(|source| Texts::keys(source).unwrap()).map(|key| key.to_string()).collect()
}

/// Hashes the messages of a file. Comments, spaces and the order of the messages don't count.
fn version(text: &str) -> String {
    let mut body = parser::parse(text).unwrap().body;
    body.retain(|entry| matches!(entry, Entry::Message(_) | Entry::Term(_)));
    for entry in &mut body {
        match entry {
            Entry::Message(message) => message.comment = None,
            Entry::Term(term) => term.comment = None,
            _ => {}
        }
    }
    let mut messages: Vec<String> =
        body.into_iter().map(|entry| serializer::serialize(&Resource { body: vec![entry] })).collect();
    messages.sort_unstable();
    format!("{:08x}", xxh3_64(messages.concat().as_bytes()) as u32)
}

/// The version in the first line of a translated file.
fn stated(text: &str) -> Option<&str> {
    text.lines().next()?.strip_prefix(VERSION)
}

/// The file with the version in its first line.
fn stamped(text: &str, version: &str) -> String {
    let rest = if stated(text).is_some() { text.split_once('\n').map_or("", |(_, rest)| rest) } else { text };
    format!("{VERSION}{version}\n{rest}")
}

#[test]
fn translations_are_complete() {
    let english = keys("en");
    let form = |key: &&String| key.split_once('.').is_some_and(|(_, attribute)| FORMS.contains(&attribute));
    for locale in COMPLETE {
        let own = keys(locale);
        let missing: Vec<&String> = english.difference(&own).filter(|key| !form(key)).collect();
        assert!(missing.is_empty(), "{locale} lacks {missing:?}");
    }
}

#[test]
fn translations_are_as_new_as_the_english() {
    let write = std::env::var_os("DAYKEEPER_TRANSLATIONS").is_some_and(|value| value == "write");
    let english = sources("en");
    let mut old = Vec::new();
    for source in COMPLETE.into_iter().flat_map(sources) {
        let name = source.file.strip_prefix(source.locale).unwrap();
        let original = english.iter().find(|english| english.file.strip_prefix("en") == Some(name)).unwrap();
        let now = version(original.text);
        let path = Path::new("assets/locales").join(source.file);
        if write {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
            let text = std::fs::read_to_string(&path).unwrap();
            std::fs::write(&path, stamped(&text, &now)).unwrap();
        } else if stated(source.text) != Some(&*now) {
            old.push(format!(
                "{}: check the translations, then write `{VERSION}{now}` as its first line",
                path.display()
            ));
        }
    }
    assert!(old.is_empty(), "{}", old.join("\n"));
}

#[test]
fn a_changed_english_message_changes_the_version() {
    let english = version("a = One\nb = Two\n    .on = on Two");
    assert_eq!(version("# The first.\nb = Two\n    .on = on Two\na =\n    One"), english);
    assert_ne!(version("a = One!\nb = Two\n    .on = on Two"), english);
    assert_ne!(version("a = One\nb = Two\n    .on = upon Two"), english);
    assert_ne!(version("a = One"), english);
    let translated = stamped("a = Uno", &english);
    assert_eq!(stated(&translated), Some(&*english));
    assert_eq!(stamped(&translated, &english), translated);
    assert_eq!(stated("a = Uno"), None);
}
