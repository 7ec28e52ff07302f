//! Texts as values: a key of the text resources and its arguments.
//!
//! The engine and the games contain no sentences. The text layer turns phrases into text.

use serde::{Deserialize, Serialize};

use super::Seat;

/// A message of the text resources with its arguments.
///
/// The key is a Fluent message identifier (`tzolkin-event-placed`) or a message and its attribute
/// (`tzolkin-building-a1_01.effect`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Phrase {
    /// The identifier in the text resources.
    pub key: String,
    /// Named arguments, in the order in which they were given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, formatted and pluralized in the reader's language.
    Number(i64),
    /// Text that is the same in every language (an identifier, a piece of markup).
    Text(String),
    /// Text that a person wrote, such as a name. It is shown literally, without markup.
    Name(String),
    /// The player on a seat; the text layer knows the name.
    Seat(Seat),
    /// Another phrase, rendered first.
    Phrase(Phrase),
    /// Several phrases, joined as an enumeration ("a, b and c").
    List(Vec<Phrase>),
}

impl Phrase {
    /// Creates a phrase without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// Adds a name or other text that a person wrote.
    #[must_use]
    pub fn named(mut self, name: &str, value: impl Into<String>) -> Self {
        self.args.push((name.to_owned(), Arg::Name(value.into())));
        self
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Self {
        self.args.push((name.to_owned(), arg.into()));
        self
    }

    /// Turns the label of a choice into part of a sentence or of a longer phrase.
    #[must_use]
    pub fn inside(self) -> Self {
        Phrase::new("core-path-label").with("label", self)
    }

    /// Returns `true` if this other phrase is one of the arguments.
    pub fn names(&self, other: &Phrase) -> bool {
        self.args.iter().any(|(_, arg)| matches!(arg, Arg::Phrase(phrase) if phrase == other))
    }

    /// Replaces the name `from` with `to` in all arguments, also in nested phrases. Returns `true` if it replaced any.
    pub fn rename(&mut self, from: &str, to: &str) -> bool {
        let mut renamed = false;
        for (_, arg) in &mut self.args {
            renamed |= match arg {
                Arg::Name(name) if name == from => {
                    to.clone_into(name);
                    true
                }
                Arg::Phrase(phrase) => phrase.rename(from, to),
                Arg::List(phrases) => phrases.iter_mut().fold(false, |any, phrase| phrase.rename(from, to) | any),
                Arg::Name(_) | Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => false,
            };
        }
        renamed
    }

    /// A copy with other arguments, also in nested phrases. `phrase` replaces whole phrases and `arg` an argument of a
    /// phrase. For `None`, the parts are copied.
    #[must_use]
    pub fn replaced(
        &self,
        phrase: &impl Fn(&Phrase) -> Option<Phrase>,
        arg: &impl Fn(&Phrase, &Arg) -> Option<Arg>,
    ) -> Phrase {
        if let Some(other) = phrase(self) {
            return other;
        }
        let inner = |inner: &Phrase| inner.replaced(phrase, arg);
        let copied = |value: &Arg| match value {
            Arg::Phrase(phrase) => Arg::Phrase(inner(phrase)),
            Arg::List(phrases) => Arg::List(phrases.iter().map(inner).collect()),
            other => other.clone(),
        };
        let args =
            self.args.iter().map(|(name, value)| (name.clone(), arg(self, value).unwrap_or_else(|| copied(value))));
        Phrase { key: self.key.clone(), args: args.collect() }
    }

    /// Adds a seat as an argument.
    #[must_use]
    pub fn seat(mut self, name: &str, seat: Seat) -> Self {
        self.args.push((name.to_owned(), Arg::Seat(seat)));
        self
    }
}

macro_rules! arg_from_number {
    ($($t:ty),*) => {$(
        impl From<$t> for Arg {
            fn from(value: $t) -> Self {
                Arg::Number(i64::from(value))
            }
        }
    )*};
}
arg_from_number!(i8, u8, i16, u16, i32, u32, i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Arg::Text(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Arg::Text(value)
    }
}

impl From<Phrase> for Arg {
    fn from(value: Phrase) -> Self {
        Arg::Phrase(value)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(value: Vec<Phrase>) -> Self {
        Arg::List(value)
    }
}

/// Returns `true` if a character changes the text direction, even of text after its name or message. Names and messages
/// from outside are shown without such characters.
pub fn is_direction(character: char) -> bool {
    matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
}
