//! Changes to public messages that decisions of several features need.

use crate::table::{Change, Destination, MessageKey, NewOutboxRow, OutboxPayload, TableState};

use super::history::History;
use super::loaded::LoadedTable;

/// Removes the buttons of the newest public message. During a secret choice, updates the whole message instead.
pub fn close(history: &History, moment: u32) -> OutboxPayload {
    if history.choosing() {
        OutboxPayload::TurnMessage(moment)
    } else {
        OutboxPayload::Close(MessageKey::TurnMessage(moment))
    }
}

/// Updates the message of an open undo request, which expires when the game continues.
pub fn lapse_request(table: &LoadedTable, history: &History) -> Option<NewOutboxRow> {
    history
        .request()
        .map(|request| table.edit(OutboxPayload::TurnMessage(request.seq), MessageKey::TurnMessage(request.seq)))
}

/// Closes the offers of open seats, since the game has ended.
pub fn close_offers(table: &LoadedTable) -> impl Iterator<Item = NewOutboxRow> {
    let offered = table.row.seats.iter().filter(|seat| seat.offer.is_some());
    offered.map(|seat| table.edit(OutboxPayload::Close(MessageKey::Seat(seat.seat)), MessageKey::Seat(seat.seat)))
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
