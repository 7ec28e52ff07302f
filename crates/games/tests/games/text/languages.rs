//! Tests that other languages match English: no additional messages, and no arguments that the program doesn't pass.

use std::collections::{BTreeMap, BTreeSet};

use engine::Phrase;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use text::{FORMS, MADE_FORMS, TextFile, Texts};

use crate::pseudo;

#[derive(Default)]
struct Arguments {
    used: BTreeSet<String>,
    /// Arguments in the comment above the message.
    named: BTreeSet<String>,
}

fn arguments(sources: &[TextFile<'_>]) -> BTreeMap<String, Arguments> {
    let mut all = BTreeMap::new();
    for source in sources {
        let resource = fluent_syntax::parser::parse(source.text).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let comment = message.comment.map(|comment| comment.content.join(" ")).unwrap_or_default();
            let named: BTreeSet<String> =
                comment.split('$').skip(1).map(name).filter(|name| !name.is_empty()).collect();
            let mut add = |key: String, pattern: &Pattern<&str>| {
                all.insert(key, Arguments { used: of_pattern(pattern), named: named.clone() })
            };
            if let Some(value) = &message.value {
                add(message.id.name.to_owned(), value);
            }
            for attribute in &message.attributes {
                add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
            }
        }
    }
    all
}

/// Strips the form: `place` of `$place-on`.
fn without_form(argument: &str) -> &str {
    let without = |argument: &'_ str, endings: &[&str]| {
        let length = endings.iter().find_map(|form| Some(argument.strip_suffix(form)?.strip_suffix('-')?.len()));
        length.unwrap_or(argument.len())
    };
    let argument = &argument[..without(argument, &["count", "row", "series"])];
    &argument[..without(argument, &[&FORMS[..], &MADE_FORMS].concat())]
}

/// The name of a variable at the start of a text.
fn name(text: &str) -> String {
    text.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect()
}

fn of_pattern(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let placeables = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression } => Some(expression),
        PatternElement::TextElement { .. } => None,
    });
    placeables.flat_map(of_expression).collect()
}

fn of_expression(expression: &Expression<&str>) -> BTreeSet<String> {
    match expression {
        Expression::Inline(inline) => of_inline(inline),
        Expression::Select { selector, variants } => {
            variants.iter().flat_map(|variant| of_pattern(&variant.value)).chain(of_inline(selector)).collect()
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>) -> BTreeSet<String> {
    match inline {
        InlineExpression::VariableReference { id } => BTreeSet::from([id.name.to_owned()]),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, named }, .. } => {
            positional.iter().chain(named.iter().map(|named| &named.value)).flat_map(of_inline).collect()
        }
        InlineExpression::Placeable { expression } => of_expression(expression),
        _ => BTreeSet::new(),
    }
}

/// Lists the faults of a language against English. A language may add grammatical forms to messages and use any
/// argument that the program passes: those that English uses or a comment names, in any form, and the lengths of lists.
/// It must use every argument of English, except those that a comment above the translation names as left out.
fn faults(english: &[TextFile<'_>], other: &[TextFile<'_>]) -> Vec<String> {
    let english = arguments(english);
    let mut faults = Vec::new();
    for (key, Arguments { used, named: without }) in arguments(other) {
        let form = key.split_once('.').filter(|(_, attribute)| FORMS.contains(attribute));
        let Some(ours) = english.get(&key).or_else(|| english.get(form?.0)) else {
            faults.push(format!("`{key}` is no message of ours"));
            continue;
        };
        let fits = |argument: &String| {
            let base = without_form(argument);
            [argument.as_str(), base].into_iter().any(|known| ours.named.contains(known))
                || ours.used.iter().any(|used| used == argument || without_form(used) == base)
        };
        if form.is_none() {
            let left_out = |argument: &&String| {
                let base = without_form(argument);
                !used.iter().any(|own| without_form(own) == base) && !without.contains(base)
            };
            let left_out = ours.used.iter().filter(left_out);
            faults.extend(left_out.map(|argument| format!("`{key}` does not say `{argument}`")));
        }
        faults.extend(
            used.iter()
                .filter(|argument| !fits(argument))
                .map(|argument| format!("`{key}` has no argument `{argument}`")),
        );
    }
    faults
}

#[test]
fn every_language_fits_english() {
    let (texts, sources) = (Texts::embedded(), Texts::sources());
    let of = |locale: &str| sources.iter().filter(|source| source.locale == locale).copied().collect::<Vec<_>>();
    for locale in texts.locales() {
        let faults = faults(&of("en"), &of(locale));
        assert!(faults.is_empty(), "{locale}:\n{}", faults.join("\n"));
    }
}

#[test]
fn faults_of_a_language_are_found() {
    let source = |locale, text| [TextFile { locale, file: "x.ftl", text }];
    let english =
        source("en", "a = { $n ->\n    [one] { $x } day\n   *[other] { SIGNED($n) } days\n}\n    .b = { $y }");
    let good = source("it", "# Without $y\na = { $n } { $x-on }\n    .b = ciao");
    assert!(faults(&english, &good).is_empty(), "{:?}", faults(&english, &good));
    let short = source("it", "a = { $n }\n    .b = ciao");
    assert_eq!(faults(&english, &short), ["`a` does not say `x`", "`a.b` does not say `y`"]);
    let named = source("en", "# $n: days · $place: where\na = { $n } days");
    let forms = source("it", "a = { $n } { $place-on } { $place-count }\n    .on = su { $place }");
    assert!(faults(&named, &forms).is_empty(), "comments count, and forms");
    let other = source("it", "a = { $place-after }\n    .on = { $m }\n    .under = x");
    assert_eq!(
        faults(&named, &other),
        [
            "`a` does not say `n`",
            "`a` has no argument `place-after`",
            "`a.on` has no argument `m`",
            "`a.under` is no message of ours"
        ]
    );
    let bad = source("it", "a = { $n ->\n   *[other] { SIGNED($m) }\n}\n    .c = ciao\nd = ciao");
    assert_eq!(
        faults(&english, &bad),
        ["`a` does not say `x`", "`a` has no argument `m`", "`a.c` is no message of ours", "`d` is no message of ours"]
    );
}

#[test]
fn messages_name_commands_that_exist() {
    let sources = Texts::sources();
    let keys: BTreeSet<String> = sources.iter().flat_map(|&source| Texts::keys(source).unwrap()).collect();
    let mut found = 0;
    for source in &sources {
        for path in source.text.split("COMMAND(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            found += 1;
            assert!(keys.contains(&format!("cmd-{}", path.replace(' ', "-"))), "{}: there is no /{path}", source.file);
        }
    }
    assert!(found > 20, "only {found} commands were found: the search is broken");
}

/// Discord's limit, even with words 40 % longer.
#[test]
fn descriptions_of_commands_have_room_for_longer_words() {
    let texts = pseudo::texts();
    let english = Texts::sources().into_iter().filter(|source| source.locale == "en");
    let keys: BTreeSet<String> = english.flat_map(|source| Texts::keys(source).unwrap()).collect();
    let descriptions = keys.iter().filter(|key| key.starts_with("cmd-") && key.ends_with(".description"));
    let all: Vec<_> = descriptions.collect();
    assert!(all.len() > 60, "{} descriptions", all.len());
    for locale in texts.locales() {
        for key in &all {
            let text = texts.say(locale, &Phrase::new(key.as_str()), &[]);
            assert!(text.chars().count() <= 100, "{locale} {key}: {text}");
        }
    }
}

/// Command names differ by language, so a command in plain text would be wrong in some of them.
#[test]
fn no_message_names_a_command_in_plain_words() {
    let sources = Texts::sources();
    let texts = Texts::embedded();
    let locales: Vec<&str> = texts.locales().collect();
    let names: BTreeSet<String> = locales
        .iter()
        .flat_map(|locale| {
            ["game", "games", "turn", "play", "board", "log", "undo", "score", "rules", "remind", "hint", "help"]
                .map(|name| texts.lookup(locale, &format!("cmd-{name}")))
        })
        .flatten()
        .collect();
    let mut plain = Vec::new();
    for source in &sources {
        for line in source.text.lines().filter(|line| !line.starts_with('#')) {
            for (at, _) in line.match_indices('/') {
                let word: String = line[at + 1..].chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
                let before = line[..at].chars().next_back();
                if names.contains(&word) && !before.is_some_and(|before| before.is_alphanumeric() || before == '"') {
                    plain.push(format!("{}: {line}", source.file));
                }
            }
        }
    }
    assert!(plain.is_empty(), "write COMMAND(\"…\") instead:\n{}", plain.join("\n"));
}
