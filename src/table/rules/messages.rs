//! Changes to public messages that decisions of several features need.

use jiff::Timestamp;

use crate::engine::Phrase;

use super::history::History;
use super::loaded::LoadedTable;
use crate::table::values::{
    Change, Destination, MessageKey, NewOutboxRow, NotifyBy, OutboxPayload, TableRow, TableState, UserId,
};

/// Updates the public message of this moment, with the newest state of its turns.
pub fn update(table: &LoadedTable, moment: u32) -> NewOutboxRow {
    table.edit(OutboxPayload::TurnMessage(moment), MessageKey::TurnMessage(moment))
}

/// Updates the newest message with a link to the game's page. The result of a game never changes, so its link stops
/// working.
pub fn relink(table: &LoadedTable) -> Option<NewOutboxRow> {
    match table.row.state {
        TableState::Lobby => Some(table.edit(OutboxPayload::Lobby, MessageKey::Lobby)),
        TableState::Running => table.history().ok().map(|history| update(table, history.newest_message())),
        TableState::Over | TableState::Cancelled => None,
    }
}

/// Deletes the short message that called the players to act, since the game continues or ends.
pub fn answer_call(table: &LoadedTable, history: &History) -> Option<NewOutboxRow> {
    history.last_joined().map(|seq| table.edit(OutboxPayload::Call(seq), MessageKey::Call(seq)))
}

/// Updates the newest message, which this log entry joined, and calls the next player.
pub fn join(table: &LoadedTable, history: &History, seq: u32) -> Vec<NewOutboxRow> {
    let update = update(table, history.newest_message());
    let call = table.post(OutboxPayload::Call(seq), Some(MessageKey::Call(seq)));
    answer_call(table, history).into_iter().chain([update, call]).collect()
}

/// Updates the message of an open undo request, which expires when the game continues.
pub fn lapse_request(table: &LoadedTable, history: &History) -> Option<NewOutboxRow> {
    history.request().map(|request| update(table, request.seq))
}

/// The messages of the end of a game with this log entry: the result, the replay, and no more offers of open seats.
pub fn game_over(table: &LoadedTable, seq: u32) -> Vec<NewOutboxRow> {
    let new = [OutboxPayload::Final(seq), OutboxPayload::Replay].map(|payload| table.post(payload, None));
    new.into_iter().chain(close_offers(table)).collect()
}

/// Closes the offers of open seats, since the game has ended.
pub fn close_offers(table: &LoadedTable) -> impl Iterator<Item = NewOutboxRow> {
    let offered = table.row.seats.iter().filter(|seat| seat.offer.is_some());
    offered.map(|seat| table.edit(OutboxPayload::Close(MessageKey::Seat(seat.seat)), MessageKey::Seat(seat.seat)))
}

/// A direct message to a player, unless the player wants none. A resting player gets it after the rest.
pub fn direct_message(table: &LoadedTable, user: UserId, phrase: Phrase, at: Timestamp) -> Option<NewOutboxRow> {
    let person = table.person(user);
    let row = NewOutboxRow::post(Destination::Direct(user), OutboxPayload::Notice(phrase));
    (person.notify_by != NotifyBy::Nowhere).then(|| match person.rests(at) {
        Some(end) => row.after(end),
        None => row,
    })
}

/// Adds the channel and the title of this game to the text of a direct message.
pub fn about_game(table: &LoadedTable, phrase: Phrase) -> Phrase {
    let game = Phrase::new(format!("{}-name", table.title.id()));
    phrase.with("channel", format!("<#{}>", table.row.channel)).with("game", game)
}

/// The name of a user in a public message. The message doesn't ping them.
pub fn mention(user: UserId) -> Phrase {
    Phrase::new("ui-mention").with("user", format!("<@{user}>"))
}

/// Announces the next host after the previous one has left.
pub fn next_host(table: &LoadedTable, row: &TableRow) -> Option<NewOutboxRow> {
    let phrase = Phrase::new("ui-notice-next-host").named("host", row.host_name.as_str());
    (row.host != table.row.host).then(|| table.post(OutboxPayload::Notice(phrase), None))
}

/// Updates the pinned status message, or creates it if it is missing.
pub fn status(table: &LoadedTable, change: &Change) -> Option<NewOutboxRow> {
    let row = change.table.as_ref().unwrap_or(&table.row);
    let changed = !change.entries.is_empty() || change.table.is_some();
    (changed && row.settings.pinned && row.state != TableState::Lobby && row.started_at.is_some())
        .then(|| NewOutboxRow::edit(Destination::Channel(row.channel), OutboxPayload::Status, MessageKey::Status))
}

/// Returns `true` if the bot can still post to the destination: not to a channel that the game has left, or that was
/// deleted.
pub fn reaches(table: &LoadedTable, destination: Destination) -> bool {
    match destination {
        Destination::Channel(channel) => channel == table.row.channel && !table.row.channel_deleted,
        Destination::Direct(_) => true,
    }
}
