//! Games by server and channel, and changes when a server or channel disappears.

use super::error::{RequestError, TableError, chain};
use super::tables::Tables;
use crate::table::rules::history::{HistoryError, Unreadable};
use crate::table::rules::{channels as channel, seats, viewing as view};
use crate::table::values::{
    Actor, Change, ChannelId, ChannelRefusal, FirstPost, ForumPost, GamesBoard, GuildId, MessageId, MessageKey,
    MyTables, Refusal, Reply, Request, Store, TableId, TableInfo, TableRow, UserId,
};

impl Tables {
    /// Looks for the first message of a new game.
    pub async fn first_post(&self, table: TableId) -> Result<FirstPost, TableError> {
        let now = self.clock.now();
        self.ask(move |store| {
            let pending = store.pending(table, now)?;
            Ok(match store.newest_message(table)? {
                Some(_) => FirstPost::Posted,
                None if pending.withheld => FirstPost::Withheld,
                None if pending.why.is_some() => FirstPost::Refused,
                None => FirstPost::Waiting,
            })
        })
        .await
    }

    /// The user's games, in the order for a list: paused games come last.
    pub async fn games(&self, request: &Request) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        let mut tables = self.infos(user).await?;
        // Games that wait for the user come first, longest wait first. Then come the games of this server.
        tables.sort_by_key(|info| {
            let mine = info.to_act.iter().any(|player| player.occupant.person() == Some(user));
            let since = info.waiting_since.filter(|_| mine);
            (info.pause.is_some(), !mine, since, info.table.guild != request.origin.guild)
        });
        let followed = self.infos_of(self.followed(user).await?).await?;
        Ok(Reply::Games(Box::new(MyTables { user, tables, followed, notes: Vec::new() })))
    }

    /// The first `most` games of a server in lobbies or running, newest first and paused ones last. Also returns the
    /// number of all of them.
    pub async fn server_tables(&self, guild: GuildId, most: usize) -> Result<(Vec<TableInfo>, usize), TableError> {
        let ids = self.ask(move |store| store.tables_of_server(guild)).await?;
        let count = ids.len();
        let mut tables = self.infos_of(ids.into_iter().take(most)).await?;
        tables.sort_by_key(|info| info.pause.is_some());
        Ok((tables, count))
    }

    /// Returns `true` if a user can post the list of a server's games: its managers and hosts can.
    pub async fn may_post_board(&self, guild: GuildId, actor: &Actor) -> Result<bool, TableError> {
        if actor.may_manage {
            return Ok(true);
        }
        let user = actor.user;
        let hosts = move |store: &dyn Store| {
            for id in store.tables_of_server(guild)? {
                if store.table(id)?.is_some_and(|row| row.host == user) {
                    return Ok(true);
                }
            }
            Ok(false)
        };
        self.ask(hosts).await
    }

    /// The messages that list the games of their servers.
    pub async fn boards(&self) -> Result<Vec<GamesBoard>, TableError> {
        self.ask(|store| store.boards()).await
    }

    /// Stores a list message and replaces the server's older one.
    pub async fn keep_board(&self, board: GamesBoard) -> Result<(), TableError> {
        self.ask(move |store| store.keep_board(&board)).await
    }

    /// Deletes a list message that no longer exists.
    pub async fn forget_board(&self, message: MessageId) -> Result<(), TableError> {
        self.ask(move |store| store.forget_board(message)).await
    }

    /// The stored state of a forum post.
    pub async fn post(&self, channel: ChannelId) -> Result<Option<ForumPost>, TableError> {
        self.ask(move |store| store.post(channel)).await
    }

    /// All stored forum posts.
    pub async fn posts(&self) -> Result<Vec<ForumPost>, TableError> {
        self.ask(|store| store.posts()).await
    }

    /// Stores the state of a forum post.
    pub async fn keep_post(&self, post: ForumPost) -> Result<(), TableError> {
        self.ask(move |store| store.keep_post(&post)).await
    }

    /// The stored game of a channel. An open game takes precedence over finished ones.
    pub async fn row_of(&self, channel: ChannelId) -> Result<Option<TableRow>, TableError> {
        self.ask(move |store| match store.channel_table(channel)? {
            Some(id) => store.table(id),
            None => Ok(None),
        })
        .await
    }

    async fn infos(&self, user: UserId) -> Result<Vec<TableInfo>, RequestError> {
        let ids = self.ask(move |store| store.open_tables_of(user)).await?;
        Ok(self.infos_of(ids).await?)
    }

    async fn infos_of(&self, ids: impl IntoIterator<Item = TableId>) -> Result<Vec<TableInfo>, TableError> {
        let mut tables = Vec::new();
        for id in ids {
            match self.listed(id).await {
                Ok(info) => tables.extend(info),
                // A damaged game must not hide the others.
                Err(error) => tracing::error!(table = %id, error = chain(&error), "could not list a game"),
            }
        }
        Ok(tables)
    }

    /// The list entry of a game. It is built without the log, so a long game costs no more than a short one.
    async fn listed(&self, id: TableId) -> Result<Option<TableInfo>, TableError> {
        let read = move |store: &dyn Store| {
            let Some(listed) = store.listed(id)? else { return Ok(None) };
            let users: Vec<UserId> = listed.row.seats.iter().filter_map(|seat| seat.occupant.user()).collect();
            Ok(Some((listed, store.people(&users)?)))
        };
        let Some((mut listed, people)) = self.ask(read).await? else { return Ok(None) };
        listed.row.page = self.page_of(&listed.row).await;
        let unreadable = |why| TableError::from(Unreadable { table: id, why });
        let unknown = || unreadable(HistoryError::UnknownGame(listed.row.game.clone()));
        let title = self.title(&listed.row.game).ok_or_else(unknown)?;
        let pauses = self.pauses_of(&listed.row).await?;
        let info = view::list_game(listed, title, people, pauses, self.clock.now());
        info.map(Some).map_err(|why| unreadable(why.into()))
    }

    /// Finds the game that the user wants to move to this channel.
    pub async fn find_movable(&self, request: &Request, wanted: Option<i64>) -> Result<TableId, RequestError> {
        let mut tables = self.infos(request.actor.user).await?;
        // A game moves only within its server, since its other players may not be members elsewhere.
        let guild = request.origin.guild;
        tables.retain(|info| guild.is_some() && info.table.guild == guild);
        let lost: Vec<TableId> = tables.iter().filter(|info| info.channel_deleted).map(|info| info.table.id).collect();
        let channel = request.origin.channel;
        let found = match wanted {
            Some(number) => lost.iter().find(|id| id.number() == number),
            None => lost.first().filter(|_| lost.len() == 1),
        };
        match (found, lost.as_slice()) {
            (Some(id), _) => self.check_free(channel).await.map(|()| *id),
            (None, []) => Err(Refusal::Channel(ChannelRefusal::NothingToMove).into()),
            (None, several) => Err(Refusal::Channel(ChannelRefusal::WhichTable { tables: several.to_vec() }).into()),
        }
    }

    /// Handles a deleted channel. Its lobbies close. Its games wait to be moved, and every player gets one direct
    /// message.
    pub async fn channel_gone(&self, channel: ChannelId) -> Result<(), TableError> {
        for id in self.ask(move |store| store.tables_in(channel)).await? {
            self.change_with(id, |table, at| Ok(channel::channel_deleted(table, at))).await?;
        }
        let now = self.clock.now();
        self.ask(move |store| store.drop_lane(channel, now)).await
    }

    /// Delivers the waiting messages of a server that the bot has joined again.
    pub async fn returned(&self, guild: GuildId) -> Result<(), TableError> {
        let now = self.clock.now();
        self.ask(move |store| store.hurry(guild, now)).await?;
        self.outbox_changed.notify_one();
        Ok(())
    }

    /// Handles a player or host who left the server.
    pub async fn left_server(&self, table: TableId, user: UserId) -> Result<(), TableError> {
        self.change_with(table, |table, at| Ok(seats::left_server(table, user, at)?.unwrap_or_else(|| Change::new(at))))
            .await
    }

    /// Forgets a message that was deleted in Discord. The next change of the game posts a new status message.
    pub async fn deleted(&self, table: TableId, slot: MessageKey) -> Result<(), TableError> {
        self.ask(move |store| store.forget_message(table, slot)).await
    }
}
