//! Errors of text resources.

use fluent_bundle::FluentError;
use fluent_syntax::parser::ParserError;

/// A text resource that can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// The file isn't valid Fluent.
    #[error("{file}, line {line}: {reason}")]
    Syntax {
        file: String,
        /// Line of the first error, from 1.
        line: usize,
        /// The parser's message.
        reason: String,
    },
    /// A language defines a message twice.
    #[error("{file}: {reason}")]
    Twice {
        /// The resource file with the second definition.
        file: String,
        /// The message's key, in a sentence.
        reason: String,
    },
    /// The name of a folder isn't a language tag.
    #[error("`{0}` is not a language tag")]
    Locale(String),
    /// A function of the text resources couldn't be set up.
    #[error("could not load the texts for `{locale}`: {reason}")]
    Function {
        locale: String,
        /// Fluent's message.
        reason: String,
    },
    /// English is missing, the fallback for every other language.
    #[error("no English texts found")]
    NoEnglish,
}

impl TextError {
    pub(super) fn syntax(file: &str, text: &str, errors: &[ParserError]) -> TextError {
        let first = errors.first();
        let position = first.map_or(0, |error| error.pos.start).min(text.len());
        let line = 1 + text.as_bytes()[..position].iter().filter(|&&byte| byte == b'\n').count();
        let reason = first.map_or_else(|| "not Fluent".to_owned(), |error| error.kind.to_string());
        TextError::Syntax { file: file.to_owned(), line, reason }
    }

    pub(super) fn twice(file: &str, errors: &[FluentError]) -> TextError {
        let reason = errors.first().map_or_else(String::new, ToString::to_string);
        TextError::Twice { file: file.to_owned(), reason }
    }

    pub(super) fn function(locale: &str, error: FluentError) -> TextError {
        TextError::Function { locale: locale.to_owned(), reason: error.to_string() }
    }
}
