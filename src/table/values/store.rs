//! The changes of a decision, and the trait of the store that saves them.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use crate::engine::Seat;
use crate::monitor::Waiting;

use super::access::{AccessState, Maintenance};
use super::card::{ForumPost, GamesBoard, NextGame};
use super::follows::FollowNews;
use super::ids::{ChannelId, GuildId, InteractionId, JobId, MessageId, MessageLink, OutboxRowId, TableId, UserId};
use super::jobs::{Job, JobsChange};
use super::lessons::Learner;
use super::notes::Note;
use super::outbox::{DeliveryOutcome, DeliveryRoom, MessageKey, NewOutboxRow, OutboxRow};
use super::overview::PendingMessages;
use super::people::{Pool, RatingRow, ResultRow, Season, Sitter, Standing, Sums, Tally, TallyProgress};
use super::planning::WhatIf;
use super::preferences::Preferences;
use super::privacy::{Forgotten, PersonData};
use super::queued_turns::{QueueChange, SeatQueue};
use super::rows::{DraftRow, LogEntry, SavedPosition, TableRow};
use super::web::PageName;

/// Reasons why a read or a write failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A row has a value that this program never writes there.
    #[error("the database has a damaged row in `{table}` ({row}): {why}")]
    Damaged { table: &'static str, row: String, why: String },
    /// The change doesn't fit the stored state, because it was made from an older one.
    #[error("the change is based on an outdated state: {0}")]
    Conflict(String),
    #[error("the database reported an error")]
    Failed(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The database failed, and the change may be stored or not.
    #[error("the database reported an error, and the change may or may not be stored")]
    Unknown(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// A value couldn't be written as JSON.
    #[error("could not serialize a value as JSON")]
    Json(#[from] serde_json::Error),
}

/// The reply to an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    pub interaction: InteractionId,
    /// The reply, as text.
    pub answer: String,
}

/// A change to a game's drafts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum DraftsChange {
    #[default]
    Keep,
    /// Replaces the seat's draft.
    Put(DraftRow),
    /// Deletes the seat's draft.
    Drop(Seat),
    /// Deletes all drafts.
    DropAll,
    /// Deletes all drafts and stores this one.
    Only(DraftRow),
}

/// The list entry of a stored game, read without a replay of its log.
#[derive(Clone, Debug)]
pub struct ListedGame {
    /// The game with its seats.
    pub row: TableRow,
    /// The saved position; `None` in a lobby.
    pub saved: Option<SavedPosition>,
    /// Turns completed.
    pub turn: u32,
    /// The time when the open decision began; `None` if the game waits for no one.
    pub waiting_since: Option<Timestamp>,
    /// The newest public message.
    pub link: Option<MessageLink>,
}

/// One transaction: everything that a request changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    pub at: Timestamp,
    /// The game's row with its seats, if it changes.
    pub table: Option<TableRow>,
    pub entries: Vec<LogEntry>,
    pub drafts: DraftsChange,
    pub queued_turns: Vec<QueueChange>,
    /// The position after the change.
    pub saved: Option<SavedPosition>,
    pub outbox: Vec<NewOutboxRow>,
    /// The change to the jobs, if any.
    pub jobs: Option<JobsChange>,
    /// `true` if a person acted in the game.
    pub touched: bool,
    /// Outbox rows of other games.
    pub elsewhere: Vec<(TableId, NewOutboxRow)>,
    /// A person's new preferences, if they change. The person's jobs become due immediately, so that they follow the
    /// change.
    pub person: Option<(UserId, Preferences)>,
    /// The last seen language of a person, if it changes.
    pub seen: Option<(UserId, String)>,
    /// The reply, to repeat it for the same interaction.
    pub answered: Option<Answered>,
}

impl Change {
    /// Creates an empty change at this time.
    pub fn new(at: Timestamp) -> Self {
        Change {
            at,
            table: None,
            entries: Vec::new(),
            drafts: DraftsChange::Keep,
            queued_turns: Vec::new(),
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

/// The store of all games. Calls block until they have an answer, and writes block until the data is on disk. Call them
/// from a blocking task.
pub trait Store: Send + Sync + 'static {
    /// Returns `true` if this process is certain to be the only one that plays. Doesn't block.
    fn holds_lease(&self) -> bool;
    /// Extends this process's right to play, and keeps other processes from playing for a while.
    ///
    /// # Errors
    /// See [`StoreError`], as for all of these methods. Here it means that another process may play.
    fn renew_lease(&self) -> Result<(), StoreError>;

    /// A game with its seats.
    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;
    /// The game with this number ([`TableId::number`]) or identifier. The log shows the identifier.
    fn numbered(&self, number: i64) -> Result<Option<TableId>, StoreError>;
    /// The game with this page.
    fn table_with_page(&self, name: &PageName) -> Result<Option<TableId>, StoreError>;
    /// Names the page of a game that has no name yet.
    fn keep_page(&self, id: TableId, name: &PageName) -> Result<(), StoreError>;
    /// The game of a channel: the one in its lobby or running, otherwise the newest one.
    fn channel_table(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError>;
    fn log(&self, id: TableId) -> Result<Vec<LogEntry>, StoreError>;
    fn drafts(&self, id: TableId) -> Result<Vec<DraftRow>, StoreError>;
    fn queued_turns(&self, id: TableId) -> Result<Vec<SeatQueue>, StoreError>;
    /// The notes of a user in all games, by game and turn.
    fn notes(&self, user: UserId) -> Result<Vec<Note>, StoreError>;
    /// Stores a user's note and replaces the older one about the same turn. An empty note deletes it.
    fn keep_note(&self, user: UserId, note: &Note) -> Result<(), StoreError>;
    /// The games in lobbies or running that a user follows, oldest first.
    fn follows(&self, user: UserId) -> Result<Vec<(TableId, FollowNews)>, StoreError>;
    /// The followers of a game, without its players.
    fn followers(&self, table: TableId) -> Result<Vec<(UserId, FollowNews)>, StoreError>;
    /// Makes a user follow a game, or changes the news that they get.
    fn follow(&self, user: UserId, table: TableId, news: FollowNews) -> Result<(), StoreError>;
    /// Ends a follow, and drops its news that aren't sent yet.
    fn unfollow(&self, user: UserId, table: TableId) -> Result<(), StoreError>;
    /// The what-ifs of a user in a game, the most recently changed one first.
    fn what_ifs(&self, table: TableId, user: UserId) -> Result<Vec<WhatIf>, StoreError>;
    /// Stores a what-if and deletes the what-ifs with the numbers `gone`. Returns `false` and changes nothing if the
    /// stored revision is no longer `before` (for `None`: if the what-if already exists).
    fn keep_what_if(&self, what_if: &WhatIf, before: Option<u32>, gone: &[u32]) -> Result<bool, StoreError>;
    /// Deletes a what-if.
    fn drop_what_if(&self, table: TableId, user: UserId, number: u32) -> Result<(), StoreError>;
    /// A user's lessons.
    fn learner(&self, user: UserId) -> Result<Learner, StoreError>;
    fn keep_learner(&self, user: UserId, learner: &Learner) -> Result<(), StoreError>;
    fn saved(&self, id: TableId) -> Result<Option<SavedPosition>, StoreError>;
    /// The reply to an interaction.
    fn answer(&self, interaction: InteractionId) -> Result<Option<String>, StoreError>;
    /// A user's games in lobbies or running, in all servers, oldest first.
    fn open_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError>;
    /// The number of games that a user hosts, in lobbies or running.
    fn hosted_by(&self, user: UserId) -> Result<usize, StoreError>;
    /// The number of a server's games in lobbies or running.
    fn open_in(&self, guild: GuildId) -> Result<usize, StoreError>;
    /// The games of a channel in lobbies or running, even after its deletion.
    fn tables_in(&self, channel: ChannelId) -> Result<Vec<TableId>, StoreError>;
    /// The hint for a seat, and the number of log entries when its decision began.
    fn hint(&self, id: TableId, seat: Seat) -> Result<Option<(u32, String)>, StoreError>;
    /// Stores a hint for a seat and replaces the older one.
    fn keep_hint(&self, id: TableId, seat: Seat, seq: u32, body: &str) -> Result<(), StoreError>;
    /// The turning points and the look back of a game.
    fn review(&self, id: TableId) -> Result<Option<String>, StoreError>;
    /// Stores the turning points and the look back of a game.
    fn keep_review(&self, id: TableId, body: &str) -> Result<(), StoreError>;
    /// The newest game whose stored turning points don't begin with this text.
    fn outdated_review(&self, current: &str) -> Result<Option<TableId>, StoreError>;
    /// The list entry of a game; `None` if the game doesn't exist.
    fn listed(&self, id: TableId) -> Result<Option<ListedGame>, StoreError>;
    /// The game other than `done` that has waited longest for a user.
    fn next_waiting(&self, user: UserId, done: TableId) -> Result<Option<NextGame>, StoreError>;
    /// The newest message of a game, except notices.
    fn newest_message(&self, id: TableId) -> Result<Option<MessageLink>, StoreError>;
    /// The game of a message that the bot may change later. If the message shows turns, also the number of log entries
    /// when it was posted.
    fn message_of(&self, channel: ChannelId, message: MessageId) -> Result<Option<(TableId, Option<u32>)>, StoreError>;
    /// The games of a server in lobbies or running, newest first.
    fn tables_of_server(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError>;
    /// The messages that list the games of their servers.
    fn boards(&self) -> Result<Vec<GamesBoard>, StoreError>;
    /// Stores a list message and replaces the server's older one.
    fn keep_board(&self, board: &GamesBoard) -> Result<(), StoreError>;
    /// Deletes a list message that no longer exists.
    fn forget_board(&self, message: MessageId) -> Result<(), StoreError>;
    fn post(&self, channel: ChannelId) -> Result<Option<ForumPost>, StoreError>;
    fn posts(&self) -> Result<Vec<ForumPost>, StoreError>;
    fn keep_post(&self, post: &ForumPost) -> Result<(), StoreError>;
    /// The preferences of these users. Users without stored preferences are missing.
    fn people(&self, users: &[UserId]) -> Result<BTreeMap<UserId, Preferences>, StoreError>;
    /// The running games of a user, oldest first.
    fn tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError>;
    /// The finished games of this title in which the user had a seat at the end, newest first, at most `most`.
    fn finished_by(&self, user: UserId, game: &str, most: usize) -> Result<Vec<TableId>, StoreError>;
    /// A page of the finished games in which both users have or had a seat, those that ended last first, and the number
    /// of all of them. Pages are counted from 0. `guild` limits them to one server. A page costs the same, however many
    /// games there are. Games in the channels `open` and in their threads are listed even if the reader had no seat.
    fn finished_games(
        &self,
        player: UserId,
        reader: UserId,
        guild: Option<GuildId>,
        open: &[ChannelId],
        page: u32,
    ) -> Result<(Vec<TableId>, u32), StoreError>;
    /// Returns `true` if the user has or had a seat in the game.
    fn has_played(&self, table: TableId, user: UserId) -> Result<bool, StoreError>;
    fn jobs(&self, id: TableId) -> Result<Vec<Job>, StoreError>;

    /// Stores a new game with its first change. Its identifier is greater than all others and contains the unguessable
    /// part `hidden`.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the channel already has a game.
    fn open_table(&self, row: &TableRow, hidden: u32, change: &Change) -> Result<TableId, StoreError>;
    /// Stores a whole change in one transaction.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if its log entries already exist.
    fn commit(&self, id: TableId, change: &Change) -> Result<(), StoreError>;

    /// The due jobs except these, oldest first.
    fn due(&self, now: Timestamp, except: &[JobId], limit: usize) -> Result<Vec<Job>, StoreError>;
    /// The due time of the next job except these.
    fn next_due(&self, except: &[JobId]) -> Result<Option<Timestamp>, StoreError>;
    fn newest_time(&self) -> Result<Option<Timestamp>, StoreError>;
    /// Adjusts all due times after the clock was set back to `now` by `by` milliseconds, so that nothing waits longer
    /// than planned.
    fn clock_set_back(&self, now: Timestamp, by: i64) -> Result<(), StoreError>;
    /// Postpones a failed job. Does nothing if the job is gone.
    fn postpone(&self, job: JobId, at: Timestamp) -> Result<(), StoreError>;

    /// Claims the outbox rows that can be delivered now: the oldest one of each destination, if it is due and
    /// unclaimed. Late rows come last ([`OutboxPayload::late`](crate::table::OutboxPayload::late)).
    fn claim(&self, now: Timestamp, room: DeliveryRoom) -> Result<Vec<OutboxRow>, StoreError>;
    /// Releases claimed rows that aren't among these, since no delivery of them is running. The next delivery first
    /// looks for the message in Discord.
    fn reclaim(&self, under_way: &[OutboxRowId]) -> Result<(), StoreError>;
    /// The time when the next unclaimed row can be delivered.
    fn next_delivery(&self) -> Result<Option<Timestamp>, StoreError>;
    /// Makes rows for this server that wait for a time due now.
    fn hurry(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;
    /// Makes rows that were withheld for this channel due now, since the bot can write there. Returns `true` if there
    /// are any.
    fn release(&self, channel: ChannelId, now: Timestamp) -> Result<bool, StoreError>;
    /// Drops the rows for a deleted channel. If it was a thread, its games no longer know its channel.
    fn drop_lane(&self, channel: ChannelId, now: Timestamp) -> Result<(), StoreError>;
    /// Forgets a message that a user deleted.
    fn forget_message(&self, id: TableId, slot: MessageKey) -> Result<(), StoreError>;
    /// The counts of waiting work, without paused games.
    fn waiting(&self, now: Timestamp) -> Result<Waiting, StoreError>;
    /// The undelivered messages of a game.
    fn pending(&self, id: TableId, now: Timestamp) -> Result<PendingMessages, StoreError>;

    /// Idle games: no person has acted since `lobby` (in lobbies) or `game` (in running games), and the bot hasn't
    /// asked in the channel since `asked`. Excludes games that are paused or whose settings turn this off. Returns up
    /// to a hundred identifiers after `after`, in order.
    fn idle(
        &self,
        lobby: Option<Timestamp>,
        game: Option<Timestamp>,
        asked: Timestamp,
        after: TableId,
    ) -> Result<Vec<TableId>, StoreError>;

    /// The present and former players of all seats of a game, in their order.
    fn sitters(&self, id: TableId) -> Result<Vec<Sitter>, StoreError>;
    /// The games that a user imported, the newest one first.
    fn imports(&self, user: UserId) -> Result<Vec<TableId>, StoreError>;
    /// The games that were imported before this moment.
    fn imported_before(&self, moment: Timestamp) -> Result<Vec<TableId>, StoreError>;
    /// The finished game without results that ended first.
    fn untallied(&self) -> Result<Option<TableId>, StoreError>;
    /// Marks the finished games whose results other formulas computed, so that [`Store::untallied`] returns them.
    fn tally_again(&self, formulas: u32) -> Result<(), StoreError>;
    /// Deletes all results, so that [`Store::untallied`] returns every finished game.
    fn clear_tallies(&self) -> Result<(), StoreError>;
    fn tally_progress(&self) -> Result<TallyProgress, StoreError>;
    /// All finished games, in the order in which they ended.
    fn finished_in_order(&self) -> Result<Vec<TableId>, StoreError>;
    /// The game with results in this pool that ended last.
    fn newest_result(&self, pool: &Pool) -> Result<Option<(Timestamp, TableId)>, StoreError>;
    /// Deletes the results of this game of a pool and of all later ones, so that [`Store::untallied`] returns them.
    fn forget_results(&self, pool: &Pool, ended: Timestamp, table: TableId) -> Result<(), StoreError>;
    /// The last known sums and ratings of these people in a pool.
    fn standing(&self, pool: &Pool, users: &[UserId], seasons: &[Season]) -> Result<Standing, StoreError>;
    /// Stores the results of a game, which has none yet.
    fn keep_tally(&self, tally: &Tally, formulas: u32) -> Result<(), StoreError>;
    /// The stored results of a game.
    fn tally_of(&self, id: TableId) -> Result<Tally, StoreError>;
    /// The game of each person's newest rating.
    fn newest_ratings(&self) -> Result<BTreeMap<(Pool, Season, UserId), TableId>, StoreError>;

    /// A part (first place, number) of the list of a pool and season: the people with at least `least` games, from the
    /// highest low end down.
    fn rating_list(
        &self,
        pool: &Pool,
        season: Season,
        least: u32,
        part: (u32, u32),
    ) -> Result<Vec<RatingRow>, StoreError>;
    /// The length of this list.
    fn rating_list_length(&self, pool: &Pool, season: Season, least: u32) -> Result<u32, StoreError>;
    /// The number of people in this list before a low end of this person.
    fn rating_list_before(
        &self,
        pool: &Pool,
        season: Season,
        least: u32,
        place: (i64, UserId),
    ) -> Result<u32, StoreError>;
    /// The newest changes of a person's rating until a moment, at most this many, the last one first.
    fn rating_changes(
        &self,
        pool: &Pool,
        season: Season,
        user: UserId,
        newest: (Timestamp, u32),
    ) -> Result<Vec<RatingRow>, StoreError>;
    /// Everyone whose rating has changed after a moment.
    fn rated_after(&self, pool: &Pool, season: Season, after: Timestamp) -> Result<Vec<UserId>, StoreError>;
    /// The newest games of both people with the results of both, the last one first.
    fn meetings(&self, pool: &Pool, users: [UserId; 2], most: u32) -> Result<Vec<[ResultRow; 2]>, StoreError>;
    /// The most frequent opponents among people in a person's newest games. The numbers limit the games and the result.
    fn frequent_opponents(&self, pool: &Pool, user: UserId, most: (u32, u32)) -> Result<Vec<UserId>, StoreError>;
    /// The last names of these people in a server's finished games.
    fn names_in(&self, guild: GuildId, users: &[UserId]) -> Result<BTreeMap<UserId, String>, StoreError>;
    /// The sums of a person in a pool before the game that ended then.
    fn sums_before(&self, pool: &Pool, user: UserId, game: (Timestamp, TableId)) -> Result<Option<Sums>, StoreError>;
    /// The end of the last game with a result of this person in a pool.
    fn last_result(&self, pool: &Pool, user: UserId) -> Result<Option<Timestamp>, StoreError>;
    /// Hides a user from lists and statistics, or shows them again.
    fn hide(&self, user: UserId, hidden: bool) -> Result<(), StoreError>;
    /// Those of these users who are hidden.
    fn hidden(&self, users: &[UserId]) -> Result<BTreeSet<UserId>, StoreError>;
    /// Everything that is stored about a user.
    fn person_data(&self, user: UserId) -> Result<PersonData, StoreError>;
    /// Forgets a user. In finished games, a random number made from the seed stands for them.
    fn forget_person(&self, user: UserId, seed: u64) -> Result<Forgotten, StoreError>;
    /// The servers with finished games of a user. The one of the newest game comes first.
    fn servers_of(&self, user: UserId) -> Result<Vec<GuildId>, StoreError>;

    /// The maintenance and the paused servers.
    fn access(&self) -> Result<AccessState, StoreError>;
    /// Sets the maintenance, and pauses exactly the games of these servers from now on (`None` for all games).
    fn set_access(
        &self,
        now: Timestamp,
        maintenance: Option<&Maintenance>,
        paused: &BTreeSet<Option<GuildId>>,
    ) -> Result<(), StoreError>;
    /// The servers that have games, finished ones included.
    fn servers(&self) -> Result<Vec<GuildId>, StoreError>;
    /// Stores that the bot was removed from a server. Does nothing if that is already stored.
    fn server_removed(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;
    /// Stores that the bot is in these servers.
    fn servers_present(&self, guilds: &[GuildId]) -> Result<(), StoreError>;
    /// The servers from which the bot was removed before this moment, with all their games.
    fn removed_before(&self, moment: Timestamp) -> Result<Vec<(GuildId, Vec<TableId>)>, StoreError>;
    /// Deletes a game with all its data, and the preferences of people who have no seat elsewhere.
    fn delete_table(&self, id: TableId) -> Result<(), StoreError>;
    /// Forgets a server without games from which the bot was removed.
    fn forget_server(&self, guild: GuildId) -> Result<(), StoreError>;

    /// Stores the outcome of a claimed row.
    fn settle(&self, row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> Result<(), StoreError>;
}
