//! Replies to requests.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::ai::{Advice, AdvisedTurn};
use crate::engine::{Arg, Event, Outcome, Phrase, Seat, Viewer};
use crate::games::proof::{Proof, Verified};
use crate::games::{PlannerMenu, Position, Prompt, ScoreLine};

use super::announcement::TurnSummary;
use super::card::{NextGame, TableCard, TableInfo};
use super::ids::{TableId, UserId};
use super::stamp::Stamp;
use crate::table::features::notes::values::{Note, NotesSheet};
use crate::table::features::preferences::values::PreferencesSheet;
use crate::table::features::queued_turns::values::{PlanningAhead, ShownQueuedTurn};

/// The reply to a request, with the data that its message needs.
pub struct Answer {
    /// The game that the request was about, whose players the reply may name.
    pub card: Option<TableCard>,
    /// The game that waits for the player next, after a turn.
    pub next: Option<NextGame>,
    pub reply: Reply,
}

#[derive(Clone)]
pub enum Reply {
    /// One sentence. The request's change is stored.
    Done(Phrase),
    /// A turn was committed.
    TurnDone(TurnDone),
    Planner(Box<Planner>),
    /// The player's queued turns.
    QueuedTurns(Box<QueueSheet>),
    /// The user's notes.
    Notes(Box<NotesSheet>),
    /// A what-if in which the game is over.
    WhatIfOver(Box<WhatIfOver>),
    /// The user's what-ifs.
    WhatIfs(Box<WhatIfSheet>),
    /// Two of the user's what-ifs.
    Comparison(Box<WhatIfComparison>),
    /// The facts about a game.
    Info(Box<TableInfo>),
    /// The board at a moment.
    Board(Box<Snapshot>),
    /// The recap of a public message.
    Happened(Box<Happened>),
    Log(Box<LogPage>),
    /// Points by seat and source.
    Score(Box<ScoreSheet>),
    /// A computer player's suggestions.
    Hints(Box<Hints>),
    /// The turning points of a finished game.
    Review(Box<Review>),
    /// The proof that a finished game was fair.
    Proof(Box<ProofSheet>),
    /// The user's games.
    Games(Box<MyTables>),
    Settings(Box<SettingsSheet>),
    /// The user's reminder settings.
    Preferences(Box<PreferencesSheet>),
    /// The effect of undoing the player's last turn.
    TakingBack(TakingBack),
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
    /// The label of the last click, which *Undo step* reverses; `None` if there is none.
    pub undoes: Option<Phrase>,
    /// `true` if others decide in secret at the same time.
    pub simultaneous: bool,
    /// `true` if this game allows undo.
    pub may_take_back: bool,
    /// `true` if the player can ask for a hint.
    pub hints: bool,
    /// The state of a queued turn, if it isn't the player's turn yet. *End turn* then queues it.
    pub ahead: Option<PlanningAhead>,
    /// The state of the what-if, if the turn belongs to one.
    pub what_if: Option<WhatIfPlanning>,
    /// The queued turns that failed in this turn, with the reasons.
    pub failed: Vec<ShownQueuedTurn>,
    /// The player's notes about this game.
    pub notes: Vec<Note>,
}

impl Planner {
    /// Returns `true` if *End turn* is possible.
    pub fn may_end(&self) -> bool {
        self.end_step.is_some()
    }

    /// Returns `true` if a step only declines further actions.
    pub fn is_pass(&self, step: &DraftStep) -> bool {
        self.position.title().passes().contains(&step.step.as_str())
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIfPlanning {
    /// The player's name for the what-if.
    pub name: Option<String>,
    /// The number of real turns before the what-if begins.
    pub turn: u32,
    pub turns: usize,
    /// The effects of the last real turn before the what-if.
    pub last_events: Vec<Event>,
    /// `true` if the bot dropped some of the what-if's turns because they are no longer possible after a change of the
    /// rules or the seats.
    pub cut: bool,
    /// `true` if computer players can play turns in the what-if.
    pub computers: bool,
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

/// Two what-ifs to compare.
#[derive(Clone)]
pub struct WhatIfComparison {
    pub table: TableCard,
    /// The seat from which their user sees the game.
    pub viewer: Viewer,
    /// The two what-ifs.
    pub what_ifs: [ComparedWhatIf; 2],
}

/// One of two compared what-ifs.
#[derive(Clone)]
pub struct ComparedWhatIf {
    pub what_if: WhatIfPlanning,
    /// The position after the what-if's turns.
    pub position: Arc<dyn Position>,
}

/// A what-if in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownWhatIf {
    /// The stamp of the what-if's buttons.
    pub stamp: Stamp,
    pub what_if: WhatIfPlanning,
    /// The state of the what-if's game in words.
    pub status: Phrase,
    /// The seat that must act in the what-if; `None` after the game's end.
    pub seat: Option<Seat>,
    /// The time of the last change.
    pub changed_at: Timestamp,
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

/// The board at a moment.
#[derive(Clone)]
pub struct Snapshot {
    pub table: TableCard,
    pub position: Arc<dyn Position>,
    /// The position to compare with: the picture marks the changes since then.
    pub since: Option<Arc<dyn Position>>,
    /// The viewpoint: the user's seat, or the public.
    pub viewer: Viewer,
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
}

/// The recap of a public message.
#[derive(Clone)]
pub struct Happened {
    pub table: TableCard,
    /// The number of log entries when the message was posted.
    pub seq: u32,
    /// The turns in the recap.
    pub turns: Vec<TurnSummary>,
    /// The range of these turns.
    pub range: HappenedRange,
    /// The newest positions before and after these turns. Empty except for [`HappenedRange::SinceOwnTurn`].
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
    /// A turn of the previous page, for [`Query::Log`](crate::table::Query::Log); `None` on the first page.
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

/// A suggestion while the user types a `/play` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The whole line with this suggestion, at most 100 characters.
    pub value: String,
    /// The suggested step in words.
    pub label: Phrase,
}

/// A hint for a decision.
#[derive(Clone)]
pub struct Hints {
    /// The stamp of all buttons below the hint.
    pub stamp: Stamp,
    pub table: TableCard,
    /// Turns, best first, at most three.
    pub turns: Vec<HintedTurn>,
}

/// Limit in points for the gain of a turn over another good one. A larger gain is a mistake of the evaluation.
const MOST_GAIN: f32 = 40.0;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintedTurn {
    /// The turn's steps in notation.
    pub steps: Vec<String>,
    /// The gain over the weakest suggestion in hundredths of a point, if known.
    #[serde(default)]
    pub gain: Option<i32>,
    /// The effects of the turn and the reason for it.
    pub reason: Phrase,
    /// The summary of the turn's actions and gains, if they are predictable.
    #[serde(default)]
    pub summary: Option<Phrase>,
}

impl HintedTurn {
    /// Converts a computer player's suggestions and sorts them by the shown gain. The computer player itself would
    /// choose the turn that it simulated most often. `points` are the expected points after each turn, `summary`
    /// summarizes steps.
    pub(in crate::table) fn all(
        advice: Advice,
        points: Option<&[f32]>,
        summary: impl Fn(&[String]) -> Option<Phrase>,
    ) -> Vec<Self> {
        let weakest = points.unwrap_or_default().iter().copied().fold(f32::MAX, f32::min);
        let gain = |rank: usize| points.and_then(|points| points.get(rank)).map(|points| points - weakest);
        let hinted = |(rank, turn): (usize, AdvisedTurn)| HintedTurn {
            summary: summary(&turn.steps),
            steps: turn.steps,
            gain: gain(rank).filter(|gain| *gain <= MOST_GAIN).map(|gain| (gain * 100.0).round() as i32),
            reason: turn.reason,
        };
        let mut turns: Vec<Self> = advice.turns.into_iter().enumerate().map(hinted).collect();
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.gain));
        let mut seen: Vec<Phrase> = Vec::new();
        // Two turns with the same text would confuse the player.
        turns.retain(|turn| {
            let words = turn.summary.as_ref().unwrap_or(&turn.reason).clone();
            let new = !seen.contains(&words);
            seen.push(words);
            new
        });
        // A single suggestion has nothing to compare with, so it has neither a gain nor a reason.
        if let [only] = &mut turns[..] {
            only.gain = None;
            only.reason.args.retain(|(name, _)| name != "why");
            only.reason.key = only.reason.key.replace("-ai-reason", "-ai-plain");
        }
        turns
    }

    /// The reason, if any.
    pub fn why(&self) -> Option<&Phrase> {
        self.reason.args.iter().find_map(|(name, arg)| match arg {
            Arg::Phrase(why) if name == "why" => Some(why),
            _ => None,
        })
    }
}

/// The turning points of a finished game.
#[derive(Clone)]
pub struct Review {
    pub table: TableCard,
    /// The turning points, in the order of the game.
    pub points: Vec<TurningPoint>,
    /// The user's what-ifs that replace these turns.
    pub what_ifs: Vec<ShownWhatIf>,
}

/// A turn that left its player with a smaller chance to win than a better turn would have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// The round of the turn, if the game was in one.
    #[serde(default)]
    pub round: Option<u32>,
    pub seat: Seat,
    /// The player's chance to win before the turn, in hundredths.
    pub before: u8,
    /// The player's chance to win after the turn, in hundredths.
    pub after: u8,
    /// The player's chance to win after the better turn, in hundredths.
    pub better: u8,
    #[serde(default)]
    pub played: Option<Phrase>,
    /// The actions and the reason of the better turn, in one sentence.
    pub reason: Phrase,
    /// The better turn's steps in notation.
    pub steps: Vec<String>,
}

/// A user's games in a server.
#[derive(Clone)]
pub struct MyTables {
    /// The user, whose seats are marked.
    pub user: UserId,
    /// Oldest first.
    pub tables: Vec<TableInfo>,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_say_how_much_more_they_bring_in_hundredths_and_the_best_is_first() {
        let turn = |step: &str, words: &str| AdvisedTurn {
            steps: vec![step.to_owned()],
            points: 0.0,
            reason: Phrase::new(words),
        };
        let advice = Advice { turns: vec![turn("a", "one"), turn("b", "two"), turn("c", "two")], steps: 0 };
        let decided_by = |points: Option<&[f32]>| {
            let turns = HintedTurn::all(advice.clone(), points, |_| None);
            turns.into_iter().map(|turn| (turn.steps[0].clone(), turn.gain)).collect::<Vec<_>>()
        };
        assert_eq!(decided_by(Some(&[2.5, 4.26, 2.0])), [("b".to_owned(), Some(226)), ("a".to_owned(), Some(50))]);
        assert_eq!(decided_by(None), [("a".to_owned(), None), ("b".to_owned(), None)]);
        let why = Phrase::new("x-ai-reason").with("summary", Phrase::new("summary")).with("why", Phrase::new("why"));
        let only = AdvisedTurn { reason: why, ..turn("a", "one") };
        let only = HintedTurn::all(Advice { turns: vec![only], steps: 0 }, None, |_| None);
        assert_eq!(only[0].reason, Phrase::new("x-ai-plain").with("summary", Phrase::new("summary")));
    }
}
