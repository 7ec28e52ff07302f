//! Names that hosts give to games.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use super::ids::UserId;
use super::sentence::sentence;

/// The longest name of a game, in characters.
pub const LONGEST_NAME: usize = 40;

/// A name that a person gave to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameName {
    pub text: String,
    /// The person who chose it. If they are forgotten, the name is too.
    pub by: UserId,
}

/// A refused name of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum NameRefusal {
    /// The user is neither the host nor allowed to manage the channel.
    #[error("not the host of the game")]
    NotNamer { host: String },
    /// The game ended more than a day ago.
    #[error("the game ended too long ago")]
    TooLateToName,
    /// The text is empty, too long, in several lines, or has a link or a mention.
    #[error("not a name of at most {most} characters")]
    BadName { most: usize },
}

impl NameRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotNamer { host } => sentence(self).named("host", host.as_str()),
            Self::TooLateToName => sentence(self),
            Self::BadName { most } => sentence(self).with("most", *most),
        }
    }
}
