//! The options that a host chooses when a game is created.

use serde::{Deserialize, Serialize};

/// An option of a game: its values, the first named default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Identifier, as in records.
    pub id: &'static str,
    /// Identifiers of the values that may be chosen.
    pub values: &'static [&'static str],
    /// The value that counts when none is given.
    pub default: &'static str,
}

/// Chosen options by id; what is missing has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(pub std::collections::BTreeMap<String, String>);

/// An option that the game does not have, or a value that the option does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The game has no option of this name.
    #[error("there is no option `{0}`")]
    UnknownOption(String),
    /// The option has no such value.
    #[error("the option `{option}` has no value `{value}`")]
    UnknownValue {
        /// The option.
        option: String,
        /// The value that it does not have.
        value: String,
    },
}

impl Options {
    /// The value of an option: the chosen one, or its default.
    pub fn get<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.0.get(spec.id).map_or(spec.default, String::as_str)
    }

    /// Checks every chosen option against those of a game.
    ///
    /// # Errors
    /// The first option or value that the game does not have.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), OptionError> {
        for (option, value) in &self.0 {
            let spec = specs
                .iter()
                .find(|spec| spec.id == option)
                .ok_or_else(|| OptionError::UnknownOption(option.clone()))?;
            if !spec.values.contains(&value.as_str()) {
                return Err(OptionError::UnknownValue { option: option.clone(), value: value.clone() });
            }
        }
        Ok(())
    }
}
