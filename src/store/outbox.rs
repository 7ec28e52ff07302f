//! Messages to deliver to Discord, in order within each lane, one at a time.
//!
//! Queries repeat `state IN ('waiting', 'claimed')` literally. Otherwise SQLite wouldn't use the indexes on undelivered
//! rows and would scan every message ever sent.

use std::sync::LazyLock;
use std::time::Duration;

use jiff::Timestamp;

use crate::table::{
    ChannelId, Delivery, DeliveryOutcome, DeliveryRoom, Destination, DueReminder, GuildId, MessageId, MessageKey,
    MessageLink, NewOutboxRow, OutboxPayload, OutboxRow, OutboxRowId, PendingMessages, StoreError, TableId, UserId,
};

use super::access::{ALL_PAUSE, server_pauses};
use super::follows::WAITING_NEWS;
use super::rows::{Fields, json, millis, moment, oldest};
use super::sql::{Session, none_of, params};

/// Attempts after which a failing change of a turn message or a call no longer blocks its lane. Such a message is never posted
/// again, and buttons that can't be removed must not silence a channel.
const FEW_ATTEMPTS: u32 = 4;

/// The slot whose edit posts a new message if the old one is missing.
const STATUS: &str = "status";

/// SQL condition: row `$alias` is paused. Reminders that wait don't pause with the server of one of their tables,
/// since the same message can list other servers. The message selects its tables when it is made. No reminders are sent
/// during a general pause.
macro_rules! is_paused {
    ($alias:literal) => {
        format!(
            concat!("(({alias}.late = 0 OR {alias}.subject = '\"replay\"' OR {alias}.subject LIKE '{{\"followed\"%') AND {server} OR {alias}.late = 1 AND {all})"),
            alias = $alias,
            server = server_pauses!($alias),
            all = ALL_PAUSE
        )
    };
}

/// SQL condition: waiting row `o` isn't paused, and its lane has no earlier row to deliver.
static IN_TURN: LazyLock<String> = LazyLock::new(|| {
    format!(
        "(NOT {still} AND NOT EXISTS (
             SELECT 1 FROM outbox p
             WHERE p.state IN ('waiting', 'claimed') AND p.lane = o.lane AND p.lane_id = o.lane_id AND p.id < o.id
                 AND (p.late <= o.late OR p.state = 'claimed')
                 AND NOT (p.state = 'waiting' AND ({before_is_paused}
                     OR p.edit = 1 AND p.attempts >= {FEW_ATTEMPTS}
                         AND (p.slot LIKE 'moment-%' OR p.slot LIKE 'call-%')))))",
        still = is_paused!("o"),
        before_is_paused = is_paused!("p")
    )
});

/// The row to deliver next.
static NEXT: LazyLock<String> = LazyLock::new(|| {
    // Servers take turns: those with the fewest claimed rows come first. The plus sign keeps SQLite from scanning all
    // rows in order of their ids.
    format!(
        "WITH busy AS MATERIALIZED (
             SELECT u.guild AS guild, count(*) AS claimed FROM outbox c JOIN tables u ON u.id = c.table_id
             WHERE c.state IN ('waiting', 'claimed') AND c.state = 'claimed' GROUP BY u.guild)
         SELECT o.*, m.message AS edited, (SELECT max(n.message) FROM outbox n
             WHERE n.lane = o.lane AND n.lane_id = o.lane_id AND n.late = 0 AND n.message IS NOT NULL
                 AND o.late = 0) AS newest FROM outbox o
         LEFT JOIN messages m ON o.edit = 1 AND m.table_id = o.table_id AND m.slot = o.slot
         LEFT JOIN tables t ON t.id = o.table_id
         LEFT JOIN busy b ON b.guild IS NOT DISTINCT FROM t.guild
         WHERE o.state IN ('waiting', 'claimed') AND o.state = 'waiting' AND o.not_before <= ?1 AND o.late <= ?2
             AND coalesce(b.claimed, 0) < ?3 AND {IN_TURN}
         ORDER BY o.late, coalesce(b.claimed, 0), +o.id LIMIT 1",
        IN_TURN = *IN_TURN
    )
});

/// The time at which the next row may be delivered.
static NEXT_TIME: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT min(o.not_before) FROM outbox o
         WHERE o.state IN ('waiting', 'claimed') AND o.state = 'waiting' AND {IN_TURN}",
        IN_TURN = *IN_TURN
    )
});

/// Returns abandoned claims to the queue, for example after a restart. A claimed row outside `under_way` may be
/// delivered or not, so it becomes `uncertain`.
pub(super) fn reclaim(session: Session<'_>, under_way: &[OutboxRowId]) -> Result<(), StoreError> {
    let others = none_of("id", under_way.iter().map(|row| row.0));
    session.run(
        &format!(
            "UPDATE outbox SET state = 'waiting', uncertain = 1
             WHERE state IN ('waiting', 'claimed') AND state = 'claimed'{others}"
        ),
        &[],
    )
}

/// Returns the number of undelivered messages and the age of the oldest, paused rows excluded.
pub(super) fn waiting(session: Session<'_>, now: Timestamp) -> Result<(u64, Duration), StoreError> {
    let sql = format!(
        "SELECT count(*), min(o.created_at) FROM outbox o WHERE o.state IN ('waiting', 'claimed') AND NOT {still}",
        still = is_paused!("o")
    );
    oldest(session, &sql, &[], now)
}

/// Returns a table's undelivered messages, paused rows included.
pub(super) fn pending(session: Session<'_>, id: TableId, now: Timestamp) -> Result<PendingMessages, StoreError> {
    let of = "FROM outbox WHERE state IN ('waiting', 'claimed') AND table_id = ?1";
    let (messages, age) = oldest(session, &format!("SELECT count(*), min(created_at) {of}"), params![id], now)?;
    let sql = format!("SELECT error {of} AND error IS NOT NULL ORDER BY id DESC LIMIT 1");
    let why = session.value(&sql, params![id])?;
    let withheld = session.one(&format!("SELECT EXISTS (SELECT 1 {of} AND withheld = 1)"), params![id])?;
    Ok(PendingMessages { messages, oldest: age, why, withheld })
}

pub(super) fn enqueue(session: Session<'_>, id: TableId, row: &NewOutboxRow, at: Timestamp) -> Result<(), StoreError> {
    let slot = row.key.map(key_text);
    if row.edit {
        // A message still to be made will show the newest state. Of several waiting edits of one message, the newest
        // replaces the others.
        let unmade: bool = session.one(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE table_id = ?1 AND slot = ?2 AND edit = 0
                 AND state IN ('waiting', 'claimed') AND state = 'waiting' AND uncertain = 0)",
            params![id, slot],
        )?;
        if unmade {
            return Ok(());
        }
        session.execute(
            "UPDATE outbox SET state = 'dropped', settled_at = ?3
             WHERE table_id = ?1 AND slot = ?2 AND edit = 1 AND state IN ('waiting', 'claimed') AND state = 'waiting'",
            params![id, slot, millis(at)],
        )?;
    }
    if !row.edit && row.key == Some(MessageKey::Pause) {
        // The older question isn't posted yet, so of two waiting proposals only the newer one is posted.
        session.execute(
            "UPDATE outbox SET state = 'dropped', settled_at = ?3
             WHERE table_id = ?1 AND slot = ?2 AND edit = 0 AND state IN ('waiting', 'claimed')
                 AND state = 'waiting' AND uncertain = 0",
            params![id, slot, millis(at)],
        )?;
    }
    if let (OutboxPayload::Followed { .. }, Destination::Direct(user)) = (&row.payload, row.destination) {
        let sql = format!("UPDATE outbox SET subject = ?3 WHERE {WAITING_NEWS} AND uncertain = 0");
        if session.execute(&sql, params![user, id, json(&row.payload)?])? > 0 {
            return Ok(());
        }
    }
    let not_before = row.not_before.unwrap_or(at);
    let (lane, lane_id) = match row.destination {
        Destination::Channel(channel) => ("channel", channel.0),
        Destination::Direct(user) => ("direct", user.0),
    };
    if let OutboxPayload::Reminders(due) = &row.payload
        && join(session, lane, lane_id, due, not_before)?
    {
        return Ok(());
    }
    session.run(
        "INSERT INTO outbox (table_id, lane, lane_id, subject, slot, edit, state, attempts, uncertain, not_before,
             created_at, late, withheld)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'waiting', 0, 0, ?7, ?8, ?9, CASE WHEN ?9 = 0 AND EXISTS (
             SELECT 1 FROM outbox WHERE state IN ('waiting', 'claimed') AND lane = ?2 AND lane_id = ?3
                 AND late = 0 AND withheld = 1) THEN 1 ELSE 0 END)",
        params![
            id,
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
}

/// Merges reminders into a waiting message on the same lane, if there is one. Returns `true` if it did.
fn join(
    session: Session<'_>,
    lane: &str,
    lane_id: u64,
    due: &[DueReminder],
    not_before: Timestamp,
) -> Result<bool, StoreError> {
    let waiting = session.row(
        "SELECT id, subject FROM outbox
         WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND lane = ?1 AND lane_id = ?2 AND late = 1
             AND uncertain = 0 AND subject LIKE '{\"reminders\"%'
         ORDER BY id LIMIT 1",
        params![lane, lane_id.cast_signed()],
    )?;
    let Some(waiting) = waiting else { return Ok(false) };
    let (id, pending): (i64, String) = (waiting.at(0)?, waiting.at(1)?);
    let Ok(OutboxPayload::Reminders(mut all)) = serde_json::from_str(&pending) else { return Ok(false) };
    for reminder in due {
        // An older reminder about the same seat is out of date.
        all.retain(|other| (other.table, other.seat) != (reminder.table, reminder.seat));
        all.push(*reminder);
    }
    session.execute(
        "UPDATE outbox SET subject = ?2, not_before = CASE WHEN not_before > ?3 THEN ?3 ELSE not_before END WHERE id = ?1",
        params![id, json(&OutboxPayload::Reminders(all))?, millis(not_before)],
    )?;
    Ok(true)
}

pub(super) fn claim(session: Session<'_>, now: Timestamp, room: DeliveryRoom) -> Result<Vec<OutboxRow>, StoreError> {
    let mut claimed: Vec<OutboxRow> = Vec::new();
    while claimed.len() < room.more {
        // Row by row: a row whose message was never made is dropped, and its lane continues.
        let more_late = claimed.iter().filter(|row| row.payload.late()).count() < room.late;
        match next(session, now, more_late, room.of_one_server)? {
            None => break,
            Some(Next::Deliver(row)) => {
                session.execute("UPDATE outbox SET state = 'claimed' WHERE id = ?1", params![row.id])?;
                claimed.push(row);
            }
            // The row can never be delivered, and must not block the others.
            Some(Next::Fail(row, why)) => {
                tracing::error!(row = row.0, why, "could not read a stored message; dropping it");
                session.execute(
                    "UPDATE outbox SET state = 'failed', settled_at = ?2, error = ?3 WHERE id = ?1",
                    params![row, millis(now), why],
                )?;
            }
            Some(Next::Drop(row)) => {
                session.execute(
                    "UPDATE outbox SET state = 'dropped', settled_at = ?2 WHERE id = ?1",
                    params![row, millis(now)],
                )?;
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

fn next(session: Session<'_>, now: Timestamp, late: bool, of_one_server: usize) -> Result<Option<Next>, StoreError> {
    let of_one_server = i64::try_from(of_one_server).unwrap_or(i64::MAX);
    let Some(row) = session.row(&NEXT, params![millis(now), late, of_one_server])? else { return Ok(None) };
    let id: i64 = row.at(0)?;
    let fields = Fields::new(&row, "outbox", format!("id {id}"));
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
    let payload = match fields.json("subject") {
        Err(StoreError::Damaged { why, .. }) => OutboxPayload::Unreadable(why),
        payload => payload?,
    };
    Ok(Next::Deliver(OutboxRow {
        id,
        table: TableId(fields.int("table_id")?),
        destination: lane,
        delivery,
        payload,
        attempts: fields.int("attempts")?,
        uncertain: fields.int::<u8>("uncertain")? == 1,
        withheld: fields.int::<u8>("withheld")? == 1,
        after: fields.maybe_bits("newest")?.map(MessageId),
        created_at: fields.time("created_at")?,
    }))
}

pub(super) fn next_delivery(session: Session<'_>) -> Result<Option<Timestamp>, StoreError> {
    moment(session.one(&NEXT_TIME, &[])?)
}

pub(super) fn settle(
    session: Session<'_>,
    row: OutboxRowId,
    now: Timestamp,
    settled: &DeliveryOutcome,
) -> Result<(), StoreError> {
    let changed = match settled {
        DeliveryOutcome::Sent(message) => {
            if let Some(message) = message {
                remember(session, row, *message)?;
            }
            session.execute(
                "UPDATE outbox SET state = 'sent', settled_at = ?2, message = ?3 WHERE id = ?1 AND state = 'claimed'",
                params![row, millis(now), message],
            )?
        }
        DeliveryOutcome::Dropped => session.execute(
            "UPDATE outbox SET state = 'dropped', settled_at = ?2 WHERE id = ?1 AND state = 'claimed'",
            params![row, millis(now)],
        )?,
        DeliveryOutcome::Retry { at, uncertain, why } => session.execute(
            "UPDATE outbox SET state = 'waiting', attempts = attempts + 1, not_before = ?2,
                 uncertain = CASE WHEN ?3 = 1 THEN 1 ELSE uncertain END, error = ?4
             WHERE id = ?1 AND state = 'claimed'",
            params![row, millis(*at), uncertain, why],
        )?,
        DeliveryOutcome::Withheld { at, why, notes } => {
            if withhold(session, row)? {
                for (table, note) in notes {
                    enqueue(session, *table, note, now)?;
                }
            }
            session.execute(
                "UPDATE outbox SET state = 'waiting', attempts = attempts + 1, not_before = ?2, error = ?3
                 WHERE id = ?1 AND state = 'claimed'",
                params![row, millis(*at), why],
            )?
        }
        DeliveryOutcome::Failed { why, notes } => {
            for (table, note) in notes {
                enqueue(session, *table, note, now)?;
            }
            session.execute(
                "UPDATE outbox SET state = 'failed', settled_at = ?2, error = ?3 WHERE id = ?1 AND state = 'claimed'",
                params![row, millis(now), why],
            )?
        }
    };
    match changed {
        1 => Ok(()),
        _ => Err(StoreError::Conflict(format!("row {row} of the outbox was not claimed"))),
    }
}

/// Records the posted message as the newest of its table, replacing an earlier one in its slot.
fn remember(session: Session<'_>, row: OutboxRowId, message: MessageId) -> Result<(), StoreError> {
    let made = "FROM outbox WHERE id = ?1 AND (edit = 0 OR slot = 'status') AND slot IS NOT NULL AND lane = 'channel'";
    session.execute(
        &format!("DELETE FROM messages WHERE (table_id, slot) IN (SELECT table_id, slot {made})"),
        params![row],
    )?;
    session.run(
        &format!("INSERT INTO messages (table_id, slot, channel, message) SELECT table_id, slot, lane_id, ?2 {made}"),
        params![row, message],
    )
}

/// Newest rows to search for the latest time: 1,000. Rows made after the clock was set back have earlier times, and a
/// process may end before it notices.
const NEWEST: u32 = 1_000;

pub(super) fn newest_time(session: Session<'_>) -> Result<Option<Timestamp>, StoreError> {
    let sql = "SELECT max(created_at) FROM (SELECT created_at FROM outbox
                   WHERE id > coalesce((SELECT outbox_row FROM clock), 0) ORDER BY id DESC LIMIT ?1) newest";
    moment(session.one(sql, params![NEWEST])?)
}

/// Makes waiting rows deliverable `by` milliseconds earlier, but not before now. Also records the newest row, so that
/// existing rows don't report the same clock change again.
pub(super) fn advance(session: Session<'_>, now: Timestamp, by: i64) -> Result<(), StoreError> {
    session.execute(
        "INSERT INTO clock (id, outbox_row) SELECT 1, coalesce(max(id), 0) FROM outbox WHERE 0 = 0
         ON CONFLICT (id) DO UPDATE SET outbox_row = excluded.outbox_row",
        &[],
    )?;
    session.run(
        "UPDATE outbox SET not_before = CASE WHEN not_before - ?2 < ?1 THEN ?1 ELSE not_before - ?2 END
         WHERE state IN ('waiting', 'claimed') AND not_before > ?1",
        params![millis(now), by],
    )
}

/// Makes this server's rows deliverable now if they wait after a failed attempt.
pub(super) fn hurry(session: Session<'_>, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
    session.run(
        "UPDATE outbox SET not_before = ?2
         WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND attempts > 0 AND not_before > ?2
             AND lane = 'channel' AND table_id IN (SELECT id FROM tables WHERE guild = ?1)",
        params![guild, millis(now)],
    )
}

/// Marks a claimed row and the rows behind it as withheld. Returns `true` if none was withheld before.
fn withhold(session: Session<'_>, row: OutboxRowId) -> Result<bool, StoreError> {
    let known: bool = session.one(
        "SELECT EXISTS (SELECT 1 FROM outbox o JOIN outbox p ON p.lane = o.lane AND p.lane_id = o.lane_id
         WHERE o.id = ?1 AND p.state IN ('waiting', 'claimed') AND p.withheld = 1)",
        params![row],
    )?;
    session.execute(
        "UPDATE outbox SET withheld = 1
         WHERE state IN ('waiting', 'claimed') AND (id = ?1 OR late = 0)
             AND (lane, lane_id) = (SELECT lane, lane_id FROM outbox WHERE id = ?1)",
        params![row],
    )?;
    Ok(!known)
}

/// Returns `true` if a message is withheld in a channel.
pub(super) fn is_withheld(session: Session<'_>, channel: ChannelId) -> Result<bool, StoreError> {
    session.one(
        "SELECT EXISTS (SELECT 1 FROM outbox WHERE state IN ('waiting', 'claimed') AND lane = 'channel'
             AND lane_id = ?1 AND withheld = 1)",
        params![channel],
    )
}

/// Makes the withheld messages of a channel deliverable now.
pub(super) fn release(session: Session<'_>, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
    session.run(
        "UPDATE outbox SET not_before = ?2
         WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND lane = 'channel' AND lane_id = ?1
             AND withheld = 1 AND not_before > ?2",
        params![channel, millis(now)],
    )
}

/// Drops the waiting messages for a deleted channel.
pub(super) fn drop_lane(session: Session<'_>, channel: ChannelId, now: Timestamp) -> Result<(), StoreError> {
    session.run(
        "UPDATE outbox SET state = 'dropped', settled_at = ?2, error = 'the channel is gone'
         WHERE state IN ('waiting', 'claimed') AND state = 'waiting' AND lane = 'channel' AND lane_id = ?1",
        params![channel, millis(now)],
    )
}

/// Forgets a message that was deleted in Discord.
pub(super) fn forget_message(session: Session<'_>, id: TableId, key: MessageKey) -> Result<(), StoreError> {
    let sql = "DELETE FROM messages WHERE table_id = ?1 AND slot = ?2";
    session.run(sql, params![id, key_text(key)])
}

pub(super) fn newest_message(session: Session<'_>, id: TableId) -> Result<Option<MessageLink>, StoreError> {
    let row = session.row(
        "SELECT t.guild, m.channel, m.message FROM messages m JOIN tables t ON t.id = m.table_id
         WHERE m.table_id = ?1 AND m.slot NOT IN ('status', 'pause', 'idle') AND m.slot NOT LIKE 'seat-%'
             AND m.slot NOT LIKE 'call-%'
         ORDER BY m.id DESC LIMIT 1",
        params![id],
    )?;
    let link = |row: &super::sql::SqlRow| {
        Ok(MessageLink {
            guild: row.at::<Option<i64>>(0)?.map(|guild| GuildId(guild.cast_unsigned())),
            channel: ChannelId(row.at::<i64>(1)?.cast_unsigned()),
            message: MessageId(row.at::<i64>(2)?.cast_unsigned()),
        })
    };
    row.as_ref().map(link).transpose()
}

/// Returns a message's table. For a turn message, also the number of log entries when it was made.
pub(super) fn message_of(
    session: Session<'_>,
    channel: ChannelId,
    message: MessageId,
) -> Result<Option<(TableId, Option<u32>)>, StoreError> {
    let sql = "SELECT table_id, slot FROM messages WHERE channel = ?1 AND message = ?2";
    let Some(row) = session.row(sql, params![channel, message])? else {
        return Ok(None);
    };
    let seq = |slot: &str| slot.strip_prefix("moment-").and_then(|seq| seq.parse().ok());
    Ok(Some((TableId(row.at(0)?), seq(&row.at::<String>(1)?))))
}

fn key_text(key: MessageKey) -> String {
    match key {
        MessageKey::Lobby => "lobby".to_owned(),
        MessageKey::Full => "full".to_owned(),
        MessageKey::TurnMessage(seq) => format!("moment-{seq}"),
        MessageKey::Call(seq) => format!("call-{seq}"),
        MessageKey::Seat(seat) => format!("seat-{seat}"),
        MessageKey::Idle => "idle".to_owned(),
        MessageKey::Pause => "pause".to_owned(),
        MessageKey::Status => STATUS.to_owned(),
    }
}
