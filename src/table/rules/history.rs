//! The state of a running game: the replay of its log without undone turns.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::engine::{Event, Seat, SeatSet, SetupError, Viewer};
use crate::games::{Position, Title, go_on};

use crate::table::values::{EntryKind, LogEntry, Shown, StoreError, TableId, TableRow};

/// Number of newest positions in memory. Older ones are replayed when needed.
const RECENT: usize = 8;

/// A turn of the log, current or undone.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The log entry.
    pub seq: u32,
    /// The seat that played the turn.
    pub seat: Seat,
    /// The number of log entries when the seat's decision began.
    pub decision_start: u32,
    /// The steps in notation.
    pub steps: Vec<String>,
    /// The seats that had to act before the turn.
    pub asked: SeatSet,
    /// The round of the turn, if the game was in one.
    pub round: Option<u32>,
    pub events: Vec<Event>,
    /// `true` if the turn can't be replayed.
    pub lost: bool,
    /// `true` if a computer player played the turn.
    pub computer: bool,
}

impl Turn {
    /// Returns `true` if the turn revealed hidden information.
    pub fn reveals(&self) -> bool {
        self.events.iter().any(|event| event.reveals)
    }
}

/// An open undo request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRequest {
    /// The log entry of the request.
    pub seq: u32,
    /// The log entry of the turn to undo.
    pub turn: u32,
    /// The seat that asks.
    pub by: Seat,
    pub agreed: Vec<Seat>,
}

/// A position from which later turns are replayed.
#[derive(Clone)]
struct Base {
    /// The number of current turns that the position contains.
    turns: usize,
    position: Arc<dyn Position>,
}

/// The replayed log of a game.
#[derive(Clone)]
pub struct History {
    /// The start, and every saved position that the game continued from.
    bases: Vec<Base>,
    turns: Vec<Arc<Turn>>,
    undone: Vec<Arc<Turn>>,
    position: Arc<dyn Position>,
    /// Positions by the number of turns they contain: the newest ones, and each seat's position after its last turn.
    /// Lookups after every turn then need no replay.
    recent: BTreeMap<usize, Arc<dyn Position>>,
    /// For each seat that has to act: the number of log entries when its decision began.
    asked_since: [u32; 8],
    /// The log entry of the newest public moment, whose message has the buttons.
    moment: u32,
    message_turns: usize,
    /// The last entry of each message that changed after its first entry.
    joined: BTreeMap<u32, u32>,
    /// The index of the first turn in the newest public message.
    first_unannounced_turn: usize,
    request: Option<OpenRequest>,
    entries: u32,
    /// The entry that didn't replay, unless the game continued from a saved position after it.
    mismatch: Option<u32>,
}

type Replayed = (Arc<dyn Position>, Vec<Arc<Turn>>);

impl History {
    /// The game before its first turn.
    ///
    /// # Errors
    /// The stored setup isn't valid for this game.
    pub fn start(title: &'static dyn Title, row: &TableRow) -> Result<Self, HistoryError> {
        let setup = row.setup.as_ref().ok_or(HistoryError::NoSetup)?;
        let seats = u8::try_from(row.seats.len()).map_err(|_| HistoryError::TooManySeats)?;
        let options = title.options_since(row.rules_version, &row.options);
        let begun = row.origin.as_ref().map_or(&[][..], |origin| &origin.begun.steps);
        let position: Arc<dyn Position> = go_on(title.start(seats, &options, setup)?, begun)?.into();
        Ok(History {
            bases: vec![Base { turns: 0, position: position.clone() }],
            turns: Vec::new(),
            undone: Vec::new(),
            recent: BTreeMap::from([(0, position.clone())]),
            position,
            asked_since: [0; 8],
            moment: 0,
            message_turns: 0,
            joined: BTreeMap::new(),
            first_unannounced_turn: 0,
            request: None,
            entries: 0,
            mismatch: None,
        })
    }

    /// Replays these log entries.
    ///
    /// # Errors
    /// The stored setup or saved position isn't valid for this game.
    pub fn replay(title: &'static dyn Title, row: &TableRow, log: &[LogEntry]) -> Result<Self, HistoryError> {
        let mut history = Self::start(title, row)?;
        for entry in log {
            history.push(entry)?;
        }
        Ok(history)
    }

    /// Applies one entry. If a turn doesn't replay to its hash, the position stays unchanged and [`History::mismatch`]
    /// returns the entry until a saved position follows.
    ///
    /// # Errors
    /// A saved position isn't valid for this game.
    pub fn push(&mut self, entry: &LogEntry) -> Result<(), HistoryError> {
        self.entries = entry.seq;
        match &entry.kind {
            EntryKind::Turn(steps) => self.push_turn(entry, steps),
            EntryKind::Undone(turns) => self.push_undone(entry, turns),
            EntryKind::UndoAsked(turn) => {
                let by = entry.seat.unwrap_or_default();
                self.request = Some(OpenRequest { seq: entry.seq, turn: *turn, by, agreed: Vec::new() });
            }
            EntryKind::UndoAgreed(_) => {
                if let (Some(request), Some(seat)) = (&mut self.request, entry.seat) {
                    request.agreed.push(seat);
                }
            }
            EntryKind::UndoRefused(_) => self.request = None,
            EntryKind::Seated(_) => self.push_seated(entry),
            EntryKind::Resumed(saved) => {
                let position: Arc<dyn Position> = self.position.title().load(saved)?.into();
                self.bases.push(Base { turns: self.turns.len(), position: position.clone() });
                self.recent = BTreeMap::from([(self.turns.len(), position.clone())]);
                self.position = position;
                self.asked_since = [entry.seq; 8];
                self.request = None;
                self.mismatch = None;
            }
        }
        Ok(())
    }

    /// Restarts the decision for the new player of a seat. If it's that seat's turn, a new message shows all turns that
    /// were not announced yet. A secret choice continues unchanged.
    fn push_seated(&mut self, entry: &LogEntry) {
        self.request = None;
        let seat = entry.seat.unwrap_or_default();
        if let Some(asked_since) = self.asked_since.get_mut(usize::from(seat)) {
            *asked_since = entry.seq;
        }
        if self.position.to_act().contains(seat) && !self.choosing() {
            self.start_message(entry.seq, self.message_turns);
        }
    }

    fn start_message(&mut self, seq: u32, first_unannounced_turn: usize) {
        self.moment = seq;
        self.first_unannounced_turn = first_unannounced_turn.min(self.turns.len());
        self.message_turns = self.turns.len();
    }

    /// Adds an entry and the turns before it to the newest message.
    fn join_message(&mut self, seq: u32) {
        self.joined.insert(self.moment, seq);
        self.message_turns = self.turns.len();
    }

    fn push_turn(&mut self, entry: &LogEntry, steps: &[String]) {
        let seat = entry.seat.unwrap_or_default();
        if self.mismatch.is_none() {
            match play_steps(&*self.position, seat, steps) {
                Some((position, events)) if position.hash() == entry.hash => {
                    return self.push_played(entry, position.into(), events);
                }
                _ => self.mismatch = Some(entry.seq),
            }
        }
        self.add_turn(entry, None);
    }

    /// Applies a turn that was just played, with its position and effects. The entry has the position's hash.
    pub fn push_played(&mut self, entry: &LogEntry, position: Arc<dyn Position>, events: Vec<Event>) {
        self.entries = entry.seq;
        self.add_turn(entry, Some((position, events)));
    }

    fn add_turn(&mut self, entry: &LogEntry, played: Option<(Arc<dyn Position>, Vec<Event>)>) {
        self.request = None;
        let seat = entry.seat.unwrap_or_default();
        let (asked, round) = (self.position.to_act(), self.position.face(Viewer::Public).round());
        let steps = if let EntryKind::Turn(steps) = &entry.kind { steps.clone() } else { Vec::new() };
        let lost = played.is_none();
        let mut events = Vec::new();
        if let Some((position, did)) = played {
            self.position = position;
            events = did;
        }
        let (computer, decision_start) = (entry.budget.is_some(), self.decision_start(seat));
        let turn = Turn { seq: entry.seq, seat, decision_start, steps, asked, round, events, lost, computer };
        self.turns.push(Arc::new(turn));
        if !lost {
            self.recent.insert(self.turns.len(), self.position.clone());
            self.forget_positions();
        }
        let now = self.position.to_act();
        for other in now.iter() {
            if other == seat || !asked.contains(other) {
                self.asked_since[usize::from(other)] = entry.seq;
            }
        }
        match entry.shown {
            Shown::Joined => self.join_message(entry.seq),
            Shown::Alone if !self.choosing() || self.turns.len() == self.choice_start() => {
                self.start_message(entry.seq, self.message_turns.min(self.turns.len() - 1));
            }
            Shown::Alone | Shown::Later => {}
        }
    }

    /// Drops all positions except the newest and each seat's position after its last turn.
    fn forget_positions(&mut self) {
        let last: Vec<usize> = Seat::all(self.position.seats()).filter_map(|seat| self.last_turn(seat)).collect();
        let newest = self.turns.len().saturating_sub(RECENT);
        self.recent.retain(|turns, _| *turns > newest || last.contains(&(*turns).wrapping_sub(1)));
    }

    fn push_undone(&mut self, entry: &LogEntry, turns: &[u32]) {
        self.request = None;
        let before = self.position.to_act();
        let in_choice = self.choosing() && turns.len() == 1 && self.turn_index(turns[0]) >= Some(self.choice_start());
        let rebuilt = self.without_turns(turns);
        let (kept, gone) = std::mem::take(&mut self.turns).into_iter().partition(|turn| !turns.contains(&turn.seq));
        self.turns = kept;
        self.undone.extend::<Vec<Arc<Turn>>>(gone);
        if self.mismatch.is_none() {
            match rebuilt {
                Some((position, later)) if position.hash() == entry.hash => {
                    let first = self.turns.len() - later.len();
                    self.turns.truncate(first);
                    self.turns.extend(later);
                    self.recent.retain(|turns, _| *turns <= first);
                    self.position = position;
                    self.recent.insert(self.turns.len(), self.position.clone());
                }
                _ => self.mismatch = Some(entry.seq),
            }
        }
        for seat in self.position.to_act().iter() {
            if !(in_choice && before.contains(seat)) {
                self.asked_since[usize::from(seat)] = entry.seq;
            }
        }
        if entry.shown == Shown::Joined {
            self.join_message(entry.seq);
        } else if !in_choice {
            self.start_message(entry.seq, self.turns.len());
            if self.choosing() {
                // The undo reopened a secret choice: its message shows the other choices again after the last one.
                self.message_turns = self.choice_start();
            }
        }
    }

    /// Replays the game without the turns of these log entries. Returns the position, and the remaining turns from the
    /// first removed one on.
    fn without_turns(&self, gone: &[u32]) -> Option<Replayed> {
        let first = self.turns.iter().position(|turn| gone.contains(&turn.seq)).unwrap_or(self.turns.len());
        if first < self.fixed_turns() {
            return None;
        }
        let before = self.position_at(first).ok()?;
        let mut later = Vec::new();
        let mut position: Option<Box<dyn Position>> = None;
        for turn in self.turns[first..].iter().filter(|turn| !gone.contains(&turn.seq)) {
            let position = position.get_or_insert_with(|| before.fork());
            let (asked, round) = (position.to_act(), position.face(Viewer::Public).round());
            let mut events = Vec::new();
            for step in &turn.steps {
                events.extend(position.play(turn.seat, step).ok()?);
            }
            later.push(Arc::new(Turn { asked, round, events, ..Turn::clone(turn) }));
        }
        Some((position.map_or(before, Arc::from), later))
    }

    /// The position after the log.
    pub fn position(&self) -> &Arc<dyn Position> {
        &self.position
    }

    /// The number of log entries.
    pub fn entries(&self) -> u32 {
        self.entries
    }

    /// The entry that didn't replay to its hash, unless the game continued from a saved position after it.
    pub fn mismatch(&self) -> Option<u32> {
        self.mismatch
    }

    /// The current turns, without undone ones.
    pub fn turns(&self) -> &[Arc<Turn>] {
        &self.turns
    }

    /// The turn of a log entry, current or undone.
    pub fn turn_of(&self, seq: u32) -> Option<&Turn> {
        self.turns.iter().chain(&self.undone).find(|turn| turn.seq == seq).map(|turn| &**turn)
    }

    /// Returns `true` if a seat decides again because its own last turn was undone.
    pub fn took_back(&self, seat: Seat) -> bool {
        let since = self.decision_start(seat);
        let last = self.last_turn(seat).map_or(0, |index| self.turns[index].seq);
        let taken_back = |turn: &Arc<Turn>| turn.seat == seat && turn.seq > last && turn.seq < since;
        self.turn_of(since).is_none() && self.undone.iter().any(taken_back)
    }

    /// The index of a log entry's turn among the current turns.
    pub fn turn_index(&self, seq: u32) -> Option<usize> {
        self.turns.iter().position(|turn| turn.seq == seq)
    }

    /// The index of a seat's last current turn.
    pub fn last_turn(&self, seat: Seat) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.seat == seat)
    }

    /// The number of turns that are part of a saved position and can't be undone.
    pub fn fixed_turns(&self) -> usize {
        self.bases.last().map_or(0, |base| base.turns)
    }

    /// The number of log entries when the seat's current decision began.
    pub fn decision_start(&self, seat: Seat) -> u32 {
        self.asked_since.get(usize::from(seat)).copied().unwrap_or_default()
    }

    /// The log entry of the newest public moment.
    pub fn newest_message(&self) -> u32 {
        self.moment
    }

    /// The last entry that a message shows, by its first one.
    pub fn last_of_message(&self, moment: u32) -> u32 {
        self.joined.get(&moment).copied().unwrap_or(moment)
    }

    /// The last entry in the newest message, if the message changed after its first entry. A short message called the
    /// players for it.
    pub fn last_joined(&self) -> Option<u32> {
        self.joined.get(&self.moment).copied()
    }

    /// The round of the last turn in the newest message; `None` without a turn, or between rounds.
    pub fn message_round(&self) -> Option<u32> {
        self.turns.get(self.first_unannounced_turn..self.message_turns)?.last()?.round
    }

    /// The index of the first turn that the newest public moment shows.
    pub fn first_unannounced_turn(&self) -> usize {
        self.first_unannounced_turn
    }

    /// The number of turns at the end that no message shows yet, because more turns for the same message follow.
    pub fn unannounced(&self) -> usize {
        self.turns.len().saturating_sub(self.message_turns)
    }

    /// The open undo request.
    pub fn request(&self) -> Option<&OpenRequest> {
        self.request.as_ref()
    }

    /// Returns `true` while several seats decide in secret at the same time and some haven't chosen.
    pub fn choosing(&self) -> bool {
        let to_act = self.position.to_act();
        to_act.len() > 1 || (to_act.len() == 1 && self.choice_start() < self.turns.len())
    }

    /// The index of the first turn of the current simultaneous choice. The number of turns if it has just begun, or if
    /// there is none.
    pub fn choice_start(&self) -> usize {
        self.choice_before(self.turns.len(), self.position.to_act())
    }

    /// The turns of a simultaneous choice that the last turn completed.
    pub fn revealed(&self) -> Option<&[Arc<Turn>]> {
        self.completed_by(self.turns.len().checked_sub(1)?)
    }

    /// The turns of a simultaneous choice that this turn completed.
    pub fn completed_by(&self, index: usize) -> Option<&[Arc<Turn>]> {
        let turn = self.turns.get(index)?;
        let start = self.choice_before(index, turn.asked);
        let completed = turn.asked == SeatSet::one(turn.seat) && start < index;
        completed.then(|| &self.turns[start..=index])
    }

    /// The index at which the secret choices directly before `end` begin. `asked` has the seats that still had to
    /// choose at `end`.
    fn choice_before(&self, end: usize, asked: SeatSet) -> usize {
        let mut asked = asked;
        let mut start = end;
        while let Some(turn) = start.checked_sub(1).map(|index| &self.turns[index]) {
            let mut with = asked;
            with.insert(turn.seat);
            if turn.lost || asked.is_empty() || asked.contains(turn.seat) || turn.asked != with {
                break;
            }
            asked = with;
            start -= 1;
        }
        start
    }

    /// The position after this number of current turns.
    ///
    /// # Errors
    /// The index of a turn that can't be replayed.
    pub fn position_at(&self, turns: usize) -> Result<Arc<dyn Position>, usize> {
        if turns >= self.turns.len() {
            return Ok(self.position.clone());
        }
        let Some(base) = self.bases.iter().rev().find(|base| base.turns <= turns) else { return Err(0) };
        let (from, start) = match self.recent.range(base.turns..=turns).next_back() {
            Some((from, position)) if *from == turns => return Ok(position.clone()),
            Some((from, position)) => (*from, position),
            None => (base.turns, &base.position),
        };
        let mut position = start.fork();
        for (index, turn) in self.turns.iter().enumerate().take(turns).skip(from) {
            if turn.lost {
                return Err(index);
            }
            for step in &turn.steps {
                position.play(turn.seat, step).map_err(|_| index)?;
            }
        }
        Ok(position.into())
    }

    /// The positions after each current turn, up to the first one that can't be replayed.
    pub fn positions(&self) -> Vec<Arc<dyn Position>> {
        let mut positions: Vec<Arc<dyn Position>> = Vec::with_capacity(self.turns.len());
        let mut bases = self.bases.iter().peekable();
        let mut position = None;
        for (index, turn) in self.turns.iter().enumerate() {
            while let Some(base) = bases.next_if(|base| base.turns <= index) {
                position = Some(base.position.clone());
            }
            position = position
                .filter(|_| !turn.lost)
                .and_then(|before| play_steps(&*before, turn.seat, &turn.steps).map(|(after, _)| after.into()));
            positions.extend(position.clone());
        }
        positions
    }

    /// The position that this seat last saw: after its last turn.
    pub fn last_seen(&self, seat: Seat) -> Option<Arc<dyn Position>> {
        self.position_at(self.last_turn(seat)? + 1).ok()
    }

    /// The position without the turns of these log entries.
    pub fn without(&self, turns: &[u32]) -> Option<Arc<dyn Position>> {
        self.without_turns(turns).map(|(position, _)| position)
    }
}

/// Plays a turn on a copy. Returns the new position and the effects.
fn play_steps(position: &dyn Position, seat: Seat, steps: &[String]) -> Option<(Box<dyn Position>, Vec<Event>)> {
    let mut position = position.fork();
    let mut events = Vec::new();
    for step in steps {
        events.extend(position.play(seat, step).ok()?);
    }
    Some((position, events))
}

/// Reasons why a game can't be read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum HistoryError {
    /// A started game has no setup.
    #[error("the game has no setup")]
    NoSetup,
    /// The game has more seats than eight bits can number.
    #[error("the game has too many seats")]
    TooManySeats,
    /// The setup or a saved position isn't valid for this game.
    #[error("the setup or saved position doesn't belong to this game")]
    Setup(#[from] SetupError),
    /// The log doesn't replay, and no saved position is usable.
    #[error("log entry {0} doesn't replay to its stored hash")]
    Mismatch(u32),
    /// An entry doesn't have the hash of the previous one.
    #[error("log entry {0} doesn't follow the previous one: the log was changed")]
    Unlinked(u32),
    /// The log itself can't be read.
    #[error("could not read the game's log")]
    Damaged(#[source] Arc<StoreError>),
    /// The game belongs to another version of this program.
    #[error("unknown game `{0}` in this version")]
    UnknownGame(String),
}

/// A game that can't be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("could not read table {table}")]
pub struct Unreadable {
    pub table: TableId,
    #[source]
    pub why: HistoryError,
}
