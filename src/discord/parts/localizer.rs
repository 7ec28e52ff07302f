//! Renders phrases in a reader's language, with the players' names.

use std::borrow::Cow;
use std::sync::Arc;

use crate::engine::{Arg, Phrase, Seat};
use crate::table::{PageName, TableCard, UserId};
use crate::text::Texts;

use super::emojis::{Emoji, Emojis};
use super::escape::{is_visible, markdown, plain};

/// The setting with a language tag as its value.
const LANGUAGE: &str = "ui-setting-language";
/// Phrases that begin with a player's name and describe that player.
const LINES_OF_PLAYERS: [&str; 4] = ["core-turn", "ui-player", "ui-player-computer", "ui-player-filled-in"];

/// A language, with the players' names.
#[derive(Clone)]
pub struct Localizer<'a> {
    texts: &'a Texts,
    locale: String,
    names: Vec<String>,
    bold_names: Vec<String>,
    emojis: Arc<Emojis>,
    /// `true` to put the pieces of their seats before names.
    pieces: bool,
    /// The public address of the games' pages.
    web: Option<Arc<str>>,
}

impl<'a> Localizer<'a> {
    /// Creates a localizer for a language (as Discord or the game names it) and the players by seat.
    pub fn new(texts: &'a Texts, locale: &str, names: &[String]) -> Self {
        let locale = texts.match_locale(locale).to_owned();
        let names = told_apart(texts, &locale, names);
        Localizer {
            texts,
            locale,
            bold_names: names.iter().map(|name| format!("**{}**", markdown(name))).collect(),
            names,
            emojis: Arc::default(),
            pieces: true,
            web: None,
        }
    }

    /// Adds emojis to markdown text.
    #[must_use]
    pub fn with_emojis(self, emojis: Arc<Emojis>) -> Self {
        Localizer { emojis, ..self }
    }

    /// Adds the public address of the games' pages.
    #[must_use]
    pub fn with_web(self, web: Option<Arc<str>>) -> Self {
        Localizer { web, ..self }
    }

    /// Returns the address of a game's page, if it has one.
    pub fn page(&self, table: &TableCard) -> Option<String> {
        let (web, page) = self.web.as_ref().zip(table.page.as_ref())?;
        Some(format!("{web}/t/{}", page.as_str()))
    }

    /// Returns `true` if games have pages.
    pub fn has_web(&self) -> bool {
        self.web.is_some()
    }

    /// Returns `true` if the text is the address of a game's page, perhaps after a turn. Escapes would break it.
    fn is_page(&self, text: &str) -> bool {
        let address = self.web.as_ref().and_then(|web| text.strip_prefix(&**web)?.strip_prefix("/t/"));
        let (name, turn) = address.map_or(("", None), |address| match address.split_once("?turn=") {
            Some((name, turn)) => (name, Some(turn)),
            None => (address, None),
        });
        PageName::parse(name).is_some() && turn.is_none_or(|turn| turn.bytes().all(|byte| byte.is_ascii_digit()))
    }

    /// Leaves out the players' pieces. Before seats are assigned, a color has no meaning.
    #[must_use]
    pub fn without_pieces(self) -> Self {
        Localizer { pieces: false, ..self }
    }

    /// Returns a copy without emojis.
    pub fn in_words(&self) -> Localizer<'a> {
        self.clone().with_emojis(Arc::default())
    }

    /// Returns a localizer for the same language with other players.
    pub fn of(&self, names: &[String]) -> Localizer<'a> {
        let localizer = Localizer::new(self.texts, &self.locale, names).with_emojis(Arc::clone(&self.emojis));
        localizer.with_web(self.web.clone())
    }

    /// Returns a localizer for English with the same players.
    pub fn english(&self) -> Localizer<'a> {
        Localizer { locale: self.texts.match_locale("en").to_owned(), ..self.clone() }
    }

    /// Renders a phrase as markdown: names in bold, amounts with their emojis. Text from users is escaped.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(&self.locale, &self.marked(&self.named(phrase)), &self.bold_names)
    }

    /// Returns the emoji to put before the label of a button or an option.
    pub fn emoji(&self, phrase: &Phrase) -> Option<Emoji> {
        self.emojis.about(phrase).cloned()
    }

    /// Escapes the markdown in the phrase's texts, and replaces words that have an emoji.
    fn marked(&self, phrase: &Phrase) -> Phrase {
        let amount = |phrase: &Phrase| {
            let (number, emoji) = self.emojis.amount(phrase)?;
            Some(Phrase::new("core-amount").with("n", number).with("emoji", emoji.markup()))
        };
        let safe = |phrase: &Phrase, value: &Arg| match value {
            Arg::Text(text) if is_markup(text) || self.is_page(text) => None,
            Arg::Text(text) | Arg::Name(text) => Some(Arg::Name(markdown(text))),
            Arg::Seat(seat) if LINES_OF_PLAYERS.contains(&phrase.key.as_str()) => Some(self.with_piece(*seat)),
            _ => None,
        };
        phrase.replaced(&amount, &safe)
    }

    /// Returns a player's name after the piece that shows their color.
    fn with_piece(&self, seat: Seat) -> Arg {
        match (self.emojis.piece(seat).filter(|_| self.pieces), self.bold_names.get(seat.index())) {
            (Some(piece), Some(name)) => Arg::Text(format!("{} {name}", piece.markup())),
            _ => Arg::Seat(seat),
        }
    }

    /// Renders a phrase as plain text.
    pub fn plain(&self, phrase: &Phrase) -> String {
        plain(&self.texts.say(&self.locale, &self.named(phrase), &self.names))
    }

    /// Returns `true` if each message of a stored phrase still exists.
    pub fn knows(&self, phrase: &Phrase) -> bool {
        self.texts.knows(phrase)
    }

    /// Renders a phrase without arguments as plain text.
    pub fn word(&self, key: &str) -> String {
        self.plain(&Phrase::new(key))
    }

    /// Returns the names by seat, unescaped.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns every complete language with its own name.
    pub fn languages(&self) -> Vec<(String, String)> {
        self.texts.complete().map(|locale| (locale.to_owned(), self.language(locale))).collect()
    }

    /// Returns a language's own name.
    pub fn language(&self, locale: &str) -> String {
        let name = self.texts.lookup(self.texts.match_locale(locale), "ui-language-name");
        name.unwrap_or_else(|| locale.to_owned())
    }

    /// Replaces the tag in a language setting with the language's own name, since games store only the tag.
    fn named<'p>(&self, phrase: &'p Phrase) -> Cow<'p, Phrase> {
        fn has_language(phrase: &Phrase) -> bool {
            phrase.key == LANGUAGE
                || phrase.args.iter().any(|(_, value)| match value {
                    Arg::Phrase(phrase) => has_language(phrase),
                    Arg::List(phrases) => phrases.iter().any(has_language),
                    _ => false,
                })
        }
        if !has_language(phrase) {
            return Cow::Borrowed(phrase);
        }
        let language = |phrase: &Phrase, value: &Arg| match value {
            Arg::Text(tag) if phrase.key == LANGUAGE => Some(Arg::Text(self.language(tag))),
            _ => None,
        };
        Cow::Owned(phrase.replaced(&|_| None, &language))
    }

    /// Returns the language.
    pub fn locale(&self) -> &str {
        &self.locale
    }
}

/// The players' names as plain text. A name without a visible character becomes a numbered player, and the second of two
/// equal names gets a number, because alt texts and menus show no colors.
fn told_apart(texts: &Texts, locale: &str, names: &[String]) -> Vec<String> {
    let mut shown: Vec<String> = Vec::with_capacity(names.len());
    for (seat, name) in (1..).zip(names) {
        let name = if is_visible(name) {
            plain(name)
        } else {
            texts.say(locale, &Phrase::new("ui-player-unnamed").with("number", seat), &[])
        };
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        let mut candidates = std::iter::once(name.clone()).chain(numbered);
        shown.extend(candidates.find(|candidate| !shown.contains(candidate)));
    }
    shown
}

/// Returns `true` if the whole text is one of our own kinds of markup: the mention of a user or channel, a time, the
/// link to a message, steps in notation (also as code). A mention here never pings, since every message lists the
/// users to ping.
fn is_markup(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_ ;,`-".contains(&byte);
    // A line that begins with a hyphen would be a list.
    if text.bytes().all(plain) && !text.trim_start().starts_with('-') {
        return true;
    }
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(inside) = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')) {
        let time = inside
            .strip_prefix("t:")
            .map(|time| [":R", ":f", ":D"].iter().find_map(|form| time.strip_suffix(form)).unwrap_or(time));
        return [inside.strip_prefix('@'), inside.strip_prefix('#'), time].into_iter().flatten().any(digits);
    }
    let link = text.strip_prefix("https://discord.com/channels/");
    link.is_some_and(|path| path.split('/').all(|part| digits(part) || part == "@me"))
}

/// Formats the mention of a user, which pings only if the message's ping list has the user.
pub fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_letter_by_letter() {
        let texts = Texts::embedded();
        let localizer = Localizer::new(&texts, "en", &[]);
        for (name, shown) in [
            ("<@1>", "\\<@\u{200b}1\\>"),
            ("<t:99:R>", "\\<t:\u{200b}99:\u{200b}R\\>"),
            ("`end`", "\\`end\\`"),
            ("https://discord.com/channels/1", "https:\u{200b}//discord.com/\u{200b}channels/\u{200b}1"),
        ] {
            let text = localizer.say(&Phrase::new("ui-notice-cancelled").named("name", name));
            assert!(text.contains(shown), "{text}");
        }
    }

    #[test]
    fn every_player_has_a_unique_name() {
        let texts = Texts::embedded();
        let names = ["Sam", "\u{202e}", "Sam", "Sam (2)", "\u{202e}Sam"].map(str::to_owned);
        let localizer = Localizer::new(&texts, "en", &names);
        assert_eq!(localizer.names(), ["Sam", "Player 2", "Sam (2)", "Sam (2) (2)", "Sam (3)"]);
        let line = |seat: u8| localizer.say(&Phrase::new("ui-player").seat("player", Seat::new(seat)));
        assert!(line(1).contains("**Player 2**"), "{}", line(1));
        assert!(line(2).contains("**Sam \\(2\\)**"), "{}", line(2));
        assert_eq!(Localizer::new(&texts, "it", &names).names()[1], "Giocatore 2");
    }

    #[test]
    fn our_own_markup_passes_and_nothing_else() {
        for text in [
            "<@1>",
            "<#23>",
            "<t:99>",
            "<t:99:R>",
            "<t:99:D>",
            "https://discord.com/channels/1/2/3",
            "`pick tikal 2`, `end`",
        ] {
            assert!(is_markup(text), "{text}");
        }
        for text in ["<@&1>", "<@>", "<@1> hi", "@everyone", "https://discord.com/channels/1/../x", "https://x.y"] {
            assert!(!is_markup(text), "{text}");
        }
    }
}
