//! The language option of commands that print text for players.

use std::path::Path;

use crate::engine::{Phrase, Seat};
use crate::games::record::Record;
use crate::text::Texts;

use super::failure::Failure;
use super::file::{FileError, is_standard_input};

/// The language option of a command.
#[derive(Debug, clap::Args)]
pub(super) struct Language {
    /// The language, such as en or it. Default: the system's (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long)]
    locale: Option<String>,
}

impl Language {
    /// Returns the reader of the command's output.
    ///
    /// # Errors
    /// The language doesn't exist.
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
    /// Renders a phrase as text.
    pub(super) fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.texts.say(&self.locale, phrase, names)
    }

    /// Renders a phrase in every language.
    pub(super) fn in_all_languages(&self, phrase: &Phrase, names: &[String]) -> Vec<String> {
        self.texts.locales().map(|locale| self.texts.say(locale, phrase, names)).collect()
    }

    /// Converts a phrase into a refusal.
    pub(super) fn refuse(&self, why: &Phrase) -> Failure {
        Failure::Refused(self.say(why, &[]))
    }

    /// Refuses an unknown value and lists the known ones.
    pub(super) fn unknown(&self, key: &'static str, given: &str, known: &[String]) -> Failure {
        self.refuse(&Phrase::new(key).with("given", given).with("known", known.join(", ")))
    }

    pub(super) fn refuse_file(&self, file: &Path, error: &FileError) -> Failure {
        self.refuse_in(file, &error.phrase())
    }

    /// Refuses a file with a reason.
    pub(super) fn refuse_in(&self, file: &Path, why: &Phrase) -> Failure {
        let name = match is_standard_input(file) {
            true => self.say(&Phrase::new("core-standard-input"), &[]),
            false => file.display().to_string(),
        };
        Failure::Refused(format!("{name}: {}", self.say(why, &[])))
    }

    /// Counts the steps up to this one, whose number starts at 0. Counts all steps without a number.
    pub(super) fn count_steps(&self, file: &Path, record: &Record, step: Option<i64>) -> Result<usize, Failure> {
        let all = record.steps.len();
        let Some(step) = step else { return Ok(all) };
        let count = usize::try_from(step.saturating_add(1)).ok().filter(|count| *count <= all);
        let unknown = Phrase::new("core-command-no-step").with("index", step).with("last", all as i64 - 1);
        count.ok_or_else(|| self.refuse_in(file, &unknown))
    }

    /// Returns the given names in seat order, or "Player 1" and so on.
    ///
    /// # Errors
    /// The number of names is neither zero nor the number of seats.
    pub(super) fn names(&self, given: &[String], seats: u8) -> Result<Vec<String>, Failure> {
        match given.len() {
            0 => Ok(Seat::all(seats).map(|seat| self.player(seat)).collect()),
            count if count == usize::from(seats) => Ok(given.to_vec()),
            count => Err(self.refuse(&Phrase::new("core-command-names").with("given", count).with("players", seats))),
        }
    }

    /// Returns the label of a player without a name.
    fn player(&self, seat: Seat) -> String {
        self.say(&Phrase::new("core-unnamed-player").with("number", seat.ordinal()), &[])
    }
}

/// Returns the system's language, empty if it isn't set.
fn system() -> String {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    tag(&set.into_iter().find(|value| !value.is_empty()).unwrap_or_default())
}

/// Converts a POSIX locale to a language tag: `it_IT.UTF-8` becomes `it-IT`.
fn tag(name: &str) -> String {
    name.split(['.', '@']).next().unwrap_or_default().replace('_', "-")
}
