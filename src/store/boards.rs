//! Messages that list a server's games.

use crate::table::{ChannelId, GamesBoard, GuildId, MessageId, StoreError};

use super::sql::{Session, params};

pub(super) fn boards(session: Session<'_>) -> Result<Vec<GamesBoard>, StoreError> {
    let rows = session.rows("SELECT guild, channel, message, locale FROM boards ORDER BY guild", &[])?;
    let board = |row: &super::sql::SqlRow| {
        Ok(GamesBoard {
            guild: GuildId(row.at::<i64>(0)?.cast_unsigned()),
            channel: ChannelId(row.at::<i64>(1)?.cast_unsigned()),
            message: MessageId(row.at::<i64>(2)?.cast_unsigned()),
            locale: row.at(3)?,
        })
    };
    rows.iter().map(board).collect()
}

pub(super) fn keep_board(session: Session<'_>, board: &GamesBoard) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO boards (guild, channel, message, locale) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel, message = excluded.message,
             locale = excluded.locale",
        params![board.guild, board.channel, board.message, board.locale],
    )
}

pub(super) fn forget_board(session: Session<'_>, message: MessageId) -> Result<(), StoreError> {
    session.run("DELETE FROM boards WHERE message = ?1", params![message])
}
