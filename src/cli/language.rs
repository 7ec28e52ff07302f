//! The language of commands that speak to players.

use crate::engine::{Phrase, Seat};
use crate::text::Texts;

use super::failure::Failure;

/// In which language a command answers.
#[derive(Debug, clap::Args)]
pub(super) struct Language {
    /// The language, such as en or it. Default: the system's (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long)]
    locale: Option<String>,
}

impl Language {
    /// The tag of the language.
    ///
    /// # Errors
    /// There is no such language.
    pub(super) fn tag(&self, texts: &Texts) -> Result<String, Failure> {
        let known: Vec<&str> = texts.locales().collect();
        match self.locale.as_deref() {
            Some(given) if known.contains(&given) => Ok(given.to_owned()),
            Some(given) => Err(Failure::unknown("language", given, &known)),
            None => Ok(texts.match_locale(&system()).to_owned()),
        }
    }
}

/// The system's language: `it-IT` for `it_IT.UTF-8`; empty where it says nothing.
fn system() -> String {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let said = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    said.split(['.', '@']).next().unwrap_or_default().replace('_', "-")
}

/// What a player without a name is called.
pub(super) fn player(texts: &Texts, tag: &str, seat: Seat) -> String {
    texts.say(tag, &Phrase::new("core-unnamed-player").with("number", seat.ordinal()), &[])
}
