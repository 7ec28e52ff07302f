//! Players' what-ifs.

use crate::table::{InteractionId, Seed, StoreError, TableId, UserId, WhatIf};

use super::rows::{Fields, json, millis};
use super::sql::{Session, params};
use super::steps::{join, split};

/// Returns a user's what-ifs for a table, most recently changed first.
pub(super) fn what_ifs(session: Session<'_>, table: TableId, user: UserId) -> Result<Vec<WhatIf>, StoreError> {
    let sql = "SELECT * FROM what_ifs WHERE table_id = ?1 AND \"user\" = ?2
               ORDER BY changed_at DESC, revision DESC, number";
    let rows = session.rows(sql, params![table, user])?;
    let what_if = |(number, row)| {
        let fields = Fields::new(row, "what_ifs", format!("table {table}, number {number}"));
        Ok(WhatIf {
            table,
            user,
            number: fields.int("number")?,
            seq: fields.int("seq")?,
            seed: Seed::new(fields.bits("seed")?),
            moves: fields.json("moves")?,
            draft: split(&fields.text("draft")?),
            // Hints in the form of an earlier release are found again.
            advice: fields.maybe_text("advice")?.and_then(|advice| serde_json::from_str(&advice).ok()),
            revision: fields.int("revision")?,
            interaction: InteractionId(fields.bits("interaction")?),
            changed_at: fields.time("changed_at")?,
        })
    };
    rows.iter().enumerate().map(what_if).collect()
}

/// Inserts a what-if, or updates it if its revision is still `before`, and deletes the numbers in `gone`. Returns
/// `false` if the insert or update found a conflict.
pub(super) fn keep_what_if(
    session: Session<'_>,
    what_if: &WhatIf,
    before: Option<u32>,
    gone: &[u32],
) -> Result<bool, StoreError> {
    let WhatIf { table, user, number, .. } = *what_if;
    let (seed, moves, draft) = (what_if.seed.number().cast_signed(), json(&what_if.moves)?, join(&what_if.draft));
    let advice = what_if.advice.as_ref().map(json).transpose()?;
    let at = millis(what_if.changed_at);
    let kept = match before {
        None => session.execute(
            "INSERT INTO what_ifs (table_id, \"user\", number, seq, seed, moves, draft, advice, revision, interaction,
                 changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
             ON CONFLICT DO NOTHING",
            params![
                table,
                user,
                number,
                what_if.seq,
                seed,
                moves,
                draft,
                advice,
                what_if.revision,
                what_if.interaction,
                at
            ],
        )?,
        Some(before) => session.execute(
            "UPDATE what_ifs SET seq = ?4, seed = ?5, moves = ?6, draft = ?7, advice = ?8, revision = ?9,
                 interaction = ?10, changed_at = ?11
             WHERE table_id = ?1 AND \"user\" = ?2 AND number = ?3 AND revision = ?12",
            params![
                table,
                user,
                number,
                what_if.seq,
                seed,
                moves,
                draft,
                advice,
                what_if.revision,
                what_if.interaction,
                at,
                before
            ],
        )?,
    };
    if kept == 0 {
        return Ok(false);
    }
    for number in gone {
        drop_what_if(session, what_if.table, what_if.user, *number)?;
    }
    Ok(true)
}

pub(super) fn drop_what_if(session: Session<'_>, table: TableId, user: UserId, number: u32) -> Result<(), StoreError> {
    let sql = "DELETE FROM what_ifs WHERE table_id = ?1 AND \"user\" = ?2 AND number = ?3";
    session.run(sql, params![table, user, number])
}
