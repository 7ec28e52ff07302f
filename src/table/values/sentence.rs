//! Building blocks for the sentences of refusals.

use serde::Serialize;

use crate::engine::{Arg, Phrase, Seat};

/// Number of typed characters that a refusal repeats.
const LONGEST_QUOTE: usize = 60;

/// Number of possible steps that a refusal names. It only counts the others.
pub const NAMED_STEPS: usize = 6;

/// The sentence of a refusal without arguments. Its key is the variant's stored name, with hyphens.
pub fn sentence(refusal: &impl Serialize) -> Phrase {
    let stored = serde_json::to_value(refusal).unwrap_or_default();
    let named = stored.as_object().and_then(|fields| fields.keys().next()).map(String::as_str);
    let name = stored.as_str().or(named).unwrap_or("trouble").replace('_', "-");
    Phrase::new(format!("ui-refusal-{name}"))
}

/// Adds the possible steps: the first ones in words, the others as a number.
pub fn with_possible(sentence: Phrase, possible: &[String], words: &[Phrase]) -> Phrase {
    let named: Vec<Phrase> = words.iter().take(NAMED_STEPS).cloned().collect();
    sentence.with("possible", named).with("more", possible.len().saturating_sub(NAMED_STEPS))
}

/// The beginning of typed text, long enough to recognize it.
pub fn quoted(typed: &str) -> String {
    let cut = typed.char_indices().nth(LONGEST_QUOTE);
    cut.map_or_else(|| typed.to_owned(), |(end, _)| format!("{}…", &typed[..end]))
}

/// A list of seats as an argument of a phrase.
pub fn named_seats(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|&seat| Phrase::new("core-seat").seat("seat", seat)).collect())
}

/// The kind of input that a typed field expects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InputKind {
    /// One of the offered choices.
    #[default]
    Offered,
    Span,
    /// A start and an end of quiet hours.
    Quiet,
    Day,
}

impl InputKind {
    /// The attribute of the message that explains the format.
    pub(in crate::table) fn attribute(self) -> &'static str {
        match self {
            InputKind::Offered => "",
            InputKind::Span => ".span",
            InputKind::Quiet => ".quiet",
            InputKind::Day => ".day",
        }
    }
}
