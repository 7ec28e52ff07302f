//! The application's emojis: drawings of the board that replace words.
//!
//! Emojis appear in markdown text, and before the labels of buttons and options. If an emoji is missing, the word
//! appears instead.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::engine::{Arg, Phrase, Seat};

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// Discord's id.
    pub id: u64,
    /// The name, read out by screen readers.
    pub name: String,
}

impl Emoji {
    /// Formats the emoji for markdown.
    pub fn markup(&self) -> String {
        format!("<:{}:{}>", self.name, self.id)
    }

    /// Formats the emoji for a button or an option.
    pub fn to_json(&self) -> Value {
        json!({ "id": self.id.to_string(), "name": self.name })
    }
}

/// The available emojis, by meaning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emojis {
    /// Emojis that replace a phrase with a number, by the phrase's key. Only the number and the emoji remain.
    pub amounts: HashMap<String, Emoji>,
    /// Emojis next to a phrase, by the phrase's key.
    pub names: HashMap<String, Emoji>,
    pub pieces: Vec<Emoji>,
}

impl Emojis {
    /// Returns the number and the emoji that replace a phrase, if the phrase is an amount.
    pub fn amount(&self, phrase: &Phrase) -> Option<(i64, &Emoji)> {
        let emoji = self.amounts.get(&phrase.key)?;
        number(phrase).map(|number| (number, emoji))
    }

    /// Returns a player's emoji.
    pub fn piece(&self, seat: Seat) -> Option<&Emoji> {
        self.pieces.get(seat.index())
    }

    /// Returns the emoji for a button or option: the first one in its phrase. Gains and names go before payments,
    /// since a payment says less about the choice.
    pub fn about(&self, phrase: &Phrase) -> Option<&Emoji> {
        let mut found = Vec::new();
        self.collect(phrase, &mut found);
        let gained = found.iter().find(|(paid, _)| !paid);
        gained.or(found.first()).map(|(_, emoji)| *emoji)
    }

    /// Collects the emojis of a phrase in the order of its arguments. The flag is `true` for a payment.
    fn collect<'a>(&'a self, phrase: &Phrase, found: &mut Vec<(bool, &'a Emoji)>) {
        if let Some(emoji) = self.names.get(&phrase.key).or_else(|| self.amounts.get(&phrase.key)) {
            found.push((number(phrase).is_some_and(|number| number < 0), emoji));
        }
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.collect(inner, found),
                Arg::List(inner) => inner.iter().for_each(|inner| self.collect(inner, found)),
                _ => {}
            }
        }
    }
}

/// Returns the number of an amount.
fn number(phrase: &Phrase) -> Option<i64> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if matches!(name.as_str(), "n" | "count") => Some(*number),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn emojis() -> Emojis {
        let emoji = |id: u64, name: &str| Emoji { id, name: name.to_owned() };
        Emojis {
            amounts: [("corn", 1), ("wood", 2)].map(|(key, id)| (key.to_owned(), emoji(id, key))).into(),
            names: [("temple".to_owned(), emoji(3, "temple"))].into(),
            pieces: vec![emoji(4, "red")],
        }
    }

    #[test]
    fn an_amount_is_its_number_and_the_emoji() {
        let emojis = emojis();
        let (number, emoji) = emojis.amount(&Phrase::new("corn").with("n", -3)).unwrap();
        assert_eq!((number, emoji.markup().as_str()), (-3, "<:corn:1>"));
        assert_eq!(emojis.amount(&Phrase::new("corn")), None, "an amount without a number stays a word");
        assert_eq!(emojis.amount(&Phrase::new("temple").with("n", 1)), None);
    }

    #[test]
    fn a_choice_shows_what_it_names_or_brings_before_what_it_costs() {
        let emojis = emojis();
        let changes = vec![Phrase::new("wood").with("n", -2), Phrase::new("corn").with("n", 5)];
        let about = |phrase: &Phrase| emojis.about(phrase).map(|emoji| emoji.id);
        assert_eq!(about(&Phrase::new("choice").with("changes", changes)), Some(1));
        assert_eq!(about(&Phrase::new("pay").with("goods", Phrase::new("wood").with("n", -2))), Some(2));
        assert_eq!(about(&Phrase::new("up").with("temple", Phrase::new("temple"))), Some(3));
        assert_eq!(about(&Phrase::new("end")), None);
    }
}
