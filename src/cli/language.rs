//! The language of commands that speak to players.

use std::path::Path;

use crate::engine::{Phrase, Seat};
use crate::text::Texts;

use super::failure::Failure;
use super::file::{FileError, is_standard_input};

/// In which language a command answers.
#[derive(Debug, clap::Args)]
pub(super) struct Language {
    /// The language, such as en or it. Default: the system's (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long)]
    locale: Option<String>,
}

impl Language {
    /// Whoever reads the answer.
    ///
    /// # Errors
    /// There is no such language.
    pub(super) fn reader(&self) -> Result<Reader, Failure> {
        let texts = Texts::embedded();
        let locale = texts.match_locale(&system()).to_owned();
        let Some(given) = self.locale.as_deref() else { return Ok(Reader { texts, locale }) };
        match texts.find_locale(&tag(given)).map(str::to_owned) {
            Some(locale) => Ok(Reader { texts, locale }),
            None => {
                let known: Vec<String> = texts.locales().map(str::to_owned).collect();
                Err(Reader { texts, locale }.unknown("core-command-language", given, &known))
            }
        }
    }
}

/// A player at a terminal, who reads one language.
pub(super) struct Reader {
    texts: Texts,
    locale: String,
}

impl Reader {
    /// The phrase in words.
    pub(super) fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.texts.say(&self.locale, phrase, names)
    }

    /// Why a command cannot be carried out.
    pub(super) fn refuse(&self, why: &Phrase) -> Failure {
        Failure::Refused(self.say(why, &[]))
    }

    /// What does not exist, with what does.
    pub(super) fn unknown(&self, key: &'static str, given: &str, known: &[String]) -> Failure {
        self.refuse(&Phrase::new(key).with("given", given).with("known", known.join(", ")))
    }

    /// Why a file cannot be used.
    pub(super) fn refuse_file(&self, file: &Path, error: &FileError) -> Failure {
        self.refuse_in(file, &error.phrase())
    }

    /// What is wrong with a file.
    pub(super) fn refuse_in(&self, file: &Path, why: &Phrase) -> Failure {
        let name = match is_standard_input(file) {
            true => self.say(&Phrase::new("core-standard-input"), &[]),
            false => file.display().to_string(),
        };
        Failure::Refused(format!("{name}: {}", self.say(why, &[])))
    }

    /// The names given in seat order, or "Player 1" and so on.
    ///
    /// # Errors
    /// There are some, but not one for each seat.
    pub(super) fn names(&self, given: &[String], seats: u8) -> Result<Vec<String>, Failure> {
        match given.len() {
            0 => Ok(Seat::all(seats).map(|seat| self.player(seat)).collect()),
            count if count == usize::from(seats) => Ok(given.to_vec()),
            count => Err(self.refuse(&Phrase::new("core-command-names").with("given", count).with("players", seats))),
        }
    }

    /// What a player without a name is called.
    fn player(&self, seat: Seat) -> String {
        self.say(&Phrase::new("core-unnamed-player").with("number", seat.ordinal()), &[])
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
