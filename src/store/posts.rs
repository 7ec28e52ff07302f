//! Forum posts that contain tables.

use crate::table::{ChannelId, ForumPost, StoreError};

use super::sql::{Session, SqlRow, params};

fn read(row: &SqlRow) -> Result<ForumPost, StoreError> {
    Ok(ForumPost {
        channel: ChannelId(row.at::<i64>(0)?.cast_unsigned()),
        forum: ChannelId(row.at::<i64>(1)?.cast_unsigned()),
        shown: row.at(2)?,
    })
}

pub(super) fn post(session: Session<'_>, channel: ChannelId) -> Result<Option<ForumPost>, StoreError> {
    let sql = "SELECT channel, forum, shown FROM posts WHERE channel = ?1";
    session.row(sql, params![channel])?.as_ref().map(read).transpose()
}

pub(super) fn posts(session: Session<'_>) -> Result<Vec<ForumPost>, StoreError> {
    session.rows("SELECT channel, forum, shown FROM posts ORDER BY channel", &[])?.iter().map(read).collect()
}

pub(super) fn keep_post(session: Session<'_>, post: &ForumPost) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO posts (channel, forum, shown) VALUES (?1, ?2, ?3)
         ON CONFLICT (channel) DO UPDATE SET forum = excluded.forum, shown = excluded.shown",
        params![post.channel, post.forum, post.shown],
    )
}
