//! People who follow a game that they don't play, and the direct messages that they get.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use super::card::TableCard;
use super::sentence::sentence;

/// The maximum number of open games that a person can follow.
pub const MOST_FOLLOWED: usize = 10;

/// The news that a follower gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FollowNews {
    /// Only the result.
    Result,
    /// Each new round and the result.
    Rounds,
    /// Each turn and the result.
    Turns,
}

impl FollowNews {
    pub const ALL: [FollowNews; 3] = [FollowNews::Result, FollowNews::Rounds, FollowNews::Turns];

    /// The word in texts, menus and the database.
    pub fn word(self) -> &'static str {
        match self {
            FollowNews::Result => "result",
            FollowNews::Rounds => "rounds",
            FollowNews::Turns => "turns",
        }
    }
}

/// A request about following a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowRequest {
    /// Asks which news the user wants.
    Ask,
    /// Follows the game, or changes its news.
    Follow(FollowNews),
    Unfollow,
}

/// The reply to a request about following a game.
#[derive(Clone)]
pub struct FollowSheet {
    pub table: TableCard,
    /// The news that the user gets now; `None` if they don't follow the game.
    pub now: Option<FollowNews>,
    /// `true` if the request asks for a choice.
    pub asks: bool,
}

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
