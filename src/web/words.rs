//! Renders phrases as HTML: names in bold, amounts and names of the board with their drawings.

use std::collections::HashMap;
use std::sync::Arc;

use crate::engine::{Arg, Phrase, Seat};
use crate::games::Title;
use crate::render::escaped;
use crate::text::Texts;

/// Marks around the name of a drawing and around a player's name. No font shows them, and names lose them.
const ICON: [char; 2] = ['\u{E000}', '\u{E001}'];
const NAME: [char; 2] = ['\u{E002}', '\u{E003}'];

/// A language, with the players' names and the game's drawings.
pub struct PageWords {
    texts: Arc<Texts>,
    pub locale: String,
    names: Vec<String>,
    marked: Vec<String>,
    amounts: HashMap<String, &'static str>,
    icons: HashMap<String, &'static str>,
    pieces: Vec<&'static str>,
}

impl PageWords {
    pub fn new(texts: Arc<Texts>, locale: &str, title: &dyn Title, names: &[String]) -> PageWords {
        let locale = texts.match_locale(locale).to_owned();
        let drawings = title.word_icons();
        let names: Vec<String> = (1..).zip(names).map(|(seat, name)| shown(&texts, &locale, seat, name)).collect();
        let marked = names.iter().map(|name| format!("{}{name}{}", NAME[0], NAME[1])).collect();
        PageWords {
            locale,
            marked,
            names,
            amounts: drawings.amounts.into_iter().collect(),
            icons: drawings.names.into_iter().collect(),
            pieces: drawings.pieces,
            texts,
        }
    }

    /// The names by seat, as text.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// A phrase as HTML.
    pub fn html(&self, phrase: &Phrase) -> String {
        html(&self.texts.say(&self.locale, &self.drawn(phrase), &self.marked))
    }

    /// A text of the page without arguments, as HTML.
    pub fn word(&self, key: &str) -> String {
        self.html(&Phrase::new(key))
    }

    /// A phrase as plain text, escaped for an attribute.
    pub fn attribute(&self, phrase: &Phrase) -> String {
        escaped(&self.plain(phrase))
    }

    /// A phrase as plain text.
    pub fn plain(&self, phrase: &Phrase) -> String {
        self.texts.say(&self.locale, &phrase.replaced(&|_| None, &unmarked_name), &self.names).replace("**", "")
    }

    /// The drawing of a player's piece.
    pub fn piece(&self, seat: Seat) -> String {
        self.pieces.get(seat.index()).map(|name| icon(name)).unwrap_or_default()
    }

    /// A player's piece in a drawing, at the end of a line.
    pub fn piece_at(&self, seat: Seat, x: &str, y: &str) -> String {
        let Some(name) = self.pieces.get(seat.index()) else { return String::new() };
        format!(
            "<svg x='{x}' y='{y}' overflow='visible'><use href='#i-{name}' x='-15' y='-15' width='30' height='30'/></svg>"
        )
    }

    /// The languages with their own names.
    pub fn languages(&self) -> impl Iterator<Item = (&str, String)> {
        self.texts.complete().map(|locale| {
            let name = self.texts.lookup(locale, "ui-language-name");
            (locale, name.unwrap_or_else(|| locale.to_owned()))
        })
    }

    /// Replaces amounts by their number and drawing, and puts drawings before the names that have one.
    fn drawn(&self, phrase: &Phrase) -> Phrase {
        let amount = |phrase: &Phrase| {
            let number = phrase.args.iter().find_map(|(name, arg)| match arg {
                Arg::Number(number) if matches!(name.as_str(), "n" | "count") => Some(*number),
                _ => None,
            });
            let emoji = format!("{}{}{}", ICON[0], self.amounts.get(&phrase.key)?, ICON[1]);
            Some(Phrase::new("core-amount").with("n", number?).with("emoji", emoji))
        };
        phrase.replaced(&amount, &unmarked_name)
    }

    /// The drawing of a thing with a name, such as a temple.
    pub fn icon_of(&self, name: &Phrase) -> String {
        self.icons.get(&name.key).map(|name| icon(name)).unwrap_or_default()
    }
}

/// The drawing with this name. Single quotes need no escape in an update.
pub fn icon(name: &str) -> String {
    format!(
        "<svg class='i' viewBox='-20 -20 40 40' aria-hidden='true'>\
         <use href='#i-{name}' x='-20' y='-20' width='40' height='40'/></svg>"
    )
}

/// A name without our own marks.
fn unmarked(text: &str) -> String {
    text.replace(|character| ICON.contains(&character) || NAME.contains(&character), "")
}

/// An argument without our own marks, if a person wrote it.
fn unmarked_name(_: &Phrase, arg: &Arg) -> Option<Arg> {
    if let Arg::Name(text) = arg { Some(Arg::Name(unmarked(text))) } else { None }
}

/// A player's name without marks. A name without a visible character becomes a numbered player.
fn shown(texts: &Texts, locale: &str, seat: usize, name: &str) -> String {
    let name = unmarked(name);
    let visible = name.chars().any(|character| character.is_alphanumeric() || character.is_ascii_graphic());
    if visible { name } else { texts.say(locale, &Phrase::new("ui-player-unnamed").with("number", seat), &[]) }
}

/// Rendered text as HTML: escaped, with our marks as elements and `**` as bold.
fn html(text: &str) -> String {
    let mut safe = String::with_capacity(2 * text.len());
    let mut rest = text;
    let mut bold = false;
    while let Some(at) = rest.find(|character| character == '*' || ICON[0] == character || NAME.contains(&character)) {
        let (before, from) = rest.split_at(at);
        safe.push_str(&escaped(before));
        rest = if let Some(after) = from.strip_prefix("**") {
            safe.push_str(if bold { "</b>" } else { "<b>" });
            bold = !bold;
            after
        } else if let Some(after) = from.strip_prefix(ICON[0]) {
            let (name, after) = after.split_once(ICON[1]).unwrap_or((after, ""));
            safe.push_str(&icon(&escaped(name)));
            after
        } else if let Some(after) = from.strip_prefix(NAME[0]) {
            safe.push_str("<bdi>");
            after
        } else if let Some(after) = from.strip_prefix(NAME[1]) {
            safe.push_str("</bdi>");
            after
        } else {
            safe.push('*');
            &from[1..]
        };
    }
    safe.push_str(&escaped(rest));
    if bold {
        safe.push_str("</b>");
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_escaped_and_marks_become_elements() {
        let text = format!("{}<Ada>{} takes 3 {}corn{} & **wins** 2 * 3", NAME[0], NAME[1], ICON[0], ICON[1]);
        let icon = icon("corn");
        assert_eq!(html(&text), format!("<bdi>&lt;Ada&gt;</bdi> takes 3 {icon} &amp; <b>wins</b> 2 * 3"));
        assert_eq!(html("**open"), "<b>open</b>");
    }

    #[test]
    fn names_cannot_bring_marks() {
        assert_eq!(unmarked("A\u{E000}corn\u{E001}d\u{E002}a"), "Acornda");
    }
}
