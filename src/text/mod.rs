//! Phrases put into words: Project Fluent resources, one folder of `assets/locales` per language.
//!
//! A language is files alone: nothing in the code names one, except that English is complete and
//! stands in, message by message, for what another language does not say.

mod error;
mod locale;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use include_dir::{Dir, include_dir};

use crate::engine::{Arg, Phrase};

pub use error::TextError;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// The language that says everything.
pub const ENGLISH: &str = "en";

/// A resource file: which language it belongs to, its path for errors, its content.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Name of the language's folder: a language tag such as `it` or `pt-BR`.
    pub locale: &'a str,
    /// Path that errors name.
    pub file: &'a str,
    /// Fluent source text.
    pub text: &'a str,
}

/// Everything that can be said, in every language.
///
/// All methods can be called from any thread at once.
pub struct Texts {
    bundles: BTreeMap<String, FluentBundle<FluentResource>>,
    /// What was warned of already, so that a message missing in a busy channel is one line of log.
    warned: Mutex<BTreeSet<String>>,
}

impl Texts {
    /// The texts that are part of the program.
    pub fn embedded() -> Texts {
        // The files are fixed when the program is built, and `tests/games/text` calls this very function:
        // a file with an error cannot pass the tests.
        Texts::load(&Texts::sources()).expect("the embedded texts are checked by the tests")
    }

    /// The texts of some resource files.
    ///
    /// # Errors
    /// The first file that is not Fluent, the first message that a language has twice, a folder
    /// whose name is no language tag, or the lack of English.
    pub fn load(sources: &[Source<'_>]) -> Result<Texts, TextError> {
        let mut bundles = BTreeMap::new();
        for source in sources {
            let bundle = match bundles.entry(source.locale.to_owned()) {
                std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
                std::collections::btree_map::Entry::Vacant(entry) => entry.insert(bundle(source.locale)?),
            };
            let resource = FluentResource::try_new(source.text.to_owned())
                .map_err(|(_, errors)| TextError::syntax(source.file, source.text, &errors))?;
            bundle.add_resource(resource).map_err(|errors| TextError::twice(source.file, &errors))?;
        }
        if !bundles.contains_key(ENGLISH) {
            return Err(TextError::NoEnglish);
        }
        Ok(Texts { bundles, warned: Mutex::default() })
    }

    /// The languages, by the names of their folders, in alphabetical order.
    pub fn locales(&self) -> impl Iterator<Item = &str> + Clone {
        self.bundles.keys().map(String::as_str)
    }

    /// The language to use for somebody whose Discord is set to this locale (`es-ES`, `it`): the
    /// same tag, else the same language, else English.
    pub fn match_locale(&self, discord_locale: &str) -> &str {
        locale::best(self.locales(), discord_locale).unwrap_or(ENGLISH)
    }

    /// Whether English says this: a message (`core-list-two`) or an attribute
    /// (`tzolkin-building-a1_01.effect`).
    pub fn has(&self, key: &str) -> bool {
        self.own(ENGLISH, key)
    }

    /// A message or attribute without arguments in exactly this language; nothing where the
    /// language does not have it. For Discord's own localizations of command names.
    pub fn lookup(&self, locale: &str, key: &str) -> Option<String> {
        let bundle = self.bundles.get(locale)?;
        format(bundle, key, &FluentArgs::new())?.ok()
    }

    /// The keys that a resource file defines, attributes as `key.attribute`. For
    /// comparing languages with one another.
    ///
    /// # Errors
    /// The source is not Fluent.
    pub fn keys(source: Source<'_>) -> Result<BTreeSet<String>, TextError> {
        use fluent_syntax::ast::Entry;
        let resource = FluentResource::try_new(source.text.to_owned())
            .map_err(|(_, errors)| TextError::syntax(source.file, source.text, &errors))?;
        let mut keys = BTreeSet::new();
        for entry in resource.entries() {
            if let Entry::Message(message) = entry {
                if message.value.is_some() {
                    keys.insert(message.id.name.to_owned());
                }
                keys.extend(message.attributes.iter().map(|a| format!("{}.{}", message.id.name, a.id.name)));
            }
        }
        Ok(keys)
    }

    /// The resource files that are part of the program.
    pub fn sources() -> Vec<Source<'static>> {
        LOCALES.dirs().flat_map(sources_of).collect()
    }

    /// Puts a phrase into words. `names` are the players by seat, ready to be shown.
    ///
    /// Phrases inside of the phrase are put into words first, lists become an enumeration, and the
    /// length of the list `things` is the argument `things-count`. What the
    /// language does not say is said in English. A key that nobody knows, or a message that lacks
    /// an argument, gives the key; a warning is logged the first time.
    pub fn say(&self, locale: &str, phrase: &Phrase, names: &[String]) -> String {
        let locale = self.match_locale(locale);
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            if let Arg::List(phrases) = arg {
                args.set(format!("{name}-count"), number_value(phrases.len() as i64));
            }
            args.set(name.clone(), self.value(locale, arg, names));
        }
        self.format(locale, &phrase.key, &args)
    }

    fn value<'a>(&self, locale: &str, arg: &'a Arg, names: &'a [String]) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => number_value(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Seat(seat) => match names.get(usize::from(*seat)) {
                Some(name) => FluentValue::from(name.as_str()),
                None => {
                    let mut args = FluentArgs::new();
                    args.set("number", number_value(i64::from(*seat) + 1));
                    FluentValue::from(self.format(locale, "core-unnamed-seat", &args))
                }
            },
            Arg::Phrase(phrase) => FluentValue::from(self.say(locale, phrase, names)),
            Arg::List(phrases) => FluentValue::from(self.list(locale, phrases, names)),
        }
    }

    /// "a, b and c", by the patterns of the language.
    fn list(&self, locale: &str, phrases: &[Phrase], names: &[String]) -> String {
        let join = |pattern: &str, first: String, next: String| {
            let mut args = FluentArgs::with_capacity(2);
            args.set("first", FluentValue::from(first));
            args.set("next", FluentValue::from(next));
            self.format(locale, pattern, &args)
        };
        let mut words = phrases.iter().map(|phrase| self.say(locale, phrase, names));
        let Some(mut said) = words.next() else {
            return self.format(locale, "core-list-empty", &FluentArgs::new());
        };
        for (index, next) in (2..).zip(words) {
            let pattern = match (index, phrases.len()) {
                (2, 2) => "core-list-two",
                (index, len) if index == len => "core-list-last",
                _ => "core-list-more",
            };
            said = join(pattern, said, next);
        }
        said
    }

    fn format(&self, locale: &str, key: &str, args: &FluentArgs<'_>) -> String {
        for speaker in [locale, ENGLISH] {
            match self.bundles.get(speaker).and_then(|bundle| format(bundle, key, args)) {
                Some(Ok(text)) => return text,
                Some(Err(errors)) => self.warn(speaker, key, || join_errors(&errors)),
                None => self.warn(speaker, key, || "there is no such message".to_owned()),
            }
        }
        key.to_owned()
    }

    fn warn(&self, locale: &str, key: &str, reason: impl FnOnce() -> String) {
        let first = self.warned.lock().unwrap_or_else(PoisonError::into_inner).insert(format!("{locale} {key}"));
        if first {
            tracing::warn!(locale, key, reason = reason(), "a text is missing");
        }
    }

    fn own(&self, locale: &str, key: &str) -> bool {
        self.bundles.get(locale).is_some_and(|bundle| pattern(bundle, key).is_some())
    }
}

fn sources_of(dir: &'static Dir<'static>) -> impl Iterator<Item = Source<'static>> {
    let locale = dir.path().file_name().and_then(|name| name.to_str()).unwrap_or_default();
    dir.files().filter_map(move |file| {
        let path = file.path().to_str()?;
        path.ends_with(".ftl").then_some(())?;
        Some(Source { locale, file: path, text: file.contents_utf8()? })
    })
}

fn bundle(locale: &str) -> Result<FluentBundle<FluentResource>, TextError> {
    let tag = locale.parse().map_err(|_| TextError::Locale(locale.to_owned()))?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks are invisible characters round every argument: Discord shows some as boxes,
    // and they would break the mentions and timestamps that arguments may hold.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(true_minus(number)),
        _ => None,
    }));
    let failed = |error| TextError::function(locale, error);
    bundle.add_function("SIGNED", |numbers, _| written(numbers, signed)).map_err(failed)?;
    bundle.add_function("QUARTERS", |numbers, _| written(numbers, quarters)).map_err(failed)?;
    Ok(bundle)
}

/// What a function of the text resources makes of its number; anything else stays as it is.
fn written<'a>(numbers: &[FluentValue<'a>], write: fn(&FluentNumber) -> String) -> FluentValue<'a> {
    match numbers.first() {
        Some(FluentValue::Number(number)) => FluentValue::from(write(number)),
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

/// `SIGNED($n)`: the number with its sign, for gains and losses.
fn signed(number: &FluentNumber) -> String {
    let sign = if number.value > 0.0 { "+" } else { "" };
    format!("{sign}{}", true_minus(number))
}

/// `QUARTERS($n)`: so many quarters as a whole number and a fraction, "57¾".
fn quarters(number: &FluentNumber) -> String {
    let quarters = number.value as i64;
    let (whole, rest) = (quarters.unsigned_abs() / 4, quarters.unsigned_abs() % 4);
    let sign = if quarters < 0 { "\u{2212}" } else { "" };
    let whole = if whole == 0 && rest > 0 { String::new() } else { whole.to_string() };
    format!("{sign}{whole}{}", ["", "¼", "½", "¾"][rest as usize])
}

fn true_minus(number: &FluentNumber) -> String {
    number.as_string().replace('-', "\u{2212}")
}

/// Numbers of this program are far below the 2^53 up to which a float holds every whole number.
fn number_value(number: i64) -> FluentValue<'static> {
    FluentValue::from(number as f64)
}

fn pattern<'b>(
    bundle: &'b FluentBundle<FluentResource>,
    key: &str,
) -> Option<&'b fluent_syntax::ast::Pattern<&'b str>> {
    match key.split_once('.') {
        None => bundle.get_message(key)?.value(),
        Some((message, attribute)) => Some(bundle.get_message(message)?.get_attribute(attribute)?.value()),
    }
}

fn format(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    args: &FluentArgs<'_>,
) -> Option<Result<String, Vec<FluentError>>> {
    let pattern = pattern(bundle, key)?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    Some(if errors.is_empty() { Ok(text) } else { Err(errors) })
}

fn join_errors(errors: &[FluentError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Whether a character changes the direction of the text which follows it, beyond the end of what it belongs
/// to.
pub fn is_direction(sign: char) -> bool {
    matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
}
