//! A table in memory.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::Seat;
use crate::games::Title;
use crate::table::{
    AccessRefusal, Actor, Change, Destination, DraftRow, DraftsChange, EntryKind, LobbyRefusal, LogEntry, MessageKey,
    NewOutboxRow, Occupant, OrdersChange, OutboxPayload, PauseRefusal, Player, Preferences, Refusal, SeatChangeReason,
    SeatOrders, SeatRefusal, SeatRow, Stamp, TableCard, TableRow, TableState, UserId,
};

use super::history::{History, HistoryError, Unreadable};

/// How many earlier states of the game are kept for messages that are late.
const EARLIER: usize = 8;

/// A table in memory: nothing that is not stored.
pub struct LoadedTable {
    pub row: TableRow,
    pub title: &'static dyn Title,
    pub log: Vec<LogEntry>,
    /// The game, once it was started; an error where it cannot be read.
    pub game: Result<Option<History>, HistoryError>,
    /// The game before its newest changes, oldest first: messages may be late.
    earlier: VecDeque<History>,
    drafts: BTreeMap<Seat, DraftRow>,
    orders: BTreeMap<Seat, SeatOrders>,
    /// How the people at the table want to be reminded; read anew whenever the table is looked at.
    pub people: BTreeMap<UserId, Preferences>,
    /// Who sat where in the game from which a lobby goes on; read anew with the people.
    pub sat: Vec<Option<UserId>>,
    /// When it stood still, alone or with others, by begin and end; read anew with the people.
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
        orders: Vec<SeatOrders>,
    ) -> Self {
        let drafts = drafts.into_iter().map(|draft| (draft.seat, draft)).collect();
        let orders = orders.into_iter().map(|orders| (orders.seat, orders)).collect();
        LoadedTable {
            row,
            title,
            log,
            game,
            earlier: VecDeque::new(),
            drafts,
            orders,
            people: BTreeMap::new(),
            sat: Vec::new(),
            pauses: Arc::default(),
        }
    }

    /// Takes in a change that was stored.
    ///
    /// # Errors
    /// The change does not fit; the table must be loaded anew.
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
        for change in change.orders {
            match change {
                OrdersChange::Put(orders) => drop(self.orders.insert(orders.seat, orders)),
                OrdersChange::Drop(seat) => drop(self.orders.remove(&seat)),
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

    /// The game in its course.
    ///
    /// # Errors
    /// It has not begun, is over, was cancelled or cannot be read.
    pub fn running(&self) -> Result<&History, Refusal> {
        match self.row.state {
            TableState::Over => Err(Refusal::GameOver),
            TableState::Cancelled => Err(Refusal::Cancelled),
            TableState::Lobby => Err(Refusal::NotStarted),
            TableState::Running => self.history(),
        }
    }

    /// The game in its course, in which something may be played.
    ///
    /// # Errors
    /// As [`LoadedTable::running`], or the table stands still.
    pub fn moving(&self) -> Result<&History, Refusal> {
        let history = self.running()?;
        self.row.pause().map_or(Ok(history), |pause| Err(Refusal::Pause(PauseRefusal::Paused { until: pause.until })))
    }

    /// The game, in its course or after it.
    ///
    /// # Errors
    /// It has not begun or cannot be read.
    pub fn history(&self) -> Result<&History, Refusal> {
        match &self.game {
            Ok(Some(history)) => Ok(history),
            Ok(None) if self.row.state == TableState::Cancelled => Err(Refusal::Cancelled),
            Ok(None) => Err(Refusal::NotStarted),
            Err(_) => Err(Refusal::Unreadable { table: self.row.id }),
        }
    }

    /// The lobby.
    ///
    /// # Errors
    /// The game has begun, is over or was cancelled.
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
    /// They have none: not yet, not any more, or they never had one.
    pub fn own_seat(&self, user: UserId) -> Result<Seat, Refusal> {
        self.seat_of(user).ok_or_else(|| match self.row.state {
            TableState::Lobby => Refusal::Lobby(LobbyRefusal::NotInLobby),
            _ if self.resigned(user).is_some() => Refusal::Seat(SeatRefusal::HasResigned),
            _ => Refusal::NotAtTable,
        })
    }

    /// The log entry by which a user gave up a seat, if that was the last that was heard of them.
    pub fn resigned(&self, user: UserId) -> Option<&LogEntry> {
        let seated = |entry: &&LogEntry| entry.user == Some(user) && matches!(entry.kind, EntryKind::Seated(_));
        let last = self.log.iter().rev().find(seated)?;
        matches!(last.kind, EntryKind::Seated(SeatChangeReason::Resigned)).then_some(last)
    }

    /// How a person wants to be reminded.
    pub fn person(&self, user: UserId) -> Preferences {
        self.at_this_table(self.people.get(&user).cloned().unwrap_or_default())
    }

    /// How a person rests at this table: also while it stood still.
    pub fn at_this_table(&self, person: Preferences) -> Preferences {
        Preferences { pauses: Arc::clone(&self.pauses), ..person }
    }

    /// The seat for which a user may decide.
    ///
    /// # Errors
    /// They do not sit at the table, or a computer holds their seat until they take it back.
    pub fn playing_seat(&self, user: UserId) -> Result<Seat, Refusal> {
        let seat = self.own_seat(user)?;
        if self.row.is_computer(seat) { Err(Refusal::Seat(SeatRefusal::HeldByComputer)) } else { Ok(seat) }
    }

    /// The draft of a seat's present decision, if it has one.
    pub fn draft(&self, seat: Seat) -> Option<&DraftRow> {
        self.draft_at(self.history().ok()?, seat)
    }

    /// The draft of the decision that a seat has after this history.
    pub fn draft_at(&self, history: &History, seat: Seat) -> Option<&DraftRow> {
        self.drafts.get(&seat).filter(|draft| draft.seq == history.asked_since(seat))
    }

    /// What the person on a seat has planned ahead.
    pub fn planned(&self, seat: Seat) -> Option<&SeatOrders> {
        self.planned_by(seat, self.row.seats.get(usize::from(seat))?.occupant.person()?)
    }

    /// What this person has planned ahead for a seat.
    pub fn planned_by(&self, seat: Seat, user: UserId) -> Option<&SeatOrders> {
        self.orders.get(&seat).filter(|orders| orders.user == user)
    }

    /// What is stored as planned ahead for a seat, whoever has planned it.
    pub fn stored_plan(&self, seat: Seat) -> Option<&SeatOrders> {
        self.orders.get(&seat)
    }

    /// The seats of which something planned ahead is stored.
    pub fn seats_with_plans(&self) -> impl Iterator<Item = Seat> {
        self.orders.keys().copied()
    }

    /// What a press about the present draft of a seat is stamped with.
    pub fn stamp(&self, seat: Seat) -> Result<Stamp, Refusal> {
        let seq = self.running()?.asked_since(seat);
        Ok(Stamp { table: self.row.id, seq, draft: self.draft(seat).map_or(0, |draft| draft.revision) })
    }

    /// The players' names by seat when the log had so many entries.
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
        // A lobby is played with the rules of its start, if it does not go on with those of another game.
        let since = if row.state == TableState::Lobby && row.origin.is_none() {
            self.title.rules_version()
        } else {
            row.rules_version
        };
        TableCard {
            id: row.id,
            game: self.title,
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
            opened_at: row.opened_at,
            ended_at: row.ended_at,
        }
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.row.seats.get(usize::from(seat)).map_or_else(
            // A log entry of a seat that the table does not have is damage; it is shown, not hidden.
            || Player { seat, occupant: Occupant::Empty, name: format!("seat {seat}") },
            player,
        )
    }

    pub fn players(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<Player> {
        seats.into_iter().map(|seat| self.player(seat)).collect()
    }

    /// A public message about this table.
    pub fn post(&self, payload: OutboxPayload, key: Option<MessageKey>) -> NewOutboxRow {
        NewOutboxRow::post(Destination::Channel(self.row.channel), payload).keyed(key)
    }

    /// A change to one.
    pub fn edit(&self, payload: OutboxPayload, key: MessageKey) -> NewOutboxRow {
        NewOutboxRow::edit(Destination::Channel(self.row.channel), payload, key)
    }

    /// The game, once it was started.
    ///
    /// # Errors
    /// It cannot be read, or has not begun.
    pub fn readable(&self) -> Result<&History, Unreadable> {
        match &self.game {
            Ok(Some(history)) => Ok(history),
            Ok(None) => Err(self.unreadable(HistoryError::NoSetup)),
            Err(why) => Err(self.unreadable(why.clone())),
        }
    }

    /// The game after so many entries of the log.
    ///
    /// # Errors
    /// The game cannot be read.
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

    /// This table cannot be read, since its history cannot.
    pub fn unreadable(&self, why: HistoryError) -> Unreadable {
        Unreadable { table: self.row.id, why }
    }

    /// # Errors
    /// The asker is not the host and may not manage the channel.
    pub fn check_host(&self, actor: &Actor) -> Result<(), Refusal> {
        if self.row.host == actor.user || actor.may_manage {
            Ok(())
        } else {
            Err(Refusal::Access(AccessRefusal::NotHost { host: self.row.host_name.clone() }))
        }
    }

    /// Whether a table lets its players ask for hints: as its host says, or else where only one
    /// person plays, since then nobody else is the worse for it.
    pub fn allows_hints(&self) -> bool {
        self.row.settings.hints.unwrap_or_else(|| self.row.humans().count() <= 1)
    }

    /// Whether the table still waits for the decision of a seat that began after so many entries. While it stands still
    /// it waits for nobody.
    pub fn still_asks(&self, seat: Seat, seq: u32) -> bool {
        self.row.state == TableState::Running
            && self.row.pause().is_none()
            && self
                .history()
                .is_ok_and(|history| history.position().to_act().contains(seat) && history.asked_since(seat) == seq)
    }

    /// When the present decision of a seat began.
    pub fn asked_at(&self, seat: Seat) -> Timestamp {
        let since = self.history().map_or(0, |history| history.asked_since(seat));
        let entry = (since as usize).checked_sub(1).and_then(|index| self.log.get(index));
        entry.map(|entry| entry.at).or(self.row.started_at).unwrap_or(self.row.opened_at)
    }

    /// A seat as it is stored.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn seat_row(&self, seat: Seat) -> Result<&SeatRow, Refusal> {
        self.row.seats.get(usize::from(seat)).ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))
    }

    /// The table's row with one of its seats changed.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn with_seat(&self, seat: Seat, change: impl FnOnce(&mut SeatRow)) -> Result<TableRow, Refusal> {
        let mut row = self.row.clone();
        change(row.seats.get_mut(usize::from(seat)).ok_or(Refusal::Seat(SeatRefusal::NoSuchSeat))?);
        Ok(row)
    }
}
