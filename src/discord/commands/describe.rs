//! Names and descriptions of commands and options, in every language that there is.

use serde_json::{Value, json};

use crate::engine::Phrase;
use crate::text::{ENGLISH, Texts};

use crate::discord::escape::cut;

/// The longest name that Discord takes for a command or an option.
const NAME: usize = 32;
/// The longest description, or name of a choice.
const DESCRIPTION: usize = 100;

/// A name and a description with their localizations: the message `key` and its attribute
/// `description`. English names are those of the code, so that they are written once.
pub fn named(name: &str, key: &str, texts: &Texts) -> Value {
    let about = format!("{key}.description");
    json!({
        "name": name,
        "name_localizations": localized(texts, NAME, |locale| texts.lookup(locale, key)),
        "description": cut(&english(texts, &about), DESCRIPTION),
        "description_localizations": localized(texts, DESCRIPTION, |locale| texts.lookup(locale, &about)),
    })
}

/// The same with a description that is put together.
pub fn described(name: &str, about: &Phrase, texts: &Texts) -> Value {
    let say = |locale: &str| texts.say(locale, about, &[]);
    json!({
        "name": name,
        "description": cut(&say(ENGLISH), DESCRIPTION),
        "description_localizations": localized(texts, DESCRIPTION, |locale| Some(say(locale))),
    })
}

/// One value of an option, whose name is this message.
pub fn choice(key: &str, value: &str, texts: &Texts) -> Value {
    json!({
        "name": cut(&english(texts, key), DESCRIPTION),
        "name_localizations": localized(texts, DESCRIPTION, |locale| texts.lookup(locale, key)),
        "value": value,
    })
}

fn english(texts: &Texts, key: &str) -> String {
    texts.say(ENGLISH, &Phrase::new(key), &[])
}

/// What the other languages say, by Discord's names of them.
fn localized(texts: &Texts, max: usize, say: impl Fn(&str) -> Option<String>) -> Value {
    let mut map = serde_json::Map::new();
    for locale in texts.locales().filter(|locale| *locale != ENGLISH) {
        if let Some(text) = say(locale) {
            for name in discord_locales(&locale) {
                map.insert((*name).to_owned(), cut(&text, max).into());
            }
        }
    }
    map.into()
}

/// Discord's names for a language; Discord has some only with a country.
fn discord_locales<'a>(locale: &'a &'a str) -> &'a [&'a str] {
    match *locale {
        "es" => &["es-ES", "es-419"],
        "pt" => &["pt-BR"],
        "sv" => &["sv-SE"],
        "zh" => &["zh-CN", "zh-TW"],
        _ => std::slice::from_ref(locale),
    }
}
