//! Renders phrases as text, from Project Fluent resources with one folder of `assets/locales` per language.
//!
//! A language consists only of files. English must be complete, because its messages replace those that another
//! language doesn't have. This crate knows the engine's phrases, and decides nothing.
//!
//! ```
//! use engine::{Phrase, Seat};
//! use text::Texts;
//!
//! let placed = Phrase::new("tzolkin-event-placed")
//!     .seat("seat", Seat::new(0))
//!     .with("gear", Phrase::new("tzolkin-gear-tikal"))
//!     .with("space", 2)
//!     .with("corn", 3);
//! let names = ["Ada".to_owned(), "Bo".to_owned()];
//! assert_eq!(Texts::embedded().say("en-GB", &placed, &names), "Ada places a worker on Tikal 2 for 3 corn");
//! ```

mod error;
mod forms;
mod functions;
pub mod lexicon;
mod locale;
mod plurals;
pub mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::Entry;
use include_dir::{Dir, include_dir};

use engine::{Arg, Phrase};

use forms::Uses;
use functions::FunctionWords;

pub use error::TextError;
pub use forms::{FORMS, MADE_FORMS};
pub use functions::capital;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locales");

/// The complete language and fallback.
pub const ENGLISH: &str = "en";

/// The message whose attributes are the forms of a player's name.
const PLAYER: &str = "core-seat";

/// A resource file.
#[derive(Clone, Copy, Debug)]
pub struct TextFile<'a> {
    /// Name of the language's folder: a language tag such as `it` or `pt-BR`.
    pub locale: &'a str,
    /// Path for error messages.
    pub file: &'a str,
    /// Fluent source text.
    pub text: &'a str,
}

/// All messages in all languages.
///
/// All methods can be called from several threads at the same time.
pub struct Texts {
    languages: BTreeMap<String, Language>,
    /// Problems that were already logged, so a missing message in a busy channel is logged only once.
    warned: Mutex<BTreeSet<String>>,
}

/// The messages of one language.
struct Language {
    bundle: FluentBundle<FluentResource>,
    uses: Uses,
    /// Words for the functions that its messages call.
    words: Arc<OnceLock<FunctionWords>>,
    /// Keys of command names.
    commands: Vec<String>,
    /// `true` if it has all messages of English.
    complete: bool,
}

impl Texts {
    /// Returns the built-in texts.
    pub fn embedded() -> Texts {
        // The files are fixed at build time, and `tests/games/text` calls this function: a file with an error can't
        // pass the tests.
        Texts::load(&Texts::sources()).expect("the embedded texts are checked by the tests")
    }

    /// Loads texts from resource files.
    ///
    /// # Errors
    /// A file isn't valid Fluent, a language has a message twice, a folder's name isn't a language tag, or English is
    /// missing.
    pub fn load(sources: &[TextFile<'_>]) -> Result<Texts, TextError> {
        Texts::with(sources, plurals::selecting)
    }

    /// Loads texts with the plural rules of the Fluent library, which are older than the CLDR's. For measuring the cost
    /// of ours.
    ///
    /// # Errors
    /// Same as [`Texts::load`].
    pub fn with_plurals_of_fluent(sources: &[TextFile<'_>]) -> Result<Texts, TextError> {
        Texts::with(sources, str::to_owned)
    }

    /// `prepared` transforms the text of each file before parsing.
    fn with(sources: &[TextFile<'_>], prepared: fn(&str) -> String) -> Result<Texts, TextError> {
        let mut languages = BTreeMap::new();
        for source in sources {
            let language = match languages.entry(source.locale.to_owned()) {
                std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
                std::collections::btree_map::Entry::Vacant(entry) => entry.insert(Language::new(source.locale)?),
            };
            language.add(source, prepared)?;
        }
        if !languages.contains_key(ENGLISH) {
            return Err(TextError::NoEnglish);
        }
        languages.values_mut().for_each(Language::finish);
        let form = |key: &str| key.split_once('.').is_some_and(|(_, attribute)| FORMS.contains(&attribute));
        let english = languages.get(ENGLISH).into_iter().flat_map(|language| language.uses.keys());
        let keys: Vec<String> = english.filter(|key| !form(key)).map(str::to_owned).collect();
        for language in languages.values_mut() {
            language.complete = keys.iter().all(|key| language.pattern(key).is_some());
        }
        Ok(Texts { languages, warned: Mutex::default() })
    }

    /// The languages, by folder name, in alphabetical order.
    pub fn locales(&self) -> impl Iterator<Item = &str> + Clone {
        self.languages.keys().map(String::as_str)
    }

    /// The complete languages, which a game can use. The others are still being translated.
    pub fn complete(&self) -> impl Iterator<Item = &str> + Clone {
        self.languages.iter().filter(|(_, language)| language.complete).map(|(tag, _)| tag.as_str())
    }

    /// The language for a person with this Discord locale (`es-ES`, `it`) or these browser preferences
    /// (`Accept-Language`): the same tag, else the same language, else English.
    pub fn match_locale(&self, discord_locale: &str) -> &str {
        self.find_locale(discord_locale).unwrap_or(ENGLISH)
    }

    /// Like [`Texts::match_locale`], but `None` instead of the fallback to English.
    pub fn find_locale(&self, asked: &str) -> Option<&str> {
        locale::best(self.locales(), asked)
    }

    /// Returns `true` if English has this message (`core-list-two`) or attribute (`tzolkin-building-a1_01.effect`).
    pub fn has(&self, key: &str) -> bool {
        self.own(ENGLISH, key)
    }

    /// A message or attribute without arguments in exactly this language, or `None`. For Discord's localizations of
    /// command names.
    pub fn lookup(&self, locale: &str, key: &str) -> Option<String> {
        self.languages.get(locale)?.format(key, &FluentArgs::new())?.ok()
    }

    /// The keys in a resource file, attributes as `key.attribute`. For comparing languages.
    ///
    /// # Errors
    /// The source isn't valid Fluent.
    pub fn keys(source: TextFile<'_>) -> Result<BTreeSet<String>, TextError> {
        let resource = parse(&source)?;
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

    /// The built-in resource files.
    pub fn sources() -> Vec<TextFile<'static>> {
        LOCALES.dirs().flat_map(sources_of).collect()
    }

    /// Renders a phrase as text. `names` are the players' names by seat, ready to show.
    ///
    /// Phrases inside the phrase are rendered first. A message may use them in another form (`$x-on`, see [`FORMS`];
    /// `$x-inside` and `$x-plus`, see [`MADE_FORMS`]). A list becomes an enumeration (`$things`), a series of clauses
    /// (`$things-series`), a row of amounts (`$things-row`) or its length (`$things-count`). English replaces missing
    /// messages. If the key is unknown or an argument is missing, the result is the key, and a warning is logged the
    /// first time.
    pub fn say(&self, locale: &str, phrase: &Phrase, names: &[String]) -> String {
        self.format_phrase(self.match_locale(locale), &phrase.key, &phrase.args, names)
    }

    /// The messages whose keys start with `beginning`, with `{user}` in place of the argument `$user`. For callers that
    /// fill in the arguments themselves.
    pub fn templates(&self, locale: &str, beginning: &str) -> BTreeMap<String, String> {
        let locale = self.match_locale(locale);
        let english = self.languages.get(ENGLISH).into_iter().flat_map(|language| language.uses.arguments(beginning));
        let template = |(key, names): (&str, &BTreeSet<String>)| {
            let args = names.iter().map(|name| (name.clone(), FluentValue::from(format!("{{{name}}}"))));
            (key.to_owned(), self.format(locale, key, &args.collect()))
        };
        english.map(template).collect()
    }

    /// Returns `true` if each message of a phrase exists. Stored phrases can be those of an earlier release.
    pub fn knows(&self, phrase: &Phrase) -> bool {
        self.has(&phrase.key)
            && phrase.args.iter().all(|(_, arg)| match arg {
                Arg::Phrase(inner) => self.knows(inner),
                Arg::List(list) => list.iter().all(|inner| self.knows(inner)),
                _ => true,
            })
    }

    /// All messages that couldn't be rendered so far: language and key.
    pub fn missing(&self) -> Vec<String> {
        self.warned.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    fn format_phrase(&self, locale: &str, key: &str, given: &[(String, Arg)], names: &[String]) -> String {
        let mut args = FluentArgs::with_capacity(given.len());
        for (name, arg) in given {
            if let Arg::List(phrases) = arg {
                args.set(format!("{name}-count"), number_value(phrases.len() as i64));
            }
            args.set(name.clone(), self.value(locale, arg, None, names));
        }
        for rendered_locale in [locale, ENGLISH] {
            let used = self.languages.get(rendered_locale).into_iter().flat_map(|language| language.uses.of(key));
            for (variable, (name, form)) in used.filter_map(|variable| Some((variable, forms::split(variable)?))) {
                if args.get(variable).is_none()
                    && let Some((_, arg)) = given.iter().find(|(given, _)| given == name)
                {
                    args.set(variable.to_owned(), self.value(locale, arg, Some(form), names));
                }
            }
        }
        self.format(locale, key, &args)
    }

    /// Renders an argument, in a form if one is given.
    fn value<'a>(&self, locale: &str, arg: &'a Arg, form: Option<&str>, names: &'a [String]) -> FluentValue<'a> {
        if let (Some(form), Arg::Seat(_) | Arg::Name(_)) = (form, arg) {
            let key = format!("{PLAYER}.{form}");
            if self.own(locale, &key) {
                return FluentValue::from(self.format_phrase(locale, &key, &[("seat".to_owned(), arg.clone())], names));
            }
        }
        match arg {
            Arg::Number(number) => number_value(*number),
            Arg::Text(text) | Arg::Name(text) => FluentValue::from(text.as_str()),
            Arg::Seat(seat) => match names.get(usize::from(*seat)) {
                Some(name) => FluentValue::from(name.as_str()),
                None => {
                    let mut args = FluentArgs::new();
                    args.set("number", number_value(i64::from(*seat) + 1));
                    FluentValue::from(self.format(locale, "core-unnamed-seat", &args))
                }
            },
            Arg::Phrase(phrase) => FluentValue::from(self.formed(locale, phrase, form, names)),
            Arg::List(phrases) => FluentValue::from(self.list(locale, phrases, form, names)),
        }
    }

    /// Renders a phrase in a form, or in its plain form if the language doesn't have that form.
    fn formed(&self, locale: &str, phrase: &Phrase, form: Option<&str>, names: &[String]) -> String {
        let plain = || self.format_phrase(locale, &phrase.key, &phrase.args, names);
        if let Some(form) = form {
            match form {
                forms::INSIDE if self.starts_with_text(locale, &phrase.key) => return functions::small(&plain()),
                forms::PLUS => return functions::plus(plain()),
                _ => {}
            }
            let rendered_locale = if self.own(locale, &phrase.key) { locale } else { ENGLISH };
            let key = format!("{}.{form}", phrase.key);
            if self.own(rendered_locale, &key) {
                return self.format_phrase(rendered_locale, &key, &phrase.args, names);
            }
        }
        plain()
    }

    /// Returns `true` if a message starts with fixed text instead of an argument.
    fn starts_with_text(&self, locale: &str, key: &str) -> bool {
        let rendered_locale = if self.own(locale, key) { locale } else { ENGLISH };
        let Some(language) = self.languages.get(rendered_locale) else { return false };
        language.pattern(key).is_some_and(|pattern| forms::has_own_beginning(pattern, &|key| language.pattern(key)))
    }

    /// Joins phrases with the language's patterns, such as "a, b and c".
    fn list(&self, locale: &str, phrases: &[Phrase], form: Option<&str>, names: &[String]) -> String {
        let (joint, form) = form.map_or((None, None), forms::joined);
        let joint = joint.map(|joint| if joint == forms::SERIES { "core-series" } else { "core-row" });
        let mut words = phrases.iter().map(|phrase| self.formed(locale, phrase, form, names));
        let Some(mut joined) = words.next() else {
            return self.format(locale, "core-list-empty", &FluentArgs::new());
        };
        for (index, next) in (2..).zip(words) {
            let pattern = match (joint, index, phrases.len()) {
                (Some(joint), _, _) => joint,
                (None, 2, 2) => "core-list-two",
                (None, index, len) if index == len => "core-list-last",
                _ => "core-list-more",
            };
            let mut args = FluentArgs::with_capacity(3);
            args.set("first", FluentValue::from(joined));
            args.set("next-vowel", FluentValue::from(forms::first_vowel(&next)));
            args.set("next", FluentValue::from(next));
            joined = self.format(locale, pattern, &args);
        }
        joined
    }

    fn format(&self, locale: &str, key: &str, args: &FluentArgs<'_>) -> String {
        for rendered_locale in [locale, ENGLISH] {
            match self.languages.get(rendered_locale).and_then(|language| language.format(key, args)) {
                Some(Ok(text)) => return text,
                Some(Err(errors)) => self.warn(rendered_locale, key, || join_errors(&errors)),
                None => self.warn(rendered_locale, key, || "there is no such message".to_owned()),
            }
        }
        key.to_owned()
    }

    fn warn(&self, locale: &str, key: &str, reason: impl FnOnce() -> String) {
        let first = self.warned.lock().unwrap_or_else(PoisonError::into_inner).insert(format!("{locale} {key}"));
        if first {
            tracing::warn!(locale, key, reason = reason(), "could not find a text");
        }
    }

    fn own(&self, locale: &str, key: &str) -> bool {
        self.languages.get(locale).is_some_and(|language| language.pattern(key).is_some())
    }
}

fn sources_of(dir: &'static Dir<'static>) -> impl Iterator<Item = TextFile<'static>> {
    let locale = dir.path().file_name().and_then(|name| name.to_str()).unwrap_or_default();
    dir.files().filter_map(move |file| {
        let path = file.path().to_str()?;
        path.ends_with(".ftl").then_some(())?;
        Some(TextFile { locale, file: path, text: file.contents_utf8()? })
    })
}

impl Language {
    fn new(locale: &str) -> Result<Language, TextError> {
        let tag = locale.parse().map_err(|_| TextError::Locale(locale.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks are invisible characters around every argument. Discord shows some of them as boxes, and they
        // would break mentions and timestamps in arguments.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(functions::plain(number)),
            _ => None,
        }));
        let words = Arc::default();
        let rules = plurals::Rules::of(locale).ok_or_else(|| TextError::Locale(locale.to_owned()))?;
        functions::add(&mut bundle, &words, rules).map_err(|error| TextError::function(locale, error))?;
        Ok(Language { bundle, uses: Uses::default(), words, commands: Vec::new(), complete: false })
    }

    fn add(&mut self, source: &TextFile<'_>, prepared: fn(&str) -> String) -> Result<(), TextError> {
        let resource = parse(source)?;
        self.uses.add(resource.entries());
        self.commands.extend(resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) if message.id.name.split('-').next() == Some("cmd") => {
                Some(message.id.name.to_owned())
            }
            _ => None,
        }));
        let resource = parse(&TextFile { text: &prepared(source.text), ..*source })?;
        self.bundle.add_resource(resource).map_err(|errors| TextError::twice(source.file, &errors))
    }

    /// Call this after all resources.
    fn finish(&mut self) {
        self.uses.resolve();
        let commands = std::mem::take(&mut self.commands);
        let constant = |key: &str| self.format(key, &FluentArgs::new())?.ok();
        let commands = commands.into_iter().filter_map(|key| Some((key.clone(), constant(&key)?))).collect();
        let decimal = constant("core-decimal").unwrap_or_else(|| ".".to_owned());
        // Set only here, so this can't fail.
        let _ = self.words.set(FunctionWords { decimal, commands });
    }

    fn pattern(&self, key: &str) -> Option<&fluent_syntax::ast::Pattern<&str>> {
        match key.split_once('.') {
            None => self.bundle.get_message(key)?.value(),
            Some((message, attribute)) => Some(self.bundle.get_message(message)?.get_attribute(attribute)?.value()),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<Result<String, Vec<FluentError>>> {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(self.pattern(key)?, Some(args), &mut errors).into_owned();
        Some(if errors.is_empty() { Ok(text) } else { Err(errors) })
    }
}

fn parse(source: &TextFile<'_>) -> Result<FluentResource, TextError> {
    FluentResource::try_new(source.text.to_owned())
        .map_err(|(_, errors)| TextError::syntax(source.file, source.text, &errors))
}

/// The program's numbers are far below 2^53, the limit up to which a float can represent every integer.
fn number_value(number: i64) -> FluentValue<'static> {
    FluentValue::from(number as f64)
}

fn join_errors(errors: &[FluentError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}
