//! Replies to requests.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::engine::{Event, Phrase, Seat};
use crate::games::proof::{Proof, Verified};
use crate::games::{PlannerMenu, Position, Prompt};

use super::card::{TableCard, TableInfo};
use super::ids::{TableId, UserId};
use super::lessons::ShownTask;
use super::notes::Note;
use super::planning::{ShownWhatIf, WhatIfPlanning};
use super::queued_turns::{PlanningAhead, ShownQueuedTurn};
use super::stamp::Stamp;
use super::teaching::Lead;
use super::viewing::ScoreSheet;

/// The user's what-ifs.
#[derive(Clone)]
pub enum WhatIfReply {
    /// A what-if in which the game is over.
    Over(Box<WhatIfOver>),
    List(Box<WhatIfSheet>),
}

/// A player's queued turns.
#[derive(Clone)]
pub struct QueueSheet {
    /// The stamp of all buttons below the list.
    pub stamp: Stamp,
    pub table: TableCard,
    pub seat: Seat,
    /// The queued turns, in the order in which the bot tries them.
    pub queued_turns: Vec<ShownQueuedTurn>,
}

/// The effect of undoing a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakingBack {
    pub table: TableId,
    /// The log entry of the turn.
    pub turn: u32,
    /// The number of turns that the undo reverses without asking anyone. 0 if the others must agree, or if it isn't
    /// possible.
    pub turns: usize,
}

/// The proof that a finished game was fair.
#[derive(Clone)]
pub struct ProofSheet {
    pub table: TableCard,
    pub proof: Proof,
    /// The result of the check, or an English description of the mismatch.
    pub verified: Result<Verified, Phrase>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDone {
    pub table: TableId,
    /// The log entry, for [`UndoAction::Undo`](crate::table::UndoAction::Undo).
    pub seq: u32,
    pub phrase: Phrase,
    /// `true` if the player can undo the turn without asking.
    pub may_undo: bool,
    /// `true` if the player can already queue the next turn.
    #[serde(default)]
    pub may_plan: bool,
    /// `true` if the player wants a comment on the turn, and the game allows it.
    #[serde(default)]
    pub comment: bool,
}

/// A player's draft, visible only to this player.
#[derive(Clone)]
pub struct Planner {
    /// The stamp of all buttons in this planner.
    pub stamp: Stamp,
    pub table: TableCard,
    pub seat: Seat,
    /// The position to show: after the chosen steps. For a step that completes the turn it has only the step's own
    /// effects, if the game can separate them ([`Position::hold`]).
    pub position: Arc<dyn Position>,
    /// The position to mark changes against: as the player last saw it or, after the first step, as the turn began.
    pub since: Arc<dyn Position>,
    /// The question and every legal choice. There are no choices after the turn is complete.
    pub prompt: Prompt,
    /// The choices for one click, each with its follow-ups, except the choice that ends the turn. Empty after the turn
    /// is complete.
    pub menus: Vec<PlannerMenu>,
    /// The steps so far, including a held last one.
    pub steps: Vec<DraftStep>,
    /// `true` if the turn is complete. The player can only end it or undo steps.
    pub complete: bool,
    /// The step that *End turn* plays: the held one, or "nothing more" if that completes the turn. `None` if the turn
    /// can't end yet.
    pub end_step: Option<String>,
    /// Names of the last click, which *Undo step* reverses, the fullest first. Empty if there is none.
    pub undoes: Vec<Phrase>,
    /// `true` if others decide in secret at the same time.
    pub simultaneous: bool,
    /// `true` if this game allows undo.
    pub may_take_back: bool,
    /// `true` if the player can ask for a hint.
    pub hints: bool,
    /// The parts that features add, in the order in which they appear.
    pub parts: Vec<PlannerPart>,
}

/// A part that a feature adds to a planner.
#[derive(Clone)]
pub enum PlannerPart {
    /// The state of a queued turn, if it isn't the player's turn yet. *End turn* then queues it.
    Ahead(PlanningAhead),
    /// The queued turns that failed in this turn, with the reasons.
    Failed(Vec<ShownQueuedTurn>),
    /// The state of the what-if, if the turn belongs to one.
    WhatIf(WhatIfPlanning),
    /// The task of the lesson, if the turn belongs to one.
    Lesson(ShownTask),
    /// The help for newcomers.
    Lead(Lead),
    /// The player's notes about this game.
    Notes(Vec<Note>),
}

impl Planner {
    /// Adds a part of a feature.
    #[must_use]
    pub fn with(mut self, part: PlannerPart) -> Self {
        self.parts.push(part);
        self
    }

    /// Returns `true` if *End turn* is possible.
    pub fn may_end(&self) -> bool {
        self.end_step.is_some()
    }

    /// Returns `true` if a step only declines further actions.
    pub fn is_pass(&self, step: &DraftStep) -> bool {
        self.position.title().passes().contains(&step.step.as_str())
    }
}

/// A what-if in which the game is over, so no one has to act.
#[derive(Clone)]
pub struct WhatIfOver {
    /// The stamp of all buttons below the result.
    pub stamp: Stamp,
    pub what_if: WhatIfPlanning,
    /// The points and the result.
    pub score: ScoreSheet,
}

/// A user's what-ifs in a game.
#[derive(Clone)]
pub struct WhatIfSheet {
    pub table: TableCard,
    /// The what-ifs, the most recently changed one first.
    pub what_ifs: Vec<ShownWhatIf>,
    /// The stamp of the selected what-if, if any.
    pub current: Option<Stamp>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftStep {
    /// The step in notation.
    pub step: String,
    /// The label under which the bot offered the step.
    pub label: Phrase,
    /// Details that the label leaves out.
    pub effect: Option<Phrase>,
    /// The step's effects. A held step may reveal hidden information, so only the effects that were visible before are
    /// listed.
    pub events: Vec<Event>,
}

/// A suggestion while the user types a `/play` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The whole line with this suggestion, at most 100 characters.
    pub value: String,
    /// The suggested step in words.
    pub label: Phrase,
}

/// A user's games in a server.
#[derive(Clone)]
pub struct MyTables {
    /// The user, whose seats are marked.
    pub user: UserId,
    /// Oldest first.
    pub tables: Vec<TableInfo>,
    /// Games of others that the user follows, oldest first.
    pub followed: Vec<TableInfo>,
    /// The user's notes about these games.
    pub notes: Vec<Note>,
}

/// A game's settings.
#[derive(Clone)]
pub struct SettingsSheet {
    pub table: TableCard,
    /// `true` if the user can change the settings.
    pub may_change: bool,
}
