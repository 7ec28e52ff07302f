//! Texts that must never be shown.

use std::fmt;

/// A text that must not be shown: it prints as `[secret]`.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// The error for a text that can't be a bot's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a bot token")]
pub struct NoToken;

impl Secret {
    /// Wraps any text.
    pub fn of(text: &str) -> Self {
        Secret(text.to_owned())
    }

    /// Parses a bot token, with or without the word `Bot` before it.
    ///
    /// # Errors
    /// The text has spaces or characters that are invalid in a header.
    pub fn token(text: impl AsRef<str>) -> Result<Self, NoToken> {
        let token = text.as_ref().trim();
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        if token.is_empty() || !token.chars().all(|c| c.is_ascii_graphic()) {
            return Err(NoToken);
        }
        Ok(Secret(token.to_owned()))
    }

    /// Returns the text itself, for the one place that needs it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[secret]")
    }
}
