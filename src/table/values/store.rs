//! The changes of a decision, and the trait of the store that saves them.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use crate::engine::Seat;
use crate::monitor::Backlog;

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

/// Gives every call of the store that is one query (`read`) or one transaction (`write`) to the macro `$to`. The trait,
/// the database and the stores of tests are made from this list.
#[macro_export]
macro_rules! store_calls {
    ($to:ident) => {
        $to! {
            /// A game with its seats.
            read table(id: TableId) -> Option<TableRow>;
            /// The game with this number ([`TableId::number`]) or identifier. The log shows the identifier.
            read numbered(number: i64) -> Option<TableId>;
            /// The game with this page.
            read table_with_page(name: &PageName) -> Option<TableId>;
            /// Names the page of a game that has no name yet.
            write keep_page(id: TableId, name: &PageName) -> ();
            /// The game of a channel: the one in its lobby or running, otherwise the newest one.
            read channel_table(channel: ChannelId) -> Option<TableId>;
            read log(id: TableId) -> Vec<LogEntry>;
            read drafts(id: TableId) -> Vec<DraftRow>;
            read queued_turns(id: TableId) -> Vec<SeatQueue>;
            /// The notes of a user in all games, by game and turn.
            read notes(user: UserId) -> Vec<Note>;
            /// Stores a user's note and replaces the older one about the same turn. An empty note deletes it.
            write keep_note(user: UserId, note: &Note) -> ();
            /// The games in lobbies or running that a user follows, oldest first.
            read follows(user: UserId) -> Vec<(TableId, FollowNews)>;
            /// The followers of a game, without its players.
            read followers(table: TableId) -> Vec<(UserId, FollowNews)>;
            /// Makes a user follow a game, or changes the news that they get.
            write follow(user: UserId, table: TableId, news: FollowNews) -> ();
            /// Ends a follow, and drops its news that aren't sent yet.
            write unfollow(user: UserId, table: TableId) -> ();
            /// The what-ifs of a user in a game, the most recently changed one first.
            read what_ifs(table: TableId, user: UserId) -> Vec<WhatIf>;
            /// Stores a what-if and deletes the what-ifs with the numbers `gone`. Returns `false` and changes nothing
            /// if the stored revision is no longer `before` (for `None`: if the what-if already exists).
            write keep_what_if(what_if: &WhatIf, before: Option<u32>, gone: &[u32]) -> bool;
            /// Deletes a what-if.
            write drop_what_if(table: TableId, user: UserId, number: u32) -> ();
            /// A user's lessons.
            read learner(user: UserId) -> Learner;
            write keep_learner(user: UserId, learner: &Learner) -> ();
            read saved(id: TableId) -> Option<SavedPosition>;
            /// The reply to an interaction.
            read answer(interaction: InteractionId) -> Option<String>;
            /// A user's games in lobbies or running, in all servers, oldest first.
            read open_tables_of(user: UserId) -> Vec<TableId>;
            /// The number of games that a user hosts, in lobbies or running.
            read hosted_by(user: UserId) -> usize;
            /// The number of a server's games in lobbies or running.
            read open_in(guild: GuildId) -> usize;
            /// The games of a channel in lobbies or running, even after its deletion.
            read tables_in(channel: ChannelId) -> Vec<TableId>;
            /// The hint for a seat, and the number of log entries when its decision began.
            read hint(id: TableId, seat: Seat) -> Option<(u32, String)>;
            /// Stores a hint for a seat and replaces the older one.
            write keep_hint(id: TableId, seat: Seat, seq: u32, body: &str) -> ();
            /// The turning points and the look back of a game.
            read review(id: TableId) -> Option<String>;
            /// Stores the turning points and the look back of a game.
            write keep_review(id: TableId, body: &str) -> ();
            /// The newest game whose stored turning points don't begin with this text.
            read outdated_review(current: &str) -> Option<TableId>;
            /// The list entry of a game; `None` if the game doesn't exist.
            read listed(id: TableId) -> Option<ListedGame>;
            /// The game other than `done` that has waited longest for a user.
            read next_waiting(user: UserId, done: TableId) -> Option<NextGame>;
            /// The newest message of a game, except notices.
            read newest_message(id: TableId) -> Option<MessageLink>;
            /// The game of a message that the bot may change later. If the message shows turns, also the number of log
            /// entries when it was posted.
            read message_of(channel: ChannelId, message: MessageId) -> Option<(TableId, Option<u32>)>;
            /// The games of a server in lobbies or running, newest first.
            read tables_of_server(guild: GuildId) -> Vec<TableId>;
            /// The messages that list the games of their servers.
            read boards() -> Vec<GamesBoard>;
            /// Stores a list message and replaces the server's older one.
            write keep_board(board: &GamesBoard) -> ();
            /// Deletes a list message that no longer exists.
            write forget_board(message: MessageId) -> ();
            read post(channel: ChannelId) -> Option<ForumPost>;
            read posts() -> Vec<ForumPost>;
            write keep_post(post: &ForumPost) -> ();
            /// The preferences of these users. Users without stored preferences are missing.
            read people(users: &[UserId]) -> BTreeMap<UserId, Preferences>;
            /// The running games of a user, oldest first.
            read tables_of(user: UserId) -> Vec<TableId>;
            /// The finished games of this title in which the user had a seat at the end, newest first, at most `most`.
            read finished_by(user: UserId, game: &str, most: usize) -> Vec<TableId>;
            /// A page of the finished games in which both users have or had a seat, those that ended last first, and
            /// the number of all of them. Pages are counted from 0. `guild` limits them to one server. A page costs the
            /// same, however many games there are. Games in the channels `open` and in their threads are listed even if
            /// the reader had no seat.
            read finished_games(
                player: UserId,
                reader: UserId,
                guild: Option<GuildId>,
                open: &[ChannelId],
                page: u32,
            ) -> (Vec<TableId>, u32);
            /// Returns `true` if the user has or had a seat in the game.
            read has_played(table: TableId, user: UserId) -> bool;
            read jobs(id: TableId) -> Vec<Job>;

            /// Stores a new game with its first change. Its identifier is greater than all others and contains the
            /// unguessable part `hidden`.
            ///
            /// # Errors
            /// [`StoreError::Conflict`] if the channel already has a game.
            write open_table(row: &TableRow, hidden: u32, change: &Change) -> TableId;
            /// Stores a whole change in one transaction.
            ///
            /// # Errors
            /// [`StoreError::Conflict`] if its log entries already exist.
            write commit(id: TableId, change: &Change) -> ();

            /// The due jobs except these, oldest first.
            read due(now: Timestamp, except: &[JobId], limit: usize) -> Vec<Job>;
            /// The due time of the next job except these.
            read next_due(except: &[JobId]) -> Option<Timestamp>;
            read newest_time() -> Option<Timestamp>;
            /// Adjusts all due times after the clock was set back to `now` by `by` milliseconds, so that nothing waits
            /// longer than planned.
            write clock_set_back(now: Timestamp, by: i64) -> ();
            /// Postpones a failed job. Does nothing if the job is gone.
            write postpone(job: JobId, at: Timestamp) -> ();

            /// Claims the outbox rows that can be delivered now: the oldest one of each destination, if it is due and
            /// unclaimed. Late rows come last ([`OutboxPayload::late`](crate::table::OutboxPayload::late)).
            write claim(now: Timestamp, room: DeliveryRoom) -> Vec<OutboxRow>;
            /// Releases claimed rows that aren't among these, since no delivery of them is running. The next delivery
            /// first looks for the message in Discord.
            write reclaim(under_way: &[OutboxRowId]) -> ();
            /// The time when the next unclaimed row can be delivered.
            read next_delivery() -> Option<Timestamp>;
            /// Makes rows for this server that wait for a time due now.
            write hurry(guild: GuildId, now: Timestamp) -> ();
            /// Returns `true` if rows are withheld for this channel because the bot couldn't write there.
            read is_withheld(channel: ChannelId) -> bool;
            /// Makes rows that were withheld for this channel due now, since the bot can write there.
            write release(channel: ChannelId, now: Timestamp) -> ();
            /// Drops the rows for a deleted channel. If it was a thread, its games no longer know its channel.
            write drop_lane(channel: ChannelId, now: Timestamp) -> ();
            /// Forgets a message that a user deleted.
            write forget_message(id: TableId, slot: MessageKey) -> ();
            /// The counts of waiting work, without paused games.
            read waiting(now: Timestamp) -> Backlog;
            /// The undelivered messages of a game.
            read pending(id: TableId, now: Timestamp) -> PendingMessages;

            /// Idle games: no person has acted since `lobby` (in lobbies) or `game` (in running games), and the bot
            /// hasn't asked in the channel since `asked`. Excludes games that are paused or whose settings turn this
            /// off. Returns up to a hundred identifiers after `after`, in order.
            read idle(
                lobby: Option<Timestamp>,
                game: Option<Timestamp>,
                asked: Timestamp,
                after: TableId,
            ) -> Vec<TableId>;

            /// The present and former players of all seats of a game, in their order.
            read sitters(id: TableId) -> Vec<Sitter>;
            /// The games that a user imported, the newest one first.
            read imports(user: UserId) -> Vec<TableId>;
            /// The games that were imported before this moment.
            read imported_before(moment: Timestamp) -> Vec<TableId>;
            /// The finished game without results that ended first.
            read untallied() -> Option<TableId>;
            /// Makes [`Store::untallied`] return the finished games whose results other formulas computed.
            write tally_again(formulas: u32) -> ();
            /// Deletes all results, so that [`Store::untallied`] returns every finished game.
            write clear_tallies() -> ();
            read tally_progress() -> TallyProgress;
            /// All finished games, in the order in which they ended.
            read finished_in_order() -> Vec<TableId>;
            /// The game with results in this pool that ended last.
            read newest_result(pool: &Pool) -> Option<(Timestamp, TableId)>;
            /// Deletes the results of this game of a pool and of all later ones. [`Store::untallied`] returns them.
            write forget_results(pool: &Pool, ended: Timestamp, table: TableId) -> ();
            /// The last known sums and ratings of these people in a pool.
            read standing(pool: &Pool, users: &[UserId], seasons: &[Season]) -> Standing;
            /// Stores the results of a game, which has none yet.
            write keep_tally(tally: &Tally, formulas: u32) -> ();
            /// The stored results of a game.
            read tally_of(id: TableId) -> Tally;
            /// The game of each person's newest rating.
            read newest_ratings() -> BTreeMap<(Pool, Season, UserId), TableId>;

            /// A part (first place, number) of the list of a pool and season: the people with at least `least` games,
            /// from the highest low end down.
            read rating_list(pool: &Pool, season: Season, least: u32, part: (u32, u32)) -> Vec<RatingRow>;
            /// The length of this list.
            read rating_list_length(pool: &Pool, season: Season, least: u32) -> u32;
            /// The number of people in this list before a low end of this person.
            read rating_list_before(pool: &Pool, season: Season, least: u32, place: (i64, UserId)) -> u32;
            /// The newest changes of a person's rating until a moment, at most this many, the last one first.
            read rating_changes(pool: &Pool, season: Season, user: UserId, newest: (Timestamp, u32)) -> Vec<RatingRow>;
            /// Everyone whose rating has changed after a moment.
            read rated_after(pool: &Pool, season: Season, after: Timestamp) -> Vec<UserId>;
            /// The newest games of both people with the results of both, the last one first.
            read meetings(pool: &Pool, users: [UserId; 2], most: u32) -> Vec<[ResultRow; 2]>;
            /// The most frequent human opponents in a person's newest games. The numbers limit the games and the result.
            read frequent_opponents(pool: &Pool, user: UserId, most: (u32, u32)) -> Vec<UserId>;
            /// The last names of these people in a server's finished games.
            read names_in(guild: GuildId, users: &[UserId]) -> BTreeMap<UserId, String>;
            /// The sums of a person in a pool before the game that ended then.
            read sums_before(pool: &Pool, user: UserId, game: (Timestamp, TableId)) -> Option<Sums>;
            /// The end of the last game with a result of this person in a pool.
            read last_result(pool: &Pool, user: UserId) -> Option<Timestamp>;
            /// Hides a user from lists and statistics, or shows them again.
            write hide(user: UserId, hidden: bool) -> ();
            /// Those of these users who are hidden.
            read hidden(users: &[UserId]) -> BTreeSet<UserId>;
            /// Everything that is stored about a user.
            read person_data(user: UserId) -> PersonData;
            /// The servers with finished games of a user. The one of the newest game comes first.
            read servers_of(user: UserId) -> Vec<GuildId>;

            /// The maintenance and the paused servers.
            read access() -> AccessState;
            /// Sets the maintenance, and pauses exactly the games of these servers from now on (`None` for all games).
            write set_access(
                now: Timestamp,
                maintenance: Option<&Maintenance>,
                paused: &BTreeSet<Option<GuildId>>,
            ) -> ();
            /// The servers that have games, finished ones included.
            read servers() -> Vec<GuildId>;
            /// Stores that the bot was removed from a server. Does nothing if that is already stored.
            write server_removed(guild: GuildId, now: Timestamp) -> ();
            /// Stores that the bot is in these servers.
            write servers_present(guilds: &[GuildId]) -> ();
            /// The servers from which the bot was removed before this moment, with all their games.
            read removed_before(moment: Timestamp) -> Vec<(GuildId, Vec<TableId>)>;
            /// Deletes a game with all its data, and the preferences of people who have no seat elsewhere.
            write delete_table(id: TableId) -> ();
            /// Forgets a server without games from which the bot was removed.
            write forget_server(guild: GuildId) -> ();

            /// Stores the outcome of a claimed row.
            write settle(row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> ();
        }
    };
}

macro_rules! declare {
    ($($(#[$about:meta])* $way:ident $name:ident($($given:ident: $type:ty),* $(,)?) -> $answer:ty;)*) => {
        $($(#[$about])* fn $name(&self, $($given: $type),*) -> Result<$answer, StoreError>;)*
    };
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
    /// Forgets a user. In finished games, a random number made from the seed stands for them.
    fn forget_person(&self, user: UserId, seed: u64) -> Result<Forgotten, StoreError>;

    store_calls!(declare);
}
