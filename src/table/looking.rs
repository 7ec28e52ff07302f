//! What looking at a table shows: its board, its log, its points.

use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::{Event, Outcome, Phrase, Seat, Viewer};
use crate::games::{Position, ScoreLine};

use super::{TableCard, TurnSummary};

/// The board at a moment.
#[derive(Clone)]
pub struct Snapshot {
    /// The table.
    pub table: TableCard,
    /// The position.
    pub position: Arc<dyn Position>,
    /// What to mark changes against.
    pub since: Option<Arc<dyn Position>>,
    /// Through whose eyes: the asker's seat, or the public's.
    pub viewer: Viewer,
    /// After how many turns.
    pub turn: u32,
    /// How many turns there are.
    pub last_turn: u32,
    /// What the last of these turns did.
    pub summaries: Vec<TurnSummary>,
    /// Where the game was.
    pub status: Phrase,
}

/// A page of the log.
#[derive(Clone)]
pub struct LogPage {
    /// The table.
    pub table: TableCard,
    /// Page, from 1.
    pub page: u32,
    /// How many pages.
    pub pages: u32,
    /// A turn of the previous page, for [`Command::Log`]; `None` on the first page.
    pub previous: Option<u32>,
    /// A turn of the next page; `None` on the last page.
    pub next: Option<u32>,
    /// The entries, oldest first.
    pub lines: Vec<LogLine>,
}

/// An entry of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Number of the entry, from 1.
    pub seq: u32,
    /// Number of the turn, from 1, if the entry is a turn that counts.
    pub turn: Option<u32>,
    /// The seat that did it, if any.
    pub seat: Option<Seat>,
    /// When.
    pub at: Timestamp,
    /// What it is, in one sentence.
    pub title: Phrase,
    /// The steps in notation; `None` while they are secret, and for other entries.
    pub steps: Option<String>,
    /// What they did.
    pub events: Vec<Event>,
    /// Whether it was taken back later.
    pub undone: bool,
}

/// Points by seat and source.
#[derive(Clone)]
pub struct ScoreSheet {
    /// The table.
    pub table: TableCard,
    /// The position.
    pub position: Arc<dyn Position>,
    /// Through whose eyes: the asker's seat, or the public's.
    pub viewer: Viewer,
    /// By seat, source by source.
    pub lines: Vec<Vec<ScoreLine>>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// An offer while a `/play` line is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The whole line with this offer, at most 100 characters.
    pub value: String,
    /// The offered step in words.
    pub label: Phrase,
}
