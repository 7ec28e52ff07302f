//! Plural forms by number.
//!
//! Fluent selects a variant such as `[few]` by the language's plural rules, but the rules in the bundle are old. In
//! Romanian, they treat 101 as *other*, which gives "101 de puncte". So when a resource is loaded, every selection by
//! plural categories is changed to call `PLURAL`, which uses the current rules of the Unicode CLDR. Translators write
//! `{ $n -> [one] … [few] … *[other] … }` as in the Fluent guide.

use fluent_bundle::FluentValue;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Resource, Variant,
    VariantKey,
};
use fluent_syntax::{parser, serializer};
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules, PluralRulesPreferences};

/// The function that the loader adds to plural selections. Translators don't use it.
pub(super) const FUNCTION: &str = "PLURAL";

/// Adds [`FUNCTION`] to the plural selections of a Fluent source. Returns the source unchanged if it has none or isn't
/// valid Fluent.
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
            changed |= replace_in_pattern(pattern);
        }
    }
    changed
}

fn replace_in_pattern(pattern: &mut Pattern<String>) -> bool {
    let mut changed = false;
    for element in &mut pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            changed |= replace_in_expression(expression);
        }
    }
    changed
}

fn replace_in_expression(expression: &mut Expression<String>) -> bool {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => replace_in_expression(expression),
        Expression::Inline(_) => false,
        Expression::Select { selector, variants } => {
            let mut changed = false;
            for variant in variants.iter_mut() {
                changed |= replace_in_pattern(&mut variant.value);
            }
            if variants.iter().any(is_category) && matches!(selector, InlineExpression::VariableReference { .. }) {
                *selector = call(selector.clone(), variants);
                changed = true;
            }
            changed
        }
    }
}

/// Returns `true` for a plural category except `[other]`, which any selection may have.
fn is_category(variant: &Variant<String>) -> bool {
    match &variant.key {
        VariantKey::Identifier { name } => ["zero", "one", "two", "few", "many"].contains(&name.as_str()),
        VariantKey::NumberLiteral { .. } => false,
    }
}

/// `PLURAL($n, 0, 12)`: the selector, followed by the numbers with separate variants.
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

/// Numbers below this are looked up in a table.
const SMALL: u64 = 256;

/// The plural rules of a language.
pub(super) struct Rules {
    language: PluralRulesPreferences,
    /// Categories of the numbers below [`SMALL`], which covers nearly all numbers in a game.
    small: Vec<&'static str>,
}

impl Rules {
    /// Creates the rules of a language; `None` if the tag is invalid.
    pub(super) fn of(locale: &str) -> Option<Rules> {
        let language = Locale::try_from_str(locale).ok()?.into();
        let rules = PluralRules::try_new_cardinal(language).ok()?;
        Some(Rules { language, small: (0..SMALL).map(|number| name(rules.category_for(number))).collect() })
    }

    /// The category of the first value. Returns the value itself if it equals one of the others or isn't a number.
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
            // The rules are created again because threads can't share them. `of` has already created them without an
            // error.
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
