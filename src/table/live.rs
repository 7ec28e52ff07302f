//! A table in memory, and what a request would change about it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};
use crate::games::Title;

use super::replay::History;
use super::{
    Change, Destination, DraftRow, DraftsChange, LogEntry, MessageKey, NewOutboxRow, OutboxPayload, Player, PlayerKind,
    Preferences, Refusal, SeatRow, Stamp, StoreError, TableCard, TableError, TableRow, TableState, TurnDone, UserId,
};

/// A table in memory: nothing that is not stored.
pub(super) struct LoadedTable {
    pub row: TableRow,
    pub title: &'static dyn Title,
    pub log: Vec<LogEntry>,
    /// The game, once it was started; an error where it cannot be read.
    pub game: Result<Option<History>, String>,
    drafts: BTreeMap<Seat, DraftRow>,
    /// How the people at the table want to be told; read anew whenever the table is looked at.
    pub people: BTreeMap<UserId, Preferences>,
}

/// What a request changes, and the answer.
pub(super) struct Decision {
    pub change: Change,
    pub stored: StoredReply,
}

/// An answer as it is stored with its interaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum StoredReply {
    Done(Phrase),
    TurnDone(TurnDone),
    /// The asker's draft as it is when the answer is given.
    Planner,
    Refused(Refusal),
}

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub(super) enum RequestError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Table(#[from] TableError),
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> Self {
        RequestError::Table(error.into())
    }
}

fn player(row: &SeatRow) -> Player {
    Player { seat: row.seat, user: row.user, name: row.name.clone(), kind: row.kind, strength: row.strength }
}

impl LoadedTable {
    pub fn new(
        title: &'static dyn Title,
        row: TableRow,
        log: Vec<LogEntry>,
        game: Result<Option<History>, String>,
        drafts: Vec<DraftRow>,
    ) -> Self {
        let drafts = drafts.into_iter().map(|draft| (draft.seat, draft)).collect();
        LoadedTable { row, title, log, game, drafts, people: BTreeMap::new() }
    }

    /// Takes in a change that was stored.
    ///
    /// # Errors
    /// The change does not fit; the table must be loaded anew.
    pub fn absorb(&mut self, change: Change) -> Result<(), String> {
        if let Some(row) = change.table {
            let started = self.row.state == TableState::Lobby && row.state == TableState::Running;
            self.row = row;
            if started {
                self.game = Ok(Some(History::start(self.title, &self.row)?));
            }
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
        for entry in change.entries {
            if let Ok(Some(history)) = &mut self.game {
                history.push(&entry)?;
                if let Some(seq) = history.mismatch() {
                    return Err(format!("entry {seq} does not replay"));
                }
            }
            self.log.push(entry);
        }
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
            TableState::Running => Err(Refusal::AlreadyStarted),
            TableState::Over => Err(Refusal::GameOver),
            TableState::Cancelled => Err(Refusal::Cancelled),
        }
    }

    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.row.seats.iter().find(|seat| seat.user == Some(user)).map(|seat| seat.seat)
    }

    /// How a person wants to be told.
    pub fn person(&self, user: UserId) -> Preferences {
        self.people.get(&user).cloned().unwrap_or_default()
    }

    /// The seat for which a user may decide.
    ///
    /// # Errors
    /// They do not sit at the table, or a computer holds their seat until they take it back.
    pub fn playing_seat(&self, user: UserId) -> Result<Seat, Refusal> {
        let seat = self.seat_of(user).ok_or(Refusal::NotAtTable)?;
        if self.row.is_computer(seat) { Err(Refusal::HeldByComputer) } else { Ok(seat) }
    }

    /// The draft of a seat's present decision, if it has one.
    pub fn draft(&self, seat: Seat) -> Option<&DraftRow> {
        self.draft_at(self.history().ok()?, seat)
    }

    /// The draft of the decision that a seat has after this history.
    pub fn draft_at(&self, history: &History, seat: Seat) -> Option<&DraftRow> {
        self.drafts.get(&seat).filter(|draft| draft.seq == history.asked_since(seat))
    }

    /// What a press about the present draft of a seat is stamped with.
    pub fn stamp(&self, seat: Seat) -> Result<Stamp, Refusal> {
        let seq = self.running()?.asked_since(seat);
        Ok(Stamp { table: self.row.id, seq, draft: self.draft(seat).map_or(0, |draft| draft.revision) })
    }

    pub fn card(&self) -> TableCard {
        let row = &self.row;
        let players: Vec<Player> = row.seats.iter().map(player).collect();
        TableCard {
            id: row.id,
            game: self.title,
            options: row.options.clone(),
            seating: row.seating,
            guild: row.guild,
            channel: row.channel,
            host: row.host,
            host_name: row.host_name.clone(),
            capacity: row.capacity,
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
            || Player { seat, user: None, name: format!("seat {seat}"), kind: PlayerKind::Human, strength: None },
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
}
