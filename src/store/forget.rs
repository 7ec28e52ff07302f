//! Personal data: shows it or deletes it on request.

use jiff::Timestamp;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::table::{OutboxPayload, StoreError, TableId, UserId};

use super::database::Database;
use super::rows::json;
use super::sql::{self, FromValue, Row, Session, params};

/// A lower bound for Discord's user ids. Smaller numbers replace forgotten users.
const SMALLEST_USER: i64 = 1 << 22;

/// The stored data about a user, as they can request it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PersonData {
    /// Reminder settings and language.
    pub preferences: Vec<Value>,
    /// Their seats, past and present, with the name at each.
    pub seats: Vec<Value>,
    /// The tables that they host.
    pub hosted: Vec<Value>,
    /// Log entries by them: table, entry and time.
    pub log: Vec<Value>,
    /// Private notes.
    pub notes: Vec<Value>,
    /// What-ifs.
    pub what_ifs: Vec<Value>,
    /// Lessons.
    pub lessons: Vec<Value>,
    /// Queued turns.
    pub queued_turns: Vec<Value>,
    /// Direct messages to them: time and subject.
    pub messages: Vec<Value>,
}

/// The outcome of a request to forget a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forgotten {
    /// They have a seat at these tables or host them. The database hasn't changed.
    Plays(Vec<TableId>),
    /// No data about them is stored.
    Unknown,
    /// Finished games now show a number instead of the user. All other data is deleted.
    Done {
        /// The number that replaces them.
        number: i64,
        /// The count of such games.
        games: usize,
    },
}

impl Database {
    /// Returns the stored data about a user.
    pub fn collect_data(&self, user: UserId) -> Result<PersonData, StoreError> {
        self.read(&|session| collect_data(session, user))
    }

    /// Forgets a user. The data that games need for display and checks stays, with a number instead of the user. Free
    /// pages of the file are cleared too.
    ///
    /// # Errors
    /// The database failed. Nothing has changed.
    pub fn forget(&self, user: UserId) -> Result<Forgotten, StoreError> {
        self.begin_forgetting()?;
        let forgotten = self.write(&|session| forget(session, user))?;
        // An earlier attempt may have stopped before this step. Then the user is unknown, but traces remain.
        if !matches!(forgotten, Forgotten::Plays(_)) {
            self.leave_no_trace()?;
        }
        Ok(forgotten)
    }
}

fn collect_data(session: Session<'_>, user: UserId) -> Result<PersonData, StoreError> {
    let rows = |columns: &[(&str, Shown)], names: &str, rest: &str| -> Result<Vec<Value>, StoreError> {
        let rows = session.rows(&format!("SELECT {names} FROM {rest}"), params![user])?;
        rows.iter().map(|row| shown_values(row, columns)).collect()
    };
    use Shown::{Number, Seat, Text, Time};
    let settings: Vec<String> = session.column("SELECT settings FROM people WHERE \"user\" = ?1", params![user])?;
    Ok(PersonData {
        preferences: settings.iter().filter_map(|text| serde_json::from_str(text).ok()).collect(),
        seats: rows(
            &[("table", Number), ("seat", Seat), ("name", Text), ("since", Time), ("until", Time)],
            "table_id, seat, name, since, until",
            "seats WHERE \"user\" = ?1 ORDER BY id",
        )?,
        hosted: rows(
            &[("table", Number), ("game", Text), ("name", Text), ("opened", Time), ("state", Text)],
            "id, game, host_name, opened_at, state",
            "tables WHERE host = ?1 ORDER BY id",
        )?,
        log: rows(
            &[("table", Number), ("entry", Number), ("kind", Text), ("text", Text), ("at", Time)],
            "table_id, seq, kind, body, at",
            "log WHERE \"user\" = ?1 ORDER BY table_id, seq",
        )?,
        notes: rows(
            &[("table", Number), ("turn", Number), ("text", Text)],
            "table_id, turn, text",
            "notes WHERE \"user\" = ?1 ORDER BY table_id, turn",
        )?,
        what_ifs: rows(
            &[("table", Number), ("entry", Number), ("moves", Text), ("draft", Text), ("changed", Time)],
            "table_id, seq, moves, draft, changed_at",
            "what_ifs WHERE \"user\" = ?1 ORDER BY table_id, changed_at, number",
        )?,
        lessons: rows(&[("progress", Text)], "progress", "learners WHERE \"user\" = ?1")?,
        queued_turns: rows(
            &[("table", Number), ("seat", Seat), ("queued_turns", Text)],
            "table_id, seat, body",
            "queued_turns WHERE \"user\" = ?1 ORDER BY table_id",
        )?,
        messages: rows(
            &[("table", Number), ("at", Time), ("state", Text), ("about", Text)],
            "table_id, created_at, state, owed",
            "outbox WHERE lane = 'direct' AND lane_id = ?1 ORDER BY id",
        )?,
    })
}

/// The type in which a column is shown to the user.
#[derive(Clone, Copy)]
enum Shown {
    Number,
    /// A seat number, counted from 1.
    Seat,
    Text,
    Time,
}

fn shown_values(row: &Row, columns: &[(&str, Shown)]) -> Result<Value, StoreError> {
    fn of<T: FromValue + Into<Value>>(row: &Row, column: usize) -> Result<Value, StoreError> {
        Ok(row.at::<Option<T>>(column)?.map_or(Value::Null, Into::into))
    }
    let mut object = Map::new();
    for (column, (name, shown)) in columns.iter().enumerate() {
        let value = match shown {
            Shown::Number => of::<i64>(row, column)?,
            Shown::Seat => Value::from(row.at::<i64>(column)? + 1),
            Shown::Text => of::<String>(row, column)?,
            Shown::Time => row.at::<Option<i64>>(column)?.map_or(Value::Null, |at| {
                // Milliseconds are dropped.
                Timestamp::from_second(at / 1000).map_or(Value::Null, |at| at.to_string().into())
            }),
        };
        object.insert((*name).to_owned(), value);
    }
    Ok(Value::Object(object))
}

fn forget(session: Session<'_>, user: UserId) -> Result<Forgotten, StoreError> {
    let id = user.0.cast_signed();
    let open: Vec<i64> = session.column(
        "SELECT id FROM tables t WHERE state IN ('lobby', 'running') AND (host = ?1 OR EXISTS (
             SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.\"user\" = ?1 AND s.until IS NULL)) ORDER BY id",
        params![id],
    )?;
    if !open.is_empty() {
        return Ok(Forgotten::Plays(open.into_iter().map(TableId).collect()));
    }
    if collect_data(session, user)? == PersonData::default() {
        return Ok(Forgotten::Unknown);
    }
    let games: i64 = session.one(
        "SELECT count(*) FROM tables t WHERE host = ?1
             OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.\"user\" = ?1)
             OR EXISTS (SELECT 1 FROM log l WHERE l.table_id = t.id AND l.\"user\" = ?1)",
        params![id],
    )?;
    let number: i64 = session.one(
        "SELECT 1 + coalesce(max(sitter), 0) FROM (SELECT \"user\" AS sitter FROM seats
             UNION ALL SELECT \"user\" FROM log UNION ALL SELECT host FROM tables) everybody
         WHERE sitter BETWEEN 1 AND ?1",
        params![SMALLEST_USER],
    )?;
    for name in names(session, id)? {
        session.execute(
            "UPDATE log SET former = ?2 WHERE former = ?1
                 AND table_id IN (SELECT s.table_id FROM seats s WHERE s.\"user\" = ?3)",
            params![name, name_of(number), id],
        )?;
        rename(session, id, &name, &name_of(number))?;
    }
    // A lobby may reserve a seat for them.
    for is in [format!("[{id},"), format!(",{id},"), format!(",{id}]")] {
        let nobody = is.replace(&id.to_string(), "null");
        session.execute(
            "UPDATE tables SET settings = replace(settings, ?1, ?2) WHERE replace(settings, ?1, ?2) <> settings",
            params![is, nobody],
        )?;
    }
    for sql in [
        "DELETE FROM outbox WHERE lane = 'direct' AND lane_id = ?1",
        "DELETE FROM people WHERE \"user\" = ?1",
        "DELETE FROM learners WHERE \"user\" = ?1",
        "DELETE FROM notes WHERE \"user\" = ?1",
        "DELETE FROM what_ifs WHERE \"user\" = ?1",
        "DELETE FROM queued_turns WHERE \"user\" = ?1",
    ] {
        session.execute(sql, params![id])?;
    }
    withdraw_offers(session, user)?;
    // Replies of the last day can name any user. Discord asks for them again only within minutes.
    session.execute("DELETE FROM interactions", &[])?;
    let renumber: [(&str, &[sql::Value]); 3] = [
        ("UPDATE log SET \"user\" = ?2, interaction = NULL WHERE \"user\" = ?1", params![id, number]),
        ("UPDATE seats SET \"user\" = ?2, name = ?3 WHERE \"user\" = ?1", params![id, number, name_of(number)]),
        ("UPDATE tables SET host = ?2, host_name = ?3 WHERE host = ?1", params![id, number, name_of(number)]),
    ];
    for (sql, given) in renumber {
        session.execute(sql, given)?;
    }
    Ok(Forgotten::Done { number, games: usize::try_from(games).unwrap_or_default() })
}

/// Replaces a user's name in the messages of their games. Sent messages aren't read again, so their text is deleted.
fn rename(session: Session<'_>, user: i64, from: &str, to: &str) -> Result<(), StoreError> {
    let of_their_games = "SELECT id, owed, why, state IN ('waiting', 'claimed') FROM outbox WHERE table_id IN (
             SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM seats WHERE \"user\" = ?1)
         ORDER BY id";
    // Matches the name as JSON escapes it.
    let quoted = Value::from(from).to_string();
    let escaped = quoted.trim_matches('"');
    for row in session.rows(of_their_games, params![user])? {
        let (id, stored): (i64, String) = (row.at(0)?, row.at(1)?);
        let (why, waits): (Option<String>, bool) = (row.at(2)?, row.at(3)?);
        if waits {
            let Ok(mut payload) = serde_json::from_str::<OutboxPayload>(&stored) else { continue };
            if payload.rename(from, to) {
                session.execute("UPDATE outbox SET owed = ?2 WHERE id = ?1", params![id, json(&payload)?])?;
            }
        } else if stored.contains(escaped) || why.is_some_and(|why| why.contains(from)) {
            session.execute("UPDATE outbox SET owed = '\"status\"', why = NULL WHERE id = ?1", params![id])?;
        }
    }
    Ok(())
}

/// Deletes offers that name the user or list their consent. Players can make such an offer again.
fn withdraw_offers(session: Session<'_>, user: UserId) -> Result<(), StoreError> {
    for row in session.rows("SELECT id, offer FROM seats WHERE offer IS NOT NULL ORDER BY id", &[])? {
        let Ok(offer) = serde_json::from_str::<Value>(&row.at::<String>(1)?) else { continue };
        let is_user = |value: &Value| value.as_u64() == Some(user.0);
        let agreed = offer.get("agreed").and_then(Value::as_array);
        let named = ["to", "by"].into_iter().filter_map(|key| offer.get(key)).any(is_user);
        if named || agreed.is_some_and(|agreed| agreed.iter().any(is_user)) {
            session.execute("UPDATE seats SET offer = NULL WHERE id = ?1", params![row.at::<i64>(0)?])?;
        }
    }
    Ok(())
}

/// The name that games show for a forgotten user.
fn name_of(number: i64) -> String {
    format!("#{number}")
}

fn names(session: Session<'_>, user: i64) -> Result<Vec<String>, StoreError> {
    session.column(
        "SELECT name FROM seats WHERE \"user\" = ?1 AND name <> ''
         UNION SELECT host_name FROM tables WHERE host = ?1 AND host_name <> ''",
        params![user],
    )
}
