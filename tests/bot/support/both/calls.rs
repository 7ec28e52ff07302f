//! A macro that implements `Store` for test wrappers around another store.

/// Implements `Store` through the type's own `read` and `write`, which receive each call as a closure over the inner
/// store.
macro_rules! store_through {
    ($type:ty) => {
        $crate::support::both::calls::store_through! { $type;
            write renew_lease() -> ();
            read table(id: TableId) -> Option<TableRow>;
            read numbered(number: i64) -> Option<TableId>;
            read table_with_page(name: &PageName) -> Option<TableId>;
            write keep_page(id: TableId, name: &PageName) -> ();
            read channel_table(channel: ChannelId) -> Option<TableId>;
            read log(id: TableId) -> Vec<LogEntry>;
            read drafts(id: TableId) -> Vec<DraftRow>;
            read queued_turns(id: TableId) -> Vec<SeatQueue>;
            read notes(user: UserId) -> Vec<Note>;
            write keep_note(user: UserId, note: &Note) -> ();
            read follows(user: UserId) -> Vec<(TableId, FollowNews)>;
            read followers(table: TableId) -> Vec<(UserId, FollowNews)>;
            write follow(user: UserId, table: TableId, news: FollowNews) -> ();
            write unfollow(user: UserId, table: TableId) -> ();
            read what_ifs(table: TableId, user: UserId) -> Vec<WhatIf>;
            write keep_what_if(what_if: &WhatIf, before: Option<u32>, gone: &[u32]) -> bool;
            write drop_what_if(table: TableId, user: UserId, number: u32) -> ();
            read learner(user: UserId) -> Learner;
            write keep_learner(user: UserId, learner: &Learner) -> ();
            read saved(id: TableId) -> Option<SavedPosition>;
            read answer(interaction: InteractionId) -> Option<String>;
            read open_tables_of(user: UserId) -> Vec<TableId>;
            read hosted_by(user: UserId) -> usize;
            read open_in(guild: GuildId) -> usize;
            read tables_in(channel: ChannelId) -> Vec<TableId>;
            read hint(id: TableId, seat: Seat) -> Option<(u32, String)>;
            write keep_hint(id: TableId, seat: Seat, seq: u32, body: &str) -> ();
            read review(id: TableId) -> Option<String>;
            write keep_review(id: TableId, body: &str) -> ();
            read outdated_review(current: &str) -> Option<TableId>;
            read newest_message(id: TableId) -> Option<MessageLink>;
            read message_of(channel: ChannelId, message: MessageId) -> Option<(TableId, Option<u32>)>;
            read tables_of_server(guild: GuildId) -> Vec<TableId>;
            read boards() -> Vec<GamesBoard>;
            write keep_board(board: &GamesBoard) -> ();
            write forget_board(message: MessageId) -> ();
            read post(channel: ChannelId) -> Option<ForumPost>;
            read posts() -> Vec<ForumPost>;
            write keep_post(post: &ForumPost) -> ();
            read people(users: &[UserId]) -> BTreeMap<UserId, Preferences>;
            read tables_of(user: UserId) -> Vec<TableId>;
            read finished_by(user: UserId, game: &str, most: usize) -> Vec<TableId>;
            read finished_games(player: UserId, reader: UserId, guild: Option<GuildId>, open: &[ChannelId], page: u32) -> (Vec<TableId>, u32);
            read has_played(table: TableId, user: UserId) -> bool;
            read sitters(id: TableId) -> Vec<Sitter>;
            read untallied() -> Option<TableId>;
            write tally_again(formulas: u32) -> ();
            write clear_tallies() -> ();
            read tally_progress() -> TallyProgress;
            read finished_in_order() -> Vec<TableId>;
            read newest_result(pool: &Pool) -> Option<(Timestamp, TableId)>;
            write forget_results(pool: &Pool, ended: Timestamp, table: TableId) -> ();
            read standing(pool: &Pool, users: &[UserId], seasons: &[Season]) -> Standing;
            write keep_tally(tally: &Tally, formulas: u32) -> ();
            read tally_of(id: TableId) -> Tally;
            read newest_ratings() -> BTreeMap<(Pool, Season, UserId), TableId>;
            read rating_list(pool: &Pool, season: Season, least: u32, part: (u32, u32)) -> Vec<RatingRow>;
            read rating_list_length(pool: &Pool, season: Season, least: u32) -> u32;
            read rating_list_before(pool: &Pool, season: Season, least: u32, place: (i64, UserId)) -> u32;
            read rating_changes(pool: &Pool, season: Season, user: UserId, newest: (Timestamp, u32)) -> Vec<RatingRow>;
            read rated_after(pool: &Pool, season: Season, after: Timestamp) -> Vec<UserId>;
            read meetings(pool: &Pool, users: [UserId; 2], most: u32) -> Vec<[ResultRow; 2]>;
            read frequent_opponents(pool: &Pool, user: UserId, most: (u32, u32)) -> Vec<UserId>;
            read names_in(guild: GuildId, users: &[UserId]) -> BTreeMap<UserId, String>;
            read sums_before(pool: &Pool, user: UserId, game: (Timestamp, TableId)) -> Option<Sums>;
            read last_result(pool: &Pool, user: UserId) -> Option<Timestamp>;
            write hide(user: UserId, hidden: bool) -> ();
            read hidden(users: &[UserId]) -> BTreeSet<UserId>;
            read person_data(user: UserId) -> PersonData;
            write forget_person(user: UserId, seed: u64) -> Forgotten;
            read servers_of(user: UserId) -> Vec<GuildId>;
            read imports(user: UserId) -> Vec<TableId>;
            read imported_before(moment: Timestamp) -> Vec<TableId>;
            read jobs(id: TableId) -> Vec<Job>;
            write open_table(row: &TableRow, hidden: u32, change: &Change) -> TableId;
            write commit(id: TableId, change: &Change) -> ();
            read due(now: Timestamp, except: &[JobId], limit: usize) -> Vec<Job>;
            read next_due(except: &[JobId]) -> Option<Timestamp>;
            read newest_time() -> Option<Timestamp>;
            write clock_set_back(now: Timestamp, by: i64) -> ();
            write postpone(job: JobId, at: Timestamp) -> ();
            write claim(now: Timestamp, room: DeliveryRoom) -> Vec<OutboxRow>;
            write reclaim(under_way: &[OutboxRowId]) -> ();
            read next_delivery() -> Option<Timestamp>;
            write hurry(guild: GuildId, now: Timestamp) -> ();
            write release(channel: ChannelId, now: Timestamp) -> bool;
            write drop_lane(channel: ChannelId, now: Timestamp) -> ();
            write forget_message(id: TableId, slot: MessageKey) -> ();
            read waiting(now: Timestamp) -> Waiting;
            read pending(id: TableId, now: Timestamp) -> PendingMessages;
            read idle(lobby: Option<Timestamp>, game: Option<Timestamp>, asked: Timestamp, after: TableId) -> Vec<TableId>;
            read access() -> AccessState;
            write set_access(now: Timestamp, maintenance: Option<&Maintenance>, paused: &BTreeSet<Option<GuildId>>) -> ();
            read listed(id: TableId) -> Option<ListedGame>;
            read next_waiting(user: UserId, done: TableId) -> Option<NextGame>;
            read servers() -> Vec<GuildId>;
            write server_removed(guild: GuildId, now: Timestamp) -> ();
            write servers_present(guilds: &[GuildId]) -> ();
            read removed_before(moment: Timestamp) -> Vec<(GuildId, Vec<TableId>)>;
            write delete_table(id: TableId) -> ();
            write forget_server(guild: GuildId) -> ();
            write settle(row: OutboxRowId, now: Timestamp, settled: &DeliveryOutcome) -> ();
        }
    };
    ($type:ty; $($way:ident $name:ident($($argument:ident: $kind:ty),*) -> $result:ty;)*) => {
        impl Store for $type {
            // A file always holds its lease.
            fn holds_lease(&self) -> bool {
                true
            }

            $(fn $name(&self, $($argument: $kind),*) -> Result<$result, StoreError> {
                self.$way(|behind| behind.$name($($argument),*))
            })*
        }
    };
}
pub(crate) use store_through;
