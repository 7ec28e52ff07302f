//! Tests that translations are complete and not older than their English originals.
//!
//! `tests/data/translations/<language>.txt` stores the hashes of the English and of the translation for every message.
//! The languages of `COMPLETE` have such a file. Others may lack messages, which then appear in English.
//! `DAYKEEPER_TRANSLATIONS=write cargo test --test games translations` records new translations. If the English has
//! changed and the translation is still right, name the messages: `DAYKEEPER_TRANSLATIONS_RIGHT=key,key`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use daykeeper::text::{FORMS, Source, Texts};
use fluent_syntax::ast::{Entry, Message, Pattern, Resource};
use fluent_syntax::{parser, serializer};
use xxhash_rust::xxh3::xxh3_64;

/// The languages that must be complete.
pub const COMPLETE: [&str; 3] = ["es", "it", "ro"];

/// Hashes of messages by key.
pub type Hashes = BTreeMap<String, String>;
/// Stored hashes of each message: its English and its translation.
type Noted = BTreeMap<String, (String, String)>;

pub fn sources(locale: &str) -> Vec<Source<'static>> {
    Texts::sources().into_iter().filter(|source| source.locale == locale).collect()
}

/// Hashes the text of each message and attribute, ignoring spaces and comments.
pub fn hashes(sources: &[Source<'_>]) -> Hashes {
    let mut hashes = Hashes::new();
    for source in sources {
        let resource = parser::parse(source.text).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.into_iter();
            let named = attributes.map(|one| (format!("{}.{}", message.id.name, one.id.name), one.value));
            let value = message.value.map(|value| (message.id.name.to_owned(), value));
            hashes.extend(value.into_iter().chain(named).map(|(key, pattern)| (key, hash(pattern))));
        }
    }
    hashes
}

fn hash(pattern: Pattern<&str>) -> String {
    let id = fluent_syntax::ast::Identifier { name: "key" };
    let message = Message { id, value: Some(pattern), attributes: Vec::new(), comment: None };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    format!("{:08x}", xxh3_64(text.as_bytes()) as u32)
}

fn path(locale: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/translations/{locale}.txt"))
}

fn noted(text: &str) -> Noted {
    let fields = |line: &str| {
        let mut fields = line.split(' ').map(str::to_owned);
        Some((fields.next()?, (fields.next()?, fields.next()?)))
    };
    text.lines().filter_map(fields).collect()
}

/// The English original of every text in a language: a form that only the translation has comes from its message.
fn originals(english: &Hashes, other: &Hashes) -> Hashes {
    let mut all = english.clone();
    for key in other.keys() {
        let form = key.split_once('.').filter(|(_, attribute)| FORMS.contains(attribute));
        if let Some(whole) = form.and_then(|(message, _)| english.get(message)) {
            all.entry(key.clone()).or_insert_with(|| whole.clone());
        }
    }
    all
}

/// Lists the faults of a language: missing, outdated and unrecorded translations.
fn faults(english: &Hashes, other: &Hashes, noted: &Noted) -> Vec<String> {
    let (mut faults, english) = (Vec::new(), originals(english, other));
    for (key, now) in &english {
        let form = key.split_once('.').is_some_and(|(_, attribute)| FORMS.contains(&attribute));
        match (other.get(key), noted.get(key)) {
            (None, _) if form => {}
            (None, _) => faults.push(format!("`{key}` is not translated")),
            (Some(text), Some((then, noted))) if text == noted && now != then => {
                faults.push(format!("`{key}`: its English has changed since it was translated"));
            }
            (Some(text), Some((then, noted))) if text == noted && now == then => {}
            (Some(_), _) => faults.push(format!("`{key}` was translated anew and is not noted")),
        }
    }
    faults
        .extend(noted.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("`{key}` is noted and gone")));
    faults
}

/// Updates the records for new translations, and for old ones confirmed as right.
fn rewritten(english: &Hashes, other: &Hashes, noted: &Noted, right: &[&str]) -> Noted {
    let (mut written, english) = (Noted::new(), originals(english, other));
    for (key, now) in &english {
        let Some(text) = other.get(key) else { continue };
        let old = noted.get(key).filter(|(_, then)| then == text && !right.contains(&key.as_str()));
        written.insert(key.clone(), old.cloned().unwrap_or_else(|| (now.clone(), text.clone())));
    }
    written
}

#[test]
fn translations_are_complete_and_new() {
    let english = hashes(&sources("en"));
    let write = std::env::var_os("DAYKEEPER_TRANSLATIONS").is_some_and(|value| value == "write");
    let right = std::env::var("DAYKEEPER_TRANSLATIONS_RIGHT").unwrap_or_default();
    let right: Vec<&str> = right.split(',').collect();
    let mut faulty = Vec::new();
    for locale in COMPLETE {
        let other = hashes(&sources(locale));
        let path = path(locale);
        let mut known = noted(&std::fs::read_to_string(&path).unwrap_or_default());
        if write {
            known = rewritten(&english, &other, &known, &right);
            let mut text = String::new();
            for (key, (english, other)) in &known {
                writeln!(text, "{key} {english} {other}").unwrap();
            }
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, text).unwrap();
        }
        faulty.extend(faults(&english, &other, &known).into_iter().map(|fault| format!("{locale}: {fault}")));
    }
    assert!(
        faulty.is_empty(),
        "{}\nTranslate what is missing or old; then DAYKEEPER_TRANSLATIONS=write cargo test --test games translations",
        faulty.join("\n")
    );
}

#[test]
fn an_old_translation_is_found() {
    let of = |text: &'static str| hashes(&[Source { locale: "x", file: "x.ftl", text }]);
    let english = of("a = One\nb = Two\n    .on = on Two\nc = Three");
    let other = of("a = Uno\nb = Due\nc = Tre");
    let known = rewritten(&english, &other, &Noted::new(), &[]);
    assert!(faults(&english, &other, &known).is_empty());
    // Changes of spaces and comments don't count.
    let moved = of("# The first.\na =\n    One\nb = Two\n    .on = on Two\nc = Three");
    assert!(faults(&moved, &other, &known).is_empty());
    let changed = of("a = The first\nb = Two\n    .on = on Two\nc = Three\nd = Four");
    let old = ["`a`: its English has changed since it was translated", "`d` is not translated"];
    assert_eq!(faults(&changed, &other, &known), old);
    assert_eq!(faults(&changed, &other, &rewritten(&changed, &other, &known, &[])), old, "writing does not hide it");
    assert_eq!(faults(&changed, &other, &rewritten(&changed, &other, &known, &["a"])), old[1..]);
    let anew = of("a = Il primo\nb = Due\nc = Tre\nd = Quattro");
    let announced = ["`a` was translated anew and is not noted", "`d` was translated anew and is not noted"];
    assert_eq!(faults(&changed, &anew, &known), announced);
    assert!(faults(&changed, &anew, &rewritten(&changed, &anew, &known, &[])).is_empty());
    // The original of a form that English lacks is the English of its message.
    let formed = of("a = Uno\nb = Due\n    .to = al Due\nc = Tre");
    let known_forms = rewritten(&english, &formed, &Noted::new(), &[]);
    assert!(faults(&english, &formed, &known_forms).is_empty());
    let renamed = of("a = One\nb = The second\n    .on = on Two\nc = Three");
    let old = ["b", "b.to"].map(|key| format!("`{key}`: its English has changed since it was translated"));
    assert_eq!(faults(&renamed, &formed, &known_forms), old);
    let gone = of("a = One\nb = Two");
    assert_eq!(faults(&gone, &other, &known), ["`c` is noted and gone"]);
}
