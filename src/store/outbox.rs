//! Messages owed to Discord: delivered in order within each lane, one at a time.
//!
//! Queries repeat `state IN ('waiting', 'claimed')` word by word: only so does SQLite use the indexes
//! of what is undelivered, and never walk through all that was ever sent.

use std::sync::LazyLock;
use std::time::Duration;

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::table::{
    ChannelId, Delivery, DeliveryOutcome, DeliveryRoom, Destination, DueReminder, GuildId, MessageId, MessageKey,
    MessageLink, NewOutboxRow, OutboxPayload, OutboxRow, OutboxRowId, Owed, StoreError, TableId, UserId,
};

use super::doors::{ALL_PAUSE, server_pauses};
use super::rows::{Fields, failed, json, millis, oldest};

/// The slot of the message that a change to it makes where there is none.
const STATUS: &str = "status";

/// Whether a row stands still, for the alias that it has in a query. Reminders that wait do not stand still with the
/// server of one of their tables: those of other servers in the same message do not either, and which are named is
/// decided when it is made. While everything stands still nobody is reminded.
macro_rules! stands_still {
    ($alias:literal) => {
        format!(
            concat!("(({alias}.late = 0 OR {alias}.owed = '\"replay\"') AND {server} OR {alias}.late = 1 AND {all})"),
            alias = $alias,
            server = server_pauses!($alias),
            all = ALL_PAUSE
        )
    };
}

/// Whether it is the turn of a waiting row `o`: it does not stand still, and nothing of its lane is to be delivered before.
static IN_TURN: LazyLock<String> = LazyLock::new(|| {
    format!(
        "(NOT {still} AND NOT EXISTS (
             SELECT 1 FROM outbox p
             WHERE p.state IN ('waiting', 'claimed') AND p.lane = o.lane AND p.lane_id = o.lane_id AND p.id < o.id
                 AND (p.late <= o.late OR p.state = 'claimed') AND NOT (p.state = 'waiting' AND {before_still})))",
        still = stands_still!("o"),
        before_still = stands_still!("p")
    )
});

/// The row that is delivered next.
static NEXT: LazyLock<String> = LazyLock::new(|| {
    // The servers in turn: first those for which least is under way. The plus sign keeps SQLite from walking all
    // rows in the order of their ids.
    format!(
        "WITH busy AS MATERIALIZED (
             SELECT u.guild AS guild, count(*) AS claimed FROM outbox c JOIN tables u ON u.id = c.table_id
             WHERE c.state IN ('waiting', 'claimed') AND c.state = 'claimed' GROUP BY u.guild)
         SELECT o.*, m.message AS edited, (SELECT max(n.message) FROM outbox n
             WHERE n.lane = o.lane AND n.lane_id = o.lane_id AND n.late = 0 AND n.message IS NOT NULL
                 AND o.late = 0) AS newest FROM outbox o
         LEFT JOIN messages m ON o.edit = 1 AND m.table_id = o.table_id AND m.slot = o.slot
         LEFT JOIN tables t ON t.id = o.table_id
         LEFT JOIN busy b ON b.guild IS t.guild
         WHERE o.state IN ('waiting', 'claimed') AND o.state = 'waiting' AND o.not_before <= ?1 AND o.late <= ?2
             AND coalesce(b.claimed, 0) < ?3 AND {IN_TURN}
         ORDER BY o.late, coalesce(b.claimed, 0), +o.id LIMIT 1",
        IN_TURN = *IN_TURN
    )
});

/// When the next row may be delivered.
static NEXT_TIME: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT min(o.not_before) FROM outbox o
         WHERE o.state IN ('waiting', 'claimed') AND o.state = 'waiting' AND {IN_TURN}",
        IN_TURN = *IN_TURN
    )
});

/// After a restart nobody delivers what an earlier process claimed: it may be done or not.
pub(super) fn reclaim(connection: &Connection) -> Result<(), StoreError> {
    connection
        .execute(
            "UPDATE outbox SET state = 'waiting', uncertain = 1
             WHERE state IN ('waiting', 'claimed') AND state = 'claimed'",
            [],
        )
        .map(|_| ())
        .map_err(failed)
}

/// How many messages are not delivered yet, and how long the oldest has waited. What stands still does not count.
pub(super) fn waiting(connection: &Connection, now: Timestamp) -> Result<(u64, Duration), StoreError> {
    let sql = format!(
        "SELECT count(*), min(o.created_at) FROM outbox o WHERE o.state IN ('waiting', 'claimed') AND NOT {still}",
        still = stands_still!("o")
    );
    oldest(connection, &sql, [], now)
}

/// What of a table is not delivered yet, whether it stands still or not.
pub(super) fn owed(connection: &Connection, id: TableId, now: Timestamp) -> Result<Owed, StoreError> {
    let of = "FROM outbox WHERE state IN ('waiting', 'claimed') AND table_id = ?1";
    let (messages, age) = oldest(connection, &format!("SELECT count(*), min(created_at) {of}"), [id.0], now)?;
    let why = connection
        .prepare_cached(&format!("SELECT why {of} AND why IS NOT NULL ORDER BY id DESC LIMIT 1"))
        .and_then(|mut statement| statement.query_row([id.0], |row| row.get(0)).optional())
        .map_err(failed)?;
    Ok(Owed { messages, oldest: age, why })
}

pub(super) fn owe(
    transaction: &Transaction<'_>,
    id: TableId,
    row: &NewOutboxRow,
    at: Timestamp,
) -> Result<(), StoreError> {
    let slot = row.key.map(key_text);
    if row.edit {
        // A message still to be made will show the newest state when it is made; and of several
        // changes to it that wait, the newest says all.
        let unmade: bool = transaction
            .query_row(
                "SELECT EXISTS (SELECT 1 FROM outbox WHERE table_id = ?1 AND slot = ?2 AND edit = 0
                     AND state IN ('waiting', 'claimed') AND state = 'waiting' AND uncertain = 0)",
                params![id.0, slot],
                |row| row.get(0),
            )
            .map_err(failed)?;
        if unmade {
            return Ok(());
        }
        transaction
            .execute(
                "UPDATE outbox SET state = 'dropped', settled_at = ?3
                 WHERE table_id = ?1 AND slot = ?2 AND edit = 1 AND state IN ('waiting', 'claimed') AND state = 'waiting'",
                params![id.0, slot, millis(at)],
            )
            .map_err(failed)?;
    }
    let not_before = row.not_before.unwrap_or(at);
    let (lane, lane_id) = match row.destination {
        Destination::Channel(channel) => ("channel", channel.0),
        Destination::Direct(user) => ("direct", user.0),
    };
    if let OutboxPayload::Reminders(due) = &row.payload
        && join(transaction, lane, lane_id, due, not_before)?
    {
        return Ok(());
    }
    transaction
        .execute(
            "INSERT INTO outbox (table_id, lane, lane_id, owed, slot, edit, state, attempts, uncertain, not_before,
                 created_at, late, withheld)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'waiting', 0, 0, ?7, ?8, ?9, ?9 = 0 AND EXISTS (
                 SELECT 1 FROM outbox WHERE state IN ('waiting', 'claimed') AND lane = ?2 AND lane_id = ?3
                     AND late = 0 AND withheld = 1))",
            params![
                id.0,
                lane,
                lane_id.cast_signed(),
                json(&row.payload)?,
                slot,
                row.edit,
                millis(not_before),
                millis(at),
                row.payload.late()
            ],
        )
        .map(|_| ())
        .map_err(failed)
}

/// Puts reminders to those that wait to go the same way, if any do: they become one message.
fn join(
    transaction: &Transaction<'_>,
    lane: &str,
    lane_id: u64,
    due: &[DueReminder],
    not_before: Timestamp,
) -> Result<bool, StoreError> {
    let waiting: Option<(i64, String)> = transaction
        .query_row(
            "SELECT id, owed FROM outbox
             WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND lane = ?1 AND lane_id = ?2 AND late = 1
                 AND uncertain = 0
             ORDER BY id LIMIT 1",
            params![lane, lane_id.cast_signed()],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .optional()
        .map_err(failed)?;
    let Some((id, owed)) = waiting else { return Ok(false) };
    let Ok(OutboxPayload::Reminders(mut all)) = serde_json::from_str(&owed) else { return Ok(false) };
    for reminder in due {
        // An older one about the same seat is out of date.
        all.retain(|other| (other.table, other.seat) != (reminder.table, reminder.seat));
        all.push(*reminder);
    }
    transaction
        .execute(
            "UPDATE outbox SET owed = ?2, not_before = min(not_before, ?3) WHERE id = ?1",
            params![id, json(&OutboxPayload::Reminders(all))?, millis(not_before)],
        )
        .map(|_| true)
        .map_err(failed)
}

pub(super) fn claim(
    transaction: &Transaction<'_>,
    now: Timestamp,
    room: DeliveryRoom,
) -> Result<Vec<OutboxRow>, StoreError> {
    let mut claimed: Vec<OutboxRow> = Vec::new();
    while claimed.len() < room.more {
        // One by one: an edit whose message was never made is dropped, and its lane goes on.
        let more_late = claimed.iter().filter(|row| row.payload.late()).count() < room.late;
        match next(transaction, now, more_late, room.of_one_server)? {
            None => break,
            Some(Next::Deliver(row)) => {
                transaction.execute("UPDATE outbox SET state = 'claimed' WHERE id = ?1", [row.id.0]).map_err(failed)?;
                claimed.push(row);
            }
            // It can never be delivered, and must not hold up the others.
            Some(Next::Fail(row, why)) => {
                transaction
                    .execute(
                        "UPDATE outbox SET state = 'failed', settled_at = ?2, why = ?3 WHERE id = ?1",
                        params![row.0, millis(now), why],
                    )
                    .map_err(failed)?;
            }
            Some(Next::Drop(row)) => {
                transaction
                    .execute(
                        "UPDATE outbox SET state = 'dropped', settled_at = ?2 WHERE id = ?1",
                        params![row.0, millis(now)],
                    )
                    .map_err(failed)?;
            }
        }
    }
    Ok(claimed)
}

enum Next {
    Deliver(OutboxRow),
    Drop(OutboxRowId),
    Fail(OutboxRowId, String),
}

fn next(
    transaction: &Transaction<'_>,
    now: Timestamp,
    late: bool,
    of_one_server: usize,
) -> Result<Option<Next>, StoreError> {
    let mut statement = transaction.prepare_cached(&NEXT).map_err(failed)?;
    let mut rows = statement
        .query(params![millis(now), late, i64::try_from(of_one_server).unwrap_or(i64::MAX)])
        .map_err(failed)?;
    let Some(row) = rows.next().map_err(failed)? else { return Ok(None) };
    let id: i64 = row.get("id").map_err(failed)?;
    let fields = Fields::new(row, "outbox", format!("id {id}"));
    Ok(Some(match deliverable(&fields, OutboxRowId(id)) {
        Err(StoreError::Damaged { why, .. }) => Next::Fail(OutboxRowId(id), why),
        next => next?,
    }))
}

fn deliverable(fields: &Fields<'_>, id: OutboxRowId) -> Result<Next, StoreError> {
    let delivery = match (fields.int::<u8>("edit")?, fields.maybe_bits("edited")?) {
        (0, _) => Delivery::Post,
        (_, Some(message)) => Delivery::Edit(MessageId(message)),
        (_, None) if fields.maybe_text("slot")?.as_deref() == Some(STATUS) => Delivery::Post,
        (_, None) => return Ok(Next::Drop(id)),
    };
    let lane = match (fields.text("lane")?.as_str(), fields.bits("lane_id")?) {
        ("channel", channel) => Destination::Channel(ChannelId(channel)),
        (_, user) => Destination::Direct(UserId(user)),
    };
    Ok(Next::Deliver(OutboxRow {
        id,
        table: TableId(fields.int("table_id")?),
        destination: lane,
        delivery,
        payload: fields.json("owed")?,
        attempts: fields.int("attempts")?,
        uncertain: fields.int::<u8>("uncertain")? == 1,
        withheld: fields.int::<u8>("withheld")? == 1,
        after: fields.maybe_bits("newest")?.map(MessageId),
        created_at: fields.time("created_at")?,
    }))
}

pub(super) fn next_delivery(connection: &Connection) -> Result<Option<Timestamp>, StoreError> {
    let due: Option<i64> = connection.query_row(&NEXT_TIME, [], |row| row.get(0)).map_err(failed)?;
    due.map(|due| Timestamp::from_millisecond(due).map_err(|error| StoreError::Failed(error.into()))).transpose()
}

pub(super) fn settle(
    transaction: &Transaction<'_>,
    row: OutboxRowId,
    now: Timestamp,
    settled: &DeliveryOutcome,
) -> Result<(), StoreError> {
    let changed = match settled {
        DeliveryOutcome::Sent(message) => {
            if let Some(message) = message {
                remember(transaction, row, *message)?;
            }
            transaction.execute(
                "UPDATE outbox SET state = 'sent', settled_at = ?2, message = ?3 WHERE id = ?1 AND state = 'claimed'",
                params![row.0, millis(now), message.map(|message| message.0.cast_signed())],
            )
        }
        DeliveryOutcome::Dropped => transaction.execute(
            "UPDATE outbox SET state = 'dropped', settled_at = ?2 WHERE id = ?1 AND state = 'claimed'",
            params![row.0, millis(now)],
        ),
        DeliveryOutcome::Retry { at, uncertain, why } => transaction.execute(
            "UPDATE outbox SET state = 'waiting', attempts = attempts + 1, not_before = ?2, uncertain = uncertain OR ?3,
                 why = ?4
             WHERE id = ?1 AND state = 'claimed'",
            params![row.0, millis(*at), uncertain, why],
        ),
        DeliveryOutcome::Withheld { at, why, notes } => {
            if withhold(transaction, row)? {
                for (table, note) in notes {
                    owe(transaction, *table, note, now)?;
                }
            }
            transaction.execute(
                "UPDATE outbox SET state = 'waiting', attempts = attempts + 1, not_before = ?2, why = ?3
                 WHERE id = ?1 AND state = 'claimed'",
                params![row.0, millis(*at), why],
            )
        }
        DeliveryOutcome::Failed { why, notes } => {
            for (table, note) in notes {
                owe(transaction, *table, note, now)?;
            }
            transaction.execute(
                "UPDATE outbox SET state = 'failed', settled_at = ?2, why = ?3 WHERE id = ?1 AND state = 'claimed'",
                params![row.0, millis(now), why],
            )
        }
    };
    match changed.map_err(failed)? {
        1 => Ok(()),
        _ => Err(StoreError::Conflict(format!("row {row} of the outbox was not claimed"))),
    }
}

fn remember(transaction: &Transaction<'_>, row: OutboxRowId, message: MessageId) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT OR REPLACE INTO messages (table_id, slot, channel, message)
             SELECT table_id, slot, lane_id, ?2 FROM outbox
             WHERE id = ?1 AND (edit = 0 OR slot = 'status') AND slot IS NOT NULL AND lane = 'channel'",
            params![row.0, message.0.cast_signed()],
        )
        .map(|_| ())
        .map_err(failed)
}

/// When the newest row was made.
/// Among how many of the newest rows the latest time is looked for. Rows that were made since the clock was set back
/// have earlier ones, and a process may end before anything notices.
const NEWEST: u32 = 1_000;

pub(super) fn newest_time(connection: &Connection) -> Result<Option<Timestamp>, StoreError> {
    let sql = "SELECT max(created_at) FROM (SELECT created_at FROM outbox
                   WHERE id > coalesce((SELECT outbox_row FROM clock), 0) ORDER BY id DESC LIMIT ?1)";
    let newest: Option<i64> = connection.query_row(sql, [NEWEST], |row| row.get(0)).map_err(failed)?;
    newest.map(|at| Timestamp::from_millisecond(at).map_err(|error| StoreError::Failed(error.into()))).transpose()
}

/// What waits for a time waits that much less, but not less than until now; and the clock is not found set back once
/// more by rows that are there already.
pub(super) fn advance(transaction: &Transaction<'_>, now: Timestamp, by: i64) -> Result<(), StoreError> {
    transaction
        .execute("INSERT OR REPLACE INTO clock SELECT 1, coalesce(max(id), 0) FROM outbox", [])
        .map_err(failed)?;
    transaction
        .execute(
            "UPDATE outbox SET not_before = max(?1, not_before - ?2)
             WHERE state IN ('waiting', 'claimed') AND not_before > ?1",
            params![millis(now), by],
        )
        .map(|_| ())
        .map_err(failed)
}

/// Rows that wait for a time in this server may be delivered now.
pub(super) fn hurry(transaction: &Transaction<'_>, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
    transaction
        .execute(
            "UPDATE outbox SET not_before = ?2
             WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND attempts > 0 AND not_before > ?2
                 AND lane = 'channel' AND table_id IN (SELECT id FROM tables WHERE guild = ?1)",
            params![guild.0.cast_signed(), millis(now)],
        )
        .map(|_| ())
        .map_err(failed)
}

/// Marks a claimed row as withheld, and all that waits behind it. Whether nothing was withheld there before.
fn withhold(transaction: &Transaction<'_>, row: OutboxRowId) -> Result<bool, StoreError> {
    let known: bool = transaction
        .query_row(
            "SELECT EXISTS (SELECT 1 FROM outbox o JOIN outbox p ON p.lane = o.lane AND p.lane_id = o.lane_id
             WHERE o.id = ?1 AND p.state IN ('waiting', 'claimed') AND p.withheld = 1)",
            [row.0],
            |row| row.get(0),
        )
        .map_err(failed)?;
    transaction
        .execute(
            "UPDATE outbox SET withheld = 1
             WHERE state IN ('waiting', 'claimed') AND (id = ?1 OR late = 0)
                 AND (lane, lane_id) = (SELECT lane, lane_id FROM outbox WHERE id = ?1)",
            [row.0],
        )
        .map_err(failed)?;
    Ok(!known)
}

/// Whether anything is withheld in a channel.
pub(super) fn is_withheld(connection: &Connection, channel: ChannelId) -> Result<bool, StoreError> {
    connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE state IN ('waiting', 'claimed') AND lane = 'channel'
                 AND lane_id = ?1 AND withheld = 1)",
        )
        .and_then(|mut statement| statement.query_row([channel.0.cast_signed()], |row| row.get(0)))
        .map_err(failed)
}

/// What is withheld in a channel may be delivered now.
pub(super) fn release(transaction: &Transaction<'_>, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
    transaction
        .execute(
            "UPDATE outbox SET not_before = ?2
             WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND lane = 'channel' AND lane_id = ?1
                 AND withheld = 1 AND not_before > ?2",
            params![channel.0.cast_signed(), millis(now)],
        )
        .map(|_| ())
        .map_err(failed)
}

/// Drops what waits for a channel that is gone.
pub(super) fn drop_lane(transaction: &Transaction<'_>, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
    transaction
        .execute(
            "UPDATE outbox SET state = 'dropped', settled_at = ?2, why = 'the channel is gone'
             WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND lane = 'channel' AND lane_id = ?1",
            params![channel.0.cast_signed(), millis(now)],
        )
        .map(|_| ())
        .map_err(failed)
}

/// Forgets a message that somebody deleted.
pub(super) fn forget(transaction: &Transaction<'_>, id: TableId, key: MessageKey) -> Result<(), StoreError> {
    transaction
        .execute("DELETE FROM messages WHERE table_id = ?1 AND slot = ?2", params![id.0, key_text(key)])
        .map(|_| ())
        .map_err(failed)
}

pub(super) fn newest_message(connection: &Connection, id: TableId) -> Result<Option<MessageLink>, StoreError> {
    connection
        .prepare_cached(
            "SELECT t.guild, m.channel, m.message FROM messages m JOIN tables t ON t.id = m.table_id
             WHERE m.table_id = ?1 AND m.slot NOT IN ('status', 'pause', 'idle') AND m.slot NOT LIKE 'seat-%' ORDER BY m.id DESC LIMIT 1",
        )
        .and_then(|mut statement| {
            statement
                .query_row([id.0], |row| {
                    Ok(MessageLink {
                        guild: row.get::<_, Option<i64>>(0)?.map(|guild| GuildId(guild.cast_unsigned())),
                        channel: ChannelId(row.get::<_, i64>(1)?.cast_unsigned()),
                        message: MessageId(row.get::<_, i64>(2)?.cast_unsigned()),
                    })
                })
                .optional()
        })
        .map_err(failed)
}

/// The table of a message, and the log entries there were when it told of turns.
pub(super) fn message_of(
    connection: &Connection,
    channel: ChannelId,
    message: MessageId,
) -> Result<Option<(TableId, Option<u32>)>, StoreError> {
    let sql = "SELECT table_id, slot FROM messages WHERE channel = ?1 AND message = ?2";
    let found = connection
        .prepare_cached(sql)
        .and_then(|mut statement| {
            let given = params![channel.0.cast_signed(), message.0.cast_signed()];
            statement.query_row(given, |row| Ok((row.get(0)?, row.get::<_, String>(1)?))).optional()
        })
        .map_err(failed)?;
    let seq = |slot: &str| slot.strip_prefix("moment-").and_then(|seq| seq.parse().ok());
    Ok(found.map(|(id, slot)| (TableId(id), seq(&slot))))
}

fn key_text(key: MessageKey) -> String {
    match key {
        MessageKey::Lobby => "lobby".to_owned(),
        MessageKey::Full => "full".to_owned(),
        MessageKey::Moment(seq) => format!("moment-{seq}"),
        MessageKey::Seat(seat) => format!("seat-{seat}"),
        MessageKey::Idle => "idle".to_owned(),
        MessageKey::Pause => "pause".to_owned(),
        MessageKey::Status => STATUS.to_owned(),
    }
}
