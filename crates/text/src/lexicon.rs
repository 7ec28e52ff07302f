//! Finds out what words that people type mean in a notation.

use std::collections::{BTreeMap, BTreeSet};

use crate::search::folded;

/// The number of readings that are tried for one text. Each word has few meanings, so more only occur in nonsense.
const MOST_READINGS: usize = 32;
/// The longest typed text in words. The longest step has eight words of notation, and a name can have several words.
const MOST_WORDS: usize = 40;
/// Shorter words don't match as the beginning of a spelling.
const MIN_PREFIX: usize = 3;

/// The words of a notation, by the words that people type for them.
#[derive(Debug, Default)]
pub struct Lexicon {
    /// Words of the notation by spelling, without accents and capitals.
    meanings: BTreeMap<String, BTreeSet<String>>,
    /// Words that add nothing, such as articles.
    fillers: BTreeSet<String>,
    /// The number of words of the longest spelling.
    longest: usize,
}

/// The words of a text without accents, capitals and punctuation.
fn words(text: &str) -> Vec<String> {
    let text = folded(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

impl Lexicon {
    /// Creates a lexicon from pairs of a word of the notation and a spelling. The notation is a spelling of itself.
    pub fn new(spellings: impl IntoIterator<Item = (String, String)>, fillers: &str) -> Self {
        let mut lexicon = Lexicon { fillers: words(fillers).into_iter().collect(), ..Lexicon::default() };
        for (notation, spelling) in spellings {
            for spelling in [&spelling, &notation, &notation.replace('_', " ")] {
                let words = words(spelling);
                lexicon.longest = lexicon.longest.max(words.len());
                if !words.is_empty() {
                    lexicon.meanings.entry(words.join(" ")).or_default().insert(notation.clone());
                }
            }
        }
        lexicon
    }

    /// The possible meanings of a text in notation, with the longest spellings first. Unknown words stay as they are.
    pub fn readings(&self, typed: &str) -> Vec<String> {
        let words = words(typed);
        let mut found = Vec::new();
        if words.len() <= MOST_WORDS {
            let mut left = MOST_READINGS;
            self.read(&words, &mut Vec::new(), &mut found, &mut left);
        }
        found
    }

    fn read<'a>(&'a self, words: &'a [String], read: &mut Vec<&'a str>, found: &mut Vec<String>, left: &mut usize) {
        let Some(first) = words.first() else {
            *left = left.saturating_sub(1);
            let reading = read.join(" ");
            if !reading.is_empty() && !found.contains(&reading) {
                found.push(reading);
            }
            return;
        };
        let mut known = false;
        for length in (1..=self.longest.min(words.len())).rev() {
            for meaning in self.meanings.get(&words[..length].join(" ")).into_iter().flatten() {
                known = true;
                self.read_as(meaning, &words[length..], read, found, left);
            }
        }
        if self.fillers.contains(first) {
            known = true;
            self.read(&words[1..], read, found, left);
        }
        if known {
            return;
        }
        let begun: BTreeSet<&String> = match first.chars().count() >= MIN_PREFIX {
            true => self.beginning_with(first).collect(),
            false => BTreeSet::new(),
        };
        for meaning in &begun {
            self.read_as(meaning, &words[1..], read, found, left);
        }
        if begun.is_empty() {
            self.read_as(first, &words[1..], read, found, left);
        }
    }

    fn read_as<'a>(
        &'a self,
        meaning: &'a str,
        rest: &'a [String],
        read: &mut Vec<&'a str>,
        found: &mut Vec<String>,
        left: &mut usize,
    ) {
        if *left > 0 {
            read.push(meaning);
            self.read(rest, read, found, left);
            read.pop();
        }
    }

    fn beginning_with<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a String> {
        let from = self.meanings.range(word.to_owned()..);
        from.take_while(move |(spelling, _)| spelling.starts_with(word)).flat_map(|(_, meanings)| meanings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lexicon() -> Lexicon {
        let words = [
            ("move", "mover"),
            ("move", "mueve"),
            ("forest", "Bosque"),
            ("gold_deposits", "Depósitos de oro"),
            ("gold", "oro"),
            ("gain", "tomar"),
            ("take", "tomar"),
            ("tile_1", "Máscara"),
            ("tile_2", "Máscara"),
        ];
        Lexicon::new(words.map(|(word, spelling)| (word.to_owned(), spelling.to_owned())), "el, la, del, a, de, los")
    }

    #[test]
    fn words_are_read_in_notation() {
        let read = |typed: &str| lexicon().readings(typed);
        assert_eq!(read("Mueve el bosque 3 a los depósitos de oro")[0], "move forest 3 gold_deposits");
        assert_eq!(read("move forest 3 gold_deposits"), ["move forest 3 gold_deposits"]);
        assert_eq!(read("mover bos 3 depositos")[0], "move forest 3 gold_deposits");
        assert_eq!(read("tomar oro"), ["gain gold", "take gold"]);
        assert_eq!(read("mover alquimia"), ["move alquimia"], "an unknown word stays");
        assert!(read("").is_empty() && read("; –").is_empty());
    }

    #[test]
    fn a_text_has_a_limited_number_of_readings() {
        assert!(lexicon().readings(&"tomar ".repeat(40)).len() <= MOST_READINGS);
        assert!(lexicon().readings(&"máscara ".repeat(40)).len() <= MOST_READINGS);
        assert!(lexicon().readings(&"tomar ".repeat(400)).is_empty());
    }
}
