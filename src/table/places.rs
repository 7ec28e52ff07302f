//! Tables and the places where they are: a person's tables, channels that are gone, servers that the
//! bot left and came back to, people who left.

use crate::engine::Phrase;

use super::live::{Decision, LoadedTable, RequestError, StoredReply};
use super::service::Tables;
use super::{
    Change, ChannelId, Destination, GuildId, MessageKey, MyTables, NewOutboxRow, OutboxPayload, Refusal, Reply,
    Request, RequestOrigin, TableError, TableId, TableInfo, TableState, UserId, seats, view,
};

impl Tables {
    /// The asker's tables in this server.
    pub(super) async fn games(&self, request: &Request) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        let tables = self.infos(&request.origin, user).await?;
        Ok(Reply::Games(Box::new(MyTables { user, tables })))
    }

    async fn infos(&self, origin: &RequestOrigin, user: UserId) -> Result<Vec<TableInfo>, RequestError> {
        let Some(guild) = origin.guild else { return Ok(Vec::new()) };
        let mut tables = Vec::new();
        for id in self.ask(move |store| store.tables_in_guild_of(guild, user)).await? {
            let link = self.ask(move |store| store.newest_message(id)).await?;
            let now = self.clock.now();
            match self.look(id, |live| view::info(live, link, now)).await {
                Ok(info) => tables.push(info),
                // One that cannot be read hides none of the others.
                Err(error) => tracing::error!(table = %id, %error, "a table cannot be shown"),
            }
        }
        Ok(tables)
    }

    /// Which table a request to move one means.
    pub(super) async fn to_be_moved(
        &self,
        request: &Request,
        wanted: Option<TableId>,
    ) -> Result<TableId, RequestError> {
        let tables = self.infos(&request.origin, request.actor.user).await?;
        let homeless: Vec<TableId> = tables.iter().filter(|info| info.homeless).map(|info| info.table.id).collect();
        let channel = request.origin.channel;
        match (wanted, homeless.as_slice()) {
            (Some(id), homeless) if homeless.contains(&id) => self.check_free(channel).await.map(|()| id),
            (None, [id]) => self.check_free(channel).await.map(|()| *id),
            (_, []) => Err(Refusal::NotHomeless.into()),
            (_, several) => Err(Refusal::WhichTable { tables: several.to_vec() }.into()),
        }
    }

    /// The channel is gone. Its lobbies are closed; its games wait to be moved, and everybody at them
    /// is told once by direct message.
    ///
    /// # Errors
    /// The store failed.
    pub async fn channel_gone(&self, channel: ChannelId) -> Result<(), TableError> {
        for id in self.ask(move |store| store.tables_in(channel)).await? {
            self.change_with(id, |tables, live, _| Ok(gone(live, tables.clock.now()))).await?;
        }
        let now = self.clock.now();
        Ok(self.ask(move |store| store.drop_lane(channel, now)).await?)
    }

    /// The bot is in this server again: what waits for it is delivered.
    ///
    /// # Errors
    /// The store failed.
    pub async fn returned(&self, guild: GuildId) -> Result<(), TableError> {
        let now = self.clock.now();
        self.ask(move |store| store.hurry(guild, now)).await?;
        self.outbox_changed.notify_one();
        Ok(())
    }

    /// Who can no longer be asked, since they left the server: a table's player or its host.
    ///
    /// # Errors
    /// The store failed or the table cannot be read.
    pub async fn left_server(&self, table: TableId, user: UserId) -> Result<(), TableError> {
        self.change_with(
            table,
            |_, live, at| Ok(seats::left_server(live, user, at)?.unwrap_or_else(|| Change::new(at))),
        )
        .await
    }

    /// A message of a table that was deleted in Discord is not changed any more; the one that says how
    /// the game stands is made anew with its next change.
    ///
    /// # Errors
    /// The store failed.
    pub async fn deleted(&self, table: TableId, slot: MessageKey) -> Result<(), TableError> {
        Ok(self.ask(move |store| store.forget_message(table, slot)).await?)
    }
}

/// What a deleted channel changes for its table.
fn gone(live: &LoadedTable, at: jiff::Timestamp) -> Change {
    let mut change = Change::new(at);
    let mut row = live.row.clone();
    match row.state {
        TableState::Lobby => {
            row.state = TableState::Cancelled;
            row.ended_at = Some(at);
        }
        TableState::Running if !row.homeless => {
            row.homeless = true;
            let said = Phrase::new("ui-notice-channel-gone")
                .with("game", Phrase::new(format!("{}-name", row.game)))
                .with("table", row.id.to_string());
            let people = row.seats.iter().filter_map(|seat| seat.user);
            let notice = |user| NewOutboxRow::post(Destination::Direct(user), OutboxPayload::Notice(said.clone()));
            change.outbox.extend(people.map(notice));
        }
        TableState::Running | TableState::Over | TableState::Cancelled => return change,
    }
    change.table = Some(row);
    change
}

/// Brings a table whose channel is gone to another one: what stands is posted there.
///
/// # Errors
/// The table is where it was.
pub(super) fn moved(live: &LoadedTable, origin: &RequestOrigin, at: jiff::Timestamp) -> Result<Decision, RequestError> {
    let history = live.running()?;
    if !live.row.homeless {
        return Err(Refusal::NotHomeless.into());
    }
    let mut row = live.row.clone();
    (row.channel, row.guild, row.homeless) = (origin.channel, origin.guild, false);
    let here = |payload: OutboxPayload, key: Option<MessageKey>| {
        NewOutboxRow::post(Destination::Channel(origin.channel), payload).keyed(key)
    };
    let mut change = Change::new(at);
    change.outbox.push(here(OutboxPayload::Notice(Phrase::new("ui-notice-moved")), None));
    let moment = history.moment();
    let posted = live.log.get((moment as usize).wrapping_sub(1)).map(|entry| &entry.kind);
    let again = match posted {
        Some(super::EntryKind::Seated(_)) => OutboxPayload::Seated(moment, Phrase::new("ui-notice-goes-on")),
        _ => OutboxPayload::Moment(moment),
    };
    change.outbox.push(here(again, Some(MessageKey::Moment(moment))));
    for seat in row.seats.iter().filter(|seat| seat.offer.is_some()) {
        change.outbox.push(here(OutboxPayload::Offer(seat.seat), Some(MessageKey::Seat(seat.seat))));
    }
    change.table = Some(row);
    Ok(Decision { change, stored: StoredReply::Done(Phrase::new("ui-table-moved")) })
}

/// The pinned message is brought up to date with everything that it tells; made, where there is none.
pub(super) fn status(live: &LoadedTable, change: &Change) -> Option<NewOutboxRow> {
    let row = change.table.as_ref().unwrap_or(&live.row);
    let told = !change.entries.is_empty() || change.table.is_some();
    (told && row.settings.pinned && row.state != TableState::Lobby && row.started_at.is_some())
        .then(|| NewOutboxRow::edit(Destination::Channel(row.channel), OutboxPayload::Status, MessageKey::Status))
}

/// Nothing more goes to a channel that a table has left, or that is gone.
pub(super) fn reaches(live: &LoadedTable, destination: Destination) -> bool {
    match destination {
        Destination::Channel(channel) => channel == live.row.channel && !live.row.homeless,
        Destination::Direct(_) => true,
    }
}
