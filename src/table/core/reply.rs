//! What a table answers.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::ai::{Advice, AdvisedTurn};
use crate::engine::{Arg, Event, Outcome, Phrase, Seat, Viewer};
use crate::games::proof::{Proof, Verified};
use crate::games::{PathMenu, Position, Prompt, ScoreLine};

use super::announcement::TurnSummary;
use super::card::{NextGame, TableCard, TableInfo};
use super::ids::{TableId, UserId};
use super::stamp::Stamp;
use crate::table::features::notes::values::{Note, NotesSheet};
use crate::table::features::preferences::values::PreferencesSheet;
use crate::table::features::queued_turns::values::{PlanningAhead, ShownOrder};

/// The reply to a request, with what its message needs besides.
pub struct Answer {
    /// The game that the request was about, whose players the reply may name.
    pub card: Option<TableCard>,
    /// The game that waits for the player next, after a turn.
    pub next: Option<NextGame>,
    /// The reply.
    pub reply: Reply,
}

/// A private answer.
#[derive(Clone)]
pub enum Reply {
    /// One sentence; the change is stored.
    Done(Phrase),
    /// A turn was committed.
    TurnDone(TurnDone),
    /// The draft as it is now.
    Planner(Box<Planner>),
    /// What the asker has ordered.
    Orders(Box<OrdersSheet>),
    /// The asker's notes.
    Notes(Box<NotesSheet>),
    /// A line in which the game is over.
    LineOver(Box<LineOver>),
    /// The asker's lines.
    Lines(Box<LinesSheet>),
    /// Two lines of the asker.
    Comparison(Box<LineComparison>),
    /// What table this is.
    Info(Box<TableInfo>),
    /// The board at a moment.
    Board(Box<Snapshot>),
    /// What a public message tells, at length.
    Happened(Box<Happened>),
    /// A page of the log.
    Log(Box<LogPage>),
    /// Points by seat and source.
    Score(Box<ScoreSheet>),
    /// What a computer player would do.
    Hints(Box<Hints>),
    /// Where a finished game was decided.
    Review(Box<Review>),
    /// Whether a finished game was fair.
    Proof(Box<ProofSheet>),
    /// The asker's tables.
    Games(Box<MyTables>),
    /// The table's settings.
    Settings(Box<SettingsSheet>),
    /// How the asker is reminded.
    Preferences(Box<PreferencesSheet>),
    /// What taking back the asker's last turn would take back.
    TakingBack(TakingBack),
}

/// What a player has ordered.
#[derive(Clone)]
pub struct OrdersSheet {
    /// What every press under it is about.
    pub stamp: Stamp,
    /// The table.
    pub table: TableCard,
    /// Whose.
    pub seat: Seat,
    /// In the order in which they are tried.
    pub orders: Vec<ShownOrder>,
}

/// What taking a turn back would take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakingBack {
    /// The table.
    pub table: TableId,
    /// The log entry of the turn.
    pub turn: u32,
    /// How many turns at once, without asking anybody. 0: the others would be asked, or it is not possible.
    pub turns: usize,
}

/// Whether a finished game was fair.
#[derive(Clone)]
pub struct ProofSheet {
    /// The table.
    pub table: TableCard,
    /// What everybody can check.
    pub proof: Proof,
    /// What was found, or what does not fit, in English.
    pub verified: Result<Verified, Phrase>,
}

/// A committed turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDone {
    /// The table.
    pub table: TableId,
    /// The log entry, for [`UndoOrder::Undo`](crate::table::Order::Undo).
    pub seq: u32,
    /// What to say.
    pub said: Phrase,
    /// Whether it may still be taken back without asking anybody.
    pub may_undo: bool,
    /// Whether the next turn can be planned already.
    #[serde(default)]
    pub may_plan: bool,
}

/// A player's draft: what only this player may see.
#[derive(Clone)]
pub struct Planner {
    /// What every press in this planner is about.
    pub stamp: Stamp,
    /// The table.
    pub table: TableCard,
    /// Whose draft.
    pub seat: Seat,
    /// The position to show: after the steps chosen; of the one that completes the turn what it does itself, as far
    /// as the game tells that apart ([`Position::hold`]).
    pub position: Arc<dyn Position>,
    /// What to mark changes against: the table as this player last saw it, or as it was when the
    /// turn began once there are steps.
    pub since: Arc<dyn Position>,
    /// The question and every legal answer. No answers once the turn is complete.
    pub prompt: Prompt,
    /// What can be chosen with one click: the answers with what follows from them, but for the one that ends the
    /// turn. Empty once the turn is complete.
    pub menus: Vec<PathMenu>,
    /// The steps chosen so far, a held last one included.
    pub steps: Vec<DraftStep>,
    /// Whether the turn is complete: only *End turn* (or taking steps back) remains.
    pub complete: bool,
    /// The step which *End turn* takes: the held one, or the answer "nothing more" where it would
    /// complete the turn. `None`: the turn cannot end yet.
    pub end_step: Option<String>,
    /// What *Undo step* takes back: the last click, as it was offered; `None` where there is none.
    pub undoes: Option<Phrase>,
    /// Whether others decide at the same time, in secret.
    pub simultaneous: bool,
    /// Whether turns can be taken back at this table.
    pub may_take_back: bool,
    /// Whether the player may ask for a hint.
    pub hints: bool,
    /// Where it is not the player's turn yet: how it is planned. *End turn* makes an order of it then.
    pub ahead: Option<PlanningAhead>,
    /// Where it is the turn of a line: where that stands.
    pub line: Option<LinePlanning>,
    /// The orders that were not carried out in this turn, and why.
    pub failed: Vec<ShownOrder>,
    /// What the player has written down about this game.
    pub notes: Vec<Note>,
}

impl Planner {
    /// Whether *End turn* is possible.
    pub fn may_end(&self) -> bool {
        self.end_step.is_some()
    }

    /// Whether a step says no more than that nothing more is wanted.
    pub fn is_pass(&self, step: &DraftStep) -> bool {
        self.position.title().passes().contains(&step.step.as_str())
    }
}

/// How the planner shows the turn of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinePlanning {
    /// What its owner calls the line.
    pub name: Option<String>,
    /// After how many turns of the real game it begins.
    pub turn: u32,
    /// How many turns it has.
    pub turns: usize,
    /// What the last of these did.
    pub told: Vec<Event>,
    /// Whether something of it could not be played any more: the rules have changed since, or who sits where.
    pub cut: bool,
    /// Whether computer players may answer.
    pub computers: bool,
}

/// A line on which nobody is to move: the game is over there.
#[derive(Clone)]
pub struct LineOver {
    /// What every press below it is about.
    pub stamp: Stamp,
    /// Where the line stands.
    pub line: LinePlanning,
    /// The points and the result.
    pub score: ScoreSheet,
}

/// The lines of somebody at a table.
#[derive(Clone)]
pub struct LinesSheet {
    /// The table.
    pub table: TableCard,
    /// Those changed last come first.
    pub lines: Vec<ShownLine>,
    /// What a press about the one carries about which something can be done.
    pub current: Option<Stamp>,
}

/// Two lines of somebody, to be compared.
#[derive(Clone)]
pub struct LineComparison {
    /// The table.
    pub table: TableCard,
    /// From which seat their owner sees the game.
    pub viewer: Viewer,
    /// Both.
    pub lines: [ComparedLine; 2],
}

/// One of two lines that are compared.
#[derive(Clone)]
pub struct ComparedLine {
    /// Where it stands.
    pub line: LinePlanning,
    /// The position after its turns.
    pub position: Arc<dyn Position>,
}

/// A line in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownLine {
    /// What a press about it carries.
    pub stamp: Stamp,
    /// Where it stands.
    pub line: LinePlanning,
    /// Where the game is in it.
    pub status: Phrase,
    /// Who is to move in it; nobody once it is over.
    pub seat: Option<Seat>,
    /// When it was changed.
    pub changed_at: Timestamp,
}

/// A step of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftStep {
    /// In notation.
    pub step: String,
    /// In words, as it was offered.
    pub label: Phrase,
    /// What the label does not say.
    pub effect: Option<Phrase>,
    /// What it did; of the held step, which may reveal hidden things, what is shown of it before.
    pub events: Vec<Event>,
}

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
    /// The number of the asker's own last turn in the game, if they have played one.
    pub own_turn: Option<u32>,
    /// What the last of these turns did.
    pub summaries: Vec<TurnSummary>,
    /// Where the game was.
    pub status: Phrase,
    /// What the asker has written down about this turn.
    pub note: Option<Note>,
    /// What the asker tried out from here while the game ran; nothing before it is over.
    pub lines: Vec<ShownLine>,
}

/// What a public message tells, at length.
#[derive(Clone)]
pub struct Happened {
    /// The table.
    pub table: TableCard,
    /// How many entries the log had when it was posted.
    pub seq: u32,
    /// The turns that are told.
    pub turns: Vec<TurnSummary>,
    /// Which turns these are.
    pub range: HappenedRange,
    /// The game before these turns and after each of them, the newest only; none but for
    /// [`HappenedRange::SinceOwnTurn`].
    pub positions: Vec<Arc<dyn Position>>,
}

/// Which turns are told at length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HappenedRange {
    /// Those after the asker's last turn.
    SinceOwnTurn,
    /// Those of the message; those since the asker's last turn are others.
    Message,
    /// Those of the message; there are no others.
    Only,
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
    /// A turn of the previous page, for [`Query::Log`](crate::table::Query::Log); `None` on the first page.
    pub previous: Option<u32>,
    /// A turn of the next page; `None` on the last page.
    pub next: Option<u32>,
    /// The entries, oldest first.
    pub lines: Vec<LogLine>,
    /// What the asker has written down about this game.
    pub notes: Vec<Note>,
}

/// An entry of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Number of the entry, from 1.
    pub seq: u32,
    /// The round of the game to which it belongs; `None` before the first.
    pub round: Option<u32>,
    /// Number of the turn, from 1, if the entry is a turn that counts.
    pub turn: Option<u32>,
    /// The seat that did it, if any.
    pub seat: Option<Seat>,
    /// When.
    pub at: Timestamp,
    /// What it is, in one sentence.
    pub title: Phrase,
    /// The players' names by seat at that time.
    pub names: Vec<String>,
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

/// Advice for a decision.
#[derive(Clone)]
pub struct Hints {
    /// What every press under it is about.
    pub stamp: Stamp,
    /// The table.
    pub table: TableCard,
    /// Turns, best first, at most three.
    pub turns: Vec<HintedTurn>,
}

/// No turn is worth so many points more than another good one: a larger gain is a mistake of the evaluation.
const MOST_GAIN: f32 = 40.0;

/// A turn that is advised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintedTurn {
    /// Its steps in notation.
    pub steps: Vec<String>,
    /// Hundredths of a point more than after the weakest of the advised turns, where that is known.
    #[serde(default)]
    pub gain: Option<i32>,
    /// What it does, and why.
    pub reason: Phrase,
    /// What it does and brings, where that can be foretold.
    #[serde(default)]
    pub deed: Option<Phrase>,
}

impl HintedTurn {
    /// What a computer player answered, for its button: by the gain that is shown, though the player would
    /// take what it has tried most. `points` is what may be expected after each turn, `deed` says what steps do.
    pub(in crate::table) fn all(
        advice: Advice,
        points: Option<&[f32]>,
        deed: impl Fn(&[String]) -> Option<Phrase>,
    ) -> Vec<Self> {
        let weakest = points.unwrap_or_default().iter().copied().fold(f32::MAX, f32::min);
        let gain = |rank: usize| points.and_then(|points| points.get(rank)).map(|points| points - weakest);
        let hinted = |(rank, turn): (usize, AdvisedTurn)| HintedTurn {
            deed: deed(&turn.steps),
            steps: turn.steps,
            gain: gain(rank).filter(|gain| *gain <= MOST_GAIN).map(|gain| (gain * 100.0).round() as i32),
            reason: turn.reason,
        };
        let mut turns: Vec<Self> = advice.turns.into_iter().enumerate().map(hinted).collect();
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.gain));
        let mut said: Vec<Phrase> = Vec::new();
        // Two turns that read the same would be a riddle.
        turns.retain(|turn| {
            let words = turn.deed.as_ref().unwrap_or(&turn.reason).clone();
            let new = !said.contains(&words);
            said.push(words);
            new
        });
        // A turn that nothing is compared with is neither better nor has a reason.
        if let [only] = &mut turns[..] {
            only.gain = None;
            only.reason.args.retain(|(name, _)| name != "why");
            only.reason.key = only.reason.key.replace("-ai-reason", "-ai-plain");
        }
        turns
    }

    /// Why, if there is a reason.
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
    /// The table.
    pub table: TableCard,
    /// In the order of the game.
    pub points: Vec<TurningPoint>,
    /// What the asker tried out in place of these turns.
    pub lines: Vec<ShownLine>,
}

/// A turn after which its player had a smaller chance to win than after a better one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// The round of the game in which it was played, if it was in one.
    #[serde(default)]
    pub round: Option<u32>,
    /// Whose.
    pub seat: Seat,
    /// Chance to win before it, in hundredths.
    pub before: u8,
    /// Chance to win after it, in hundredths.
    pub after: u8,
    /// Chance to win after the better turn, in hundredths.
    pub better: u8,
    /// What was played.
    #[serde(default)]
    pub played: Option<Phrase>,
    /// The better turn: what it does and why, in one sentence.
    pub reason: Phrase,
    /// Its steps in notation.
    pub steps: Vec<String>,
}

/// The tables of a person in a server.
#[derive(Clone)]
pub struct MyTables {
    /// For whom: their seats are marked.
    pub user: UserId,
    /// Oldest first.
    pub tables: Vec<TableInfo>,
    /// What they have written down about these games.
    pub notes: Vec<Note>,
}

/// The settings of a table.
#[derive(Clone)]
pub struct SettingsSheet {
    /// The table with its settings.
    pub table: TableCard,
    /// Whether the asker may change them.
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
        let told = |points: Option<&[f32]>| {
            let turns = HintedTurn::all(advice.clone(), points, |_| None);
            turns.into_iter().map(|turn| (turn.steps[0].clone(), turn.gain)).collect::<Vec<_>>()
        };
        assert_eq!(told(Some(&[2.5, 4.26, 2.0])), [("b".to_owned(), Some(226)), ("a".to_owned(), Some(50))]);
        assert_eq!(told(None), [("a".to_owned(), None), ("b".to_owned(), None)]);
        let why = Phrase::new("x-ai-reason").with("deed", Phrase::new("deed")).with("why", Phrase::new("why"));
        let only = AdvisedTurn { reason: why, ..turn("a", "one") };
        let only = HintedTurn::all(Advice { turns: vec![only], steps: 0 }, None, |_| None);
        assert_eq!(only[0].reason, Phrase::new("x-ai-plain").with("deed", Phrase::new("deed")));
    }
}
