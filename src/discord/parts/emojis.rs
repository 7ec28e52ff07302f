//! Emojis of the application: drawings of the board that stand for words.
//!
//! They are written where Discord reads markdown, and stand before the texts of buttons and options. Where one is
//! missing, the word is said.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::engine::{Arg, Phrase, Seat};

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// Discord's identifier.
    pub id: u64,
    /// Its name, which a screen reader says.
    pub name: String,
}

impl Emoji {
    /// As it is written in markdown.
    pub fn markup(&self) -> String {
        format!("<:{}:{}>", self.name, self.id)
    }

    /// As part of a button or an option.
    pub fn to_json(&self) -> Value {
        json!({ "id": self.id.to_string(), "name": self.name })
    }
}

/// The emojis that there are, by what they stand for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emojis {
    /// By key of a phrase with a number, which the number and the emoji say as well.
    pub amounts: HashMap<String, Emoji>,
    /// By key of a phrase beside which the emoji stands.
    pub names: HashMap<String, Emoji>,
    /// Of players, by seat.
    pub pieces: Vec<Emoji>,
}

impl Emojis {
    /// What says the same as a phrase, if the phrase is an amount: its number and the emoji.
    pub fn amount(&self, phrase: &Phrase) -> Option<(i64, &Emoji)> {
        let emoji = self.amounts.get(&phrase.key)?;
        number(phrase).map(|number| (number, emoji))
    }

    /// The emoji of a player.
    pub fn piece(&self, seat: Seat) -> Option<&Emoji> {
        self.pieces.get(seat.index())
    }

    /// What a button or option is about: the first drawing of its words. What is paid tells less about a choice than
    /// what is named or gained.
    pub fn about(&self, phrase: &Phrase) -> Option<&Emoji> {
        let mut found = Vec::new();
        self.collect(phrase, &mut found);
        let gained = found.iter().find(|(paid, _)| !paid);
        gained.or(found.first()).map(|(_, emoji)| *emoji)
    }

    /// The emojis of a phrase in the order of its arguments; whether each is for something that is paid.
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

/// The number of an amount.
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
