//! A person's own data: a copy, hiding from lists, and forgetting.

use serde::Serialize;
use serde_json::Value;

use super::ids::{ChannelId, TableId};

/// The answer to a request about the user's own data.
#[derive(Clone)]
pub enum PrivacyReply {
    /// Everything that is stored about the user.
    Data(Box<PersonData>),
    /// The user is hidden now, or shown again.
    Hidden(bool),
    /// The question before forgetting.
    Ask {
        /// Finished games.
        games: u32,
    },
    /// The user plays or hosts games, in these channels.
    Plays(Vec<ChannelId>),
    /// Nothing is stored.
    Unknown,
    Forgotten {
        games: u32,
    },
}

/// The stored data about a person, by table, as they can request it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PersonData {
    /// Reminder settings and language.
    pub preferences: Vec<Value>,
    /// Their seats, past and present, with the name at each.
    pub seats: Vec<Value>,
    /// The tables that they host.
    pub hosted: Vec<Value>,
    /// The tables that they have named.
    pub named: Vec<Value>,
    /// Log entries by them: table, entry and time.
    pub log: Vec<Value>,
    /// Private notes.
    pub notes: Vec<Value>,
    /// Games that they follow.
    pub followed: Vec<Value>,
    /// What-ifs.
    pub what_ifs: Vec<Value>,
    /// Lessons.
    pub lessons: Vec<Value>,
    /// Queued turns.
    pub queued_turns: Vec<Value>,
    /// Direct messages to them: time and subject.
    pub messages: Vec<Value>,
    /// Results of finished games with sums, computed from the log.
    pub derived_results: Vec<Value>,
    /// Changes of ratings, computed from the log.
    pub derived_ratings: Vec<Value>,
}

/// The outcome of a request to forget a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forgotten {
    /// They have a seat at these tables or host them. The database hasn't changed.
    Plays(Vec<TableId>),
    /// No data about them is stored.
    Unknown,
    /// Finished games now show a color and a seat instead of the user. All other data is deleted.
    Done {
        /// The games.
        games: Vec<TableId>,
        /// Games of others that reserved a seat for them or offered them one.
        others: Vec<TableId>,
    },
}

/// A request about the user's own data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyRequest {
    /// Shows all stored data.
    Show,
    /// Hides the user from lists and statistics, or shows them again.
    Hide(bool),
    /// Asks before forgetting.
    AskToForget,
    /// Forgets the user.
    Forget,
}
