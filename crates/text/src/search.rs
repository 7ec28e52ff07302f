//! Finds texts by typed words: in any order and form, with typos, with or without accents.
//!
//! As usual in search, a word counts more the rarer it is among the texts (inverse document frequency). Word stems come
//! from the Snowball project. There are only a few hundred short texts, so a scan of all of them is fast enough. We
//! checked ready-made indexes: bm25 depends on an unmaintained hash, probly-search had its last release in 2022,
//! tantivy is larger than the rest of this program, and none of them handles typos.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use deunicode::deunicode_char;
use rust_stemmers::{Algorithm, Stemmer};
use strsim::osa_distance;

/// A text in lowercase without accents, for comparison with typed text. The result never has more bytes than the text. A
/// letter with a longer spelling, such as an emoji, stays unchanged.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars() {
        match deunicode_char(letter).filter(|spelled| spelled.len() <= letter.len_utf8()) {
            Some(spelled) => folded.extend(spelled.chars().map(|letter| letter.to_ascii_lowercase())),
            None => folded.push(letter),
        }
    }
    folded
}

/// The folded text without punctuation around it.
fn plain(text: &str) -> String {
    folded(text).trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned()
}

pub struct Document {
    pub name: String,
    /// Other words that people use for it, and questions that it answers, separated by commas.
    pub asked: String,
    pub text: String,
    /// `true` for a note to people who know the other texts. It ranks below them unless the search is for its name.
    pub is_note: bool,
}

/// Weights of a word in the name, in the words and questions of users, and in the text.
const WEIGHTS: [f32; 3] = [3.0, 2.5, 1.0];
/// Similarity of a typed beginning of a word, and of a word with a typo.
const PREFIX: f32 = 0.7;
const SLIP: f32 = 0.5;
/// Similarity of a synonym.
const SYNONYM: f32 = 0.5;
/// Bonus if one question contains all typed words.
const QUESTION: f32 = 2.0;
/// The part of a question's score that doesn't depend on the question's length.
const BEYOND: f32 = 0.6;
/// Factor for texts with questions if several words were typed: they more likely come from a question than from a name.
const ASKED: f32 = 1.2;
/// Shorter words don't match as a beginning or with a typo.
const MIN_PREFIX: usize = 3;
const MIN_SLIP: usize = 4;
/// Words with at least this many letters may have two typos.
const TWO_SLIPS: usize = 8;
/// The longest typed text in characters, and its largest number of words. The search ignores the rest.
const MOST_TYPED: usize = 100;
const MOST_WORDS: usize = 20;
/// A hit that covers a smaller share of the typed words is a guess.
const SURE: f32 = 0.5;

pub struct Index {
    language: Vocabulary,
    documents: Vec<Indexed>,
    /// Number of texts that contain a stem.
    frequency: BTreeMap<String, u32>,
    /// Stems by written word.
    spelled: BTreeMap<String, String>,
    /// Written words with their stems, by the number of letters.
    by_length: BTreeMap<usize, Vec<(String, String)>>,
}

/// The searchable parts of a document.
struct Indexed {
    /// Its name in lowercase without accents.
    written: String,
    name: Vec<String>,
    /// Stems of each question.
    questions: Vec<Vec<String>>,
    /// Each question in lowercase without accents.
    asked: Vec<String>,
    is_note: bool,
    weights: BTreeMap<String, f32>,
}

impl Indexed {
    /// The best score of a question, from 0 to 1: the share of the typed words in it, reduced if the question has more
    /// words.
    fn question(&self, known: &[(f32, BTreeMap<&str, f32>)], whole: f32) -> f32 {
        let fit = |question: &Vec<String>| {
            let most = |stems: &BTreeMap<&str, f32>| {
                question.iter().filter_map(|stem| stems.get(stem.as_str())).copied().fold(0.0, f32::max)
            };
            let found: f32 = known.iter().map(|(worth, stems)| worth * most(stems)).sum();
            let share = (known.len() as f32 / question.len().max(1) as f32).min(1.0);
            found / whole * (BEYOND + (1.0 - BEYOND) * share)
        };
        self.questions.iter().map(fit).fold(0.0, f32::max)
    }
}

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// Matching documents, best first.
    pub hits: Vec<Hit>,
    /// The number of comparisons of two words letter by letter, which take most of the time.
    pub compared: usize,
}

/// A matching document.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// Its index among the documents.
    pub document: usize,
    /// Score; higher is better.
    pub score: f32,
    /// `true` if it covers enough of the typed words to be shown without asking.
    pub sure: bool,
}

/// The rules for comparing words of a language.
struct Vocabulary {
    stemmer: Option<Stemmer>,
    ignored: BTreeSet<String>,
    /// Synonyms of a stem, as stems.
    synonyms: BTreeMap<String, BTreeSet<String>>,
}

impl Vocabulary {
    /// Creates the vocabulary of a language. `ignored` are filler words of a question ("how do I"); `synonyms` are
    /// groups of words, separated by semicolons.
    fn new(locale: &str, ignored: &str, synonyms: &str) -> Self {
        let algorithm = match locale.split('-').next().unwrap_or_default() {
            "en" => Some(Algorithm::English),
            "it" => Some(Algorithm::Italian),
            "es" => Some(Algorithm::Spanish),
            "ro" => Some(Algorithm::Romanian),
            "de" => Some(Algorithm::German),
            "fr" => Some(Algorithm::French),
            "pt" => Some(Algorithm::Portuguese),
            "nl" => Some(Algorithm::Dutch),
            _ => None,
        };
        let stemmer = algorithm.map(Stemmer::create);
        let mut words = Vocabulary { stemmer, ignored: BTreeSet::new(), synonyms: BTreeMap::new() };
        words.ignored = words.spelled(ignored).into_iter().map(|(word, _)| word).collect();
        let groups: Vec<Vec<String>> = synonyms.split(';').map(|group| words.of(group)).collect();
        for group in groups {
            for stem in &group {
                let others = group.iter().filter(|other| *other != stem).cloned();
                words.synonyms.entry(stem.clone()).or_default().extend(others);
            }
        }
        words
    }

    fn of(&self, text: &str) -> Vec<String> {
        self.spelled(text).into_iter().map(|(_, stem)| stem).collect()
    }

    /// The words of a text without accents, each with its stem.
    fn spelled(&self, text: &str) -> Vec<(String, String)> {
        // Accents are removed first, so typing without them gives the same stem.
        let plain = folded(text);
        let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        let stem = |word| self.stemmer.as_ref().map_or(Cow::Borrowed(word), |stemmer| stemmer.stem(word)).into_owned();
        let words = words.map(|word| (word.to_owned(), stem(word)));
        // Compares written words, because stems are short and those of other words may be equal.
        words.filter(|(word, _)| !self.ignored.contains(word)).collect()
    }
}

impl Index {
    /// Creates an index of texts in a language. `ignored` are filler words of a question; `synonyms` are groups of
    /// words with similar meanings, separated by semicolons.
    pub fn new(locale: &str, ignored: &str, synonyms: &str, documents: impl IntoIterator<Item = Document>) -> Self {
        let language = Vocabulary::new(locale, ignored, synonyms);
        let mut frequency: BTreeMap<String, u32> = BTreeMap::new();
        let mut spelled = BTreeMap::new();
        let mut indexed = Vec::new();
        for document in documents {
            let name = language.of(&document.name);
            let questions = document.asked.split(',').map(|question| language.of(question)).collect();
            let mut weights: BTreeMap<String, f32> = BTreeMap::new();
            for (field, weight) in [&document.name, &document.asked, &document.text].into_iter().zip(WEIGHTS) {
                for (word, stem) in language.spelled(field) {
                    let known = weights.entry(stem.clone()).or_default();
                    *known = known.max(weight);
                    spelled.insert(word, stem);
                }
            }
            for stem in weights.keys() {
                *frequency.entry(stem.clone()).or_default() += 1;
            }
            let asked = document.asked.split(',').map(plain).filter(|question| !question.is_empty()).collect();
            let (written, is_note) = (folded(&document.name), document.is_note);
            indexed.push(Indexed { written, name, questions, asked, is_note, weights });
        }
        let mut by_length: BTreeMap<usize, Vec<(String, String)>> = BTreeMap::new();
        for (word, stem) in &spelled {
            by_length.entry(word.chars().count()).or_default().push((word.clone(), stem.clone()));
        }
        Index { language, documents: indexed, frequency, spelled, by_length }
    }

    /// Matching documents, best first; equal scores keep the order of the documents. None if the typed text is empty.
    pub fn find(&self, typed: &str) -> Found {
        let end = typed.char_indices().nth(MOST_TYPED).map_or(typed.len(), |(end, _)| end);
        let typed = &typed[..end];
        let (written, question) = (folded(typed.trim()), plain(typed));
        let mut spelled = self.language.spelled(typed);
        spelled.truncate(MOST_WORDS);
        let mut compared = 0;
        let known: Vec<(f32, BTreeMap<&str, f32>)> =
            spelled.iter().map(|(word, stem)| self.known(word, stem, &mut compared)).collect();
        let asked: Vec<String> = spelled.into_iter().map(|(_, stem)| stem).collect();
        let whole: f32 = known.iter().map(|(worth, _)| worth).sum();
        let mut hits: Vec<Hit> = Vec::new();
        for (document, words) in self.documents.iter().enumerate() {
            let (mut score, mut covered) = (0.0, 0.0);
            for (worth, stems) in &known {
                let fits =
                    |(stem, alike): (&&str, &f32)| words.weights.get(*stem).map(|weight| (weight * alike, *alike));
                let best = stems.iter().filter_map(fits).max_by(|a, b| a.0.total_cmp(&b.0));
                if let Some((fit, alike)) = best {
                    score += worth * fit;
                    covered += worth * alike;
                }
            }
            let named_so = words.written == written;
            let exact = named_so || words.asked.contains(&question);
            if score > 0.0 {
                let named = words.name.iter().filter(|stem| asked.contains(stem)).count();
                let share = named as f32 / words.name.len().max(1) as f32;
                let same = match () {
                    // A match of the whole name outweighs everything else.
                    () if named_so => 12.0,
                    () if exact => 4.0,
                    () if words.is_note => -0.5,
                    () if words.name == asked || words.questions.contains(&asked) => 2.0,
                    () => 0.0,
                };
                let covered = covered / whole;
                let fit = 1.0 + share / 2.0 + same + QUESTION * words.question(&known, whole);
                let meant = if known.len() > 1 && !words.asked.is_empty() { ASKED } else { 1.0 };
                hits.push(Hit { document, score: score * covered * fit * meant, sure: covered >= SURE });
            } else if exact {
                // The question consists only of ignored words.
                hits.push(Hit { document, score: 1.0, sure: true });
            }
        }
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        Found { hits, compared }
    }

    /// The weight of a typed word, and the stems that it may stand for with their similarity. Adds to `compared`.
    fn known(&self, word: &str, stem: &str, compared: &mut usize) -> (f32, BTreeMap<&str, f32>) {
        let mut alike: BTreeMap<&str, f32> = BTreeMap::new();
        alike.extend(self.frequency.get_key_value(stem).map(|(stem, _)| (stem.as_str(), 1.0)));
        if word.len() >= MIN_PREFIX {
            let from = (Bound::Included(word), Bound::Unbounded);
            for (_, begun) in self.spelled.range::<str, _>(from).take_while(|(spelled, _)| spelled.starts_with(word)) {
                alike.entry(begun).or_insert(PREFIX);
            }
        }
        let synonyms = self.language.synonyms.get(stem);
        for (other, _) in synonyms.into_iter().flatten().filter_map(|other| self.frequency.get_key_value(other)) {
            alike.entry(other).or_insert(SYNONYM);
        }
        if alike.is_empty() && word.len() >= MIN_SLIP {
            let slips = if word.len() >= TWO_SLIPS { 2 } else { 1 };
            // Each typo changes the length by one letter at most, so no other words are near.
            let length = word.chars().count();
            let lengths = length.saturating_sub(slips)..=length + slips;
            for (spelled, stem) in self.by_length.range(lengths).flat_map(|(_, words)| words) {
                *compared += 1;
                if osa_distance(word, spelled) <= slips {
                    alike.insert(stem, SLIP);
                }
            }
        }
        let count = self.documents.len() as f32;
        let own = synonyms.and_then(|_| self.frequency.get(stem));
        let rarest = || alike.keys().filter_map(|stem| self.frequency.get(*stem)).min();
        let frequency = own.or_else(rarest).copied().unwrap_or(1);
        ((1.0 + count / frequency as f32).ln(), alike)
    }
}
