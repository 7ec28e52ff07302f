//! The outbox: what its rows are about and where they go.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Phrase, Seat};

use super::ids::{ChannelId, MessageId, OutboxRowId, TableId, UserId};

/// A public message of a table that may be changed later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MessageKey {
    /// The lobby message.
    Lobby,
    /// The message that tells the host of a full lobby.
    Full,
    /// The message posted after so many log entries.
    Moment(u32),
    /// The newest message about who shall have this seat.
    Seat(Seat),
    /// The newest message that asks whether the table may rest, since nobody comes.
    Idle,
    /// The newest message that proposes a pause.
    Pause,
    /// The pinned message that says how the game stands. A change to it makes it where it is not.
    Status,
}

/// Where a row of the outbox goes. Rows of one lane are delivered in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// A channel.
    Channel(ChannelId),
    /// Direct messages to a user.
    Direct(UserId),
}

/// What is to be done with a row of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// Post a new message.
    Post,
    /// Change a message that was posted.
    Edit(MessageId),
}

/// A player to be reminded that a table waits for them. Checked again when it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DueReminder {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// The log entries there were when its decision began.
    pub seq: u32,
    /// How often they were reminded of this decision before.
    pub times: u32,
}

/// What a row of the outbox is about; the announcement is made from it when it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutboxPayload {
    /// The lobby message, posted or brought up to date.
    Lobby,
    /// The public message after so many log entries, posted or brought up to date.
    Moment(u32),
    /// The result of the game, which ended with this log entry.
    Final(u32),
    /// The whole game once more, after its end.
    Replay,
    /// Take the buttons off the message in this slot.
    Close(MessageKey),
    /// A sentence in the channel, or to a person.
    Notice(Phrase),
    /// A seat came into other hands by this log entry: what is said about it.
    Seated(u32, Phrase),
    /// A seat is offered, or is asked to be, as it stands now.
    Offer(Seat),
    /// Every seat of the lobby is taken: its host may start.
    Full,
    /// Whether the table may rest, since nobody comes, as that stands now.
    Idle,
    /// A pause is proposed, as that stands now.
    Pause,
    /// How the game stands.
    Status,
    /// Players to be reminded that the game waits for them. Several that wait to go the same way become
    /// one message.
    Reminders(Vec<DueReminder>),
}

impl OutboxPayload {
    /// Whether it waits behind everything that is not late: turns go before reminders, and before a whole game
    /// once more, which takes long to draw.
    pub fn late(&self) -> bool {
        matches!(self, OutboxPayload::Reminders(_) | OutboxPayload::Replay)
    }
}

/// An outbox row, claimed for delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    /// Its identifier: a nonce is made from it.
    pub id: OutboxRowId,
    /// The table.
    pub table: TableId,
    /// Where it goes.
    pub destination: Destination,
    /// Post or edit.
    pub delivery: Delivery,
    /// What it is about.
    pub payload: OutboxPayload,
    /// Earlier attempts that failed.
    pub attempts: u32,
    /// Whether an earlier attempt may have reached Discord without our knowing: look there first.
    pub uncertain: bool,
    /// Whether Discord lacks a permission for its channel, or did when it was last tried: what it says may
    /// be out of date by now.
    pub withheld: bool,
    /// The newest message that is known in its destination, of any table. Messages are posted in order, so what may
    /// have been posted for this row is newer; nothing for reminders, which others may overtake.
    pub after: Option<MessageId>,
    /// When it was stored.
    pub created_at: Timestamp,
}

/// A row for the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOutboxRow {
    /// Where it goes.
    pub destination: Destination,
    /// What it is about.
    pub payload: OutboxPayload,
    /// Which message it makes or changes; `None`: one that is never changed later.
    pub key: Option<MessageKey>,
    /// Whether it changes that message rather than making it. Not stored while the message is still
    /// to be made: that will show the newest state anyway.
    pub edit: bool,
    /// Not to be sent before this moment.
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

    /// The same row; its message is remembered by this key, so that it can be changed later.
    #[must_use]
    pub fn keyed(self, key: impl Into<Option<MessageKey>>) -> Self {
        NewOutboxRow { key: key.into(), ..self }
    }

    /// The same row, not to be sent before this moment.
    #[must_use]
    pub fn after(self, not_before: Timestamp) -> Self {
        NewOutboxRow { not_before: Some(not_before), ..self }
    }
}

/// How a claimed row of the outbox ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// Done; a new message has this identifier.
    Sent(Option<MessageId>),
    /// There was nothing to do any more.
    Dropped,
    /// To be tried again.
    Retry {
        /// Not before.
        at: Timestamp,
        /// Whether it may have reached Discord all the same.
        uncertain: bool,
        /// What went wrong.
        why: String,
    },
    /// Refused as long as a permission is missing: it waits for that, and all behind it.
    Withheld {
        /// Not before, unless somebody notices that the permission is there.
        at: Timestamp,
        /// What went wrong.
        why: String,
        /// What is owed besides, by tables, if nothing of this destination was withheld before.
        notes: Vec<(TableId, NewOutboxRow)>,
    },
    /// Refused for good.
    Failed {
        /// What went wrong.
        why: String,
        /// The rows instead of it, by tables.
        notes: Vec<(TableId, NewOutboxRow)>,
    },
}

/// How many messages may be delivered at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeliveryRoom {
    /// How many more.
    pub more: usize,
    /// How many late ones among these.
    pub late: usize,
    /// How many of one server, with those that are under way: so another server's finds room at once.
    pub of_one_server: usize,
}

impl DeliveryRoom {
    /// So many, whatever they are.
    pub fn any(more: usize) -> Self {
        DeliveryRoom { more, late: more, of_one_server: usize::MAX }
    }
}
