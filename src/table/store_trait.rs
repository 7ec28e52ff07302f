//! What the table needs remembered, and the trait of what remembers it.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::Value;

use crate::ai::Strength;
use crate::engine::{Options, Phrase, Seat, Seed};
use crate::games::Theme;

use super::{
    ChannelId, Destination, GuildId, InteractionId, Job, JobId, JobsChange, MessageId, MessageKey, MessageLink, Offer,
    OutboxPayload, OutboxRow, OutboxRowId, PlayerKind, Preferences, SeatChangeReason, SeatClock, Seating, Settings,
    TableId, TableState, UserId,
};

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened or is no database.
    #[error("cannot open the database {path}: {why}")]
    Open {
        /// The file.
        path: String,
        /// Why.
        why: String,
    },
    /// Another process works on the file.
    #[error("the database {path} is in use by another process; stop that one first")]
    InUse {
        /// The file.
        path: String,
    },
    /// The tables could not be brought to this version.
    #[error("cannot migrate the database {path}: {why}")]
    Migration {
        /// The file.
        path: String,
        /// Why.
        why: String,
    },
    /// A row holds what this program never wrote there.
    #[error("the database has a damaged row in `{table}` ({row}): {why}")]
    Damaged {
        /// The database table.
        table: &'static str,
        /// Which row.
        row: String,
        /// What is wrong.
        why: String,
    },
    /// The change does not fit what is stored: it was made from an older state.
    #[error("the change was made from an older state: {0}")]
    Conflict(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Failed(String),
}

/// A table as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its identifier; 0 before it is stored.
    pub id: TableId,
    /// Identifier of the game.
    pub game: String,
    /// Version of the rules that it was started with.
    pub rules_version: u32,
    /// How many may play.
    pub capacity: u8,
    /// The setup options.
    pub options: Options,
    /// How players are seated.
    pub seating: Seating,
    /// What the setup was dealt from, once started.
    pub seed: Option<Seed>,
    /// The setup, once started.
    pub setup: Option<Value>,
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// Who may start and cancel.
    pub host: UserId,
    /// The host's name.
    pub host_name: String,
    /// Lobby, running, over or cancelled.
    pub state: TableState,
    /// The language of public messages.
    pub locale: String,
    /// Light or dark pictures.
    pub theme: Theme,
    /// What the host decided.
    pub settings: Settings,
    /// The clocks by seat; none where time is not measured, or before the start.
    pub clocks: Vec<SeatClock>,
    /// When the lobby was opened.
    pub opened_at: Timestamp,
    /// When the game started.
    pub started_at: Option<Timestamp>,
    /// When it ended.
    pub ended_at: Option<Timestamp>,
    /// The channel is gone: nothing is posted until the table is moved to another one.
    pub homeless: bool,
    /// Who plays now, by seat.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// The seats of people who play: not those which a computer holds until its person returns.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|seat| seat.kind == PlayerKind::Human && seat.user.is_some()).map(|seat| seat.seat)
    }

    /// Whether computers decide: while nobody is there to see it, the game rests.
    pub fn computers_play(&self) -> bool {
        self.humans().next().is_some()
    }

    /// Whether a computer decides for this seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.seats.get(usize::from(seat)).is_some_and(|seat| seat.kind == PlayerKind::Ai)
    }
}

/// A player on a seat as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat; in the lobby the order of joining.
    pub seat: Seat,
    /// The user, unless a computer plays.
    pub user: Option<UserId>,
    /// The name shown.
    pub name: String,
    /// Human or not.
    pub kind: PlayerKind,
    /// How well a computer plays here.
    pub strength: Option<Strength>,
    /// To whom the seat is offered, or is asked to be.
    pub offer: Option<Offer>,
    /// Since when.
    pub since: Timestamp,
}

/// An entry of the log as stored. Entries are only ever appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Number, from 1 without gaps.
    pub seq: u32,
    /// What it is.
    pub kind: EntryKind,
    /// Whose seat.
    pub seat: Option<Seat>,
    /// Who did it.
    pub user: Option<UserId>,
    /// When.
    pub at: Timestamp,
    /// The interaction that caused it.
    pub interaction: Option<InteractionId>,
    /// Turns completed after it.
    pub turn: u32,
    /// Hash of the state after it.
    pub hash: u64,
    /// Why a computer played this turn: every such turn has a reason, a person's has none.
    pub reason: Option<Phrase>,
    /// A turn that posts nothing of its own: it is told with the next message.
    pub quiet: bool,
}

/// What a log entry is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A turn: its steps in notation.
    Turn(Vec<String>),
    /// A player asks to take the turn of this entry back, and all since.
    UndoAsked(u32),
    /// A player agrees with the request of this entry.
    UndoAgreed(u32),
    /// A player refuses the request of this entry.
    UndoRefused(u32),
    /// The turns of these entries count no more.
    Undone(Vec<u32>),
    /// The log before did not replay to its hashes; the game goes on from this saved position.
    Resumed(String),
    /// The seat has come into other hands, and why.
    Seated(SeatChangeReason),
}

/// A draft as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    /// Whose.
    pub seat: Seat,
    /// The log entries there were when this decision began.
    pub seq: u32,
    /// Grows with every change of this seat's drafts at this decision.
    pub revision: u32,
    /// The steps in notation.
    pub steps: Vec<String>,
}

impl DraftRow {
    /// The revision of a turn that was taken back: nobody has changed anything yet.
    pub const TAKEN_BACK: u32 = 0;

    /// Whether the player has begun to plan, and not only taken a turn back.
    pub fn is_begun(&self) -> bool {
        self.revision != Self::TAKEN_BACK && !self.steps.is_empty()
    }
}

/// A position saved with the last change, for when the log cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPosition {
    /// The log entries it contains.
    pub seq: u32,
    /// The position.
    pub saved: String,
}

/// A message to be owed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOutboxRow {
    /// Where it goes.
    pub destination: Destination,
    /// What it is about.
    pub payload: OutboxPayload,
    /// Which message it makes or changes; `None`: one that is never changed later.
    pub key: Option<MessageKey>,
    /// Whether it changes that message rather than making it. Not stored while the message is still
    /// to be made: that will show the newest state anyway.
    pub edit: bool,
    /// Not to be sent before this moment.
    pub not_before: Option<Timestamp>,
}

impl NewOutboxRow {
    /// A new message that is never changed later.
    pub fn post(destination: Destination, payload: OutboxPayload) -> Self {
        NewOutboxRow { destination, payload, key: None, edit: false, not_before: None }
    }

    /// A change to a posted message.
    pub fn edit(destination: Destination, payload: OutboxPayload, key: MessageKey) -> Self {
        NewOutboxRow { key: Some(key), edit: true, ..Self::post(destination, payload) }
    }

    /// The same row; its message is remembered by this key, so that it can be changed later.
    #[must_use]
    pub fn keyed(self, key: impl Into<Option<MessageKey>>) -> Self {
        NewOutboxRow { key: key.into(), ..self }
    }

    /// The same row, not to be sent before this moment.
    #[must_use]
    pub fn after(self, not_before: Timestamp) -> Self {
        NewOutboxRow { not_before: Some(not_before), ..self }
    }
}

/// What was answered to an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The interaction.
    pub interaction: InteractionId,
    /// The answer, as text.
    pub answer: String,
}

/// How the drafts of a table change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum DraftsChange {
    /// They stay.
    #[default]
    Keep,
    /// This one is written over the seat's earlier one.
    Put(DraftRow),
    /// The seat's draft is deleted.
    Drop(Seat),
    /// All drafts are deleted.
    DropAll,
    /// All drafts are deleted but this one, which is written.
    Only(DraftRow),
}

/// One transaction: everything that a request changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// When.
    pub at: Timestamp,
    /// The row of the table with its seats, if it changes.
    pub table: Option<TableRow>,
    /// Entries appended to the log.
    pub entries: Vec<LogEntry>,
    /// Drafts.
    pub drafts: DraftsChange,
    /// The position after it.
    pub saved: Option<SavedPosition>,
    /// Messages owed, in order.
    pub outbox: Vec<NewOutboxRow>,
    /// Jobs, if they change.
    pub jobs: Option<JobsChange>,
    /// Messages owed by other tables.
    pub elsewhere: Vec<(TableId, NewOutboxRow)>,
    /// How a person wants to be told, if that changes; their jobs are due again at once, so that they
    /// follow it.
    pub person: Option<(UserId, Preferences)>,
    /// The answer, to be given again to the same interaction.
    pub answered: Option<Answered>,
}

impl Change {
    /// A change of nothing at this time.
    pub fn new(at: Timestamp) -> Self {
        Change {
            at,
            table: None,
            entries: Vec::new(),
            drafts: DraftsChange::Keep,
            saved: None,
            outbox: Vec::new(),
            jobs: None,
            elsewhere: Vec::new(),
            person: None,
            answered: None,
        }
    }
}

/// How a claimed row of the outbox ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// Done; a new message has this identifier.
    Sent(Option<MessageId>),
    /// There was nothing to do any more.
    RemovedJobs,
    /// To be tried again.
    Retry {
        /// Not before.
        at: Timestamp,
        /// Whether it may have reached Discord all the same.
        uncertain: bool,
        /// What went wrong.
        why: String,
    },
    /// Refused for good.
    Failed {
        /// What went wrong.
        why: String,
        /// What is owed instead, by tables.
        notes: Vec<(TableId, NewOutboxRow)>,
    },
}

/// What remembers tables. Calls block until the answer is known, and a write until it is on disk:
/// call them from a blocking task.
pub trait Store: Send + Sync + 'static {
    /// A table with its seats.
    ///
    /// # Errors
    /// See [`StoreError`]; so for all of these.
    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;
    /// The table of a channel: that in its lobby or running, or else the newest one.
    fn channel_table(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError>;
    /// The whole log of a table.
    fn log(&self, id: TableId) -> Result<Vec<LogEntry>, StoreError>;
    /// The drafts of a table.
    fn drafts(&self, id: TableId) -> Result<Vec<DraftRow>, StoreError>;
    /// The saved position of a table.
    fn saved(&self, id: TableId) -> Result<Option<SavedPosition>, StoreError>;
    /// What was answered to an interaction.
    fn answer(&self, interaction: InteractionId) -> Result<Option<String>, StoreError>;
    /// The tables of a server, in their lobby or running, at which a user sits, oldest first.
    fn tables_in_guild_of(&self, guild: GuildId, user: UserId) -> Result<Vec<TableId>, StoreError>;
    /// The tables in their lobby or running in a channel; also those which were there when it was
    /// deleted.
    fn tables_in(&self, channel: ChannelId) -> Result<Vec<TableId>, StoreError>;
    /// Advice given for a seat: the log entries when its decision began, and the advice.
    fn hint(&self, id: TableId, seat: Seat) -> Result<Option<(u32, String)>, StoreError>;
    /// Keeps advice for a seat in the place of older advice.
    fn keep_hint(&self, id: TableId, seat: Seat, seq: u32, body: &str) -> Result<(), StoreError>;
    /// The turning points of a table.
    fn review(&self, id: TableId) -> Result<Option<String>, StoreError>;
    /// Keeps the turning points of a table.
    fn keep_review(&self, id: TableId, body: &str) -> Result<(), StoreError>;
    /// The newest posted message of a table, unless it is only a notice.
    fn newest_message(&self, id: TableId) -> Result<Option<MessageLink>, StoreError>;
    /// How these people want to be told; who never said so is missing.
    fn people(&self, users: &[UserId]) -> Result<BTreeMap<UserId, Preferences>, StoreError>;
    /// The running tables at which a user sits, oldest first.
    fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError>;
    /// The jobs of a table.
    fn jobs(&self, id: TableId) -> Result<Vec<Job>, StoreError>;

    /// Stores a new table and what comes with it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where the channel has one already.
    fn open_table(&self, row: &TableRow, change: &Change) -> Result<TableId, StoreError>;
    /// Stores a change, all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where its log entries exist already.
    fn commit(&self, id: TableId, change: &Change) -> Result<(), StoreError>;

    /// Jobs that are due, oldest first, but for these.
    fn due(&self, now: Timestamp, except: &[JobId], limit: usize) -> Result<Vec<Job>, StoreError>;
    /// When the next job is due, but for these.
    fn next_due(&self, except: &[JobId]) -> Result<Option<Timestamp>, StoreError>;
    /// Puts a job off, since it failed. Nothing happens if it is gone.
    fn postpone(&self, job: JobId, at: Timestamp) -> Result<(), StoreError>;

    /// Claims the rows of the outbox that may be delivered now: the oldest one of every lane, if
    /// nobody has claimed it and its time has come. What is late comes last, and only so many of it.
    fn claim(&self, now: Timestamp, limit: usize, late: usize) -> Result<Vec<OutboxRow>, StoreError>;
    /// When the next unclaimed row may be delivered.
    fn next_delivery(&self) -> Result<Option<Timestamp>, StoreError>;
    /// Rows that wait for a time in this server may be delivered now.
    fn hurry(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;
    /// Drops what waits for a channel that is gone.
    fn drop_lane(&self, channel: ChannelId, now: Timestamp) -> Result<(), StoreError>;
    /// Forgets a message that somebody deleted.
    fn forget_message(&self, id: TableId, slot: MessageKey) -> Result<(), StoreError>;
    /// Notes how a claimed row ended.
    fn settle(&self, row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> Result<(), StoreError>;
}
