//! The news that a change to a game has for people who follow it.

use crate::engine::Viewer;

use super::loaded::LoadedTable;
use crate::table::values::{Change, Destination, FollowNews, NewOutboxRow, OutboxPayload, UserId};

/// A public message with news for followers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowedEvent {
    /// The message after this number of log entries.
    Turn(u32),
    /// The result after this number of log entries.
    End(u32),
}

/// Returns the public message of the change with news for followers, if there is one.
pub fn moment(change: &Change) -> Option<FollowedEvent> {
    let ended = change.outbox.iter().find_map(|row| match row.payload {
        OutboxPayload::Final(seq) => Some(FollowedEvent::End(seq)),
        _ => None,
    });
    // An edit only completes a message, except if a new message calls the next player instead.
    let is_turn = |row: &NewOutboxRow| matches!(row.payload, OutboxPayload::TurnMessage(_) | OutboxPayload::Call(_));
    let posted = change.outbox.iter().any(|row| !row.edit && is_turn(row));
    let newest = change.outbox.iter().filter_map(|row| match row.payload {
        OutboxPayload::TurnMessage(seq) => Some(seq),
        _ => None,
    });
    ended.or_else(|| newest.max().filter(|_| posted).map(FollowedEvent::Turn))
}

/// Returns the direct messages about a moment, to these followers.
pub fn messages(
    table: &LoadedTable,
    change: &Change,
    moment: FollowedEvent,
    followers: &[(UserId, FollowNews)],
) -> Vec<NewOutboxRow> {
    let (seq, ended) = match moment {
        FollowedEvent::Turn(seq) => (seq, false),
        FollowedEvent::End(seq) => (seq, true),
    };
    let rounds = !ended && followers.iter().any(|(_, news)| *news == FollowNews::Rounds);
    let round_begins = rounds && begins_round(table, change);
    let wants = |news: FollowNews| match news {
        FollowNews::Result => ended,
        FollowNews::Rounds => ended || round_begins,
        FollowNews::Turns => true,
    };
    let payload = |news| OutboxPayload::Followed { seq, news };
    let wanted = followers.iter().filter(|(_, news)| wants(*news));
    wanted.map(|(user, news)| NewOutboxRow::post(Destination::Direct(*user), payload(*news))).collect()
}

/// Returns `true` if the change begins a round. In a game without rounds, each has one turn of every seat.
fn begins_round(table: &LoadedTable, change: &Change) -> bool {
    let after = change.saved.as_ref().and_then(|saved| table.title.load(&saved.saved).ok());
    let (Some(after), Ok(before)) = (after, table.history()) else { return false };
    let last = before.position().face(Viewer::Public).round();
    let last = last.or_else(|| before.turns().iter().rev().find_map(|turn| turn.round));
    match (last, after.face(Viewer::Public).round()) {
        (last, Some(round)) => last.is_none_or(|last| round > last),
        // A decision between two rounds.
        (Some(_), None) => false,
        (None, None) => {
            let seats = u32::try_from(table.row.seats.len()).unwrap_or(u32::MAX).max(1);
            after.turn() > before.position().turn() && after.turn().is_multiple_of(seats)
        }
    }
}
