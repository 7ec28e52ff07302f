//! Requests for lists of finished games.

use crate::table::core::ids::{GuildId, UserId};

/// A request for a list of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryRequest {
    /// The player of the games; `None` for the user.
    pub player: Option<UserId>,
    /// The page, counted from 0. A page after the last one becomes the last one.
    pub page: u32,
    /// In direct messages, the only server of the games; `None` for all.
    pub server: Option<GuildId>,
}
