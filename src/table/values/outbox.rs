//! The outbox: the content of its rows and their destinations.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};

use super::follows::FollowNews;
use super::ids::{ChannelId, MessageId, OutboxRowId, TableId, UserId};

/// A public message of a game that the bot may change later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MessageKey {
    Lobby,
    /// The message that notifies the host of a full lobby.
    Full,
    /// The message posted after this number of log entries.
    TurnMessage(u32),
    /// The short message that calls the players to act after this number of log entries.
    Call(u32),
    /// The newest message about the next player of this seat.
    Seat(Seat),
    /// The newest message that asks whether to close or pause an idle game.
    Idle,
    /// The newest message that proposes a pause.
    Pause,
    /// The pinned message with the state of the game. An edit posts it if it is missing.
    Status,
}

/// The destination of an outbox row. The bot delivers the rows of one destination in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    Channel(ChannelId),
    /// Direct messages to a user.
    Direct(UserId),
}

/// The action for an outbox row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    Post,
    /// Change this message.
    Edit(MessageId),
}

/// A player to remind that a game waits. The bot checks this again when it sends the reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DueReminder {
    pub table: TableId,
    pub seat: Seat,
    /// The number of log entries when the decision began.
    pub seq: u32,
    /// The number of earlier reminders about this decision.
    pub times: u32,
}

/// The content of an outbox row. The bot builds the announcement from it when it sends the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutboxPayload {
    /// The lobby message, posted or updated.
    Lobby,
    /// The public message after this number of log entries, posted or updated.
    TurnMessage(u32),
    /// Calls the players to act after this log entry, which joined the newest message. An edit deletes the call.
    Call(u32),
    /// The result of the game that ended with this log entry.
    Final(u32),
    /// The replay of the whole game, after its end.
    Replay,
    /// Removes the buttons from this message.
    Close(MessageKey),
    /// A sentence in the channel, or to a user.
    Notice(Phrase),
    /// A sentence in the channel, with the button for the current turn or for resuming the game. It pings no one.
    NoticeWithButton(Phrase),
    /// A seat that changed hands with this log entry, and the text about it.
    Seated(u32, Phrase),
    /// An open seat, or the vote on whether to open it, in its current state.
    Offer(Seat),
    /// The lobby is full, so the host can start.
    Full,
    /// The question whether to close or pause an idle game, in its current state.
    Idle,
    /// The proposal of a pause, in its current state.
    Pause,
    Status,
    /// Players to remind that the game waits. Waiting reminders with the same destination become one message.
    Reminders(Vec<DueReminder>),
    /// News of the game for a follower, from the public message after this number of log entries. Of two that wait, the
    /// newer one replaces the other.
    Followed {
        seq: u32,
        news: FollowNews,
    },
    /// The stored text makes no sense, for this reason: the row can't be delivered.
    #[serde(skip)]
    Unreadable(String),
}

impl OutboxPayload {
    /// Renames everyone with this name. Returns `true` if anyone had it.
    pub fn rename(&mut self, from: &str, to: &str) -> bool {
        match self {
            OutboxPayload::Notice(phrase)
            | OutboxPayload::NoticeWithButton(phrase)
            | OutboxPayload::Seated(_, phrase) => phrase.rename(from, to),
            _ => false,
        }
    }

    /// Returns `true` if the row waits until all other rows are sent. Reminders and news for followers are less urgent
    /// than turns, and a replay takes long to draw.
    pub fn late(&self) -> bool {
        matches!(self, OutboxPayload::Reminders(_) | OutboxPayload::Replay | OutboxPayload::Followed { .. })
    }
}

/// An outbox row, claimed for delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    /// The identifier, from which the bot makes a nonce.
    pub id: OutboxRowId,
    pub table: TableId,
    pub destination: Destination,
    /// Post or edit.
    pub delivery: Delivery,
    pub payload: OutboxPayload,
    pub attempts: u32,
    /// `true` if an earlier attempt may have reached Discord without a confirmation. The bot then looks for the message
    /// first.
    pub uncertain: bool,
    /// `true` if the bot lacked a permission for the channel at the last attempt, or still does. The content may be out
    /// of date.
    pub withheld: bool,
    /// The newest known message in the destination, of any game. The bot posts in order, so a message that an earlier
    /// attempt posted is newer. `None` for reminders, since other messages may overtake them.
    pub after: Option<MessageId>,
    /// The time when the row was stored.
    pub created_at: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOutboxRow {
    pub destination: Destination,
    pub payload: OutboxPayload,
    /// The message that the row posts or edits; `None` if the message never changes later.
    pub key: Option<MessageKey>,
    /// `true` for a change to that message. The store drops the change if the message is not posted yet, since the
    /// message will show the newest state anyway.
    pub edit: bool,
    /// The earliest time to send the row.
    pub not_before: Option<Timestamp>,
}

impl NewOutboxRow {
    /// A new message that is never changed later.
    pub fn post(destination: Destination, payload: OutboxPayload) -> Self {
        NewOutboxRow { destination, payload, key: None, edit: false, not_before: None }
    }

    /// A change to a posted message.
    pub fn edit(destination: Destination, payload: OutboxPayload, key: MessageKey) -> Self {
        NewOutboxRow { key: Some(key), edit: true, ..Self::post(destination, payload) }
    }

    /// Sets the key under which the store remembers the message, for later changes.
    #[must_use]
    pub fn keyed(self, key: impl Into<Option<MessageKey>>) -> Self {
        NewOutboxRow { key: key.into(), ..self }
    }

    /// Sets the earliest time to send the row.
    #[must_use]
    pub fn after(self, not_before: Timestamp) -> Self {
        NewOutboxRow { not_before: Some(not_before), ..self }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// Delivered, with the identifier of a new message.
    Sent(Option<MessageId>),
    /// The row had become pointless, so the bot sent nothing.
    Dropped,
    /// The attempt failed, and the bot will try again.
    Retry {
        /// The earliest time for the next attempt.
        at: Timestamp,
        /// `true` if the message may have reached Discord anyway.
        uncertain: bool,
        why: String,
    },
    /// The bot lacks a permission. The row and all rows behind it wait.
    Withheld {
        /// The time of the next attempt, unless the bot notices the permission earlier.
        at: Timestamp,
        why: String,
        /// Rows to add, by game. The store skips them if another row for this destination is already withheld.
        notes: Vec<(TableId, NewOutboxRow)>,
    },
    /// The row can never be delivered.
    Failed {
        why: String,
        /// Rows to add in place of the failed one, by game.
        notes: Vec<(TableId, NewOutboxRow)>,
    },
}

/// The number of messages that may be delivered at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeliveryRoom {
    /// The maximum number of further messages of any kind.
    pub more: usize,
    /// The maximum number of late messages among the further ones ([`OutboxPayload::late`]).
    pub late: usize,
    /// The maximum per server, including current deliveries, so that other servers' messages always have room.
    pub of_one_server: usize,
}

impl DeliveryRoom {
    /// Room for this number of messages of any kind.
    pub fn any(more: usize) -> Self {
        DeliveryRoom { more, late: more, of_one_server: usize::MAX }
    }
}
