//! Board, log and score of a game, as one player may see them.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Event, Outcome, Phrase, Seat, Viewer};
use crate::games::{Position, Region, ScoreLine};

use super::announcement::TurnSummary;
use super::card::{TableCard, TableInfo};
use super::finished_games::LookingBack;
use super::notes::Note;
use super::planning::ShownWhatIf;
use super::sentence::sentence;

/// The view of a game that a user asked for.
#[derive(Clone)]
pub enum ViewingReply {
    /// The facts about a game.
    Info(Box<TableInfo>),
    /// The board at a moment.
    Board(Box<Snapshot>),
    /// The recap of a public message.
    Happened(Box<Happened>),
    Log(Box<LogPage>),
    /// Points by seat and source.
    Score(Box<ScoreSheet>),
    /// The animation of a finished game.
    Replay(Box<ReplaySheet>),
}

/// A finished game, turn by turn.
#[derive(Clone)]
pub struct ReplaySheet {
    pub table: TableCard,
    /// The positions after each turn, at least one.
    pub positions: Vec<Arc<dyn Position>>,
}

/// The board at a moment.
#[derive(Clone)]
pub struct Snapshot {
    pub table: TableCard,
    pub position: Arc<dyn Position>,
    /// The position to compare with: the picture marks the changes since then.
    pub since: Option<Arc<dyn Position>>,
    /// The viewpoint: the user's seat, or the public.
    pub viewer: Viewer,
    /// The part of the board that the user asked for; `None` for the whole board.
    pub region: Option<Region>,
    /// The number of turns before this moment.
    pub turn: u32,
    pub last_turn: u32,
    /// The number of the user's own last turn, if any.
    pub own_turn: Option<u32>,
    /// The effects of the turns that led here.
    pub summaries: Vec<TurnSummary>,
    /// The state of the game in words.
    pub status: Phrase,
    /// The user's note about this turn.
    pub note: Option<Note>,
    /// The user's what-ifs from this moment. Empty before the game is over.
    pub what_ifs: Vec<ShownWhatIf>,
    /// The facts about the game, if it is over.
    pub looking_back: Option<LookingBack>,
}

/// The recap of a public message.
#[derive(Clone)]
pub struct Happened {
    pub table: TableCard,
    /// The number of log entries when the message was posted.
    pub seq: u32,
    /// The news for the user: things that are gone, changed prices, and a payment that is near.
    pub summary: Vec<Phrase>,
    /// The turns in the recap.
    pub turns: Vec<TurnSummary>,
    /// The expected length of the whole game in days at its pace so far, if known.
    pub days_at_this_pace: Option<u32>,
    /// The range of these turns.
    pub range: HappenedRange,
    /// The positions before and after the newest of these turns. Empty without turns.
    pub positions: Vec<Arc<dyn Position>>,
}

/// The range of a recap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HappenedRange {
    /// The turns after the user's own last turn.
    SinceOwnTurn,
    /// The message's turns, if they differ from those since the user's last turn.
    Message,
    /// The message's turns, if the user has no other range to choose.
    Only,
}

#[derive(Clone)]
pub struct LogPage {
    pub table: TableCard,
    /// The page number, from 1.
    pub page: u32,
    pub pages: u32,
    /// A turn of the previous page, for [`ViewingQuery::Log`]; `None` on the first page.
    pub previous: Option<u32>,
    /// A turn of the next page; `None` on the last page.
    pub next: Option<u32>,
    /// The entries, oldest first.
    pub lines: Vec<LogLine>,
    /// The user's notes about this game.
    pub notes: Vec<Note>,
}

/// A log entry in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of the entry, from 1.
    pub seq: u32,
    /// The game's round at this entry; `None` before the first.
    pub round: Option<u32>,
    /// The number of the turn, from 1, if the entry is a current turn.
    pub turn: Option<u32>,
    /// The seat that acted, if any.
    pub seat: Option<Seat>,
    pub at: Timestamp,
    /// The description of the entry, in one sentence.
    pub title: Phrase,
    /// The players' names by seat at that time.
    pub names: Vec<String>,
    /// The steps in notation; `None` while they are secret, and for entries that are not turns.
    pub steps: Option<String>,
    pub events: Vec<Event>,
    /// `true` if the turn was undone later.
    pub undone: bool,
}

/// Points by seat and source.
#[derive(Clone)]
pub struct ScoreSheet {
    pub table: TableCard,
    pub position: Arc<dyn Position>,
    /// The viewpoint: the user's seat, or the public.
    pub viewer: Viewer,
    /// The points by seat, then by source.
    pub lines: Vec<Vec<ScoreLine>>,
    /// The result, after the game's end.
    pub outcome: Option<Outcome>,
}

/// A request to look at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewingQuery {
    /// Facts about the game, with the player to act.
    Info,
    /// The board after this number of turns; `None` for now.
    Board {
        turn: Option<u32>,
    },
    /// The board after the turns in this log entry's public message.
    BoardAt {
        /// The number of log entries at that message.
        seq: u32,
    },
    /// A part of the board after this number of turns; `None` for now.
    Region {
        turn: Option<u32>,
        /// The identifier of the region.
        region: String,
    },
    /// The recap of this log entry's public message.
    Happened {
        /// The number of log entries at that message.
        seq: u32,
        /// `true` for all turns since the player's own last turn before it.
        since_own: bool,
    },
    /// The log page with this turn; `None` for the last page.
    Log {
        turn: Option<u32>,
    },
    Score,
    /// The animation of a finished game.
    Replay,
}

impl ViewingQuery {
    /// Returns `true` if only a started game can answer the query.
    pub fn is_of_game(&self) -> bool {
        matches!(
            self,
            ViewingQuery::Board { .. }
                | ViewingQuery::Region { .. }
                | ViewingQuery::Log { .. }
                | ViewingQuery::Score
                | ViewingQuery::Replay
        )
    }
}

/// A refused request that looks at an earlier turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum ViewingRefusal {
    /// The turn doesn't exist.
    #[error("there are {last} turns")]
    UnknownTurn { last: u32 },
    /// The game has no such region.
    #[error("the game has no such region")]
    UnknownRegion,
    /// A change of the rules made the turn impossible to show.
    #[error("turn {turn} cannot be replayed")]
    LostTurn { turn: u32 },
    /// The game was played by older rules, so it doesn't replay.
    #[error("the game doesn't replay")]
    OldRules,
}

impl ViewingRefusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::UnknownTurn { last } => sentence(self).with("last", *last),
            Self::UnknownRegion | Self::OldRules => sentence(self),
            Self::LostTurn { turn } => sentence(self).with("turn", *turn),
        }
    }
}
