//! The help for newcomers, and their choice to have it.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;
use crate::games::{Title, Topic};

use super::ids::TableId;

/// A person's answer to the question whether the bot shall explain their first game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guidance {
    /// They haven't answered.
    #[default]
    Unasked,
    Declined,
    /// The bot explains this game. It offers to explain one more.
    In(TableId),
    /// The bot explains this second game.
    Again(TableId),
}

/// The part of the planner that is for newcomers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lead {
    /// The question whether the bot shall explain the game.
    Question,
    /// The advice for this round. `None` after the first rounds, or in the middle of a turn.
    Advice(Option<Phrase>),
}

/// The topics about the things that a player sees and can choose now.
#[derive(Clone)]
pub struct TopicsSheet {
    pub title: &'static dyn Title,
    /// The topics, the most useful first.
    pub topics: Vec<Topic>,
}
