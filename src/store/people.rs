//! People: how they want to be reminded, and where they play.

use std::collections::BTreeMap;

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::table::{JobKind, Preferences, StoreError, TableId, UserId};

use super::rows::{failed, json, millis};

pub(super) fn get(connection: &Connection, users: &[UserId]) -> Result<BTreeMap<UserId, Preferences>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT settings FROM people WHERE user = ?1").map_err(failed)?;
    let mut people = BTreeMap::new();
    for &user in users {
        let text: Option<String> =
            statement.query_row([user.0.cast_signed()], |row| row.get(0)).optional().map_err(failed)?;
        let Some(text) = text else { continue };
        match serde_json::from_str(&text) {
            Ok(person) => {
                people.insert(user, person);
            }
            // Nobody's game stands still for this: they are reminded in the usual way.
            Err(error) => tracing::error!(%user, %error, "how somebody wants to be reminded cannot be read"),
        }
    }
    Ok(people)
}

/// Writes how a person wants to be reminded. Their jobs are due at once, so that their times are worked out again.
pub(super) fn put(
    transaction: &Transaction<'_>,
    user: UserId,
    person: &Preferences,
    at: Timestamp,
) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT INTO people (user, settings) VALUES (?1, ?2)
             ON CONFLICT DO UPDATE SET settings = excluded.settings",
            params![user.0.cast_signed(), json(person)?],
        )
        .map_err(failed)?;
    transaction
        .execute(
            "UPDATE jobs SET due_at = min(due_at, ?2)
             WHERE kind IN (SELECT value FROM json_each(?3)) AND (table_id, seat) IN (
                 SELECT table_id, seat FROM seats WHERE user = ?1 AND until IS NULL)",
            params![user.0.cast_signed(), millis(at), json(&JobKind::following())?],
        )
        .map(|_| ())
        .map_err(failed)
}

/// Notes the language of a person's Discord, in which direct messages are written.
pub(super) fn seen(transaction: &Transaction<'_>, user: UserId, locale: &str) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT INTO people (user, settings) VALUES (?1, json_object('locale', ?2))
             ON CONFLICT DO UPDATE SET settings = json_set(settings, '$.locale', ?2) WHERE json_valid(settings)",
            params![user.0.cast_signed(), locale],
        )
        .map(|_| ())
        .map_err(failed)
}

/// The running tables at which a user sits.
pub(super) fn tables_of(connection: &Connection, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let mut statement = connection
        .prepare_cached(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
             WHERE s.user = ?1 AND s.until IS NULL AND t.state = 'running' ORDER BY t.id",
        )
        .map_err(failed)?;
    let ids = statement.query_map([user.0.cast_signed()], |row| row.get(0).map(TableId)).map_err(failed)?;
    ids.collect::<Result<_, _>>().map_err(failed)
}
