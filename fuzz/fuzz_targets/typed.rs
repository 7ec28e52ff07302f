//! Users may type any text as a time, a day or a span: it parses or not, and every suggestion for it parses.

#![no_main]

use std::sync::LazyLock;

use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::{escape, limit, typed};
use daykeeper::text::Texts;
use libfuzzer_sys::fuzz_target;

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);
static WORDS: LazyLock<typed::TimeWords> = LazyLock::new(|| typed::TimeWords::of(&Localizer::new(&TEXTS, "es", &[])));

fuzz_target!(|text: &str| {
    if text.chars().count() > limit::COMPLETION {
        return;
    }
    let now = "2026-11-22T12:00:00Z".parse().expect("a time");
    let _ = (typed::span(text), typed::quiet(text), typed::day(text));
    let suggestions = [
        typed::zones(text, now),
        typed::quiets(&WORDS, text),
        typed::spans(&WORDS, text),
        typed::days(&WORDS, text, now),
    ];
    for (name, value) in suggestions.iter().flatten() {
        assert!(
            name.chars().count() <= limit::COMPLETION && value.chars().count() <= limit::COMPLETION,
            "{name}: {value}"
        );
    }
    assert!(suggestions.iter().all(|offered| offered.len() <= limit::OPTIONS));
    assert!(suggestions[1].iter().all(|(_, value)| typed::quiet(value).is_some()));
    assert!(suggestions[2].iter().all(|(_, value)| typed::span(value).is_some()));
    assert!(suggestions[3].iter().all(|(_, value)| typed::day(value).is_some()));
    assert!(escape::cut(text, 100).chars().count() <= 100);
    let _ = escape::plain(&escape::markdown(text));
});
