//! Requests for statistics and lists of people.

use super::values::Season;
use crate::table::core::ids::{GuildId, UserId};

/// A request about people in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeopleRequest {
    /// The game; `None` for the one that the user, or the person asked about, finished last.
    pub game: Option<String>,
    pub what: PeopleQuery,
    /// `true` if everyone in the channel sees the answer.
    pub public: bool,
    /// In direct messages, the server; `None` for the one of the user's last game.
    pub server: Option<GuildId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleQuery {
    /// The statistics of a person; `None` for the user.
    Stats { player: Option<UserId> },
    /// Two people; the first one is the user if it is `None`.
    Against { player: Option<UserId>, other: UserId },
    /// A page of a list, counted from 0.
    List { season: ListSeason, page: u32 },
    /// The explanation of ratings.
    HowItWorks,
}

/// The season of a list, as in a request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListSeason {
    /// The season of today.
    #[default]
    Now,
    Of(Season),
}
