//! Maintenance and pauses, and servers from which the bot was removed.

use std::collections::BTreeSet;

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::table::{Doors, GuildId, Maintenance, Pause, StoreError, TableId};

use super::rows::{Fields, failed, millis, word};

/// Whether the table of an outbox row or a job stands still with its server, for the alias that it has in a query.
/// Reminders that wait are left out: their message may be about tables of other servers too, and names those only.
macro_rules! server_pauses {
    ($alias:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM tables paused JOIN pauses z ON z.guild = paused.guild AND z.until IS NULL
                 WHERE paused.id = ",
            $alias,
            ".table_id)"
        )
    };
}
pub(super) use server_pauses;

/// Whether everything stands still.
pub(super) const ALL_PAUSE: &str = "EXISTS (SELECT 1 FROM pauses z WHERE z.until IS NULL AND z.guild IS NULL)";

pub(super) fn get(connection: &Connection) -> Result<Doors, StoreError> {
    let mut statement = connection.prepare_cached("SELECT * FROM maintenance").map_err(failed)?;
    let mut rows = statement.query([]).map_err(failed)?;
    let maintenance = match rows.next().map_err(failed)? {
        None => None,
        Some(row) => {
            let fields = Fields::new(row, "maintenance", "id 1");
            Some(Maintenance {
                said: fields.text("said")?,
                scope: fields.word("scope")?,
                by_setting: fields.int::<u8>("by_setting")? != 0,
            })
        }
    };
    let mut statement = connection.prepare_cached("SELECT * FROM pauses ORDER BY id").map_err(failed)?;
    let mut rows = statement.query([]).map_err(failed)?;
    let mut pauses = Vec::new();
    while let Some(row) = rows.next().map_err(failed)? {
        let fields = Fields::new(row, "pauses", format!("number {}", pauses.len()));
        pauses.push(Pause {
            guild: fields.maybe_bits("guild")?.map(GuildId),
            since: fields.time("since")?,
            until: fields.maybe_time("until")?,
        });
    }
    Ok(Doors { maintenance, pauses })
}

/// Sets the maintenance, and that exactly these stand still from now on (`None`: all tables).
pub(super) fn set(
    transaction: &Transaction<'_>,
    now: Timestamp,
    maintenance: Option<&Maintenance>,
    paused: &BTreeSet<Option<GuildId>>,
) -> Result<(), StoreError> {
    transaction.execute("DELETE FROM maintenance", []).map_err(failed)?;
    if let Some(Maintenance { said, scope, by_setting }) = maintenance {
        transaction
            .execute(
                "INSERT INTO maintenance (id, said, scope, by_setting) VALUES (1, ?1, ?2, ?3)",
                params![said, word(scope)?, by_setting],
            )
            .map_err(failed)?;
    }
    let mut open = BTreeSet::new();
    for pause in get(transaction)?.pauses.into_iter().filter(|pause| pause.until.is_none()) {
        if paused.contains(&pause.guild) {
            open.insert(pause.guild);
        } else {
            transaction
                .execute(
                    "UPDATE pauses SET until = max(since, ?2) WHERE guild IS ?1 AND until IS NULL",
                    params![pause.guild.map(|guild| guild.0.cast_signed()), millis(now)],
                )
                .map_err(failed)?;
        }
    }
    for guild in paused.difference(&open) {
        transaction
            .execute(
                "INSERT INTO pauses (guild, since) VALUES (?1, ?2)",
                params![guild.map(|guild| guild.0.cast_signed()), millis(now)],
            )
            .map_err(failed)?;
    }
    Ok(())
}

/// The servers that have tables, also such that are over.
pub(super) fn servers(connection: &Connection) -> Result<Vec<GuildId>, StoreError> {
    let sql = "SELECT DISTINCT guild FROM tables WHERE guild IS NOT NULL ORDER BY guild";
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let rows = statement.query_map([], |row| row.get::<_, i64>(0)).map_err(failed)?;
    rows.map(|guild| guild.map(|guild| GuildId(guild.cast_unsigned())).map_err(failed)).collect()
}

/// The bot was removed from a server. Where that is known already, it is since then.
pub(super) fn removed(transaction: &Transaction<'_>, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT INTO removed_servers (guild, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            params![guild.0.cast_signed(), millis(now)],
        )
        .map(|_| ())
        .map_err(failed)
}

/// The bot is in these servers.
pub(super) fn present(transaction: &Transaction<'_>, guilds: &[GuildId]) -> Result<(), StoreError> {
    let mut delete = transaction.prepare_cached("DELETE FROM removed_servers WHERE guild = ?1").map_err(failed)?;
    guilds.iter().try_for_each(|guild| delete.execute([guild.0.cast_signed()]).map(|_| ()).map_err(failed))
}

/// The servers from which the bot was removed before this moment, with their tables.
pub(super) fn removed_before(
    connection: &Connection,
    moment: Timestamp,
) -> Result<Vec<(GuildId, Vec<TableId>)>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT guild FROM removed_servers WHERE since < ?1 ORDER BY since, guild")
        .map_err(failed)?;
    let guilds = statement.query_map([millis(moment)], |row| row.get::<_, i64>(0)).map_err(failed)?;
    let mut tables = connection.prepare_cached("SELECT id FROM tables WHERE guild = ?1 ORDER BY id").map_err(failed)?;
    let mut all = Vec::new();
    for guild in guilds {
        let guild = guild.map_err(failed)?;
        let ids = tables.query_map([guild], |row| row.get(0).map(TableId)).map_err(failed)?;
        all.push((GuildId(guild.cast_unsigned()), ids.collect::<Result<_, _>>().map_err(failed)?));
    }
    Ok(all)
}

/// Nothing is known of a server any more; its tables are gone.
pub(super) fn forget_server(transaction: &Transaction<'_>, guild: GuildId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM boards WHERE guild = ?1",
        "DELETE FROM pauses WHERE guild = ?1 AND until IS NOT NULL",
        "DELETE FROM removed_servers WHERE guild = ?1",
    ] {
        transaction.execute(sql, [guild.0.cast_signed()]).map_err(failed)?;
    }
    Ok(())
}

/// Deletes a table with all that belongs to it, and the preferences of people who sat nowhere else.
pub(super) fn delete_table(transaction: &Transaction<'_>, id: TableId) -> Result<(), StoreError> {
    let channel: Option<i64> = transaction
        .query_row("SELECT channel FROM tables WHERE id = ?1", [id.0], |row| row.get(0))
        .optional()
        .map_err(failed)?;
    let Some(channel) = channel else { return Ok(()) };
    transaction
        .execute(
            "DELETE FROM people WHERE user IN (SELECT user FROM seats WHERE table_id = ?1)
                 AND user NOT IN (SELECT user FROM seats WHERE table_id <> ?1 AND user IS NOT NULL)",
            [id.0],
        )
        .map_err(failed)?;
    transaction.execute("INSERT INTO deletions (table_id) VALUES (?1)", [id.0]).map_err(failed)?;
    for table in BELONGING {
        transaction.execute(&format!("DELETE FROM {table} WHERE table_id = ?1"), [id.0]).map_err(failed)?;
    }
    transaction.execute("DELETE FROM tables WHERE id = ?1", [id.0]).map_err(failed)?;
    transaction.execute("DELETE FROM deletions WHERE table_id = ?1", [id.0]).map_err(failed)?;
    transaction
        .execute(
            "DELETE FROM posts WHERE channel = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE channel = ?1)",
            [channel],
        )
        .map(|_| ())
        .map_err(failed)
}

/// What belongs to a table, and goes with it.
const BELONGING: [&str; 12] = [
    "seats",
    "log",
    "drafts",
    "orders",
    "notes",
    "lines",
    "snapshots",
    "outbox",
    "messages",
    "jobs",
    "hints",
    "reviews",
];
