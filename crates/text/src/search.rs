//! Finds texts by typed words: in any order and form, with typos, with or without accents.
//!
//! A text has a name, sentences, and a list of questions that it answers. The search compares the typed words with each
//! of these lines, since one question that fits well says more than many that share a word each. As usual in search, a
//! word counts more the rarer it is among the texts (inverse document frequency), and the similarity of two lines is the
//! cosine of their words. Words that are scattered over the lines of a text count a little. Word stems come from the
//! Snowball project. There are only a few thousand short lines, so adding up the lines of each typed word is fast
//! enough. We checked ready-made indexes: bm25 depends on an unmaintained hash, probly-search had its last release in
//! 2022, tantivy is larger than the rest of this program, and none of them handles typos.

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

pub struct SearchDocument {
    pub name: String,
    /// Questions that it answers and other names for it, separated by commas.
    pub asked: String,
    pub text: String,
    /// `true` for a note to people who know the other texts. It ranks below them unless the search is for its name.
    pub is_note: bool,
}

/// The longest typed text in characters, and its largest number of words. The search ignores the rest.
const MOST_TYPED: usize = 100;
const MOST_WORDS: usize = 20;
/// Shorter words don't match as a beginning, and not in another form or with a typo.
const MIN_PREFIX: usize = 3;
const MIN_FORM: usize = 4;
/// Words with at least this many letters may have two typos.
const TWO_SLIPS: usize = 8;
/// Words that begin alike are forms of one word if their beginning is this share of them.
const FORM_SHARE: f32 = 0.6;
/// An unknown word counts like one in this many documents.
const UNKNOWN: usize = 3;

// We tuned these weights with the questions in tests/data/questions, and without those that are lines themselves. The
// result hardly depends on their exact values.

/// Similarity of a typed beginning of a word.
const PREFIX: f32 = 0.7;
/// Similarity of a synonym and of a word with a typo. Other forms of a word have less, by their share of common letters.
const ALIKE: f32 = 0.4;
/// Weight of a filler word of a question ("how do I"), compared with other words.
const FILLER: f32 = 0.4;
/// Weights of a word anywhere in the name, in all questions, and in the text. The best line counts up to 1.
const IN_NAME: f32 = 1.0;
const IN_QUESTIONS: f32 = 1.5;
const IN_TEXT: f32 = 0.3;
/// Factor for notes.
const NOTE: f32 = 0.85;
/// Bonus for the whole name, and for a whole question.
const NAMED: f32 = 10.0;
const ASKED: f32 = 1.0;

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SearchResult {
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
    /// Score; higher is better. A question that matches completely counts about 1 to 3.
    pub score: f32,
}

/// A typed word or one of a document.
struct Word {
    /// Without accents.
    written: String,
    stem: String,
    is_filler: bool,
}

/// The rules for comparing words of a language.
struct Vocabulary {
    stemmer: Option<Stemmer>,
    fillers: BTreeSet<String>,
    /// Synonyms of a stem, as stems.
    synonyms: BTreeMap<String, BTreeSet<String>>,
}

impl Vocabulary {
    /// Creates the vocabulary of a language. `fillers` are words that most questions have ("how do I"); `synonyms` are
    /// groups of words, separated by semicolons.
    fn new(locale: &str, fillers: &str, synonyms: &str) -> Self {
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
        let mut words = Vocabulary { stemmer, fillers: BTreeSet::new(), synonyms: BTreeMap::new() };
        words.fillers = words.of(fillers).into_iter().map(|word| word.written).collect();
        for group in synonyms.split(';') {
            let group: BTreeSet<String> = words.of(group).into_iter().map(|word| word.stem).collect();
            for stem in &group {
                let others = group.iter().filter(|other| *other != stem).cloned();
                words.synonyms.entry(stem.clone()).or_default().extend(others);
            }
        }
        words
    }

    /// The words of a text.
    fn of(&self, text: &str) -> Vec<Word> {
        // Accents are removed first, so typing without them gives the same stem.
        let plain = folded(text);
        let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        let word = |word: &str| Word {
            written: word.to_owned(),
            stem: self.stemmer.as_ref().map_or(Cow::Borrowed(word), |stemmer| stemmer.stem(word)).into_owned(),
            // Compares written words, because stems are short and those of other words may be equal.
            is_filler: self.fillers.contains(word),
        };
        words.map(word).collect()
    }
}

/// A name, a question or a sentence of a document.
struct Line {
    document: usize,
    /// The length of its vector of words.
    length: f32,
}

/// The places of a stem.
#[derive(Default)]
struct Places {
    is_filler: bool,
    lines: Vec<usize>,
    /// Documents, with the weight of the stem anywhere in them.
    documents: Vec<(usize, f32)>,
}

/// The number of lines of a document that have a stem: names, questions and sentences.
type Counts = [usize; 3];

/// A typed word.
struct Typed<'a> {
    weight: f32,
    /// The places of each stem that it may stand for, with its similarity, best first.
    places: Vec<(f32, &'a Places)>,
}

pub struct Index {
    language: Vocabulary,
    /// The name of each document in lowercase without accents.
    names: Vec<String>,
    /// The documents of each question in lowercase without accents.
    questions: BTreeMap<String, Vec<usize>>,
    /// Documents that are notes.
    notes: BTreeSet<usize>,
    lines: Vec<Line>,
    places: BTreeMap<String, Places>,
    /// Stems by written word, including synonyms.
    spelled: BTreeMap<String, String>,
    /// Written words with their stems, by the number of letters.
    by_length: BTreeMap<usize, Vec<(String, String)>>,
}

impl Index {
    /// Creates an index of texts in a language. `fillers` are words that most questions have; `synonyms` are groups of
    /// words with similar meanings, separated by semicolons.
    pub fn new(
        locale: &str,
        fillers: &str,
        synonyms: &str,
        documents: impl IntoIterator<Item = SearchDocument>,
    ) -> Self {
        let language = Vocabulary::new(locale, fillers, synonyms);
        let synonyms = synonyms.split(';').flat_map(|group| language.of(group));
        let spelled = synonyms.map(|word| (word.written, word.stem)).collect();
        let mut index = Index {
            language,
            names: Vec::new(),
            questions: BTreeMap::new(),
            notes: BTreeSet::new(),
            lines: Vec::new(),
            places: BTreeMap::new(),
            spelled,
            by_length: BTreeMap::new(),
        };
        for document in documents {
            index.add(&document);
        }
        // The rarity of a word is known only now.
        for places in index.places.values() {
            let weight = index.weight(places.documents.len(), places.is_filler);
            for line in &places.lines {
                index.lines[*line].length += weight;
            }
        }
        for line in &mut index.lines {
            line.length = line.length.sqrt();
        }
        for (word, stem) in &index.spelled {
            index.by_length.entry(word.chars().count()).or_default().push((word.clone(), stem.clone()));
        }
        index
    }

    fn add(&mut self, document: &SearchDocument) {
        let number = self.names.len();
        let mut counts: BTreeMap<String, Counts> = BTreeMap::new();
        let sentences = document.text.split(['.', ';', ':', '\n']);
        let lines = std::iter::once((0, document.name.as_str()))
            .chain(document.asked.split(',').map(|question| (1, question)))
            .chain(sentences.map(|sentence| (2, sentence)));
        for (kind, text) in lines {
            let mut stems: BTreeSet<String> = BTreeSet::new();
            for word in self.language.of(text) {
                self.places.entry(word.stem.clone()).or_default().is_filler |= word.is_filler;
                self.spelled.insert(word.written, word.stem.clone());
                stems.insert(word.stem);
            }
            for stem in stems {
                counts.entry(stem.clone()).or_default()[kind] += 1;
                self.places.entry(stem).or_default().lines.push(self.lines.len());
            }
            self.lines.push(Line { document: number, length: 0.0 });
            if kind == 1 {
                self.questions.entry(plain(text)).or_default().push(number);
            }
        }
        for (stem, [names, questions, sentences]) in counts {
            let questions = questions as f32;
            let weight = if names > 0 { IN_NAME } else { 0.0 }
                // Each further question with the word adds less.
                + IN_QUESTIONS * questions / (questions + 1.0)
                + if sentences > 0 { IN_TEXT } else { 0.0 };
            self.places.entry(stem).or_default().documents.push((number, weight));
        }
        self.names.push(folded(&document.name));
        if document.is_note {
            self.notes.insert(number);
        }
    }

    /// The weight of a word in this number of documents.
    fn weight(&self, documents: usize, is_filler: bool) -> f32 {
        let rarity = (1.0 + self.names.len() as f32 / documents.max(1) as f32).ln();
        if is_filler { rarity * FILLER } else { rarity }
    }

    /// Matching documents, best first; equal scores keep the order of the documents. None if the typed text is empty.
    pub fn find(&self, typed: &str) -> SearchResult {
        let end = typed.char_indices().nth(MOST_TYPED).map_or(typed.len(), |(end, _)| end);
        let typed = &typed[..end];
        let mut compared = 0;
        let words = self.language.of(typed);
        let words: Vec<Typed<'_>> = words.iter().take(MOST_WORDS).map(|word| self.typed(word, &mut compared)).collect();
        let lines = self.best_lines(&words);
        let scattered = self.scattered(&words);
        let named = folded(typed.trim());
        let asked = self.questions.get(&plain(typed)).filter(|_| !words.is_empty());
        let mut hits: Vec<Hit> = Vec::new();
        for (document, (line, scattered)) in lines.into_iter().zip(scattered).enumerate() {
            let mut score = line + scattered;
            let is_named = self.names[document] == named;
            let is_asked = asked.is_some_and(|documents| documents.contains(&document));
            if self.notes.contains(&document) && !is_named {
                score *= NOTE;
            }
            score += if is_named { NAMED } else { 0.0 } + if is_asked { ASKED } else { 0.0 };
            if score > 0.0 {
                hits.push(Hit { document, score });
            }
        }
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        SearchResult { hits, compared }
    }

    /// The similarity of each document's best line, from 0 to 1.
    fn best_lines(&self, words: &[Typed<'_>]) -> Vec<f32> {
        let mut shared = vec![0.0_f32; self.lines.len()];
        let mut counted = vec![usize::MAX; self.lines.len()];
        for (number, word) in words.iter().enumerate() {
            for (similarity, places) in &word.places {
                for &line in &places.lines {
                    // The most similar word of a line comes first, and only this one counts.
                    if counted[line] != number {
                        counted[line] = number;
                        shared[line] += word.weight * similarity;
                    }
                }
            }
        }
        let length = words.iter().map(|word| word.weight).sum::<f32>().sqrt();
        let mut best = vec![0.0_f32; self.names.len()];
        for (line, shared) in self.lines.iter().zip(shared).filter(|(_, shared)| *shared > 0.0) {
            let most = &mut best[line.document];
            *most = most.max(shared / (length * line.length));
        }
        best
    }

    /// The average weight of the typed words anywhere in each document.
    fn scattered(&self, words: &[Typed<'_>]) -> Vec<f32> {
        // Roots keep one rare word from deciding alone.
        let whole: f32 = words.iter().map(|word| word.weight.sqrt()).sum();
        let mut scattered = vec![0.0; self.names.len()];
        for word in words {
            let mut best = vec![0.0_f32; self.names.len()];
            for (similarity, places) in &word.places {
                for (document, weight) in &places.documents {
                    best[*document] = best[*document].max(similarity * weight);
                }
            }
            for (sum, best) in scattered.iter_mut().zip(best) {
                *sum += word.weight.sqrt() * best / whole;
            }
        }
        scattered
    }

    /// The weight of a typed word, and where the words are that it may stand for. Adds to `compared`.
    fn typed(&self, word: &Word, compared: &mut usize) -> Typed<'_> {
        let alike =
            if word.is_filler { BTreeMap::from([(word.stem.as_str(), 1.0)]) } else { self.alike(word, compared) };
        let found = alike.into_iter().filter_map(|(stem, similarity)| Some((similarity, self.places.get(stem)?)));
        let mut places: Vec<(f32, &Places)> = found.collect();
        places.sort_by(|a, b| b.0.total_cmp(&a.0));
        let rarest = || places.iter().map(|(_, places)| places.documents.len()).min();
        let own = self.places.get(&word.stem).map(|places| places.documents.len());
        let documents = own.or_else(rarest).unwrap_or(UNKNOWN);
        Typed { weight: self.weight(documents, word.is_filler), places }
    }

    /// The stems that a typed word may stand for, with their similarity. Adds to `compared`.
    fn alike<'a>(&'a self, word: &'a Word, compared: &mut usize) -> BTreeMap<&'a str, f32> {
        let written = word.written.as_str();
        let length = written.chars().count();
        let mut alike: BTreeMap<&str, f32> = BTreeMap::new();
        if self.places.contains_key(&word.stem) {
            raise(&mut alike, &word.stem, 1.0);
        }
        for synonym in self.language.synonyms.get(&word.stem).into_iter().flatten() {
            raise(&mut alike, synonym, ALIKE);
        }
        let beginning: String = written.chars().take(MIN_PREFIX).collect();
        let from = (Bound::Included(beginning.as_str()), Bound::Unbounded);
        let near = self.spelled.range::<str, _>(from).take_while(|(other, _)| other.starts_with(&beginning));
        for (other, stem) in near.filter(|(other, _)| length >= MIN_PREFIX && !self.language.fillers.contains(*other)) {
            let same = written.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
            let share = 2.0 * same as f32 / (length + other.chars().count()) as f32;
            if same == length {
                raise(&mut alike, stem, PREFIX);
            } else if same >= MIN_FORM && share >= FORM_SHARE {
                raise(&mut alike, stem, ALIKE * share);
            }
        }
        if length >= MIN_FORM
            && !self.language.synonyms.contains_key(&word.stem)
            && alike.values().all(|similarity| *similarity < PREFIX)
        {
            let slips = if length >= TWO_SLIPS { 2 } else { 1 };
            // Each typo changes the length by one letter at most, so no other words are near.
            let lengths = length.saturating_sub(slips)..=length + slips;
            for (spelled, stem) in self.by_length.range(lengths).flat_map(|(_, words)| words) {
                *compared += 1;
                if osa_distance(written, spelled) <= slips {
                    raise(&mut alike, stem, ALIKE);
                }
            }
        }
        alike
    }
}

/// Adds a stem, or raises its similarity.
fn raise<'a>(alike: &mut BTreeMap<&'a str, f32>, stem: &'a str, similarity: f32) {
    let most = alike.entry(stem).or_default();
    *most = most.max(similarity);
}
