//! Arguments shared by several commands: a game, players, options, weights.

use std::path::Path;

use serde_json::{Map, Value};

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
    let weights = |file: &str| read_weights(file.as_ref(), title).map_err(|failure| failure.to_string());
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

/// Reads weights from a file, in the game's order.
pub(super) fn read_weights(file: &Path, title: &dyn Title) -> Result<Vec<f32>, Failure> {
    let refuse = |why: String| Failure::Refused(format!("{}: {why}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| refuse(error.to_string()))?;
    let named: Map<String, Value> = serde_json::from_str(&text).map_err(|error| refuse(error.to_string()))?;
    let weight = |(name, _): (&str, f32)| {
        let weight = named.get(name).and_then(Value::as_f64);
        weight.map(|weight| weight as f32).ok_or_else(|| refuse(format!("there is no weight `{name}`")))
    };
    title.weights().into_iter().map(weight).collect()
}
