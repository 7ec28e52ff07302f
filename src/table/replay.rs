//! The state of a running table: the replay of what still counts in its log.

use std::sync::Arc;

use crate::engine::{Event, Phrase, Seat, SeatSet};
use crate::games::{Position, Title};

use super::{EntryKind, LogEntry, TableRow};

/// A turn of the log that still counts, or one that was taken back.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Its log entry.
    pub seq: u32,
    /// Whose.
    pub seat: Seat,
    /// Its steps in notation.
    pub steps: Vec<String>,
    /// Who was asked when it was taken.
    pub asked: SeatSet,
    /// What it did.
    pub events: Vec<Event>,
    /// Whether it cannot be replayed any more.
    pub lost: bool,
    /// Why, where a computer played it.
    pub reason: Option<Phrase>,
}

impl Turn {
    /// Whether a hidden thing became known.
    pub fn reveals(&self) -> bool {
        self.events.iter().any(|event| event.reveals)
    }
}

/// A request to take a turn back that is still open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OpenRequest {
    /// Its log entry.
    pub seq: u32,
    /// The entry of the turn.
    pub turn: u32,
    /// Who asks.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
}

/// A position from which later turns are replayed.
#[derive(Clone)]
struct Base {
    /// How many of the turns that count it contains.
    turns: usize,
    position: Arc<dyn Position>,
}

/// The replayed log of a table.
#[derive(Clone)]
pub(super) struct History {
    /// The start, and every saved position that the game went on from.
    bases: Vec<Base>,
    turns: Vec<Turn>,
    undone: Vec<Turn>,
    position: Arc<dyn Position>,
    /// For each seat that is asked: the log entries there were when its decision began.
    asked_since: [u32; 8],
    /// The log entry of the newest public moment: whose message has the buttons.
    moment: u32,
    /// How many turns there were at that moment.
    moment_turns: usize,
    /// The first of the turns which that moment tells.
    told_from: usize,
    request: Option<OpenRequest>,
    entries: u32,
    /// The entry that did not replay, unless the game went on from a saved position after it.
    mismatch: Option<u32>,
}

impl History {
    /// The game before its first turn.
    ///
    /// # Errors
    /// What is stored is no setup of this game.
    pub fn start(title: &'static dyn Title, row: &TableRow) -> Result<Self, String> {
        let setup = row.setup.as_ref().ok_or("it has no setup")?;
        let seats = u8::try_from(row.seats.len()).map_err(|_| "it has too many seats")?;
        let position: Arc<dyn Position> =
            title.start(seats, &row.options, setup).map_err(|error| error.to_string())?.into();
        Ok(History {
            bases: vec![Base { turns: 0, position: position.clone() }],
            turns: Vec::new(),
            undone: Vec::new(),
            position,
            asked_since: [0; 8],
            moment: 0,
            moment_turns: 0,
            told_from: 0,
            request: None,
            entries: 0,
            mismatch: None,
        })
    }

    /// The game after these log entries.
    ///
    /// # Errors
    /// What is stored is no setup or no saved position of this game.
    pub fn replay(title: &'static dyn Title, row: &TableRow, log: &[LogEntry]) -> Result<Self, String> {
        let mut history = Self::start(title, row)?;
        for entry in log {
            history.push(entry)?;
        }
        Ok(history)
    }

    /// Goes on with one entry. Where a turn does not replay to its hash, the position stays as it
    /// was and [`History::mismatch`] tells, until a saved position follows.
    ///
    /// # Errors
    /// A saved position is none of this game.
    pub fn push(&mut self, entry: &LogEntry) -> Result<(), String> {
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
                let position: Arc<dyn Position> =
                    self.position.title().load(saved).map_err(|error| error.to_string())?.into();
                self.bases.push(Base { turns: self.turns.len(), position: position.clone() });
                self.position = position;
                self.asked_since = [entry.seq; 8];
                self.request = None;
                self.mismatch = None;
            }
        }
        Ok(())
    }

    /// A decision begins anew for who has the seat now. Where the game waits for that seat this is
    /// told with everything that was not told yet; a secret choice goes on as it was.
    fn push_seated(&mut self, entry: &LogEntry) {
        self.request = None;
        let seat = entry.seat.unwrap_or_default();
        if let Some(asked_since) = self.asked_since.get_mut(usize::from(seat)) {
            *asked_since = entry.seq;
        }
        if self.position.to_act().contains(seat) && !self.choosing() {
            self.new_moment(entry.seq, self.moment_turns);
        }
    }

    fn new_moment(&mut self, seq: u32, told_from: usize) {
        self.moment = seq;
        self.told_from = told_from.min(self.turns.len());
        self.moment_turns = self.turns.len();
    }

    fn push_turn(&mut self, entry: &LogEntry, steps: &[String]) {
        self.request = None;
        let seat = entry.seat.unwrap_or_default();
        let asked = self.position.to_act();
        let mut turn = Turn {
            seq: entry.seq,
            seat,
            steps: steps.to_vec(),
            asked,
            events: Vec::new(),
            lost: true,
            reason: entry.reason.clone(),
        };
        if self.mismatch.is_none() {
            match played(&*self.position, seat, steps) {
                Some((position, events)) if position.hash() == entry.hash => {
                    turn.events = events;
                    turn.lost = false;
                    self.position = position.into();
                }
                _ => self.mismatch = Some(entry.seq),
            }
        }
        self.turns.push(turn);
        let now = self.position.to_act();
        for other in now.iter() {
            if other == seat || !asked.contains(other) {
                self.asked_since[usize::from(other)] = entry.seq;
            }
        }
        if !entry.quiet && (!self.choosing() || self.turns.len() == self.choice_start()) {
            self.new_moment(entry.seq, self.moment_turns.min(self.turns.len() - 1));
        }
    }

    fn push_undone(&mut self, entry: &LogEntry, turns: &[u32]) {
        self.request = None;
        let before = self.position.to_act();
        let in_choice = self.choosing() && turns.len() == 1 && self.turn_index(turns[0]) >= Some(self.choice_start());
        let (kept, gone) = std::mem::take(&mut self.turns).into_iter().partition(|turn| !turns.contains(&turn.seq));
        self.turns = kept;
        self.undone.extend::<Vec<Turn>>(gone);
        if self.mismatch.is_none() {
            match self.rebuilt() {
                Some((position, turns)) if position.hash() == entry.hash => {
                    self.position = position;
                    self.turns = turns;
                }
                _ => self.mismatch = Some(entry.seq),
            }
        }
        for seat in self.position.to_act().iter() {
            if !(in_choice && before.contains(seat)) {
                self.asked_since[usize::from(seat)] = entry.seq;
            }
        }
        if !in_choice {
            self.new_moment(entry.seq, self.turns.len());
            if self.choosing() {
                // Back in a choice, what others have chosen is told once more when all have.
                self.moment_turns = self.choice_start();
            }
        }
    }

    /// The turns since the newest base played again, since some are gone.
    fn rebuilt(&self) -> Option<(Arc<dyn Position>, Vec<Turn>)> {
        let base = self.bases.last()?;
        let mut turns = self.turns.clone();
        let mut position = base.position.fork();
        for turn in turns.get_mut(base.turns..)? {
            turn.asked = position.to_act();
            turn.events.clear();
            for step in &turn.steps {
                turn.events.extend(position.play(turn.seat, step).ok()?);
            }
        }
        Some((position.into(), turns))
    }

    /// The position after the log.
    pub fn position(&self) -> &Arc<dyn Position> {
        &self.position
    }

    /// How many entries the log has.
    pub fn entries(&self) -> u32 {
        self.entries
    }

    /// The entry which did not replay to its hash, if the game has not gone on after it.
    pub fn mismatch(&self) -> Option<u32> {
        self.mismatch
    }

    /// The turns that count.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turn of a log entry, counting or taken back.
    pub fn turn_of(&self, seq: u32) -> Option<&Turn> {
        self.turns.iter().chain(&self.undone).find(|turn| turn.seq == seq)
    }

    /// Where among the turns that count that of a log entry is.
    pub fn turn_index(&self, seq: u32) -> Option<usize> {
        self.turns.iter().position(|turn| turn.seq == seq)
    }

    /// The last turn of a seat that counts.
    pub fn last_turn(&self, seat: Seat) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.seat == seat)
    }

    /// The turns before this one are part of a saved position and cannot be taken back.
    pub fn fixed_turns(&self) -> usize {
        self.bases.last().map_or(0, |base| base.turns)
    }

    /// The log entries there were when the present decision of a seat began.
    pub fn asked_since(&self, seat: Seat) -> u32 {
        self.asked_since.get(usize::from(seat)).copied().unwrap_or_default()
    }

    /// The log entry of the newest public moment.
    pub fn moment(&self) -> u32 {
        self.moment
    }

    /// The first of the turns that the newest public moment tells.
    pub fn told_from(&self) -> usize {
        self.told_from
    }

    /// How many turns at the end were not told yet, since more of the same kind follow.
    pub fn untold(&self) -> usize {
        self.turns.len().saturating_sub(self.moment_turns)
    }

    /// The request to take a turn back that waits for answers.
    pub fn request(&self) -> Option<&OpenRequest> {
        self.request.as_ref()
    }

    /// Whether several seats decide at the same time, in secret, and not all have done so.
    pub fn choosing(&self) -> bool {
        let to_act = self.position.to_act();
        to_act.len() > 1 || (to_act.len() == 1 && self.choice_start() < self.turns.len())
    }

    /// The first turn of the simultaneous choice that is going on: the number of turns where it has
    /// just begun, or where there is none.
    pub fn choice_start(&self) -> usize {
        self.choice_before(self.turns.len(), self.position.to_act())
    }

    /// The turns of a simultaneous choice which the last turn completed.
    pub fn revealed(&self) -> Option<&[Turn]> {
        self.completed_by(self.turns.len().checked_sub(1)?)
    }

    /// The turns of a simultaneous choice which this turn completed.
    pub fn completed_by(&self, index: usize) -> Option<&[Turn]> {
        let turn = self.turns.get(index)?;
        let start = self.choice_before(index, turn.asked);
        let completed = turn.asked == SeatSet::one(turn.seat) && start < index;
        completed.then(|| &self.turns[start..=index])
    }

    /// From where on the turns before `end` were secret choices of seats which are not in `asked`
    /// any more.
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

    /// The position after so many of the turns that count.
    ///
    /// # Errors
    /// One of these turns cannot be replayed any more: its index.
    pub fn position_at(&self, turns: usize) -> Result<Arc<dyn Position>, usize> {
        if turns >= self.turns.len() {
            return Ok(self.position.clone());
        }
        let Some(base) = self.bases.iter().rev().find(|base| base.turns <= turns) else { return Err(0) };
        let mut position = base.position.fork();
        for (index, turn) in self.turns.iter().enumerate().take(turns).skip(base.turns) {
            if turn.lost {
                return Err(index);
            }
            for step in &turn.steps {
                position.play(turn.seat, step).map_err(|_| index)?;
            }
        }
        Ok(position.into())
    }

    /// The positions after each of the turns that count, as far as they can still be replayed.
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
                .and_then(|before| played(&*before, turn.seat, &turn.steps).map(|(after, _)| after.into()));
            positions.extend(position.clone());
        }
        positions
    }

    /// The table as this seat last saw it: at the end of its own last turn.
    pub fn last_seen(&self, seat: Seat) -> Option<Arc<dyn Position>> {
        self.position_at(self.last_turn(seat)? + 1).ok()
    }

    /// The position that remains when the turns of these log entries count no more.
    pub fn without(&self, turns: &[u32]) -> Option<Arc<dyn Position>> {
        let base = self.bases.last()?;
        let mut position = base.position.fork();
        for turn in self.turns.get(base.turns..)?.iter().filter(|turn| !turns.contains(&turn.seq)) {
            for step in &turn.steps {
                position.play(turn.seat, step).ok()?;
            }
        }
        Some(position.into())
    }
}

/// A position after the steps of a turn, and what they did.
fn played(position: &dyn Position, seat: Seat, steps: &[String]) -> Option<(Box<dyn Position>, Vec<Event>)> {
    let mut position = position.fork();
    let mut events = Vec::new();
    for step in steps {
        events.extend(position.play(seat, step).ok()?);
    }
    Some((position, events))
}
