//! Deleted channels, and moving games.

use jiff::Timestamp;

use crate::engine::Phrase;

use super::decision::{Decision, DecisionError, StoredReply};
use super::loaded::LoadedTable;
use crate::table::values::{
    Change, ChannelRefusal, Destination, EntryKind, MessageKey, NewOutboxRow, OutboxPayload, Refusal, RequestOrigin,
    TableState,
};

/// Closes the lobby of a deleted channel, or marks its running game and notifies the players.
pub fn channel_deleted(table: &LoadedTable, at: Timestamp) -> Change {
    let mut change = Change::new(at);
    let mut row = table.row.clone();
    match row.state {
        TableState::Lobby => {
            row.state = TableState::Cancelled;
            row.ended_at = Some(at);
        }
        TableState::Running if !row.channel_deleted => {
            row.channel_deleted = true;
            let phrase = Phrase::new("ui-notice-channel-gone")
                .with("game", Phrase::new(format!("{}-name", row.game)))
                .with("table", row.id.number().to_string());
            let people = row.seats.iter().filter_map(|seat| seat.occupant.user());
            let notice = |user| NewOutboxRow::post(Destination::Direct(user), OutboxPayload::Notice(phrase.clone()));
            change.outbox.extend(people.map(notice));
        }
        TableState::Running | TableState::Over | TableState::Cancelled => return change,
    }
    change.table = Some(row);
    change
}

/// Moves a game from a deleted channel to this one, and posts its current state there.
///
/// # Errors
/// The game's channel still exists.
pub fn move_here(table: &LoadedTable, origin: &RequestOrigin, at: Timestamp) -> Result<Decision, DecisionError> {
    let history = table.running()?;
    if !table.row.channel_deleted {
        return Err(Refusal::Channel(ChannelRefusal::NothingToMove).into());
    }
    let mut row = table.row.clone();
    (row.channel, row.guild, row.channel_deleted) = (origin.channel, origin.guild, false);
    let here = |payload: OutboxPayload, key: Option<MessageKey>| {
        NewOutboxRow::post(Destination::Channel(origin.channel), payload).keyed(key)
    };
    let mut change = Change::new(at);
    change.outbox.push(here(OutboxPayload::Notice(Phrase::new("ui-notice-moved")), None));
    let moment = history.newest_message();
    let posted = table.log.get((moment as usize).wrapping_sub(1)).map(|entry| &entry.kind);
    let again = match posted {
        Some(EntryKind::Seated(_)) => OutboxPayload::Seated(moment, Phrase::new("ui-notice-goes-on")),
        _ => OutboxPayload::TurnMessage(moment),
    };
    change.outbox.push(here(again, Some(MessageKey::TurnMessage(moment))));
    for seat in row.seats.iter().filter(|seat| seat.offer.is_some()) {
        change.outbox.push(here(OutboxPayload::Offer(seat.seat), Some(MessageKey::Seat(seat.seat))));
    }
    change.table = Some(row);
    Ok(Decision::new(change, StoredReply::Done(Phrase::new("ui-table-moved"))))
}
