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
            Some(given) => {
                let found = texts.find_locale(&tag(given)).map(str::to_owned);
                found.ok_or_else(|| Failure::unknown("language", given, &known))
            }
            None => Ok(texts.match_locale(&system()).to_owned()),
        }
    }
}

/// The system's language; empty where it says nothing.
fn system() -> String {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    tag(&set.into_iter().find(|value| !value.is_empty()).unwrap_or_default())
}

/// `it-IT` for `it_IT.UTF-8`.
fn tag(said: &str) -> String {
    said.split(['.', '@']).next().unwrap_or_default().replace('_', "-")
}

/// The names given in seat order, or "Player 1" and so on in the language.
///
/// # Errors
/// There are some, but not one for each seat.
pub(super) fn names(texts: &Texts, tag: &str, given: &[String], seats: u8) -> Result<Vec<String>, Failure> {
    match given.len() {
        0 => Ok(Seat::all(seats).map(|seat| player(texts, tag, seat)).collect()),
        count if count == usize::from(seats) => Ok(given.to_vec()),
        count => Err(Failure::Refused(format!("{count} names for {seats} players: give one for each, or none"))),
    }
}

/// What a player without a name is called.
fn player(texts: &Texts, tag: &str, seat: Seat) -> String {
    texts.say(tag, &Phrase::new("core-unnamed-player").with("number", seat.ordinal()), &[])
}
