//! What a decision changes, and the trait of what remembers it.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use crate::engine::Seat;
use crate::monitor::Waiting;

use super::card::{ForumPost, GamesBoard, MessageLink, NextGame};
use super::ids::{ChannelId, GuildId, InteractionId, JobId, MessageId, OutboxRowId, TableId, UserId};
use super::jobs::{Job, JobsChange};
use super::outbox::{DeliveryOutcome, DeliveryRoom, MessageKey, NewOutboxRow, OutboxRow};
use super::overview::Owed;
use super::rows::{DraftRow, LogEntry, SavedPosition, TableRow};
use crate::table::features::access::values::{Doors, Maintenance};
use crate::table::features::notes::values::Note;
use crate::table::features::planning::values::Line;
use crate::table::features::preferences::values::Preferences;
use crate::table::features::queued_turns::values::{OrdersChange, SeatOrders};

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
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
    #[error("the database failed")]
    Failed(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// A value of ours could not be written as JSON.
    #[error("a value could not be written as JSON")]
    Json(#[from] serde_json::Error),
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

/// What a list shows of a stored game, read without replaying its log.
#[derive(Clone, Debug)]
pub struct ListedGame {
    /// The game with its seats.
    pub row: TableRow,
    /// The saved position; `None` in a lobby.
    pub saved: Option<SavedPosition>,
    /// Turns completed.
    pub turn: u32,
    /// When the open decision began; `None` if no one has to decide.
    pub waiting_since: Option<Timestamp>,
    /// The newest public message.
    pub link: Option<MessageLink>,
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
    /// What players have planned ahead.
    pub orders: Vec<OrdersChange>,
    /// The position after it.
    pub saved: Option<SavedPosition>,
    /// Rows for the outbox, in order.
    pub outbox: Vec<NewOutboxRow>,
    /// Jobs, if they change.
    pub jobs: Option<JobsChange>,
    /// Whether a person has done something at the table.
    pub touched: bool,
    /// Rows of other tables.
    pub elsewhere: Vec<(TableId, NewOutboxRow)>,
    /// How a person wants to be reminded, if that changes; their jobs are due again at once, so that they
    /// follow it.
    pub person: Option<(UserId, Preferences)>,
    /// The language in which a person was last seen, if that changes.
    pub seen: Option<(UserId, String)>,
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
            orders: Vec::new(),
            saved: None,
            outbox: Vec::new(),
            jobs: None,
            touched: false,
            elsewhere: Vec::new(),
            person: None,
            seen: None,
            answered: None,
        }
    }
}

/// What remembers tables. Calls block until the answer is known, and a write until it is on disk:
/// call them from a blocking task.
pub trait Store: Send + Sync + 'static {
    /// A table with its seats.
    ///
    /// # Errors
    /// See [`StoreError`]; so for all of these.
    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;
    /// The table with this number ([`TableId::number`]) or identifier, which the log has.
    fn numbered(&self, number: i64) -> Result<Option<TableId>, StoreError>;
    /// The table of a channel: that in its lobby or running, or else the newest one.
    fn channel_table(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError>;
    /// The whole log of a table.
    fn log(&self, id: TableId) -> Result<Vec<LogEntry>, StoreError>;
    /// The drafts of a table.
    fn drafts(&self, id: TableId) -> Result<Vec<DraftRow>, StoreError>;
    /// What players have planned ahead at a table.
    fn orders(&self, id: TableId) -> Result<Vec<SeatOrders>, StoreError>;
    /// The notes of a person at all tables, by tables and turns.
    fn notes(&self, user: UserId) -> Result<Vec<Note>, StoreError>;
    /// Keeps a note of a person in the place of the older one about the same turn; an empty one deletes it.
    fn keep_note(&self, user: UserId, note: &Note) -> Result<(), StoreError>;
    /// The lines of a person at a table, those changed last first.
    fn lines(&self, table: TableId, user: UserId) -> Result<Vec<Line>, StoreError>;
    /// Keeps a line, which has the name that it was given, and deletes those with these numbers. Where it has another revision meanwhile than `before` (or
    /// is there already, for `None`) nothing changes: whether it was kept.
    fn keep_line(&self, line: &Line, before: Option<u32>, gone: &[u32]) -> Result<bool, StoreError>;
    /// Gives a line another name, whatever else was done with it: whether it is there.
    fn name_line(&self, table: TableId, user: UserId, number: u32, name: Option<&str>) -> Result<bool, StoreError>;
    /// Deletes a line.
    fn drop_line(&self, table: TableId, user: UserId, number: u32) -> Result<(), StoreError>;
    /// The saved position of a table.
    fn saved(&self, id: TableId) -> Result<Option<SavedPosition>, StoreError>;
    /// What was answered to an interaction.
    fn answer(&self, interaction: InteractionId) -> Result<Option<String>, StoreError>;
    /// The tables of all servers, in their lobby or running, at which a user sits, oldest first.
    fn open_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError>;
    /// How many tables somebody hosts that are in their lobby or running.
    fn hosted_by(&self, user: UserId) -> Result<usize, StoreError>;
    /// How many tables of a server are in their lobby or running.
    fn open_in(&self, guild: GuildId) -> Result<usize, StoreError>;
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
    /// What a list shows of a game; `None` if there is no such game.
    fn listed(&self, id: TableId) -> Result<Option<ListedGame>, StoreError>;
    /// The game other than `done` that has waited longest for a user.
    fn next_waiting(&self, user: UserId, done: TableId) -> Result<Option<NextGame>, StoreError>;
    /// The newest posted message of a table, unless it is only a notice.
    fn newest_message(&self, id: TableId) -> Result<Option<MessageLink>, StoreError>;
    /// The table of a message that may be changed later, and after how many log entries it was posted if it tells of
    /// turns.
    fn message_of(&self, channel: ChannelId, message: MessageId) -> Result<Option<(TableId, Option<u32>)>, StoreError>;
    /// The tables of a server in their lobby or running, the newest first.
    fn tables_of_server(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError>;
    /// The messages that list the tables of their servers.
    fn boards(&self) -> Result<Vec<GamesBoard>, StoreError>;
    /// Keeps such a message in the place of the server's older one.
    fn keep_board(&self, board: &GamesBoard) -> Result<(), StoreError>;
    /// Forgets such a message, which is gone.
    fn forget_board(&self, message: MessageId) -> Result<(), StoreError>;
    /// What is known of a post of a forum.
    fn post(&self, channel: ChannelId) -> Result<Option<ForumPost>, StoreError>;
    /// All posts that are known.
    fn posts(&self) -> Result<Vec<ForumPost>, StoreError>;
    /// Keeps what is known of a post.
    fn keep_post(&self, post: &ForumPost) -> Result<(), StoreError>;
    /// How these people want to be reminded; who never said so is missing.
    fn people(&self, users: &[UserId]) -> Result<BTreeMap<UserId, Preferences>, StoreError>;
    /// The running tables at which a user sits, oldest first.
    fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError>;
    /// The jobs of a table.
    fn jobs(&self, id: TableId) -> Result<Vec<Job>, StoreError>;

    /// Stores a new table and what comes with it. Its identifier comes after all others, with this part that nobody
    /// can guess.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where the channel has one already.
    fn open_table(&self, row: &TableRow, hidden: u32, change: &Change) -> Result<TableId, StoreError>;
    /// Stores a change, all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where its log entries exist already.
    fn commit(&self, id: TableId, change: &Change) -> Result<(), StoreError>;

    /// Jobs that are due, oldest first, but for these.
    fn due(&self, now: Timestamp, except: &[JobId], limit: usize) -> Result<Vec<Job>, StoreError>;
    /// When the next job is due, but for these.
    fn next_due(&self, except: &[JobId]) -> Result<Option<Timestamp>, StoreError>;
    /// The newest time that was written.
    fn newest_time(&self) -> Result<Option<Timestamp>, StoreError>;
    /// The clock was set back to this moment by so many milliseconds: what waits for a time waits as long
    /// as it would have.
    fn clock_set_back(&self, now: Timestamp, by: i64) -> Result<(), StoreError>;
    /// Puts a job off, since it failed. Nothing happens if it is gone.
    fn postpone(&self, job: JobId, at: Timestamp) -> Result<(), StoreError>;

    /// Claims the rows of the outbox that may be delivered now: the oldest one of every lane, if
    /// nobody has claimed it and its time has come. What is late comes last.
    fn claim(&self, now: Timestamp, room: DeliveryRoom) -> Result<Vec<OutboxRow>, StoreError>;
    /// What is claimed and not among these is under way nowhere: it is delivered anew, and looked for before.
    fn reclaim(&self, under_way: &[OutboxRowId]) -> Result<(), StoreError>;
    /// When the next unclaimed row may be delivered.
    fn next_delivery(&self) -> Result<Option<Timestamp>, StoreError>;
    /// Rows that wait for a time in this server may be delivered now.
    fn hurry(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;
    /// The bot may write in this channel: what is withheld there may be delivered now. Whether there is
    /// anything.
    fn release(&self, channel: ChannelId, now: Timestamp) -> Result<bool, StoreError>;
    /// Drops what waits for a channel that is gone.
    fn drop_lane(&self, channel: ChannelId, now: Timestamp) -> Result<(), StoreError>;
    /// Forgets a message that somebody deleted.
    fn forget_message(&self, id: TableId, slot: MessageKey) -> Result<(), StoreError>;
    /// What waits at this moment, but for what stands still.
    fn waiting(&self, now: Timestamp) -> Result<Waiting, StoreError>;
    /// What of a table waits to be delivered.
    fn owed(&self, id: TableId, now: Timestamp) -> Result<Owed, StoreError>;

    /// Tables that nobody has touched since these moments, in their lobby and running, and whose channel was not asked
    /// or was asked before that moment; none that stand still or are to be left alone. In the order of their identifiers,
    /// up to a hundred after this one.
    fn idle(
        &self,
        lobby: Option<Timestamp>,
        game: Option<Timestamp>,
        asked: Timestamp,
        after: TableId,
    ) -> Result<Vec<TableId>, StoreError>;

    /// The maintenance and all pauses.
    fn doors(&self) -> Result<Doors, StoreError>;
    /// Sets the maintenance, and that exactly the tables of these servers (`None`: all tables) stand still from now on.
    fn set_doors(
        &self,
        now: Timestamp,
        maintenance: Option<&Maintenance>,
        paused: &BTreeSet<Option<GuildId>>,
    ) -> Result<(), StoreError>;
    /// The servers that have tables, also such that are over.
    fn servers(&self) -> Result<Vec<GuildId>, StoreError>;
    /// The bot was removed from a server. Where that is known already nothing happens.
    fn server_removed(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;
    /// The bot is in these servers.
    fn servers_present(&self, guilds: &[GuildId]) -> Result<(), StoreError>;
    /// The servers from which the bot was removed before this moment, with all their tables.
    fn removed_before(&self, moment: Timestamp) -> Result<Vec<(GuildId, Vec<TableId>)>, StoreError>;
    /// Deletes a table with all that belongs to it, and the preferences of people who sat nowhere else.
    fn delete_table(&self, id: TableId) -> Result<(), StoreError>;
    /// Forgets a server without tables from which the bot was removed.
    fn forget_server(&self, guild: GuildId) -> Result<(), StoreError>;

    /// Notes how a claimed row ended.
    fn settle(&self, row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> Result<(), StoreError>;
}
