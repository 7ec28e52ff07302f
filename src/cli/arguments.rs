//! Arguments shared by several commands: a game, players, options, weights.

use crate::ai::PlayerSpec;
use crate::engine::Options;
use crate::games::{self, Title};

use super::failure::Failure;

pub(super) fn title(id: &str) -> Result<&'static dyn Title, Failure> {
    games::title(id).ok_or_else(|| {
        let known: Vec<&str> = games::titles().iter().map(|title| title.id()).collect();
        Failure::unknown("game", id, &known)
    })
}

/// Parses a player as [`PlayerSpec`] writes it, reading weights from their file.
pub(super) fn player(title: &dyn Title, text: &str) -> Result<PlayerSpec, Failure> {
    let weights = |file: &str| {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        games::parse_weights(title, &text).map_err(|error| format!("{file}: {error}"))
    };
    PlayerSpec::parse(text, weights).map_err(Failure::refused)
}

/// Parses options written as `name=value`.
pub(super) fn parse_options(given: &[String]) -> Result<Options, Failure> {
    let pair = |text: &String| {
        let (name, value) =
            text.split_once('=').ok_or_else(|| Failure::Refused(format!("`{text}` does not look like name=value")))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    given.iter().map(pair).collect::<Result<_, Failure>>().map(Options)
}
