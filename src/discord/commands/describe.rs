//! Names and descriptions of commands and options, in all languages.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, CommandType};

use crate::engine::Phrase;
use crate::text::{ENGLISH, Texts};

use crate::discord::parts::escape::cut;

/// Discord's limit for the name of a command or an option, in characters.
const NAME: usize = 32;
/// Discord's limit for a description and for the name of a choice, in characters.
const DESCRIPTION: usize = 100;

/// A command with its name and description: the message `key` and its attribute `description`. English names come from
/// the code.
pub fn command(name: &str, key: &str, texts: &Texts) -> CreateCommand {
    let about = format!("{key}.description");
    let mut command = CreateCommand::new(name).kind(CommandType::ChatInput).description(english(texts, &about));
    for (locale, name) in localized(texts, NAME, |locale| texts.lookup(locale, key)) {
        command = command.name_localized(locale, name);
    }
    for (locale, about) in localized(texts, DESCRIPTION, |locale| texts.lookup(locale, &about)) {
        command = command.description_localized(locale, about);
    }
    command
}

/// A command in the menu of a message, named by the message `key`. Such a command has no description.
pub fn message_command(key: &str, texts: &Texts) -> CreateCommand {
    let command = CreateCommand::new(english(texts, key)).kind(CommandType::Message);
    let names = localized(texts, NAME, |locale| texts.lookup(locale, key));
    names.into_iter().fold(command, |command, (locale, name)| command.name_localized(locale, name))
}

/// An option, subcommand or group, with texts like those of [`command`].
pub fn option(kind: CommandOptionType, name: &str, key: &str, texts: &Texts) -> CreateCommandOption {
    let about = format!("{key}.description");
    let option = CreateCommandOption::new(kind, name, english(texts, &about));
    with_texts(option, key, |locale| texts.lookup(locale, &about), texts)
}

/// An option named by the message `key`, with a composed description.
pub fn describe_option(
    kind: CommandOptionType,
    name: &str,
    key: &str,
    about: &Phrase,
    texts: &Texts,
) -> CreateCommandOption {
    let say = |locale: &str| texts.say(locale, about, &[]);
    let option = CreateCommandOption::new(kind, name, cut(&say(ENGLISH), DESCRIPTION));
    with_texts(option, key, |locale| Some(say(locale)), texts)
}

/// Adds the name and the description in the other languages.
fn with_texts(
    mut option: CreateCommandOption,
    key: &str,
    about: impl Fn(&str) -> Option<String>,
    texts: &Texts,
) -> CreateCommandOption {
    for (locale, name) in localized(texts, NAME, |locale| texts.lookup(locale, key)) {
        option = option.name_localized(locale, name);
    }
    for (locale, about) in localized(texts, DESCRIPTION, about) {
        option = option.description_localized(locale, about);
    }
    option
}

/// Adds a value to an option, named by this message.
pub fn with_choice(option: CreateCommandOption, key: &str, value: &str, texts: &Texts) -> CreateCommandOption {
    let names = localized(texts, DESCRIPTION, |locale| texts.lookup(locale, key));
    option.add_string_choice_localized(english(texts, key), value, names)
}

fn english(texts: &Texts, key: &str) -> String {
    cut(&texts.say(ENGLISH, &Phrase::new(key), &[]), DESCRIPTION).into_owned()
}

/// The texts in the other languages, by Discord's names of the languages.
fn localized(texts: &Texts, max: usize, say: impl Fn(&str) -> Option<String>) -> Vec<(String, String)> {
    let mut localized = Vec::new();
    for locale in texts.locales().filter(|locale| *locale != ENGLISH) {
        if let Some(text) = say(locale) {
            let names = discord_locales(&locale).iter();
            localized.extend(names.map(|name| ((*name).to_owned(), cut(&text, max).into_owned())));
        }
    }
    localized
}

/// Discord's names for a language. For some languages, Discord has only names with a country.
fn discord_locales<'a>(locale: &'a &'a str) -> &'a [&'a str] {
    match *locale {
        "es" => &["es-ES", "es-419"],
        "pt" => &["pt-BR"],
        "sv" => &["sv-SE"],
        "zh" => &["zh-CN", "zh-TW"],
        _ => std::slice::from_ref(locale),
    }
}
