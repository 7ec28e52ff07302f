//! The public messages that other decisions change.

use crate::table::{Change, Destination, MessageKey, NewOutboxRow, OutboxPayload, TableState};

use super::history::History;
use super::loaded::LoadedTable;

/// How the buttons go off the newest public message: a choice is shown complete, anything else only
/// loses them.
pub fn close(history: &History, moment: u32) -> OutboxPayload {
    if history.choosing() { OutboxPayload::Moment(moment) } else { OutboxPayload::Close(MessageKey::Moment(moment)) }
}

/// An open request to take a turn back is void once the game goes on.
pub fn lapse_request(live: &LoadedTable, history: &History) -> Option<NewOutboxRow> {
    history.request().map(|request| live.edit(OutboxPayload::Moment(request.seq), MessageKey::Moment(request.seq)))
}

/// Nobody can take a seat of a game that has ended.
pub fn close_offers(live: &LoadedTable) -> impl Iterator<Item = NewOutboxRow> {
    let offered = live.row.seats.iter().filter(|seat| seat.offer.is_some());
    offered.map(|seat| live.edit(OutboxPayload::Close(MessageKey::Seat(seat.seat)), MessageKey::Seat(seat.seat)))
}

/// The pinned message is brought up to date with everything that it tells; made, where there is none.
pub fn status(live: &LoadedTable, change: &Change) -> Option<NewOutboxRow> {
    let row = change.table.as_ref().unwrap_or(&live.row);
    let changed = !change.entries.is_empty() || change.table.is_some();
    (changed && row.settings.pinned && row.state != TableState::Lobby && row.started_at.is_some())
        .then(|| NewOutboxRow::edit(Destination::Channel(row.channel), OutboxPayload::Status, MessageKey::Status))
}

/// Nothing more goes to a channel that a table has left, or that is gone.
pub fn reaches(live: &LoadedTable, destination: Destination) -> bool {
    match destination {
        Destination::Channel(channel) => channel == live.row.channel && !live.row.channel_deleted,
        Destination::Direct(_) => true,
    }
}
