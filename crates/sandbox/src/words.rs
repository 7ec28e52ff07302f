//! The page's texts, provided by the program that starts the sandbox in its languages.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;

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
pub struct Words(Arc<dyn Fn(&str) -> Sentences + Send + Sync>);

impl Words {
    /// Creates the texts from a function of the reader's locale or `Accept-Language` header.
    pub fn new(of: impl Fn(&str) -> Sentences + Send + Sync + 'static) -> Self {
        Self(Arc::new(of))
    }

    /// The texts for a reader.
    pub fn of(&self, wanted: &str) -> Sentences {
        (self.0)(wanted)
    }
}

/// No texts: the page shows keys, which is enough for tests without a page.
impl Default for Words {
    fn default() -> Self {
        Self::new(|_| Sentences { language: "en".to_owned(), sentences: BTreeMap::new() })
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}
