//! The name of a game.

use crate::table::core::ids::UserId;

/// The longest name of a game, in characters.
pub const LONGEST_NAME: usize = 40;

/// A name that a person gave to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameName {
    pub text: String,
    /// The person who chose it. If they are forgotten, the name is too.
    pub by: UserId,
}
