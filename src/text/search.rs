//! Finds texts by what somebody types: in any order, in any form of a word, with a slip of a finger,
//! with or without accents.
//!
//! What a word tells is measured as everywhere in search: the rarer it is among the texts, the more
//! (inverse document frequency). Word stems are those of the Snowball project. The texts are a few hundred and short:
//! a walk over all of them is enough. Ready indexes were looked at: bm25 stands on an unmaintained hash, probly-search
//! was last released in 2022, tantivy is larger than the rest of this program, and none knows slips.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use deunicode::deunicode;
use rust_stemmers::{Algorithm, Stemmer};
use strsim::osa_distance;

/// A text in small letters without accents, for comparing what somebody typed.
pub fn folded(text: &str) -> String {
    deunicode(text).to_lowercase()
}

/// The same without what stands around words.
fn plain(text: &str) -> String {
    folded(text).trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned()
}

/// A text that can be found.
pub struct Document {
    /// What it is called.
    pub name: String,
    /// Other words that people use for it, and what they ask when they need it.
    pub asked: String,
    /// What it says.
    pub text: String,
    /// Whether it is a note for who knows the rest: found by its name, and else behind others.
    pub is_note: bool,
}

/// How much a word counts in a name, among the words that people use, and in the text.
const WEIGHTS: [f32; 3] = [3.0, 2.5, 1.0];
/// What the beginning of a word counts, and a word with a slip.
const PREFIX: f32 = 0.7;
const SLIP: f32 = 0.5;
/// What a word counts that means much the same.
const SYNONYM: f32 = 0.5;
/// What it counts that one question has all that was typed in it.
const QUESTION: f32 = 2.0;
/// Share of a question that must not be typed for it to count in full.
const BEYOND: f32 = 0.6;
/// How much sooner somebody who types several words means what people ask about than a thing that is named so.
const ASKED: f32 = 1.2;
/// Shorter words are taken literally.
const MIN_PREFIX: usize = 3;
const MIN_SLIP: usize = 4;
/// Words of at least so many letters may have two slips.
const TWO_SLIPS: usize = 8;
/// A fit of less than this share of what was typed is a guess.
const SURE: f32 = 0.5;

/// The words of some texts, ready to be searched.
pub struct Index {
    language: Vocabulary,
    documents: Vec<Indexed>,
    /// In how many texts a stem stands.
    frequency: BTreeMap<String, u32>,
    /// The words as they are written, with their stems.
    spelled: BTreeMap<String, String>,
}

/// What a document is found by.
struct Indexed {
    /// Its name as it is written, in small letters without accents.
    written: String,
    name: Vec<String>,
    /// What people ask, question by question.
    questions: Vec<Vec<String>>,
    /// The same as they are written, in small letters without accents.
    asked: Vec<String>,
    is_note: bool,
    weights: BTreeMap<String, f32>,
}

impl Indexed {
    /// How much of what was typed is in the question that has most of it, from 0 to 1; less where the question goes on.
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

/// A document that fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// Its place among the documents.
    pub document: usize,
    /// How well it fits; the greater, the better.
    pub score: f32,
    /// Whether enough of what was typed is in it to show it without asking.
    pub sure: bool,
}

/// How a language's words are compared.
struct Vocabulary {
    stemmer: Option<Stemmer>,
    ignored: BTreeSet<String>,
    /// Stems that mean much the same as a stem.
    synonyms: BTreeMap<String, BTreeSet<String>>,
}

impl Vocabulary {
    /// For a language; `ignored` are words that say nothing about what is asked ("how do I"), `synonyms` groups of
    /// words with semicolons between them.
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

    /// The stems of a text.
    fn of(&self, text: &str) -> Vec<String> {
        self.spelled(text).into_iter().map(|(_, stem)| stem).collect()
    }

    /// The words of a text without accents, each with its stem.
    fn spelled(&self, text: &str) -> Vec<(String, String)> {
        // Accents go first, so that who types without them finds the same stem.
        let plain = folded(text);
        let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        let stem = |word| self.stemmer.as_ref().map_or(Cow::Borrowed(word), |stemmer| stemmer.stem(word)).into_owned();
        let words = words.map(|word| (word.to_owned(), stem(word)));
        // By how they are written: stems are short, and another word's may be the same.
        words.filter(|(word, _)| !self.ignored.contains(word)).collect()
    }
}

impl Index {
    /// An index of texts in a language. `ignored` are the words that say nothing about what is asked, `synonyms` groups
    /// of words that mean much the same, with semicolons between the groups.
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
        Index { language, documents: indexed, frequency, spelled }
    }

    /// What fits, the best first; what fits as well stays in order. Nothing for nothing.
    pub fn find(&self, typed: &str) -> Vec<Hit> {
        let (written, question) = (folded(typed.trim()), plain(typed));
        let spelled = self.language.spelled(typed);
        let known: Vec<(f32, BTreeMap<&str, f32>)> =
            spelled.iter().map(|(word, stem)| self.known(word, stem)).collect();
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
                    // More than all else together: the whole name comes first.
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
                // Each of its words alone says nothing.
                hits.push(Hit { document, score: 1.0, sure: true });
            }
        }
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        hits
    }

    /// What a typed word tells, and the stems that it may stand for with how alike they are.
    fn known(&self, word: &str, stem: &str) -> (f32, BTreeMap<&str, f32>) {
        let mut alike: BTreeMap<&str, f32> = BTreeMap::new();
        alike.extend(self.frequency.get_key_value(stem).map(|(stem, _)| (stem.as_str(), 1.0)));
        if word.len() >= MIN_PREFIX {
            for (_, begun) in self.spelled.iter().filter(|(spelled, _)| spelled.starts_with(word)) {
                alike.entry(begun).or_insert(PREFIX);
            }
        }
        let synonyms = self.language.synonyms.get(stem);
        for (other, _) in synonyms.into_iter().flatten().filter_map(|other| self.frequency.get_key_value(other)) {
            alike.entry(other).or_insert(SYNONYM);
        }
        if alike.is_empty() && word.len() >= MIN_SLIP {
            let slips = if word.len() >= TWO_SLIPS { 2 } else { 1 };
            let near = self.spelled.iter().filter(|(spelled, _)| osa_distance(word, spelled) <= slips);
            alike.extend(near.map(|(_, stem)| (stem.as_str(), SLIP)));
        }
        let count = self.documents.len() as f32;
        let own = synonyms.and_then(|_| self.frequency.get(stem));
        let rarest = || alike.keys().filter_map(|stem| self.frequency.get(*stem)).min();
        let frequency = own.or_else(rarest).copied().unwrap_or(1);
        ((1.0 + count / frequency as f32).ln(), alike)
    }
}
