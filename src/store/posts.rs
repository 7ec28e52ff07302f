//! The posts of forums in which there are tables.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use crate::table::{ChannelId, ForumPost, StoreError};

use super::rows::failed;

fn read(row: &Row<'_>) -> rusqlite::Result<ForumPost> {
    Ok(ForumPost {
        channel: ChannelId(row.get::<_, i64>(0)?.cast_unsigned()),
        forum: ChannelId(row.get::<_, i64>(1)?.cast_unsigned()),
        shown: row.get(2)?,
    })
}

pub(super) fn get(connection: &Connection, channel: ChannelId) -> Result<Option<ForumPost>, StoreError> {
    connection
        .prepare_cached("SELECT channel, forum, shown FROM posts WHERE channel = ?1")
        .and_then(|mut statement| statement.query_row([channel.0.cast_signed()], read).optional())
        .map_err(failed)
}

pub(super) fn all(connection: &Connection) -> Result<Vec<ForumPost>, StoreError> {
    let sql = "SELECT channel, forum, shown FROM posts ORDER BY channel";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    statement.query_map([], read).map_err(failed)?.collect::<Result<_, _>>().map_err(failed)
}

pub(super) fn keep(transaction: &Transaction<'_>, post: &ForumPost) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT OR REPLACE INTO posts (channel, forum, shown) VALUES (?1, ?2, ?3)",
            params![post.channel.0.cast_signed(), post.forum.0.cast_signed(), post.shown],
        )
        .map(|_| ())
        .map_err(failed)
}
