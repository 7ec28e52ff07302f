//! The append-only log of a table.

use crate::table::{EntryKind, InteractionId, LogEntry, Seat, Shown, StoreError, TableId, UserId};

use super::rows::{Fields, millis};
use super::sql::{Session, params};
use super::steps::split;

pub(super) fn log(session: Session<'_>, id: TableId) -> Result<Vec<LogEntry>, StoreError> {
    let rows = session.rows("SELECT * FROM log WHERE table_id = ?1 ORDER BY seq", params![id])?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in &rows {
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
            shown: *Shown::ALL
                .get(fields.int::<usize>("shown")?)
                .ok_or_else(|| fields.damaged("shown", "there is no such message"))?,
            budget: fields.maybe_int("budget")?,
            counted: fields.maybe_int("counted")?,
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

pub(super) fn append(session: Session<'_>, id: TableId, entry: &LogEntry) -> Result<(), StoreError> {
    let (kind, body) = entry.kind.written();
    let last: u32 = session.one("SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?1", params![id])?;
    if entry.seq != last + 1 {
        return Err(StoreError::Conflict(format!("entry {} of table {id} does not follow {last}", entry.seq)));
    }
    session.run(
        "INSERT INTO log (table_id, seq, kind, body, seat, \"user\", at, interaction, turn, hash,
             shown, budget, former, before, counted)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
        params![
            id,
            entry.seq,
            kind,
            body,
            entry.seat.map(Seat::number),
            entry.user,
            millis(entry.at),
            entry.interaction,
            entry.turn,
            entry.hash.cast_signed(),
            Shown::ALL.iter().position(|shown| *shown == entry.shown).and_then(|number| i64::try_from(number).ok()),
            entry.budget.map(u64::cast_signed),
            entry.former,
            entry.before.map(|before| before.to_string()),
            entry.counted.map(u64::cast_signed),
        ],
    )
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
