//! Every refusal and error that a player can get, rendered with realistic arguments in every complete language.
//! `DAYKEEPER_REFUSALS=target cargo test --test games refusals` writes a page for each language into that folder, for
//! proofreading.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use engine::{Phrase, Seat};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use games::titles;
use text::Texts;

/// Prefixes of the keys of refusals and errors, and of each game's reasons for unavailable choices.
const BEGINNINGS: [&str; 18] = [
    "core-why-",
    "ui-refusal-",
    "ui-not-a-member",
    "ui-unknown-",
    "ui-old-button",
    "ui-rules-unknown",
    "ui-rules-unsure",
    "ui-permissions-missing",
    "ui-status-not-pinned",
    "ui-fair-play-broken",
    "ui-notice-undelivered",
    "ui-notice-withheld",
    "core-proof-",
    "core-command-",
    "sandbox-error",
    "sandbox-no-",
    "sandbox-option-",
    "sandbox-command-",
];

const LANGUAGES: [&str; 4] = ["en", "it", "es", "ro"];

fn list(items: impl IntoIterator<Item = Phrase>) -> Vec<Phrase> {
    items.into_iter().collect()
}

/// Labels of steps. The last one starts with a name.
fn labels() -> Vec<Phrase> {
    let space =
        |gear: &str, space: i64| Phrase::new("tzolkin-space").with("gear", Phrase::new(gear)).with("space", space);
    list([
        Phrase::new("tzolkin-choice-place").with("space", space("tzolkin-gear-tikal", 2)).with("corn", 3),
        Phrase::new("tzolkin-choice-pick").with("space", space("tzolkin-gear-uxmal", 1)),
        Phrase::new("tzolkin-choice-advance")
            .with("technology", Phrase::new("tzolkin-technology-theology"))
            .with("level", 2)
            .with("cost", 1),
    ])
}

/// Gives a phrase a realistic value for an argument of a message, with a number in all forms that a language may use.
fn with(phrase: Phrase, key: &str, name: &str, number: i64) -> Phrase {
    let tzolkin = !key.starts_with("teotihuacan-");
    let plain = |key: &str| Phrase::new(key.to_owned());
    let amount = |key: &str, n: i64| plain(key).with(if tzolkin { "count" } else { "n" }, n);
    let priced = |what: &str, price: Phrase| plain("tzolkin-why-price").with("what", plain(what)).with("price", price);
    match (key, name) {
        ("tzolkin-why-beg-corn", "most") => phrase.with("most", amount("tzolkin-amount-corn", 2)),
        (_, "goods") if tzolkin => phrase.with("goods", amount("tzolkin-amount-wood", 1)),
        (_, "goods") => phrase.with("goods", amount("teotihuacan-goods-wood", 1)),
        ("tzolkin-why-spare-other" | "tzolkin-why-spare-dear" | "tzolkin-why-say-spared", "name")
        | ("tzolkin-why-not-offered", "name") => phrase.with("name", plain("tzolkin-building-a1_10")),
        (_, "owed") => phrase.with("owed", amount("teotihuacan-goods-cocoa", 4)),
        (_, "verb") => phrase.with("verb", plain("core-typed-place")),
        (_, "example") => {
            let gear = plain("tzolkin-gear-tikal");
            phrase.with(name, plain("core-typed-words").with("first", plain("core-typed-place")).with("rest", gear))
        }
        ("tzolkin-why-not-dealt", "tile") => phrase.with("tile", plain("tzolkin-wealth-palenque_1")),
        ("core-command-person" | "core-command-seat", "last") => phrase.with("last", 4),
        ("ui-refusal-unknown-game" | "core-proof-game", "game") => phrase.named("game", "Tzolkinn"),
        (_, "game") => phrase.with("game", plain("tzolkin-name")),
        ("tzolkin-why-dear-advances", "have")
        | (_, "most" | "more" | "count" | "last" | "turns" | "hours" | "days") => phrase.with(name, number),
        ("ui-refusal-too-few-players", "have") => phrase.with("have", number.clamp(1, 3)),
        (_, "need" | "min") => phrase.with(name, 2),
        (_, "max") => phrase.with("max", 4),
        (_, "turn") => phrase.with("turn", 17),
        (_, "number") => phrase.with("number", 3),
        (_, "entry") => phrase.with("entry", 12),
        (_, "level") => phrase.with("level", 3),
        (_, "code" | "status") => phrase.with(name, 50035),
        (_, "seat") => phrase.seat("seat", Seat::new(1)),
        (_, "host") => phrase.named("host", "Ada"),
        (_, "hosts") => phrase.with("hosts", "ntfy.sh"),
        (_, "who") => phrase.with("who", list([0, 2].map(|seat| plain("core-seat").seat("seat", Seat::new(seat))))),
        (_, "seats") => {
            let seat = |seat: Seat| plain("ui-seat-number").with("number", seat.ordinal()).seat("seat", seat);
            phrase.with("seats", list([0, 1].map(|number| seat(Seat::new(number)))))
        }
        (_, "tables") => phrase.with("tables", "3, 5, 12"),
        (_, "link") => phrase.with("link", "https://discord.com/channels/1/2/3"),
        (_, "channel") => phrase.with("channel", "<#12>"),
        (_, "permissions") => {
            let names = ["ui-permission-send-messages", "ui-permission-attach-files"];
            phrase.with("permissions", list(names.map(plain)))
        }
        (_, "step") => phrase.with("step", "place palenque"),
        (_, "planned") => phrase.with("planned", list([labels().remove(0)])),
        (_, "possible") => phrase.with("possible", labels()),
        (_, "zone") => phrase.named("zone", "Europa/Roma"),
        (_, "text") => phrase.named("text", "3 ddays"),
        (_, "commitment" | "seal" | "salt") => phrase.with(name, "6e0f…93c1"),
        (_, "seed") => phrase.with("seed", "1234567890123456789"),
        ("ui-fair-play-broken", "why") => phrase.with("why", plain("core-proof-head")),
        ("ui-refusal-replaced", "name") => phrase.named("name", "Ada"),
        (_, "option") => phrase.named("option", "seats"),
        (_, "command") => phrase.named("command", "game new"),
        (_, "refusal") => phrase.with("refusal", plain("ui-refusal-empty-line")),
        (_, "word") => phrase.with("word", "forrest"),
        (_, "space") if tzolkin => {
            phrase.with("space", plain("tzolkin-space").with("gear", plain("tzolkin-gear-tikal")).with("space", 3))
        }
        ("teotihuacan-why-too-far", "from") => phrase.with("from", plain("teotihuacan-board-forest")),
        ("teotihuacan-why-too-far", "to") => phrase.with("to", plain("teotihuacan-board-nobles")),
        ("teotihuacan-why-too-far", "steps") => phrase.with("steps", 5),
        (_, "power") => phrase.with("power", 3),
        (_, "reason") => phrase.with("reason", plain("tzolkin-why-market")),
        ("tzolkin-why-price", "what") => phrase.with("what", plain("tzolkin-building-a1_10")),
        ("tzolkin-why-dear-spaces", "spaces") => {
            let space = |gear: &str, space: i64| {
                let space = plain("tzolkin-space").with("gear", plain(gear)).with("space", space);
                plain("tzolkin-why-price").with("what", space).with("price", amount("tzolkin-amount-corn", 4))
            };
            phrase.with("spaces", list([space("tzolkin-gear-tikal", 3), space("tzolkin-gear-uxmal", 4)]))
        }
        (_, "spaces" | "gears") => {
            phrase.with(name, list([plain("tzolkin-gear-tikal"), plain("tzolkin-gear-chichen_itza")]))
        }
        (_, "corn") => phrase.with("corn", amount("tzolkin-amount-corn", 2)),
        (_, "technologies") => {
            let of = |key| priced(key, amount("tzolkin-amount-wood", 3));
            let keys = ["tzolkin-technology-agriculture", "tzolkin-technology-theology"];
            phrase.with("technologies", list(keys.map(of)))
        }
        (_, "buildings") => {
            let of = |key| priced(key, amount("tzolkin-amount-stone", 2));
            phrase.with("buildings", list(["tzolkin-building-a1_10", "tzolkin-building-a1_01"].map(of)))
        }
        (_, "price" | "cost" | "have") if tzolkin => phrase.with(name, list([amount("tzolkin-amount-corn", 3)])),
        ("tzolkin-why-bonus", "technology") => phrase.with("technology", plain("tzolkin-technology-architecture")),
        (_, "temple") if tzolkin => phrase.with("temple", plain("tzolkin-temple-kukulkan")),
        (_, "temple") => phrase.with("temple", plain("teotihuacan-temple-green")),
        (_, "board") => phrase.with("board", plain("teotihuacan-board-forest")),
        (_, "what") => phrase.with("what", plain("teotihuacan-board-palace")),
        (_, "tile") => phrase.with("tile", plain("teotihuacan-disc-cocoa_4")),
        (_, "technology") => phrase.with("technology", plain("teotihuacan-tech_decoration_points")),
        (_, "price" | "have") => phrase.with(name, amount("teotihuacan-goods-cocoa", 3)),
        ("core-command-names", "given") => phrase.with("given", number),
        (_, "given") => phrase.with("given", "xx"),
        ("core-command-format" | "ui-refusal-record-format", "format") => phrase.with("format", "daykeeper-record/9"),
        ("core-command-format" | "ui-refusal-record-format", "known") => phrase.with("known", "daykeeper-record/1"),
        (_, "known") => phrase.with("known", "en, es, it, ro"),
        (_, "why") => phrase.with("why", "No such file or directory (os error 2)"),
        (_, "players" | "megabytes") => phrase.with(name, 2),
        (_, "first" | "newest") => phrase.with(name, 1),
        (_, "index" | "line" | "version") => phrase.with(name, 12),
        (_, "until") => phrase.with("until", "<t:1800000000:f>"),
        (_, "width") => phrase.with("width", 1600),
        _ => panic!("{key}: say here what ${name} is"),
    }
}

fn arguments(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let (inline, variants) = match expression {
            Expression::Inline(inline) => (inline, None),
            Expression::Select { selector, variants } => (selector, Some(variants)),
        };
        if let InlineExpression::VariableReference { id } = inline {
            found.insert(id.name.to_owned());
        }
        variants.into_iter().flatten().for_each(|variant| arguments(&variant.value, found));
    }
}

#[test]
fn every_refusal_has_a_text_in_every_language() {
    let texts = Texts::embedded();
    let names: Vec<String> = ["**Ada**", "**Lucía**", "**Ștefan**"].map(str::to_owned).to_vec();
    let games: Vec<String> = titles().iter().map(|title| format!("{}-why-", title.id())).collect();
    let mut phrases = Vec::new();
    for source in Texts::sources().into_iter().filter(|source| source.locale == "en") {
        for entry in fluent_syntax::parser::parse(source.text).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let is_one =
                BEGINNINGS.iter().any(|one| key.starts_with(one)) || games.iter().any(|one| key.starts_with(one));
            let Some(pattern) = message.value.filter(|_| is_one) else { continue };
            let mut found = BTreeSet::new();
            arguments(&pattern, &mut found);
            let text = [0, 1, 3, 21].map(|number| {
                let base = |name: &String| {
                    let forms = ["-on", "-of", "-from", "-to", "-the", "-g", "-row", "-series", "-count"];
                    let plain = forms.iter().find_map(|form| name.strip_suffix(form)).unwrap_or(name);
                    plain.strip_suffix("-inside").unwrap_or(plain).to_owned()
                };
                let names: BTreeSet<String> = found.iter().map(base).collect();
                names.iter().fold(Phrase::new(key), |phrase, name| with(phrase, key, name, number))
            });
            phrases.push((key.to_owned(), text));
        }
    }
    assert!(phrases.len() > 150, "only {} refusals", phrases.len());
    for locale in LANGUAGES {
        let mut page = String::new();
        for (key, variants) in &phrases {
            writeln!(page, "{key}").unwrap();
            let mut announced = BTreeSet::new();
            for phrase in variants {
                let text = texts.say(locale, phrase, &names);
                assert!(
                    !text.contains('{') && !text.contains("core-") && !text.contains("-why-"),
                    "{locale} {key}: {text}"
                );
                if announced.insert(text.clone()) {
                    writeln!(page, "    {text}").unwrap();
                }
            }
        }
        if let Some(folder) = std::env::var_os("DAYKEEPER_REFUSALS") {
            std::fs::write(Path::new(&folder).join(format!("{locale}.txt")), &page).unwrap();
        }
    }
    assert!(texts.missing().is_empty(), "{:?}", texts.missing());
}
