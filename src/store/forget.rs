//! Personal data: shows it or deletes it on request.

use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::table::{Forgotten, OutboxPayload, PersonData, ReservedSeats, StoreError, TableId, UserId};

use super::access;
use super::database::Database;
use super::rows::json;
use super::sql::{FromValue, Session, SqlRow, params};
use super::tables;

impl Database {
    /// Forgets a user. The data that games need for display and checks stays, with a random number instead of the user.
    /// Free pages of the file are cleared too, for which no other process may use the database.
    ///
    /// # Errors
    /// The database failed. Nothing has changed.
    pub fn forget(&self, user: UserId, seed: u64) -> Result<Forgotten, StoreError> {
        let forgotten = self.forget_while_running(user, seed)?;
        // An earlier attempt may have stopped before this step. Then the user is unknown, but traces remain.
        if !matches!(forgotten, Forgotten::Plays(_)) {
            self.purge_deleted()?;
        }
        Ok(forgotten)
    }

    /// Does the same without clearing free pages of earlier changes. Deleted data of this change is overwritten.
    pub(super) fn forget_while_running(&self, user: UserId, seed: u64) -> Result<Forgotten, StoreError> {
        self.begin_forgetting()?;
        self.write(&|session| forget(session, user, seed))
    }
}

pub(super) fn person_data(session: Session<'_>, user: UserId) -> Result<PersonData, StoreError> {
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
        named: rows(
            &[("table", Number), ("game", Text), ("name", Text)],
            "id, game, name",
            "tables WHERE named_by = ?1 ORDER BY id",
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
        followed: rows(
            &[("table", Number), ("news", Text)],
            "table_id, news",
            "follows WHERE \"user\" = ?1 ORDER BY table_id",
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
            "table_id, created_at, state, subject",
            "outbox WHERE lane = 'direct' AND lane_id = ?1 ORDER BY id",
        )?,
        derived_results: rows(
            &[("table", Number), ("game", Text), ("ended", Time), ("rated", Number), ("result", Text), ("sums", Text)],
            "table_id, game, ended, rated, body, sums",
            "results WHERE \"user\" = ?1 ORDER BY ended, table_id",
        )?,
        derived_ratings: rows(
            &[("table", Number), ("game", Text), ("season", Number), ("mean", Number), ("spread", Number)],
            "table_id, game, season, mean, spread",
            "ratings WHERE \"user\" = ?1 ORDER BY season, ended, table_id",
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

fn shown_values(row: &SqlRow, columns: &[(&str, Shown)]) -> Result<Value, StoreError> {
    fn of<T: FromValue + Into<Value>>(row: &SqlRow, column: usize) -> Result<Value, StoreError> {
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

fn forget(session: Session<'_>, user: UserId, seed: u64) -> Result<Forgotten, StoreError> {
    let id = user.0.cast_signed();
    let open: Vec<i64> = session.column(
        "SELECT id FROM tables t WHERE state IN ('lobby', 'running') AND (host = ?1 OR EXISTS (
             SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.\"user\" = ?1 AND s.until IS NULL)) ORDER BY id",
        params![id],
    )?;
    if !open.is_empty() {
        return Ok(Forgotten::Plays(open.into_iter().map(TableId).collect()));
    }
    if person_data(session, user)? == PersonData::default() {
        return Ok(Forgotten::Unknown);
    }
    // Imported games have no other readers.
    for imported in tables::imports(session, user)? {
        access::delete_table(session, imported)?;
    }
    let games: Vec<i64> = session.column(
        "SELECT id FROM tables t WHERE host = ?1 OR named_by = ?1
             OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.\"user\" = ?1)
             OR EXISTS (SELECT 1 FROM log l WHERE l.table_id = t.id AND l.\"user\" = ?1) ORDER BY id",
        params![id],
    )?;
    for name in names(session, id)? {
        session.execute(
            "UPDATE log SET former = '' WHERE former = ?1
                 AND table_id IN (SELECT s.table_id FROM seats s WHERE s.\"user\" = ?2)",
            params![name, id],
        )?;
        rename(session, id, &name, NOBODY)?;
    }
    for sql in [
        "DELETE FROM outbox WHERE lane = 'direct' AND lane_id = ?1",
        "DELETE FROM people WHERE \"user\" = ?1",
        "DELETE FROM learners WHERE \"user\" = ?1",
        "DELETE FROM notes WHERE \"user\" = ?1",
        "DELETE FROM follows WHERE \"user\" = ?1",
        "DELETE FROM what_ifs WHERE \"user\" = ?1",
        "DELETE FROM queued_turns WHERE \"user\" = ?1",
    ] {
        session.execute(sql, params![id])?;
    }
    let mut others = free_seats(session, user)?;
    others.extend(withdraw_offers(session, user)?);
    // Replies of the last day can name any user. Discord asks for them again only within minutes.
    session.execute("DELETE FROM interactions", &[])?;
    for game in &games {
        let server: Option<i64> = session.one("SELECT guild FROM tables WHERE id = ?1", params![*game])?;
        let number = stand_in(seed, server.unwrap_or_default());
        for sql in [
            "UPDATE log SET \"user\" = ?2, interaction = NULL WHERE \"user\" = ?1 AND table_id = ?3",
            "UPDATE seats SET \"user\" = ?2, name = '' WHERE \"user\" = ?1 AND table_id = ?3",
            "UPDATE tables SET host = ?2, host_name = '' WHERE host = ?1 AND id = ?3",
            "UPDATE tables SET name = NULL, named_by = NULL WHERE named_by = ?1 AND id = ?3",
            "UPDATE results SET \"user\" = ?2 WHERE \"user\" = ?1 AND table_id = ?3",
            "UPDATE ratings SET \"user\" = ?2 WHERE \"user\" = ?1 AND table_id = ?3",
        ] {
            session.execute(sql, params![id, number, *game])?;
        }
    }
    Ok(Forgotten::Done { games: games.into_iter().map(TableId).collect(), others })
}

/// The random number that stands for a forgotten person in all games of a server, so that the ratings of the others stay
/// the same. In another server it is another one. Numbers are negative, so no list shows them, and no user has them.
fn stand_in(seed: u64, server: i64) -> i64 {
    let mut number = seed ^ server.cast_unsigned().wrapping_mul(0x9E37_79B9_7F4A_7C15);
    for factor in [0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB] {
        number = (number ^ (number >> 30)).wrapping_mul(factor);
    }
    // From -2^62 to -1.
    -1 - (number >> 2).cast_signed()
}

/// The name of forgotten people in texts that are already written. Games show their seat instead ("Player 2").
const NOBODY: &str = "–";

/// Replaces a user's name in the messages of their games. Sent messages aren't read again, so their text is deleted.
fn rename(session: Session<'_>, user: i64, from: &str, to: &str) -> Result<(), StoreError> {
    let of_their_games = "SELECT id, subject, error, state IN ('waiting', 'claimed') FROM outbox WHERE table_id IN (
             SELECT id FROM tables WHERE host = ?1 OR named_by = ?1 UNION SELECT table_id FROM seats WHERE \"user\" = ?1)
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
                session.execute("UPDATE outbox SET subject = ?2 WHERE id = ?1", params![id, json(&payload)?])?;
            }
        } else if stored.contains(escaped) || why.is_some_and(|why| why.contains(from)) {
            session.execute("UPDATE outbox SET subject = '\"status\"', error = NULL WHERE id = ?1", params![id])?;
        }
    }
    Ok(())
}

/// Drops the user's reservations, and returns the lobbies that had them.
fn free_seats(session: Session<'_>, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let mut lobbies = Vec::new();
    for row in session.rows("SELECT id, reserved FROM tables WHERE reserved IS NOT NULL ORDER BY id", &[])? {
        let Ok(mut reserved) = serde_json::from_str::<ReservedSeats>(&row.at::<String>(1)?) else { continue };
        if let Some(player) = reserved.players.iter_mut().find(|player| **player == Some(user)) {
            *player = None;
            let lobby: i64 = row.at(0)?;
            session.execute("UPDATE tables SET reserved = ?2 WHERE id = ?1", params![lobby, json(&reserved)?])?;
            lobbies.push(TableId(lobby));
        }
    }
    Ok(lobbies)
}

/// Deletes offers that name the user or list their consent, and returns the games that had them. Players can make such an
/// offer again.
fn withdraw_offers(session: Session<'_>, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let mut games = Vec::new();
    for row in session.rows("SELECT id, offer, table_id FROM seats WHERE offer IS NOT NULL ORDER BY id", &[])? {
        let Ok(offer) = serde_json::from_str::<Value>(&row.at::<String>(1)?) else { continue };
        let is_user = |value: &Value| value.as_u64() == Some(user.0);
        let agreed = offer.get("agreed").and_then(Value::as_array);
        let named = ["to", "by"].into_iter().filter_map(|key| offer.get(key)).any(is_user);
        if named || agreed.is_some_and(|agreed| agreed.iter().any(is_user)) {
            session.execute("UPDATE seats SET offer = NULL WHERE id = ?1", params![row.at::<i64>(0)?])?;
            games.push(TableId(row.at(2)?));
        }
    }
    Ok(games)
}

fn names(session: Session<'_>, user: i64) -> Result<Vec<String>, StoreError> {
    session.column(
        "SELECT name FROM seats WHERE \"user\" = ?1 AND name <> ''
         UNION SELECT host_name FROM tables WHERE host = ?1 AND host_name <> ''
         UNION SELECT name FROM tables WHERE named_by = ?1 AND name IS NOT NULL",
        params![user],
    )
}
