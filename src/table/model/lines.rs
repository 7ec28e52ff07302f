//! Lines: what somebody tries out on a private board, from a moment of a real game. Hidden things are dealt anew
//! there, and nothing of it reaches the table.

use jiff::Timestamp;

use crate::engine::{Event, Phrase, Seat, Seed};
use crate::games::record::Step;

use super::card::TableCard;
use super::ids::{InteractionId, TableId, UserId};
use super::reply::{HintedTurn, ScoreSheet};
use super::request::Stamp;

/// How many lines a person may keep at a table.
pub const MOST_LINES: usize = 10;

/// The longest name of a line, in characters.
pub const LONGEST_LINE_NAME: usize = 40;

/// A line as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The table from which it goes on.
    pub table: TableId,
    /// Whose: nobody else ever sees it.
    pub user: UserId,
    /// Its number among its owner's lines at the table: drawn, so that it says nothing about those of others.
    pub number: u32,
    /// How many entries the log had at the moment from which it goes on. A turn that is taken back later changes
    /// nothing, since the log is only appended to.
    pub seq: u32,
    /// What the things are dealt from that its owner may not know.
    pub seed: Seed,
    /// The steps of its turns.
    pub moves: Vec<Step>,
    /// The steps of the turn that is being planned.
    pub draft: Vec<String>,
    /// What was advised for this turn, until it changes.
    pub advice: Option<Vec<HintedTurn>>,
    /// What its owner calls it.
    pub name: Option<String>,
    /// Grows with every change.
    pub revision: u32,
    /// The interaction that changed it last: it changes nothing more when it comes again.
    pub interaction: InteractionId,
    /// When that was.
    pub changed_at: Timestamp,
}

impl Line {
    /// Whether there is nothing in it that could be missed.
    pub fn is_blank(&self) -> bool {
        self.moves.is_empty() && self.draft.is_empty() && self.name.is_none()
    }

    /// What a press about its present state carries.
    pub fn stamp(&self) -> Stamp {
        Stamp { table: self.table, seq: self.number, draft: Stamp::LINE | self.revision }
    }
}

/// What is asked of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineRequest {
    /// The asker's lines; a new one from now where there are none.
    Open,
    /// A new line from the game after so many turns.
    Begin {
        /// After how many; `None`: now.
        turn: Option<u32>,
    },
    /// The asker's lines, with what can be done about the one with this number.
    List(Option<u32>),
    /// The board of this line.
    Show(u32),
    /// What a computer player would do in a line.
    Hint(Stamp),
    /// One or several steps in notation, separated by `;`, on the line that was changed last, or on a new one from
    /// this turn on. What completes a turn is final there, and the next seat goes on.
    Play {
        /// After so many turns of the game, in a new line.
        turn: Option<u32>,
        /// The typed line.
        text: String,
    },
    /// Changes a line.
    Change(Stamp, LineChange),
}

/// How a line changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineChange {
    /// Puts what was chosen with one click into the turn.
    Step(String),
    /// Takes the last click back; where there is none, the last turn.
    Undo,
    /// Completes the turn: the next seat is to move.
    EndTurn,
    /// A computer player plays the turn.
    Computer,
    /// Makes a turn that was advised the one that is planned.
    UseHint(usize),
    /// Calls it so; an empty text takes the name away.
    Name(String),
    /// Deletes it.
    Drop,
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
    /// How many turns the real game has.
    pub last_turn: u32,
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
