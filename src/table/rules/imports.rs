//! Reading a record from a file, and the finished game that shows it.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat, Seed};
use crate::games::record::{Record, RecordError};
use crate::games::{Position, Title};

use super::lobby;
use crate::table::values::sentence::quoted;
use crate::table::values::{
    Actor, Change, EntryKind, ImportRefusal, LARGEST_RECORD, LogEntry, NO_CHANNEL, NewTable, Occupant, Refusal,
    RequestOrigin, SavedPosition, SeatRow, Seating, Shown, TableRow, TableState,
};

/// A record from a file, up to its first illegal step.
pub struct Imported {
    record: Record,
    turns: Vec<ImportedTurn>,
    last: Box<dyn Position>,
    /// The number of the first illegal step, from 1, and the step.
    stopped: Option<(usize, String)>,
}

struct ImportedTurn {
    seat: Seat,
    steps: Vec<String>,
    /// The number of completed turns and the hash of the position after the turn.
    turn: u32,
    hash: u64,
}

/// Reads a record and plays it until its end or its first illegal step.
///
/// # Errors
/// The file is too large or no record of these games, or not even its first turn is complete.
pub fn read(bytes: &[u8], titles: &[&'static dyn Title]) -> Result<Imported, ImportRefusal> {
    if bytes.len() > LARGEST_RECORD {
        return Err(ImportRefusal::FileTooLarge { most: LARGEST_RECORD >> 10 });
    }
    let text = std::str::from_utf8(bytes).map_err(|_| ImportRefusal::NotText)?;
    // Some editors put this mark before the text.
    let record = Record::read(text.trim_start_matches('\u{feff}'))?;
    let title = titles.iter().copied().find(|title| title.id() == record.game);
    let title = title.ok_or_else(|| ImportRefusal::RecordGame { game: record.game.clone() })?;
    let newest = title.rules_version();
    if !(1..=newest).contains(&record.rules_version) {
        return Err(RecordError::RulesVersion(record.rules_version, newest).into());
    }
    let fits = record.options.check(title.options()).is_ok()
        && (title.min_seats()..=title.max_seats()).contains(&record.seats);
    let options = title.options_since(record.rules_version, &record.options);
    let start = || title.start(record.seats, &options, &record.setup).map_err(|_| ImportRefusal::RecordSetup);
    let mut position = if fits { start()? } else { return Err(ImportRefusal::RecordSetup) };

    // A turn has the steps of one seat. In a secret choice, those of several seats may alternate.
    let mut open: Vec<Vec<String>> = vec![Vec::new(); record.seats.into()];
    let (mut played, mut stopped) = (Vec::new(), None);
    for (number, step) in (1..).zip(&record.steps) {
        let before = position.turn();
        if let Err(illegal) = position.play(step.seat, &step.action) {
            stopped = Some((number, illegal.step));
            break;
        }
        let own = &mut open[usize::from(step.seat)];
        own.push(step.action.clone());
        if position.turn() > before {
            played.push((step.seat, std::mem::take(own)));
        }
    }
    // The hashes are those of whole turns, one after the other.
    let mut last = start()?;
    let mut turns = Vec::with_capacity(played.len());
    for (seat, steps) in played {
        for step in &steps {
            last.play(seat, step).map_err(|_| ImportRefusal::RecordSetup)?;
        }
        turns.push(ImportedTurn { seat, steps, turn: last.turn(), hash: last.hash() });
    }
    match (&stopped, turns.is_empty()) {
        (Some((number, step)), true) => Err(ImportRefusal::RecordStep { number: *number, step: quoted(step) }),
        (None, true) => Err(ImportRefusal::NoTurns),
        (_, false) => Ok(Imported { record, turns, last, stopped }),
    }
}

impl Imported {
    /// The line above the game after the import.
    pub fn notice(&self) -> Phrase {
        match &self.stopped {
            Some((number, step)) => Phrase::new("ui-import-stopped")
                .with("number", *number)
                .with("before", number - 1)
                .named("step", quoted(step)),
            None => Phrase::new("ui-import-done"),
        }
    }

    /// The finished game that shows the record, and its log.
    ///
    /// # Errors
    /// The game can't be opened with these seats.
    pub fn table(
        &self,
        title: &'static dyn Title,
        (actor, origin): (&Actor, &RequestOrigin),
        seed: Seed,
        at: Timestamp,
    ) -> Result<(TableRow, Change), Refusal> {
        let record = &self.record;
        let opening = NewTable {
            game: record.game.clone(),
            options: record.options.clone(),
            seats: Some(record.seats),
            seating: Seating::Joined,
            start_when_full: false,
            rated: false,
        };
        let nowhere = RequestOrigin { guild: None, channel: NO_CHANNEL, locale: origin.locale.clone() };
        let (mut row, _) = lobby::open(title, &opening, actor, &nowhere, at)?;
        row.seats.clear();
        let vacant = |seat| SeatRow { seat, occupant: Occupant::Empty, name: String::new(), offer: None, since: at };
        let over = TableRow {
            state: TableState::Over,
            rules_version: record.rules_version,
            seed: Some(seed),
            setup: Some(record.setup.clone()),
            started_at: Some(at),
            ended_at: Some(at),
            seats: Seat::all(record.seats).map(vacant).collect(),
            ..row.clone()
        };
        let mut change = Change::new(at);
        change.table = Some(over);
        let entry = |(seq, turn): (u32, &ImportedTurn)| LogEntry {
            seq,
            kind: EntryKind::Turn(turn.steps.clone()),
            seat: Some(turn.seat),
            user: None,
            at,
            interaction: None,
            turn: turn.turn,
            hash: turn.hash,
            shown: Shown::Alone,
            budget: None,
            counted: None,
            former: None,
            before: None,
        };
        change.entries = (1..).zip(&self.turns).map(entry).collect();
        let seq = u32::try_from(self.turns.len()).unwrap_or(u32::MAX);
        change.saved = Some(SavedPosition { seq, saved: self.last.save() });
        Ok((row, change))
    }

    pub fn game(&self) -> &str {
        &self.record.game
    }
}
