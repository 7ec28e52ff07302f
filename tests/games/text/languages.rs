//! Other languages say what English says: no message and no argument that English does not have.

use std::collections::{BTreeMap, BTreeSet};

use daykeeper::text::{Source, Texts};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Every key of some sources with the arguments that its text uses.
fn arguments(sources: &[Source<'_>]) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for source in sources {
        let resource = fluent_syntax::parser::parse(source.text).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            if let Some(value) = &message.value {
                all.insert(message.id.name.to_owned(), of_pattern(value));
            }
            for attribute in &message.attributes {
                all.insert(format!("{}.{}", message.id.name, attribute.id.name), of_pattern(&attribute.value));
            }
        }
    }
    all
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

/// What is wrong with a language beside English.
fn faults(english: &[Source<'_>], other: &[Source<'_>]) -> Vec<String> {
    let english = arguments(english);
    let mut faults = Vec::new();
    for (key, used) in arguments(other) {
        match english.get(&key) {
            None => faults.push(format!("`{key}` is no message of ours")),
            Some(ours) => {
                faults.extend(used.difference(ours).map(|argument| format!("`{key}` has no argument `{argument}`")));
            }
        }
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
    let source = |locale, text| [Source { locale, file: "x.ftl", text }];
    let english =
        source("en", "a = { $n ->\n    [one] { $x } day\n   *[other] { SIGNED($n) } days\n}\n    .b = { $y }");
    let good = source("it", "a = { $n } { $x }\n    .b = ciao");
    assert!(faults(&english, &good).is_empty());
    let bad = source("it", "a = { $n ->\n   *[other] { SIGNED($m) }\n}\n    .c = ciao\nd = ciao");
    assert_eq!(
        faults(&english, &bad),
        ["`a` has no argument `m`", "`a.c` is no message of ours", "`d` is no message of ours"]
    );
}
