//! Grammatical forms of a message's arguments.
//!
//! A message may need a phrase argument in another form than the plain one: "on the Forest", "alla Foresta". Such forms
//! are attributes of the phrase's message, under these names. If a message uses `$place-on`, it gets the attribute
//! `.on` of the argument `$place`, rendered with the same arguments, or the plain value if there is no such attribute.
//! For a list, the form applies to its items. The forms of a player's name are attributes of `core-seat`.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Names of the forms: on, of, from, to, with the article; the cases accusative, dative and genitive, for languages
/// with cases; and the gender, for selecting a variant.
pub const FORMS: [&str; 9] = ["on", "of", "from", "to", "the", "acc", "dat", "gen", "g"];

/// `$label-inside`: a text in the middle of a sentence. Its first letter becomes lowercase, unless the text starts with
/// a name.
pub(super) const INSIDE: &str = "inside";

/// `$amount-plus`: a text with a plus sign if it starts with a digit.
pub(super) const PLUS: &str = "plus";

/// Forms derived from the plain text in every language. Messages have no attributes for them.
pub const MADE_FORMS: [&str; 2] = [INSIDE, PLUS];

fn is_form(name: &str) -> bool {
    FORMS.contains(&name) || MADE_FORMS.contains(&name)
}

/// `$items-series`: a list of clauses or lines, joined by `core-series` instead of as an enumeration.
pub(super) const SERIES: &str = "series";

/// `$items-row`: a list of amounts, joined by `core-row`.
pub(super) const ROW: &str = "row";

/// Splits the suffix of a variable (`to`, `row` or `to-row`) into the way to join the list (`None`: as an enumeration)
/// and the form of its items.
pub(super) fn joined(form: &str) -> (Option<&str>, Option<&str>) {
    match form.rsplit_once('-') {
        Some((of_items, joint)) => (Some(joint), Some(of_items)),
        None if [SERIES, ROW].contains(&form) => (Some(form), None),
        None => (None, Some(form)),
    }
}

/// The forms that the messages of a language use.
#[derive(Debug, Default)]
pub(super) struct Uses {
    /// Form variables by key, each with the argument and its form.
    forms: BTreeMap<String, BTreeSet<String>>,
    /// Contained messages by key.
    parts: BTreeMap<String, BTreeSet<String>>,
    arguments: BTreeMap<String, BTreeSet<String>>,
}

impl Uses {
    pub(super) fn add<'a>(&mut self, entries: impl Iterator<Item = &'a Entry<&'a str>>) {
        for entry in entries {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter();
            let named = attributes.map(|a| (format!("{}.{}", message.id.name, a.id.name), &a.value));
            for (key, pattern) in message.value.iter().map(|value| (message.id.name.to_owned(), value)).chain(named) {
                let mut found = Found::default();
                found.pattern(pattern);
                self.arguments.insert(key.clone(), found.variables.clone());
                found.variables.retain(|variable| split(variable).is_some());
                if !found.variables.is_empty() {
                    self.forms.insert(key.clone(), found.variables);
                }
                if !found.parts.is_empty() {
                    self.parts.insert(key, found.parts);
                }
            }
        }
    }

    /// Adds the forms of contained messages to the messages around them. Call this once, after all resources.
    pub(super) fn resolve(&mut self) {
        let keys: Vec<String> = self.parts.keys().cloned().collect();
        for key in keys {
            let (mut seen, mut open) = (BTreeSet::new(), vec![key.clone()]);
            let mut all = BTreeSet::new();
            while let Some(next) = open.pop() {
                all.extend(self.forms.get(&next).into_iter().flatten().cloned());
                if let Some(parts) = self.parts.get(&next).filter(|_| seen.insert(next.clone())) {
                    open.extend(parts.iter().cloned());
                }
            }
            if !all.is_empty() {
                self.forms.insert(key, all);
            }
        }
        self.parts.clear();
    }

    /// The messages whose keys start with `beginning`, with their arguments.
    pub(super) fn arguments(&self, beginning: &str) -> impl Iterator<Item = (&str, &BTreeSet<String>)> {
        let known = self.arguments.range(beginning.to_owned()..).take_while(move |(key, _)| key.starts_with(beginning));
        known.map(|(key, names)| (key.as_str(), names))
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.arguments.keys().map(String::as_str)
    }

    /// The form variables of a message, such as `place-on`.
    pub(super) fn of(&self, key: &str) -> impl Iterator<Item = &str> {
        self.forms.get(key).into_iter().flatten().map(String::as_str)
    }
}

/// Splits `place-on` into `place` and `on`, and `things-to-row` into `things` and `to-row`.
pub(super) fn split(variable: &str) -> Option<(&str, &str)> {
    let (before, last) = variable.rsplit_once('-')?;
    if is_form(last) {
        return Some((before, last));
    }
    let of_items = before.rsplit_once('-').filter(|(_, form)| is_form(form));
    let name = of_items.map_or(before, |(name, _)| name);
    [SERIES, ROW].contains(&last).then(|| (name, &variable[name.len() + 1..]))
}

/// The variables and messages in a pattern.
#[derive(Default)]
struct Found {
    variables: BTreeSet<String>,
    parts: BTreeSet<String>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map_or_else(String::new, |attribute| format!(".{}", attribute.name));
                self.parts.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arguments(&mut self, CallArguments { positional, named }: &CallArguments<&str>) {
        positional.iter().chain(named.iter().map(|named| &named.value)).for_each(|inline| self.inline(inline));
    }
}

/// Returns `true` if a pattern, in all its variants, starts with fixed text instead of an argument. `of_message`
/// returns the patterns of other messages.
pub(super) fn has_own_beginning<'a>(
    pattern: &'a Pattern<&'a str>,
    of_message: &impl Fn(&str) -> Option<&'a Pattern<&'a str>>,
) -> bool {
    let begins = |element: &'a PatternElement<&'a str>| match element {
        PatternElement::TextElement { value } => value.contains(char::is_alphanumeric).then_some(true),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            Some(variants.iter().all(|variant| has_own_beginning(&variant.value, of_message)))
        }
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::StringLiteral { value } => value.contains(char::is_alphanumeric).then_some(true),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map_or_else(String::new, |attribute| format!(".{}", attribute.name));
                of_message(&format!("{}{attribute}", id.name)).map(|pattern| has_own_beginning(pattern, of_message))
            }
            InlineExpression::FunctionReference { .. } => Some(true),
            _ => Some(false),
        },
    };
    pattern.elements.iter().find_map(begins).unwrap_or(false)
}

/// The initial vowel sound of a text, for languages that choose a conjunction by it: `a`, `e`, `i`, `o`, `u`, or an
/// empty string. Markup, accents and a silent h are ignored; `hie` and `hia` start with a glide; `y` before a consonant
/// counts as `i`.
pub(super) fn first_vowel(text: &str) -> &'static str {
    let mut letters = text.chars().skip_while(|c| !c.is_alphanumeric() && *c != '<').flat_map(char::to_lowercase);
    let mut first = letters.next();
    let silent = first == Some('h');
    if silent {
        first = letters.next();
    }
    let second = letters.next().and_then(vowel);
    match first {
        Some('y') if second.is_none() => "i",
        Some(letter) => match vowel(letter) {
            Some("i") if silent && matches!(second, Some("e" | "a")) => "",
            found => found.unwrap_or_default(),
        },
        None => "",
    }
}

fn vowel(letter: char) -> Option<&'static str> {
    Some(match letter {
        'a' | 'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ă' | 'ā' | 'ą' => "a",
        'e' | 'é' | 'è' | 'ê' | 'ë' | 'ē' | 'ę' | 'ě' => "e",
        'i' | 'í' | 'ì' | 'î' | 'ï' | 'ī' => "i",
        'o' | 'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ō' | 'ő' => "o",
        'u' | 'ú' | 'ù' | 'û' | 'ü' | 'ū' | 'ű' => "u",
        _ => return None,
    })
}
