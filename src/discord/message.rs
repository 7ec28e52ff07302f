//! What the bot says: a message as values, and the request bodies made from it.
//!
//! The pages of this module's siblings are pure functions from what the table answers to a
//! [`Message`]; only here it becomes JSON, and only in `rest` it is sent.

use std::sync::Arc;

use serde_json::{Value, json};
use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use crate::engine::{Arg, Phrase};
use crate::scene::Scene;
use crate::text::Texts;

use super::custom_id::{CustomId, Press};
use super::escape::{cut, markdown, plain};
use super::rest::user;
use crate::table::{Stamp, UserId};

/// Discord's limits, in characters (of the content, a label, a description, an alt text) or pieces.
pub mod limit {
    /// Content of a message.
    pub const CONTENT: usize = 2000;
    /// Label of a button.
    pub const BUTTON: usize = 80;
    /// Label of an option in a menu, or its description, or its value.
    pub const OPTION: usize = 100;
    /// Placeholder of a menu.
    pub const PLACEHOLDER: usize = 150;
    /// Options in a menu, choices of an autocompletion.
    pub const OPTIONS: usize = 25;
    /// Buttons in a row.
    pub const BUTTONS: usize = 5;
    /// Description of an attachment.
    pub const ALT: usize = 1024;
    /// Name or value of an offered completion.
    pub const COMPLETION: usize = 100;
}

/// A language, and the players as they are called in it.
#[derive(Clone)]
pub struct Voice<'a> {
    texts: &'a Texts,
    locale: String,
    names: Vec<String>,
    shown: Vec<String>,
}

impl<'a> Voice<'a> {
    /// A voice for a language (as Discord or the table names it) and the players by seat.
    pub fn new(texts: &'a Texts, locale: &str, names: &[String]) -> Self {
        Voice {
            texts,
            locale: texts.match_locale(locale).to_owned(),
            names: names.iter().map(|name| plain(name)).collect(),
            shown: names.iter().map(|name| format!("**{}**", markdown(name))).collect(),
        }
    }

    /// The same voice about other players.
    pub fn of(&self, names: &[String]) -> Voice<'a> {
        Voice::new(self.texts, &self.locale, names)
    }

    /// In words, where Discord reads markdown: names in bold, nothing of others' making can turn
    /// into markup.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(&self.locale, &escaped(phrase), &self.shown)
    }

    /// In words, where Discord shows plain text.
    pub fn plain(&self, phrase: &Phrase) -> String {
        plain(&self.texts.say(&self.locale, phrase, &self.names))
    }

    /// A phrase without arguments, as [`Voice::plain`].
    pub fn word(&self, key: &str) -> String {
        self.plain(&Phrase::new(key))
    }

    /// The names by seat, as they are.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What a language calls itself.
    pub fn language(&self, locale: &str) -> String {
        let name = self.texts.lookup(self.texts.match_locale(locale), "ui-language-name");
        name.unwrap_or_else(|| locale.to_owned())
    }

    /// The language.
    pub fn locale(&self) -> &str {
        &self.locale
    }
}

/// The phrase with the markdown of its texts made harmless.
fn escaped(phrase: &Phrase) -> Phrase {
    fn arg(value: &Arg) -> Arg {
        match value {
            Arg::Text(text) if is_markup(text) => Arg::Text(text.clone()),
            Arg::Text(text) => Arg::Text(markdown(text)),
            Arg::Phrase(phrase) => Arg::Phrase(escaped(phrase)),
            Arg::List(phrases) => Arg::List(phrases.iter().map(escaped).collect()),
            Arg::Number(_) | Arg::Seat(_) => value.clone(),
        }
    }
    Phrase {
        key: phrase.key.clone(),
        args: phrase.args.iter().map(|(name, value)| (name.clone(), arg(value))).collect(),
    }
}

/// Whether a text is, as a whole, one of the few pieces of markup that we make ourselves: the
/// mention of a user or channel, a time, the link to a message, steps in notation (also as code).
/// Nobody is pinged by one, since every message names whom it may ping.
fn is_markup(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_ ;,`-".contains(&byte);
    // A line that begins with one would be a list.
    if text.bytes().all(plain) && !text.trim_start().starts_with('-') {
        return true;
    }
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(inside) = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')) {
        let time = inside.strip_prefix("t:").map(|time| time.trim_end_matches(":R").trim_end_matches(":f"));
        return [inside.strip_prefix('@'), inside.strip_prefix('#'), time].into_iter().flatten().any(digits);
    }
    let link = text.strip_prefix("https://discord.com/channels/");
    link.is_some_and(|path| path.split('/').all(|part| digits(part) || part == "@me"))
}

/// The mention of a user: a ping only where the message's list of pings has them.
pub fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

/// A message before it is sent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    /// Markdown, at most [`limit::CONTENT`] characters.
    pub content: String,
    /// Buttons and menus.
    pub rows: Vec<CreateActionRow>,
    /// The picture below the content.
    pub picture: Option<Picture>,
    /// The only users whom this message pings.
    pub ping: Vec<UserId>,
}

/// A picture to be drawn when its message is sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What is shown.
    pub shown: Shown,
    /// In which language.
    pub locale: String,
    /// The players by seat, plain.
    pub names: Vec<String>,
    /// What a screen reader says.
    pub alt: String,
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// One scene.
    Still(Box<Scene>),
    /// Scenes one after the other, each for so many hundredths of a second.
    Moving(Vec<(Scene, u16)>),
}

/// A picture ready to be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Name of the file.
    pub file: String,
    /// What a screen reader says, at most [`limit::ALT`] characters.
    pub alt: String,
    /// The PNG or GIF.
    pub bytes: Arc<Vec<u8>>,
}

impl Message {
    /// A message of one text.
    pub fn text(content: impl Into<String>) -> Self {
        Message { content: content.into(), ..Message::default() }
    }

    /// The body of a request that edits a message, answers an interaction or follows it up. What
    /// the message had before (buttons, pictures) is gone afterwards.
    pub fn body(&self, drawn: Option<&Drawn>) -> Value {
        // The attachment's id says which file of the request it is; there is one at most.
        let attachments = drawn.map(|drawn| json!([{ "id": "0", "filename": drawn.file, "description": drawn.alt }]));
        json!({
            "content": cut(&self.content, limit::CONTENT),
            "components": self.rows,
            "allowed_mentions": CreateAllowedMentions::new().users(self.ping.iter().map(|&id| user(id))),
            "attachments": attachments.unwrap_or_else(|| json!([])),
        })
    }

    /// The body of a request that creates a message. Discord takes only one with this nonce within
    /// some minutes.
    pub fn creation(&self, drawn: Option<&Drawn>, nonce: &str) -> Value {
        let mut body = self.body(drawn);
        body["nonce"] = nonce.into();
        body["enforce_nonce"] = true.into();
        body
    }

    /// The body of a request that answers an interaction with a new message for its user alone.
    pub fn private(&self, drawn: Option<&Drawn>) -> Value {
        let mut body = self.body(drawn);
        body["flags"] = EPHEMERAL.into();
        body
    }
}

/// The message flag that makes an answer visible to one user alone.
pub const EPHEMERAL: u64 = 1 << 6;

/// A button.
pub fn button(stamp: Stamp, press: Press, style: ButtonStyle, label: &str) -> CreateButton {
    CreateButton::new(CustomId { stamp, press }.encode()).style(style).label(cut(label, limit::BUTTON))
}

/// A menu of at most [`limit::OPTIONS`] options: label, value, description.
pub fn menu(
    stamp: Stamp,
    placeholder: &str,
    options: impl IntoIterator<Item = (String, String, Option<String>)>,
) -> CreateActionRow {
    let options = options.into_iter().take(limit::OPTIONS).map(|(label, value, description)| {
        let option = CreateSelectMenuOption::new(cut(&label, limit::OPTION), value);
        match description {
            Some(text) => option.description(cut(&text, limit::OPTION)),
            None => option,
        }
    });
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let id = CustomId { stamp, press: Press::Choose }.encode();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(cut(placeholder, limit::PLACEHOLDER)))
}

/// Lines joined to a content of at most `max` characters. Where they are too many, lines are left
/// out from `cuttable` (a range of the lines), the last of them first, and `more(n)` says how many.
pub fn fit(lines: &[String], cuttable: std::ops::Range<usize>, max: usize, more: impl Fn(usize) -> String) -> String {
    let whole = lines.join("\n");
    if whole.chars().count() <= max {
        return whole;
    }
    for left_out in 1..=cuttable.len() {
        let end = cuttable.end - left_out;
        let note = more(left_out);
        let kept = lines[..end].iter().chain(std::iter::once(&note)).chain(&lines[cuttable.end..]);
        let text = kept.map(String::as_str).collect::<Vec<_>>().join("\n");
        if text.chars().count() <= max {
            return text;
        }
    }
    cut(&whole, max).into_owned()
}

/// Lines as several texts of at most `max` characters each, broken between lines.
pub fn pages(lines: &[String], max: usize) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        let line = cut(line, max);
        match pages.last_mut() {
            Some(page) if page.chars().count() + 1 + line.chars().count() <= max => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line.into_owned()),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_markup_passes_and_nothing_else() {
        for text in
            ["<@1>", "<#23>", "<t:99>", "<t:99:R>", "https://discord.com/channels/1/2/3", "`pick tikal 2`, `end`"]
        {
            assert!(is_markup(text), "{text}");
        }
        for text in ["<@&1>", "<@>", "<@1> hi", "@everyone", "https://discord.com/channels/1/../x", "https://x.y"] {
            assert!(!is_markup(text), "{text}");
        }
    }

    #[test]
    fn too_many_lines_are_counted_instead() {
        let lines: Vec<String> = ["head", "one", "two", "three", "tail"].map(String::from).to_vec();
        let more = |n| format!("+{n}");
        assert_eq!(fit(&lines, 1..4, 100, more), "head\none\ntwo\nthree\ntail");
        assert_eq!(fit(&lines, 1..4, 20, more), "head\none\ntwo\n+1\ntail");
        assert_eq!(fit(&lines, 1..4, 16, more), "head\none\n+2\ntail");
        assert_eq!(fit(&lines, 1..4, 12, more), "head\n+3\ntail");
        assert_eq!(fit(&lines, 1..4, 5, more), "head…");
    }

    #[test]
    fn long_texts_become_pages_between_lines() {
        let lines: Vec<String> = ["aaaa", "bbbb", "cccccccccccc", "d"].map(String::from).to_vec();
        assert_eq!(pages(&lines, 10), ["aaaa\nbbbb", "ccccccccc…", "d"]);
        assert!(pages(&[], 10).is_empty());
    }
}
