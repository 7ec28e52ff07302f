//! Users: their reminder settings and their games.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde_json::{Value as Json, json};

use crate::table::{ChannelId, FINISHED_ON_A_PAGE, GuildId, JobKind, Preferences, StoreError, TableId, UserId};

use super::rows::{json as text_of, millis, words};
use super::sql::{Session, params};

pub(super) fn people(session: Session<'_>, users: &[UserId]) -> Result<BTreeMap<UserId, Preferences>, StoreError> {
    let mut people = BTreeMap::new();
    for &user in users {
        let Some(text) = settings(session, user)? else { continue };
        match serde_json::from_str(&text) {
            Ok(person) => {
                people.insert(user, person);
            }
            // A damaged row must not stop a game: the user gets the default reminders.
            Err(error) => tracing::error!(%user, %error, "could not read a user's reminder settings"),
        }
    }
    Ok(people)
}

fn settings(session: Session<'_>, user: UserId) -> Result<Option<String>, StoreError> {
    session.value("SELECT settings FROM people WHERE \"user\" = ?1", params![user])
}

fn set(session: Session<'_>, user: UserId, settings: &str) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO people (\"user\", settings) VALUES (?1, ?2)
         ON CONFLICT (\"user\") DO UPDATE SET settings = excluded.settings",
        params![user, settings],
    )
}

/// Stores a user's reminder settings. Their jobs become due now, so the jobs work out their times again.
pub(super) fn put(session: Session<'_>, user: UserId, person: &Preferences, at: Timestamp) -> Result<(), StoreError> {
    set(session, user, &text_of(person)?)?;
    let sql = format!(
        "UPDATE jobs SET due_at = ?2
         WHERE due_at > ?2 AND kind IN ({}) AND (table_id, seat) IN (
             SELECT table_id, seat FROM seats WHERE \"user\" = ?1 AND until IS NULL)",
        words(&JobKind::following())?
    );
    session.run(&sql, params![user, millis(at)])
}

/// Stores the user's Discord language, which direct messages use.
pub(super) fn seen(session: Session<'_>, user: UserId, locale: &str) -> Result<(), StoreError> {
    let known = settings(session, user)?;
    // Unreadable settings stay for a bot admin to inspect.
    let Ok(mut known) = serde_json::from_str(known.as_deref().unwrap_or("{}")) else { return Ok(()) };
    if let Json::Object(preferences) = &mut known {
        preferences.insert("locale".to_owned(), json!(locale));
        set(session, user, &known.to_string())?;
    }
    Ok(())
}

/// Hides a user from lists and statistics, or shows them again.
pub(super) fn hide(session: Session<'_>, user: UserId, hidden: bool) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO people (\"user\", settings, hidden) VALUES (?1, '{}', ?2)
         ON CONFLICT (\"user\") DO UPDATE SET hidden = excluded.hidden",
        params![user, hidden],
    )
}

/// Returns those of these users who are hidden.
pub(super) fn hidden(session: Session<'_>, users: &[UserId]) -> Result<BTreeSet<UserId>, StoreError> {
    let mut hidden = BTreeSet::new();
    for user in users {
        let sql = "SELECT hidden FROM people WHERE \"user\" = ?1";
        if session.value::<bool>(sql, params![user])? == Some(true) {
            hidden.insert(*user);
        }
    }
    Ok(hidden)
}

/// Returns the running tables where a user has a seat.
pub(super) fn tables_of(session: Session<'_>, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
               WHERE s.\"user\" = ?1 AND s.until IS NULL AND t.state = 'running' ORDER BY t.id";
    let ids = session.column(sql, params![user])?;
    Ok(ids.into_iter().map(TableId).collect())
}

/// Finished games, as in [`Store::finished_games`](crate::table::Store::finished_games). Both numbers come from an index
/// that has only finished games.
pub(super) fn finished_games(
    session: Session<'_>,
    player: UserId,
    reader: UserId,
    guild: Option<GuildId>,
    open: &[ChannelId],
    page: u32,
) -> Result<(Vec<TableId>, u32), StoreError> {
    let mut which = "FROM seats s WHERE s.\"user\" = ?1 AND s.finished IS NOT NULL".to_owned();
    let mut given = params![player].to_vec();
    if let Some(guild) = guild {
        given.extend_from_slice(params![guild]);
        which.push_str(&format!(" AND s.guild = ?{}", given.len()));
    }
    if reader != player {
        given.extend_from_slice(params![reader]);
        let played =
            format!("EXISTS (SELECT 1 FROM seats r WHERE r.table_id = s.table_id AND r.\"user\" = ?{})", given.len());
        let readable = if open.is_empty() {
            played
        } else {
            let channels: Vec<i64> = open.iter().map(|channel| channel.0.cast_signed()).collect();
            given.extend_from_slice(params![text_of(&channels)?]);
            let is_open = session.dialect().is_in("coalesce(t.parent, t.channel)", &format!("?{}", given.len()));
            format!("({played} OR EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id AND {is_open}))")
        };
        which.push_str(&format!(" AND {readable}"));
    }
    let count: i64 = session.one(&format!("SELECT count(*) {which}"), &given)?;
    let from = i64::from(page).saturating_mul(i64::from(FINISHED_ON_A_PAGE));
    given.extend_from_slice(params![FINISHED_ON_A_PAGE, from]);
    let (most, skip) = (given.len() - 1, given.len());
    let sql =
        format!("SELECT s.table_id {which} ORDER BY s.finished DESC, s.table_id DESC LIMIT ?{most} OFFSET ?{skip}");
    let ids = session.column(&sql, &given)?.into_iter().map(TableId).collect();
    Ok((ids, u32::try_from(count).unwrap_or(u32::MAX)))
}

/// Returns `true` if a user has or had a seat in a game.
pub(super) fn has_played(session: Session<'_>, table: TableId, user: UserId) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND \"user\" = ?2)";
    session.one(sql, params![table, user])
}

/// The finished games of this title in which the user had a seat at the end, newest first.
pub(super) fn finished_by(
    session: Session<'_>,
    user: UserId,
    game: &str,
    most: usize,
) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
               WHERE s.\"user\" = ?1 AND s.until IS NULL AND t.state = 'over' AND t.game = ?2
               ORDER BY t.id DESC LIMIT ?3";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let ids = session.column(sql, params![user, game, most])?;
    Ok(ids.into_iter().map(TableId).collect())
}
