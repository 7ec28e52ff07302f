//! Which form of a noun goes with a number.
//!
//! Fluent selects a variant such as `[few]` by the plural rules of the language, but the bundle's own rules are old:
//! in Romanian they take 101 for *other*, which says "101 de puncte". So when a resource is loaded, every selection by
//! plural categories calls `PLURAL` instead, which asks the present rules of the Unicode CLDR. Translators write
//! `{ $n -> [one] … [few] … *[other] … }` as the Fluent guide teaches it.

use fluent_bundle::FluentValue;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Resource, Variant,
    VariantKey,
};
use fluent_syntax::{parser, serializer};
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules, PluralRulesPreferences};

/// The function that selections are given. Not for translators.
pub(super) const FUNCTION: &str = "PLURAL";

/// A Fluent source with its plural selections by [`FUNCTION`]; the same source where it has none or is not Fluent.
pub(super) fn selecting(source: &str) -> String {
    let Ok(mut resource) = parser::parse_runtime(source.to_owned()) else { return source.to_owned() };
    if rewrite(&mut resource) { serializer::serialize(&resource) } else { source.to_owned() }
}

fn rewrite(resource: &mut Resource<String>) -> bool {
    let mut changed = false;
    for entry in &mut resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_mut(), &mut message.attributes),
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        for pattern in value.into_iter().chain(attributes.iter_mut().map(|attribute| &mut attribute.value)) {
            changed |= of_pattern(pattern);
        }
    }
    changed
}

fn of_pattern(pattern: &mut Pattern<String>) -> bool {
    let mut changed = false;
    for element in &mut pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            changed |= of_expression(expression);
        }
    }
    changed
}

fn of_expression(expression: &mut Expression<String>) -> bool {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => of_expression(expression),
        Expression::Inline(_) => false,
        Expression::Select { selector, variants } => {
            let mut changed = false;
            for variant in variants.iter_mut() {
                changed |= of_pattern(&mut variant.value);
            }
            if variants.iter().any(is_category) && matches!(selector, InlineExpression::VariableReference { .. }) {
                *selector = call(selector.clone(), variants);
                changed = true;
            }
            changed
        }
    }
}

/// Whether a variant is for a plural category. `[other]` alone is no sign of one: every selection may have it.
fn is_category(variant: &Variant<String>) -> bool {
    match &variant.key {
        VariantKey::Identifier { name } => ["zero", "one", "two", "few", "many"].contains(&name.as_str()),
        VariantKey::NumberLiteral { .. } => false,
    }
}

/// `PLURAL($n, 0, 12)`: the selector, and the numbers that have variants of their own.
fn call(selector: InlineExpression<String>, variants: &[Variant<String>]) -> InlineExpression<String> {
    let exact = variants.iter().filter_map(|variant| match &variant.key {
        VariantKey::NumberLiteral { value } => Some(InlineExpression::NumberLiteral { value: value.clone() }),
        VariantKey::Identifier { .. } => None,
    });
    InlineExpression::FunctionReference {
        id: Identifier { name: FUNCTION.to_owned() },
        arguments: CallArguments { positional: std::iter::once(selector).chain(exact).collect(), named: Vec::new() },
    }
}

/// Numbers up to here are looked up.
const SMALL: u64 = 256;

/// The plural rules of a language.
pub(super) struct Rules {
    language: PluralRulesPreferences,
    /// The categories of the numbers below [`SMALL`]: nearly all that a game has.
    small: Vec<&'static str>,
}

impl Rules {
    /// For a language tag; nothing if it is none.
    pub(super) fn of(locale: &str) -> Option<Rules> {
        let language = Locale::try_from_str(locale).ok()?.into();
        let rules = PluralRules::try_new_cardinal(language).ok()?;
        Some(Rules { language, small: (0..SMALL).map(|number| name(rules.category_for(number))).collect() })
    }

    /// The category of the first value, or the value itself if it is among the others or is no number.
    pub(super) fn select<'a>(&self, given: &[FluentValue<'a>]) -> FluentValue<'a> {
        match given {
            [FluentValue::Number(number), exact @ ..] => {
                let same = |value: &FluentValue| matches!(value, FluentValue::Number(one) if one.value == number.value);
                if exact.iter().any(same) {
                    return given[0].clone();
                }
                FluentValue::from(self.category(number.value as i64))
            }
            [other, ..] => other.clone(),
            [] => FluentValue::Error,
        }
    }

    fn category(&self, number: i64) -> &'static str {
        let number = number.unsigned_abs();
        let small = usize::try_from(number).ok().and_then(|number| self.small.get(number));
        small.copied().unwrap_or_else(|| {
            // They are not kept, since they cannot be shared between threads; they were there in `of`.
            PluralRules::try_new_cardinal(self.language).map_or("other", |rules| name(rules.category_for(number)))
        })
    }
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}
