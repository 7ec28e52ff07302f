//! Reasons for refusing to follow a game.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::table::core::sentence::sentence;

/// A refused request to follow a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum FollowRefusal {
    /// The user has a seat in the game.
    #[error("plays in the game")]
    FollowsOwnGame,
    /// Not everyone in the server can see the game's channel.
    #[error("the channel isn't open to everyone")]
    ClosedToFollowers,
    #[error("follows {most} games already")]
    FollowsTooMany { most: usize },
}

impl FollowRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::FollowsOwnGame | Self::ClosedToFollowers => sentence(self),
            Self::FollowsTooMany { most } => sentence(self).with("most", *most),
        }
    }
}
