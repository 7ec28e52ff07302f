//! The messages that list a server's tables.

use rusqlite::{Connection, Transaction, params};

use crate::table::{ChannelId, GamesBoard, GuildId, MessageId, StoreError};

use super::rows::failed;

pub(super) fn all(connection: &Connection) -> Result<Vec<GamesBoard>, StoreError> {
    let sql = "SELECT guild, channel, message, locale FROM boards ORDER BY guild";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let boards = statement.query_map([], |row| {
        Ok(GamesBoard {
            guild: GuildId(row.get::<_, i64>(0)?.cast_unsigned()),
            channel: ChannelId(row.get::<_, i64>(1)?.cast_unsigned()),
            message: MessageId(row.get::<_, i64>(2)?.cast_unsigned()),
            locale: row.get(3)?,
        })
    });
    boards.map_err(failed)?.collect::<Result<_, _>>().map_err(failed)
}

pub(super) fn keep(transaction: &Transaction<'_>, board: &GamesBoard) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT OR REPLACE INTO boards (guild, channel, message, locale) VALUES (?1, ?2, ?3, ?4)",
            params![
                board.guild.0.cast_signed(),
                board.channel.0.cast_signed(),
                board.message.0.cast_signed(),
                board.locale
            ],
        )
        .map(|_| ())
        .map_err(failed)
}

pub(super) fn forget(transaction: &Transaction<'_>, message: MessageId) -> Result<(), StoreError> {
    transaction.execute("DELETE FROM boards WHERE message = ?1", [message.0.cast_signed()]).map(|_| ()).map_err(failed)
}
