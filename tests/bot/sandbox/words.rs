//! The page contains no fixed texts. All of them are messages in every language, and follow the language of the active
//! user.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use daykeeper::cli::page_words;
use daykeeper::sandbox::{Config, PageTexts, Sentences};
use daykeeper::text::Texts;
use fantoccini::Locator;
use serde_json::json;

use super::bot::Stage;
use super::browser::Browser;

/// Literals that look like text but aren't: names of keys and languages, colors, selectors.
const NO_WORDS: [&str; 14] = [
    "ArrowDown",
    "ArrowUp",
    "Backspace",
    "Enter",
    "Escape",
    "Tab",
    "linear-gradient(145deg, color-mix(in srgb, ",
    " 82%, white), ",
    "(prefers-color-scheme: light)",
    " KB",
    "noreferrer noopener",
    "div, .subtext",
    ".title, .more",
    "div, li, h3, h4, h5, blockquote, pre",
];

fn files(ending: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sandbox");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.filter(|path| path.extension().is_some_and(|found| found == ending));
    let read =
        |path: std::path::PathBuf| (path.file_name().unwrap().display().to_string(), fs::read_to_string(path).unwrap());
    files.map(read).collect()
}

/// Returns the fixed texts of a script: its literals, and the parts between the `${…}` of templates.
fn literals(script: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = script;
    // The number of open braces inside each `${`.
    let mut open: Vec<usize> = Vec::new();
    while let Some(first) = rest.chars().next() {
        let behind = &rest[first.len_utf8()..];
        rest = match first {
            '/' if behind.starts_with('/') => behind.split_once('\n').map_or("", |(_, rest)| rest),
            '/' if behind.starts_with('*') => behind.split_once("*/").map_or("", |(_, rest)| rest),
            // A slash starts a regular expression only if a value is expected here.
            '/' if script[..script.len() - rest.len()].trim_end().ends_with(['(', ',', '=', '[', '&', '|']) => {
                let mut class = false;
                let mut escaped = false;
                let end = behind.find(|c| {
                    let ends = c == '/' && !class && !escaped;
                    (class, escaped) = match c {
                        _ if escaped => (class, false),
                        '\\' => (class, true),
                        '[' => (true, false),
                        ']' => (false, false),
                        _ => (class, false),
                    };
                    ends
                });
                &behind[end.unwrap() + 1..]
            }
            '"' => {
                let (literal, rest) = behind.split_once('"').unwrap();
                found.push(literal.to_owned());
                rest
            }
            '{' => {
                open.last_mut().into_iter().for_each(|depth| *depth += 1);
                behind
            }
            '}' if open.last() == Some(&0) => {
                open.pop();
                template(behind, &mut found, &mut open)
            }
            '}' => {
                open.last_mut().into_iter().for_each(|depth| *depth -= 1);
                behind
            }
            '`' => template(behind, &mut found, &mut open),
            _ => behind,
        };
    }
    found
}

/// Reads a template up to its end or its next `${`.
fn template<'a>(text: &'a str, found: &mut Vec<String>, open: &mut Vec<usize>) -> &'a str {
    let end = text.find('`').unwrap();
    match text.find("${").filter(|at| *at < end) {
        Some(at) => {
            found.push(text[..at].to_owned());
            open.push(0);
            &text[at + 2..]
        }
        None => {
            found.push(text[..end].to_owned());
            &text[end + 1..]
        }
    }
}

/// Returns `true` if a literal looks like text for readers: several words, or one that begins with a capital.
fn is_words(literal: &str) -> bool {
    let plain = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_alphabetic() || ".,:!?…'()".contains(c));
    let words: Vec<&str> = literal.split_whitespace().filter(plain).collect();
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.any(char::is_lowercase)
    };
    words.len() > 1 || words.iter().any(|word| capital(word)) || literal.starts_with([' ', '(']) && !words.is_empty()
}

#[test]
fn the_page_contains_no_literal_words() {
    let mut wrong = Vec::new();
    for (name, script) in files("js") {
        for literal in literals(&script).into_iter().filter(|literal| is_words(literal)) {
            if !NO_WORDS.contains(&&*literal) {
                wrong.push(format!("{name}: {literal:?}"));
            }
        }
    }
    for (name, page) in files("html") {
        // The menu shows each of Discord's languages under its native name.
        let languages = page.split("<option value=\"").skip(1);
        let languages: Vec<&str> = languages.filter_map(|option| option.split_once('>')?.1.split('<').next()).collect();
        let texts = page.split('>').skip(1).filter_map(|part| part.split('<').next());
        let attributes = ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""].into_iter();
        let values = attributes.flat_map(|key| {
            page.match_indices(key)
                .filter(|(at, _)| page[..*at].ends_with(char::is_whitespace))
                .filter_map(|(at, _)| page[at + key.len()..].split('"').next())
        });
        for text in texts.chain(values).map(str::trim).filter(|text| text.contains(char::is_alphabetic)) {
            if !text.starts_with("{{") && !languages.contains(&text) {
                wrong.push(format!("{name}: {text:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "make these messages in sandbox.ftl:\n{}", wrong.join("\n"));
}

#[test]
fn words_are_distinguished_from_other_literals() {
    let script =
        "// a comment\nel(\"b\", {}, \"Two words\", `${x ? \"y\" : `z`} is typing…`, s.match(/[\"/]/)) /* no */";
    assert_eq!(literals(script), ["b", "Two words", "", "y", "z", " is typing…"]);
    for words in ["Two words", "Done", " is typing…", "(edited)", "No bot."] {
        assert!(is_words(words), "{words}");
    }
    for other in ["span.name", "aria-label", "GET", "/messages?user=", "div", "[data-testid=button]:not(:disabled)"] {
        assert!(!is_words(other), "{other}");
    }
}

#[test]
fn every_sentence_of_the_page_is_used_and_every_one_that_is_used_exists() {
    let texts = Texts::embedded();
    let known: BTreeSet<String> = texts.templates("en", "sandbox-").into_keys().collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources: Vec<String> = files("js").into_iter().chain(files("html")).map(|(_, text)| text).collect();
    let rust = [
        "src/cli/run.rs",
        "crates/sandbox/src/http/guard.rs",
        "crates/sandbox/src/http/api.rs",
        "crates/sandbox/src/world/screen.rs",
    ];
    sources.extend(rust.map(|path| fs::read_to_string(root.join(path)).unwrap()));
    let mut used: BTreeSet<String> = BTreeSet::new();
    for source in &sources {
        for (at, _) in source.match_indices("sandbox-").filter(|(at, _)| source[..*at].ends_with(['"', '`', '{'])) {
            let end = source[at..].find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap() + at;
            // A key that ends in a hyphen is a prefix of several keys.
            let key = &source[at..end];
            let fits = |one: &&String| if key.ends_with('-') { one.starts_with(key) } else { *one == key };
            let found: Vec<String> = known.iter().filter(fits).cloned().collect();
            assert!(!found.is_empty() || key == "sandbox-", "{key} is said nowhere");
            used.extend(found.into_iter().filter(|_| key != "sandbox-"));
        }
    }
    let actions = fs::read_to_string(root.join("crates/sandbox/src/world/user_actions.rs")).unwrap();
    for (call, beginning) in [("refused(\"", "sandbox-"), ("wrong(\"", "sandbox-option-")] {
        for (at, _) in actions.match_indices(call) {
            let key = format!("{beginning}{}", actions[at + call.len()..].split('"').next().unwrap());
            assert!(known.contains(&key), "{key} is said nowhere");
            used.insert(key);
        }
    }
    let unused: Vec<&String> = known.difference(&used).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

/// Labels of buttons come from the program that adds them.
#[test]
fn the_sandbox_alone_has_the_english_sentences_too() {
    let mut english = Texts::embedded().templates("en", "sandbox-");
    english.retain(|key, _| !key.starts_with("sandbox-forward-"));
    assert_eq!(PageTexts::default().of("it").sentences, english, "change assets/sandbox/words.txt as well");
}

#[test]
fn a_template_has_its_arguments_in_every_language() {
    let texts = Texts::embedded();
    let arguments = |text: &str| -> BTreeSet<String> {
        text.split('{').skip(1).map(|part| part.split('}').next().unwrap().to_owned()).collect()
    };
    let english = texts.templates("en", "sandbox-");
    assert!(english.len() > 90, "only {} sentences", english.len());
    for locale in texts.locales().map(str::to_owned).collect::<Vec<_>>() {
        for (key, text) in texts.templates(&locale, "sandbox-") {
            assert_eq!(arguments(&text), arguments(&english[&key]), "{locale} {key}");
        }
    }
    assert_eq!(texts.templates("es-419", "sandbox-typing")["sandbox-typing"], "{user} está escribiendo…");
    assert_eq!(texts.match_locale("ro-MD,ro;q=0.9,en;q=0.8"), "ro");
    assert_eq!(texts.match_locale("de-AT,de;q=0.9,es;q=0.5"), "es");
    assert_eq!(texts.match_locale("xx"), "en");
}

/// Returns the page's visible texts and labels, without message contents and names.
const VISIBLE: &str = r#"
    const own = "script, noscript, .md, #locale, .author, .name, .command, .avatar, .context, .what, .from, #hint p, [data-testid=button], [data-testid=option], [data-testid=select], [data-testid=picture] .alt, .app, time, code, b, #guild-name, #channel-name, .gutter, .suggestions";
    const found = [];
    const add = (text) => { if (/\p{L}/u.test(text) && !/⟦.*⟧/s.test(text)) found.push(text.trim()); };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(own)) add(walker.currentNode.data);
    for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      if (node.closest(".md, .picture, [data-testid=select], time")) continue;
      for (const key of ["aria-label", "title", "placeholder"]) add(node.getAttribute(key) ?? "");
    }
    return found;
"#;

#[tokio::test]
async fn all_that_the_page_shows_comes_from_its_words() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let english = page_words(Arc::new(Texts::embedded()));
    let marked = move |wanted: &str| {
        let Sentences { language, sentences } = english.of(wanted);
        Sentences {
            language, sentences: sentences.into_iter().map(|(key, text)| (key, format!("⟦{text}⟧"))).collect()
        }
    };
    let stage = Stage::with(Config { words: PageTexts::new(marked), ..Config::default() }).await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    browser.newest("#users [aria-pressed=true]").await;
    let mut wrong = BTreeSet::new();
    let mut look = async || {
        for text in browser.client.execute(VISIBLE, vec![]).await.unwrap().as_array().unwrap() {
            wrong.insert(text.as_str().unwrap().to_owned());
        }
    };
    look().await;
    let composer = browser.newest("[data-testid=composer]").await;
    for line in ["/picture\n", "/secret\n", "/settings"] {
        let before = browser.count("[data-testid=message]").await;
        composer.send_keys(line).await.unwrap();
        while line.ends_with('\n') && browser.count("[data-testid=message]:not([data-thinking])").await == before {
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        look().await;
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    browser.close().await;
    stage.end().await;
}

#[tokio::test]
async fn the_page_speaks_the_language_of_the_person() {
    let Some(browser) = Browser::open(550, 900).await else { return };
    let words = page_words(Arc::new(Texts::embedded()));
    let stage = Stage::with(Config { words: words.clone(), ..Config::default() }).await;
    stage.user("Lucía").await.set_locale("es-419").await.unwrap();
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    let heading = async |key: &str, locale: &str| {
        let wanted = words.of(locale).sentences[key].clone();
        for _ in 0..600 {
            let found = browser.client.find(Locator::Css("#users-heading")).await.unwrap();
            if found.prop("textContent").await.unwrap().as_deref() == Some(&wanted) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the page never says {wanted:?}");
    };
    heading("sandbox-playing-as", "en").await;
    for locale in ["it", "ro", "de", "es-ES", "en-US"] {
        browser.click("#menu").await;
        let choose = "const menu = document.getElementById('locale'); menu.value = arguments[0]; menu.dispatchEvent(new Event('change'));";
        browser.client.execute(choose, vec![json!(locale)]).await.unwrap();
        heading("sandbox-playing-as", locale).await;
        let language = browser.client.execute("return document.documentElement.lang", vec![]).await.unwrap();
        assert_eq!(language, json!(words.of(locale).language));
        browser.shot(&format!("narrow-words-{locale}")).await;
        let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
        assert_eq!(wide, json!(550), "nothing sticks out in {locale}");
        browser.client.execute("document.getElementById('veil').click()", vec![]).await.unwrap();
    }
    // The other user has another language.
    browser.click("#menu").await;
    browser.click("[data-testid=user][data-name='Lucía']").await;
    heading("sandbox-playing-as", "es").await;
    browser.close().await;
    stage.end().await;
}
