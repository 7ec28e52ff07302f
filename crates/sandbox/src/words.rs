//! The page's texts: English ones in `assets/sandbox/words.txt`, or those of the program that starts the sandbox.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;

const ENGLISH: &str = include_str!("../../../assets/sandbox/words.txt");

/// The page's texts in one language.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Sentences {
    pub language: String,
    /// Texts by key (`sandbox-…`), with `{user}` in place of the argument `user`.
    pub sentences: BTreeMap<String, String>,
}

/// A function that returns the page's texts in the best language for a reader, given a Discord locale or an
/// `Accept-Language` header.
#[derive(Clone)]
pub struct PageTexts(Arc<dyn Fn(&str) -> Sentences + Send + Sync>);

impl PageTexts {
    /// Creates the texts from a function of the reader's locale or `Accept-Language` header.
    pub fn new(of: impl Fn(&str) -> Sentences + Send + Sync + 'static) -> Self {
        Self(Arc::new(of))
    }

    /// The texts for a reader.
    pub fn of(&self, wanted: &str) -> Sentences {
        (self.0)(wanted)
    }
}

/// English for every reader.
impl Default for PageTexts {
    fn default() -> Self {
        let lines = ENGLISH.lines().filter_map(|line| line.split_once(" = "));
        let sentences: BTreeMap<_, _> = lines.map(|(key, text)| (key.to_owned(), text.to_owned())).collect();
        Self::new(move |_| Sentences { language: "en".to_owned(), sentences: sentences.clone() })
    }
}

impl fmt::Debug for PageTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}
