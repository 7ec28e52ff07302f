//! The log of a table: only ever appended to.

use rusqlite::{Connection, Transaction, params};

use crate::table::{EntryKind, InteractionId, LogEntry, Seat, StoreError, TableId, UserId};

use super::rows::{Fields, failed, json, millis};
use super::steps::split;

pub(super) fn all(connection: &Connection, id: TableId) -> Result<Vec<LogEntry>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT * FROM log WHERE table_id = ?1 ORDER BY seq").map_err(failed)?;
    let mut rows = statement.query([id.0]).map_err(failed)?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next().map_err(failed)? {
        let fields = Fields::new(row, "log", format!("table {id}, entry {}", entries.len() + 1));
        let entry = LogEntry {
            seq: fields.int("seq")?,
            kind: kind(&fields)?,
            seat: fields.maybe_int("seat")?,
            user: fields.maybe_bits("user")?.map(UserId),
            at: fields.time("at")?,
            interaction: fields.maybe_bits("interaction")?.map(InteractionId),
            turn: fields.int("turn")?,
            hash: fields.bits("hash")?,
            reason: fields.maybe_text("reason")?.map(|_| fields.json("reason")).transpose()?,
            quiet: fields.int::<u8>("quiet")? != 0,
            budget: fields.maybe_int("budget")?,
            former: fields.maybe_text("former")?,
            before: fields.maybe_bytes32("before")?,
        };
        if entry.seq as usize != entries.len() + 1 {
            return Err(fields.damaged("seq", "the log has a gap"));
        }
        entries.push(entry);
    }
    Ok(entries)
}

pub(super) fn append(transaction: &Transaction<'_>, id: TableId, entry: &LogEntry) -> Result<(), StoreError> {
    let (kind, body) = entry.kind.written();
    let last: u32 = transaction
        .query_row("SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?1", [id.0], |row| row.get(0))
        .map_err(failed)?;
    if entry.seq != last + 1 {
        return Err(StoreError::Conflict(format!("entry {} of table {id} does not follow {last}", entry.seq)));
    }
    transaction
        .execute(
            "INSERT INTO log (table_id, seq, kind, body, seat, user, at, interaction, turn, hash,
                 reason, quiet, budget, former, before)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
            params![
                id.0,
                entry.seq,
                kind,
                body,
                entry.seat.map(Seat::number),
                entry.user.map(|user| user.0.cast_signed()),
                millis(entry.at),
                entry.interaction.map(|interaction| interaction.0.cast_signed()),
                entry.turn,
                entry.hash.cast_signed(),
                entry.reason.as_ref().map(json).transpose()?,
                entry.quiet,
                entry.budget.map(u64::cast_signed),
                entry.former,
                entry.before.map(|before| before.to_string()),
            ],
        )
        .map(|_| ())
        .map_err(failed)
}

fn kind(fields: &Fields<'_>) -> Result<EntryKind, StoreError> {
    Ok(match fields.text("kind")?.as_str() {
        "turn" => EntryKind::Turn(split(&fields.text("body")?)),
        "undo_asked" => EntryKind::UndoAsked(fields.json("body")?),
        "undo_agreed" => EntryKind::UndoAgreed(fields.json("body")?),
        "undo_refused" => EntryKind::UndoRefused(fields.json("body")?),
        "undone" => EntryKind::Undone(fields.json("body")?),
        "resumed" => EntryKind::Resumed(fields.text("body")?),
        "seated" => EntryKind::Seated(fields.word("body")?),
        other => return Err(fields.damaged("kind", format!("`{other}` is unknown"))),
    })
}
