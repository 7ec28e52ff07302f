//! What is stored about one person: shown, or forgotten on request.

use rusqlite::{Connection, Transaction, params};
use serde::Serialize;
use serde_json::Value;

use crate::table::{StoreError, TableId, UserId};

use super::database::Database;
use super::rows::failed;

/// Discord's numbers begin far above: what is smaller is nobody's.
const SMALLEST_USER: i64 = 1 << 22;

/// What is stored about a person, as they may ask for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PersonData {
    /// How they want to be reminded, and their language.
    pub preferences: Vec<Value>,
    /// Where they sit or sat, and under which name.
    pub seats: Vec<Value>,
    /// The tables that they host.
    pub hosted: Vec<Value>,
    /// When they did what, by tables and entries of their logs.
    pub log: Vec<Value>,
    /// Their private notes.
    pub notes: Vec<Value>,
    /// What they have tried out on private boards.
    pub lines: Vec<Value>,
    /// What they have planned ahead.
    pub orders: Vec<Value>,
    /// Direct messages to them: when, and what about.
    pub messages: Vec<Value>,
}

/// What became of a person who was forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forgotten {
    /// They sit at these tables, or host them: nothing was changed.
    Plays(Vec<TableId>),
    /// Nothing was known of them.
    Unknown,
    /// In so many games that are over this number stands in their place; everything else is deleted.
    Done {
        /// The number.
        number: i64,
        /// In how many games.
        games: usize,
    },
}

impl Database {
    /// What is stored about a person.
    ///
    /// # Errors
    /// The database failed.
    pub fn about(&self, user: UserId) -> Result<PersonData, StoreError> {
        self.read(|connection| about(connection, user))
    }

    /// Forgets a person. What games need to be shown and checked stays, with a number in the place of the person; it
    /// is not left in free pages of the file either.
    ///
    /// # Errors
    /// The database failed; nothing has changed.
    pub fn forget(&self, user: UserId) -> Result<Forgotten, StoreError> {
        self.read(|connection| {
            connection.execute_batch("PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY").map_err(failed)
        })?;
        let forgotten = self.write(|transaction| forget(transaction, user))?;
        if matches!(forgotten, Forgotten::Done { .. }) {
            // What was deleted before this was asked may still stand in free pages, and in the write-ahead log.
            self.read(|connection| {
                connection.execute_batch("VACUUM").map_err(failed)?;
                let truncate = "PRAGMA wal_checkpoint(TRUNCATE)";
                connection.query_row(truncate, [], |_| Ok(())).map_err(failed)
            })?;
        }
        Ok(forgotten)
    }
}

fn about(connection: &Connection, user: UserId) -> Result<PersonData, StoreError> {
    let rows = |sql: &str| -> Result<Vec<Value>, StoreError> {
        let mut statement = connection.prepare(sql).map_err(failed)?;
        let texts = statement.query_map([user.0.cast_signed()], |row| row.get::<_, String>(0)).map_err(failed)?;
        texts.map(|text| Ok(serde_json::from_str(&text.map_err(failed)?)?)).collect()
    };
    let time = |column: &str| format!("strftime('%Y-%m-%dT%H:%M:%SZ', {column} / 1000, 'unixepoch')");
    Ok(PersonData {
        preferences: rows("SELECT settings FROM people WHERE user = ?1 AND json_valid(settings)")?,
        seats: rows(&format!(
            "SELECT json_object('table', table_id, 'seat', seat + 1, 'name', name, 'since', {}, 'until', {})
             FROM seats WHERE user = ?1 ORDER BY id",
            time("since"),
            time("until")
        ))?,
        hosted: rows(&format!(
            "SELECT json_object('table', id, 'game', game, 'name', host_name, 'opened', {}, 'state', state)
             FROM tables WHERE host = ?1 ORDER BY id",
            time("opened_at")
        ))?,
        log: rows(&format!(
            "SELECT json_object('table', table_id, 'entry', seq, 'kind', kind, 'text', body, 'at', {})
             FROM log WHERE user = ?1 ORDER BY table_id, seq",
            time("at")
        ))?,
        notes: rows(
            "SELECT json_object('table', table_id, 'turn', turn, 'text', text)
             FROM notes WHERE user = ?1 ORDER BY table_id, turn",
        )?,
        lines: rows(&format!(
            "SELECT json_object('table', table_id, 'entry', seq, 'name', name, 'moves', moves, 'draft', draft,
                 'changed', {})
             FROM lines WHERE user = ?1 ORDER BY table_id, changed_at, number",
            time("changed_at")
        ))?,
        orders: rows(
            "SELECT json_object('table', table_id, 'seat', seat + 1, 'orders', body)
             FROM orders WHERE user = ?1 ORDER BY table_id",
        )?,
        messages: rows(&format!(
            "SELECT json_object('table', table_id, 'at', {}, 'state', state, 'about', owed)
             FROM outbox WHERE lane = 'direct' AND lane_id = ?1 ORDER BY id",
            time("created_at")
        ))?,
    })
}

fn forget(transaction: &Transaction<'_>, user: UserId) -> Result<Forgotten, StoreError> {
    let id = user.0.cast_signed();
    let list = |sql: &str| -> Result<Vec<i64>, StoreError> {
        let mut statement = transaction.prepare(sql).map_err(failed)?;
        let rows = statement.query_map([id], |row| row.get(0)).map_err(failed)?;
        rows.collect::<Result<_, _>>().map_err(failed)
    };
    let open = list(
        "SELECT id FROM tables t WHERE state IN ('lobby', 'running') AND (host = ?1 OR EXISTS (
             SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.user = ?1 AND s.until IS NULL)) ORDER BY id",
    )?;
    if !open.is_empty() {
        return Ok(Forgotten::Plays(open.into_iter().map(TableId).collect()));
    }
    if about(transaction, user)? == PersonData::default() {
        return Ok(Forgotten::Unknown);
    }
    let games = list(
        "SELECT id FROM tables t WHERE host = ?1
             OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.user = ?1)
             OR EXISTS (SELECT 1 FROM log l WHERE l.table_id = t.id AND l.user = ?1)",
    )?;
    let number: i64 = transaction
        .query_row(
            "SELECT 1 + coalesce(max(user), 0) FROM (SELECT user FROM seats UNION ALL SELECT user FROM log
                 UNION ALL SELECT host FROM tables) WHERE user BETWEEN 1 AND ?1",
            [SMALLEST_USER],
            |row| row.get(0),
        )
        .map_err(failed)?;
    let names = names(transaction, id)?;
    let run = |sql: &str, given: &[&dyn rusqlite::ToSql]| transaction.execute(sql, given).map_err(failed);
    for name in names {
        // What was sent is not read again. It holds names as they were then.
        run(
            "UPDATE outbox SET owed = '\"status\"', why = NULL
             WHERE state NOT IN ('waiting', 'claimed') AND (instr(owed, ?1) OR instr(coalesce(why, ''), ?1))",
            params![name],
        )?;
        run(
            "UPDATE log SET former = ?2 WHERE former = ?1
                 AND table_id IN (SELECT table_id FROM seats WHERE user = ?3)",
            params![name, name_of(number), id],
        )?;
        let (quoted, number) = (Value::from(name).to_string(), Value::from(name_of(number)).to_string());
        run(
            "UPDATE outbox SET owed = replace(owed, ?1, ?2) WHERE state IN ('waiting', 'claimed')",
            params![quoted, number],
        )?;
    }
    for sql in [
        "DELETE FROM outbox WHERE lane = 'direct' AND lane_id = ?1",
        "DELETE FROM people WHERE user = ?1",
        "DELETE FROM notes WHERE user = ?1",
        "DELETE FROM lines WHERE user = ?1",
        "DELETE FROM orders WHERE user = ?1",
        // An offer that names them, or says that they agreed to it, is made again by whoever still wants it.
        "UPDATE seats SET offer = NULL WHERE json_valid(offer) AND (json_extract(offer, '$.to') = ?1
             OR EXISTS (SELECT 1 FROM json_each(offer, '$.agreed') WHERE value = ?1))",
    ] {
        run(sql, params![id])?;
    }
    // Answers of the last day, which may name anybody. Discord asks for them again within minutes.
    run("DELETE FROM interactions", &[])?;
    run("UPDATE log SET user = ?2, interaction = NULL WHERE user = ?1", params![id, number])?;
    run("UPDATE seats SET user = ?2, name = ?3 WHERE user = ?1", params![id, number, name_of(number)])?;
    run("UPDATE tables SET host = ?2, host_name = ?3 WHERE host = ?1", params![id, number, name_of(number)])?;
    Ok(Forgotten::Done { number, games: games.len() })
}

/// How a game calls somebody who was forgotten.
fn name_of(number: i64) -> String {
    format!("#{number}")
}

/// All names under which a person is stored.
fn names(transaction: &Transaction<'_>, user: i64) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT name FROM seats WHERE user = ?1 AND name <> ''
               UNION SELECT host_name FROM tables WHERE host = ?1 AND host_name <> ''";
    let mut statement = transaction.prepare(sql).map_err(failed)?;
    let names = statement.query_map([user], |row| row.get(0)).map_err(failed)?;
    names.collect::<Result<_, _>>().map_err(failed)
}
