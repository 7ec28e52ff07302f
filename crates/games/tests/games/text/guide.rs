//! Tests of docs/languages.md: the completeness of each language. `DAYKEEPER_PAGES=write
//! cargo test --test games guide` rewrites the table of completeness. `cargo test --test games guide -- --nocapture`
//! prints it, with every message that a language lacks.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use text::{FORMS, Texts};

use super::translations::{COMPLETE, keys, sources};

fn guide() -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/languages.md");
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
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
            let of = |source: &text::TextFile<'static>| Texts::keys(*source).unwrap().contains(*key);
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
