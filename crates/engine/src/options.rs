//! The options that the host chooses for a new game.

use serde::{Deserialize, Serialize};

/// An option of a game with its possible values and its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Identifier, as in records.
    pub id: &'static str,
    /// Identifiers of the possible values.
    pub values: &'static [&'static str],
    /// The value if the host chooses none.
    pub default: &'static str,
}

/// Chosen options by id. Missing options have their default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(pub std::collections::BTreeMap<String, String>);

/// An unknown option, or an unknown value of an option.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    #[error("unknown option `{option}`. This game has: {}", list_known(known))]
    UnknownOption {
        option: String,
        /// The game's options.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("invalid value `{value}` for the option `{option}`. Use one of: {}", list_known(known))]
    UnknownValue {
        option: String,
        value: String,
        /// The option's values.
        known: &'static [&'static str],
    },
}

impl OptionError {
    /// The option that the error is about.
    pub fn option(&self) -> &str {
        match self {
            OptionError::UnknownOption { option, .. } | OptionError::UnknownValue { option, .. } => option,
        }
    }
}

fn list_known(known: &[&str]) -> String {
    if known.is_empty() { "none".to_owned() } else { known.join(", ") }
}

impl Options {
    /// Returns the chosen value of an option, or its default.
    pub fn get<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.0.get(spec.id).map_or(spec.default, String::as_str)
    }

    /// Checks the chosen options against those of a game.
    ///
    /// # Errors
    /// Returns the first option or value that the game does not have.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), OptionError> {
        for (option, value) in &self.0 {
            let spec = specs.iter().find(|spec| spec.id == option).ok_or_else(|| OptionError::UnknownOption {
                option: option.clone(),
                known: specs.iter().map(|spec| spec.id).collect(),
            })?;
            if !spec.values.contains(&value.as_str()) {
                let (option, value) = (option.clone(), value.clone());
                return Err(OptionError::UnknownValue { option, value, known: spec.values });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_for_an_unknown_option_lists_the_known_ones() {
        const SPECS: &[OptionSpec] = &[OptionSpec { id: "eclipse", values: &["light", "dark"], default: "light" }];
        let check = |option: &str, value: &str, specs: &'static [OptionSpec]| {
            let options = Options([(option.to_owned(), value.to_owned())].into());
            options.check(specs).map_err(|error| error.to_string())
        };
        assert_eq!(check("eclipse", "dark", SPECS), Ok(()));
        assert_eq!(
            check("eclipse", "grey", SPECS),
            Err("invalid value `grey` for the option `eclipse`. Use one of: light, dark".to_owned())
        );
        assert_eq!(check("moon", "on", SPECS), Err("unknown option `moon`. This game has: eclipse".to_owned()));
        assert_eq!(check("moon", "on", &[]), Err("unknown option `moon`. This game has: none".to_owned()));
    }
}
