//! People who follow games.

use crate::table::{FollowNews, StoreError, TableId, UserId};

use super::rows::Fields;
use super::sql::{Session, SqlRow, params};

/// SQL condition: news that wait for this follower of this game. Its first part is the condition of the index.
pub(super) const WAITING_NEWS: &str = "state IN ('waiting', 'claimed') AND state = 'waiting' AND lane = 'direct'
     AND lane_id = ?1 AND table_id = ?2 AND subject LIKE '{\"followed\"%'";

fn news(row: &SqlRow) -> Result<FollowNews, StoreError> {
    Fields::new(row, "follows", "").word("news")
}

/// Returns the games that a user follows.
pub(super) fn follows(session: Session<'_>, user: UserId) -> Result<Vec<(TableId, FollowNews)>, StoreError> {
    let sql = "SELECT table_id, news FROM follows WHERE \"user\" = ?1 ORDER BY table_id";
    session.rows(sql, params![user])?.iter().map(|row| Ok((TableId(row.at(0)?), news(row)?))).collect()
}

/// Returns the followers of a game who have no seat in it.
pub(super) fn followers(session: Session<'_>, table: TableId) -> Result<Vec<(UserId, FollowNews)>, StoreError> {
    let sql = "SELECT f.\"user\", f.news FROM follows f WHERE f.table_id = ?1 AND NOT EXISTS (
                   SELECT 1 FROM seats s WHERE s.table_id = f.table_id AND s.\"user\" = f.\"user\" AND s.until IS NULL)
               ORDER BY f.\"user\"";
    let follower = |row: &SqlRow| Ok((UserId(row.at::<i64>(0)?.cast_unsigned()), news(row)?));
    session.rows(sql, params![table])?.iter().map(follower).collect()
}

pub(super) fn follow(session: Session<'_>, user: UserId, table: TableId, news: FollowNews) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO follows (\"user\", table_id, news) VALUES (?1, ?2, ?3)
         ON CONFLICT (\"user\", table_id) DO UPDATE SET news = excluded.news",
        params![user, table, news.word()],
    )
}

/// Ends a follow, with the news that still wait.
pub(super) fn unfollow(session: Session<'_>, user: UserId, table: TableId) -> Result<(), StoreError> {
    session.execute("DELETE FROM follows WHERE \"user\" = ?1 AND table_id = ?2", params![user, table])?;
    session.run(&format!("DELETE FROM outbox WHERE {WAITING_NEWS}"), params![user, table])
}

/// Ends all follows of a game that has ended.
pub(super) fn end_all(session: Session<'_>, table: TableId) -> Result<(), StoreError> {
    session.run("DELETE FROM follows WHERE table_id = ?1", params![table])
}
