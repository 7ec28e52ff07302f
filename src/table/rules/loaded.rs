//! A game in memory.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::Seat;
use crate::games::record::{Record, Step};
use crate::games::{Title, record};

use super::history::{History, HistoryError, Unreadable};
use crate::table::values::{
    AccessRefusal, Actor, Change, Destination, DraftRow, DraftsChange, EntryKind, LobbyRefusal, LogEntry, MessageKey,
    NewOutboxRow, Occupant, OutboxPayload, PauseRefusal, Player, Preferences, QueueChange, Refusal, SeatChangeReason,
    SeatQueue, SeatRefusal, SeatRow, Stamp, TableCard, TableRow, TableState, UserId,
};

/// Number of earlier states in memory, for late messages.
const EARLIER: usize = 8;

/// A game in memory. It has nothing that isn't stored.
pub struct LoadedTable {
    pub row: TableRow,
    pub title: &'static dyn Title,
    pub log: Vec<LogEntry>,
    /// The game after its start; an error if it can't be read.
    pub game: Result<Option<History>, HistoryError>,
    /// The game before its newest changes, oldest first, for late messages.
    earlier: VecDeque<History>,
    drafts: BTreeMap<Seat, DraftRow>,
    queued_turns: BTreeMap<Seat, SeatQueue>,
    /// The players' preferences, reloaded on every access.
    pub people: BTreeMap<UserId, Preferences>,
    /// The players by seat in the original game of a lobby that continues one, reloaded with the preferences.
    pub sat: Vec<Option<UserId>>,
    /// The start and end of each pause: of this game, its server or the whole bot. Reloaded with the preferences.
    pub pauses: Arc<[(Timestamp, Timestamp)]>,
}

fn player(row: &SeatRow) -> Player {
    Player { seat: row.seat, occupant: row.occupant, name: row.name.clone() }
}

impl LoadedTable {
    pub fn new(
        title: &'static dyn Title,
        row: TableRow,
        log: Vec<LogEntry>,
        game: Result<Option<History>, HistoryError>,
        drafts: Vec<DraftRow>,
        queued_turns: Vec<SeatQueue>,
    ) -> Self {
        let drafts = drafts.into_iter().map(|draft| (draft.seat, draft)).collect();
        let queued_turns = queued_turns.into_iter().map(|queued_turns| (queued_turns.seat, queued_turns)).collect();
        LoadedTable {
            row,
            title,
            log,
            game,
            earlier: VecDeque::new(),
            drafts,
            queued_turns,
            people: BTreeMap::new(),
            sat: Vec::new(),
            pauses: Arc::default(),
        }
    }

    /// Applies a change that is already stored.
    ///
    /// # Errors
    /// The change doesn't fit. The game must be loaded again.
    pub fn apply(&mut self, change: Change, history: Option<History>) -> Result<(), Unreadable> {
        if let Some(row) = change.table {
            let started = self.row.state == TableState::Lobby && row.state == TableState::Running;
            self.row = row;
            if started {
                self.game = Ok(Some(History::start(self.title, &self.row).map_err(|why| self.unreadable(why))?));
            }
        }
        if change.touched {
            self.row.touched_at = change.at;
        }
        match change.drafts {
            DraftsChange::Keep => {}
            DraftsChange::Put(draft) => {
                self.drafts.insert(draft.seat, draft);
            }
            DraftsChange::Drop(seat) => {
                self.drafts.remove(&seat);
            }
            DraftsChange::DropAll => self.drafts.clear(),
            DraftsChange::Only(draft) => {
                self.drafts.clear();
                self.drafts.insert(draft.seat, draft);
            }
        }
        for change in change.queued_turns {
            match change {
                QueueChange::Put(queued_turns) => drop(self.queued_turns.insert(queued_turns.seat, queued_turns)),
                QueueChange::Drop(seat) => drop(self.queued_turns.remove(&seat)),
            }
        }
        if !change.entries.is_empty()
            && let Ok(Some(now)) = &mut self.game
        {
            let before = now.clone();
            match history {
                Some(after) => *now = after,
                None => {
                    let pushed = change.entries.iter().try_for_each(|entry| now.push(entry));
                    let mismatch = || now.mismatch().map_or(Ok(()), |seq| Err(HistoryError::Mismatch(seq)));
                    pushed.and_then(|()| mismatch()).map_err(|why| Unreadable { table: self.row.id, why })?;
                }
            }
            self.earlier.push_back(before);
            if self.earlier.len() > EARLIER {
                self.earlier.pop_front();
            }
        }
        self.log.extend(change.entries);
        Ok(())
    }

    /// The running game.
    ///
    /// # Errors
    /// The game has not begun, is over, was canceled or can't be read.
    pub fn running(&self) -> Result<&History, Refusal> {
        match self.row.state {
            TableState::Over => Err(Refusal::GameOver),
            TableState::Cancelled => Err(Refusal::Cancelled),
            TableState::Lobby => Err(Refusal::NotStarted),
            TableState::Running => self.history(),
        }
    }

    /// The running game, if players can act.
    ///
    /// # Errors
    /// As [`LoadedTable::running`], or the game is paused.
    pub fn moving(&self) -> Result<&History, Refusal> {
        let history = self.running()?;
        self.row.pause().map_or(Ok(history), |pause| Err(Refusal::Pause(PauseRefusal::Paused { until: pause.until })))
    }

    /// The game, running or over.
    ///
    /// # Errors
    /// The game has not begun or can't be read.
    pub fn history(&self) -> Result<&History, Refusal> {
        match &self.game {
            Ok(Some(history)) => Ok(history),
            Ok(None) if self.row.state == TableState::Cancelled => Err(Refusal::Cancelled),
            Ok(None) => Err(Refusal::NotStarted),
            Err(_) => Err(Refusal::Unreadable { table: self.row.id }),
        }
    }

    /// Checks that this is a lobby.
    ///
    /// # Errors
    /// The game has begun, is over or was canceled.
    pub fn lobby(&self) -> Result<(), Refusal> {
        match self.row.state {
            TableState::Lobby => Ok(()),
            TableState::Running => Err(Refusal::Lobby(LobbyRefusal::AlreadyStarted)),
            TableState::Over => Err(Refusal::GameOver),
            TableState::Cancelled => Err(Refusal::Cancelled),
        }
    }

    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.row.seats.iter().find(|seat| seat.occupant.user() == Some(user)).map(|seat| seat.seat)
    }

    /// The seat of a user.
    ///
    /// # Errors
    /// The user has no seat: not yet, no longer, or never.
    pub fn own_seat(&self, user: UserId) -> Result<Seat, Refusal> {
        self.seat_of(user).ok_or_else(|| match self.row.state {
            TableState::Lobby => Refusal::Lobby(LobbyRefusal::NotInLobby),
            _ if self.resigned(user).is_some() => Refusal::Seat(SeatRefusal::HasResigned),
            _ => self
                .replaced_by(user)
                .map_or(Refusal::NotAtTable, |name| Refusal::Seat(SeatRefusal::Replaced { name: name.to_owned() })),
        })
    }

    /// The current player of a seat that a user once played. The log knows only users with an entry there.
    fn replaced_by(&self, user: UserId) -> Option<&str> {
        let own = |kind: &EntryKind| match kind {
            EntryKind::Turn(_)
            | EntryKind::UndoAsked(_)
            | EntryKind::UndoAgreed(_)
            | EntryKind::UndoRefused(_)
            | EntryKind::Seated(SeatChangeReason::Replaced | SeatChangeReason::Returned) => true,
            EntryKind::Undone(_) | EntryKind::Resumed(_) | EntryKind::Seated(_) => false,
        };
        let last = self.log.iter().rev().find(|entry| entry.user == Some(user) && own(&entry.kind))?;
        let seat = self.row.seats.get(usize::from(last.seat?))?;
        (seat.occupant != Occupant::Empty).then_some(seat.name.as_str())
    }

    /// The log entry with which a user resigned, if it is the last one about their seat.
    pub fn resigned(&self, user: UserId) -> Option<&LogEntry> {
        let seated = |entry: &&LogEntry| entry.user == Some(user) && matches!(entry.kind, EntryKind::Seated(_));
        let last = self.log.iter().rev().find(seated)?;
        matches!(last.kind, EntryKind::Seated(SeatChangeReason::Resigned)).then_some(last)
    }

    /// A person's preferences, with the pauses of this game.
    pub fn person(&self, user: UserId) -> Preferences {
        self.with_pauses(self.people.get(&user).cloned().unwrap_or_default())
    }

    /// Adds this game's pauses to a person's preferences, since paused time counts as rest.
    pub fn with_pauses(&self, person: Preferences) -> Preferences {
        Preferences { pauses: Arc::clone(&self.pauses), ..person }
    }

    /// The seat for which a user can act.
    ///
    /// # Errors
    /// The user has no seat, or a computer player fills in until the user returns.
    pub fn playing_seat(&self, user: UserId) -> Result<Seat, Refusal> {
        let seat = self.own_seat(user)?;
        if self.row.is_computer(seat) { Err(Refusal::Seat(SeatRefusal::HeldByComputer)) } else { Ok(seat) }
    }

    /// The draft of a seat's current decision, if it has one.
    pub fn draft(&self, seat: Seat) -> Option<&DraftRow> {
        self.draft_at(self.history().ok()?, seat)
    }

    /// The draft of the seat's decision after this history.
    pub fn draft_at(&self, history: &History, seat: Seat) -> Option<&DraftRow> {
        self.drafts.get(&seat).filter(|draft| draft.seq == history.decision_start(seat))
    }

    /// The queued turns of the person on a seat.
    pub fn planned(&self, seat: Seat) -> Option<&SeatQueue> {
        self.planned_by(seat, self.row.seats.get(usize::from(seat))?.occupant.person()?)
    }

    /// The queued turns of this person for a seat.
    pub fn planned_by(&self, seat: Seat, user: UserId) -> Option<&SeatQueue> {
        self.queued_turns.get(&seat).filter(|queued_turns| queued_turns.user == user)
    }

    /// The stored queued turns of a seat, of any person.
    pub fn stored_plan(&self, seat: Seat) -> Option<&SeatQueue> {
        self.queued_turns.get(&seat)
    }

    /// The seats with stored queued turns.
    pub fn seats_with_plans(&self) -> impl Iterator<Item = Seat> {
        self.queued_turns.keys().copied()
    }

    /// The stamp for buttons about the seat's current draft.
    pub fn stamp(&self, seat: Seat) -> Result<Stamp, Refusal> {
        let seq = self.running()?.decision_start(seat);
        let draft = self.draft(seat).map_or(0, |draft| draft.revision);
        Ok(Stamp { draft, ..Stamp::of_message(self.row.id, seq) })
    }

    /// The players' names by seat when the log had this number of entries.
    pub fn names_after(&self, seq: u32) -> Vec<String> {
        let mut names: Vec<String> = self.row.seats.iter().map(|seat| seat.name.clone()).collect();
        for entry in self.log.iter().rev().take_while(|entry| entry.seq > seq) {
            let place = entry.seat.and_then(|seat| names.get_mut(usize::from(seat)));
            if let (Some(name), Some(former)) = (place, &entry.former) {
                name.clone_from(former);
            }
        }
        names
    }

    pub fn card(&self) -> TableCard {
        let row = &self.row;
        let players: Vec<Player> = row.seats.iter().map(player).collect();
        // A lobby uses the newest rules, unless it continues another game.
        let since = if row.state == TableState::Lobby && row.origin.is_none() {
            self.title.rules_version()
        } else {
            row.rules_version
        };
        TableCard {
            id: row.id,
            game: self.title,
            name: row.name.as_ref().map(|name| name.text.clone()),
            number: row.number,
            options: self.title.options_since(since, &row.options),
            seating: row.seating,
            guild: row.guild,
            channel: row.channel,
            host: row.host,
            host_name: row.host_name.clone(),
            capacity: row.capacity,
            goes_on: row.origin.as_ref().map(|origin| origin.turn),
            players,
            state: row.state,
            locale: row.locale.clone(),
            theme: row.theme,
            settings: row.settings,
            reserved: row.reserved,
            page: row.page.clone(),
            opened_at: row.opened_at,
            ended_at: row.ended_at,
        }
    }

    /// The game's card for one reader, with light or dark pictures as they prefer.
    pub fn card_for(&self, reader: UserId) -> TableCard {
        let theme = self.people.get(&reader).and_then(|person| person.theme);
        TableCard { theme: theme.unwrap_or(self.row.theme), ..self.card() }
    }

    /// The card as the seat's player sees it.
    pub fn card_of_seat(&self, seat: Seat) -> TableCard {
        self.player(seat).occupant.person().map_or_else(|| self.card(), |user| self.card_for(user))
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.row.seats.get(usize::from(seat)).map_or_else(
            // A log entry for a seat that doesn't exist is damage. Show it rather than hide it.
            || Player { seat, occupant: Occupant::Empty, name: format!("seat {seat}") },
            player,
        )
    }

    pub fn players(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<Player> {
        seats.into_iter().map(|seat| self.player(seat)).collect()
    }

    /// Creates a public message about this game.
    pub fn post(&self, payload: OutboxPayload, key: Option<MessageKey>) -> NewOutboxRow {
        NewOutboxRow::post(Destination::Channel(self.row.channel), payload).keyed(key)
    }

    /// Creates a change to a public message.
    pub fn edit(&self, payload: OutboxPayload, key: MessageKey) -> NewOutboxRow {
        NewOutboxRow::edit(Destination::Channel(self.row.channel), payload, key)
    }

    /// The game after its start.
    ///
    /// # Errors
    /// The game can't be read or has not begun.
    pub fn readable(&self) -> Result<&History, Unreadable> {
        match &self.game {
            Ok(Some(history)) => Ok(history),
            Ok(None) => Err(self.unreadable(HistoryError::NoSetup)),
            Err(why) => Err(self.unreadable(why.clone())),
        }
    }

    /// The game after this number of log entries.
    pub fn after(&self, entries: u32) -> Result<Cow<'_, History>, Unreadable> {
        let now = self.readable()?;
        let kept = std::iter::once(now).chain(&self.earlier).find(|history| history.entries() == entries);
        if let Some(kept) = kept {
            return Ok(Cow::Borrowed(kept));
        }
        let entries = self.log.get(..entries as usize).unwrap_or(&self.log);
        let replayed = History::replay(self.title, &self.row, entries).map_err(|why| self.unreadable(why))?;
        Ok(Cow::Owned(replayed))
    }

    /// The game as the message of this log entry shows it: after the entries that joined the message.
    pub fn in_message(&self, seq: u32) -> Result<Cow<'_, History>, Unreadable> {
        self.after(self.readable()?.last_of_message(seq))
    }

    /// Wraps the reason why this game can't be read.
    pub fn unreadable(&self, why: HistoryError) -> Unreadable {
        Unreadable { table: self.row.id, why }
    }

    /// The record of a game, hidden information included.
    ///
    /// # Errors
    /// The game has not begun, or can't be read.
    pub fn record(&self) -> Result<Record, Unreadable> {
        let history = self.readable()?;
        let begun = self.row.origin.iter().flat_map(|origin| origin.begun.steps.iter().cloned());
        let steps = history
            .turns()
            .iter()
            .flat_map(|turn| turn.steps.iter().map(|step| Step { seat: turn.seat, action: step.clone() }));
        let row = &self.row;
        Ok(Record {
            format: record::FORMAT.to_owned(),
            game: row.game.clone(),
            rules_version: row.rules_version,
            seats: history.position().seats(),
            options: row.options.clone(),
            setup: row.setup.clone().unwrap_or_default(),
            steps: begun.chain(steps).collect(),
        })
    }

    /// Checks that the user is the host or can manage the channel.
    ///
    /// # Errors
    /// The user is neither the host nor allowed to manage the channel.
    pub fn check_host(&self, actor: &Actor) -> Result<(), Refusal> {
        if self.row.host == actor.user || actor.may_manage {
            Ok(())
        } else {
            Err(Refusal::Access(AccessRefusal::NotHost { host: self.row.host_name.clone() }))
        }
    }

    /// Returns `true` if players can ask for hints. The default is yes if only one person plays, since no one else is
    /// at a disadvantage.
    pub fn allows_hints(&self) -> bool {
        self.row.settings.hints.unwrap_or_else(|| self.row.humans().count() <= 1)
    }

    /// Returns `true` if a user gets comments on their turns here.
    pub fn wants_comments(&self, user: UserId) -> bool {
        self.person(user).comments && self.allows_hints()
    }

    /// Returns `true` if the game still waits for the seat's decision that began after this number of log entries. A
    /// paused game waits for no one.
    pub fn still_asks(&self, seat: Seat, seq: u32) -> bool {
        self.row.state == TableState::Running
            && self.row.pause().is_none()
            && self
                .history()
                .is_ok_and(|history| history.position().to_act().contains(seat) && history.decision_start(seat) == seq)
    }

    /// The time when the seat's current decision began.
    pub fn asked_at(&self, seat: Seat) -> Timestamp {
        let since = self.history().map_or(0, |history| history.decision_start(seat));
        let entry = (since as usize).checked_sub(1).and_then(|index| self.log.get(index));
        entry.map(|entry| entry.at).or(self.row.started_at).unwrap_or(self.row.opened_at)
    }

    /// The stored seat.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn seat_row(&self, seat: Seat) -> Result<&SeatRow, Refusal> {
        self.row.seats.get(usize::from(seat)).ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))
    }

    /// Returns the game's row with one seat changed.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn with_seat(&self, seat: Seat, change: impl FnOnce(&mut SeatRow)) -> Result<TableRow, Refusal> {
        let mut row = self.row.clone();
        change(row.seats.get_mut(usize::from(seat)).ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))?);
        Ok(row)
    }
}
