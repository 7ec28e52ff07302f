//! What the page says. The sentences come from whoever starts the sandbox, in the languages that they have.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;

/// The page's sentences in one language.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Sentences {
    /// The tag of the language.
    pub language: String,
    /// The sentences by their keys, `sandbox-…`; `{user}` stands where the argument `user` belongs.
    pub sentences: BTreeMap<String, String>,
}

/// The page's sentences in the best language for a reader: a Discord locale, or what a browser sends as `Accept-Language`.
#[derive(Clone)]
pub struct Words(Arc<dyn Fn(&str) -> Sentences + Send + Sync>);

impl Words {
    /// Words from a function that is told what the reader wants.
    pub fn new(of: impl Fn(&str) -> Sentences + Send + Sync + 'static) -> Self {
        Self(Arc::new(of))
    }

    /// The sentences for a reader.
    pub fn of(&self, wanted: &str) -> Sentences {
        (self.0)(wanted)
    }
}

/// No words: the page shows keys, which is enough for tests without a page.
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
