//! Maintenance, pauses, and servers that removed the bot.

use std::collections::BTreeSet;

use jiff::Timestamp;

use crate::table::{AccessState, GuildId, Maintenance, Pause, StoreError, TableId};

use super::rows::{Fields, millis, word};
use super::sql::{Session, params};

/// SQL condition: the server of a row's table is paused. `$alias` is the alias of the outbox row or job in the query.
/// Callers exclude waiting reminders: one message can list tables of several servers, and it names only active ones.
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

/// SQL condition: all tables are paused.
pub(super) const ALL_PAUSE: &str = "EXISTS (SELECT 1 FROM pauses z WHERE z.until IS NULL AND z.guild IS NULL)";

pub(super) fn access(session: Session<'_>) -> Result<AccessState, StoreError> {
    let maintenance = match session.row("SELECT * FROM maintenance", &[])? {
        None => None,
        Some(row) => {
            let fields = Fields::new(&row, "maintenance", "id 1");
            Some(Maintenance {
                text: fields.text("message")?,
                scope: fields.word("scope")?,
                by_setting: fields.int::<u8>("by_setting")? != 0,
            })
        }
    };
    let rows = session.rows("SELECT * FROM pauses ORDER BY id", &[])?;
    let pause = |(number, row)| {
        let fields = Fields::new(row, "pauses", format!("number {number}"));
        Ok(Pause {
            guild: fields.maybe_bits("guild")?.map(GuildId),
            since: fields.time("since")?,
            until: fields.maybe_time("until")?,
        })
    };
    let pauses: Result<Vec<Pause>, StoreError> = rows.iter().enumerate().map(pause).collect();
    Ok(AccessState { maintenance, pauses: pauses? })
}

/// Stores the maintenance state and replaces the set of paused servers (`None`: all tables).
pub(super) fn set_access(
    session: Session<'_>,
    now: Timestamp,
    maintenance: Option<&Maintenance>,
    paused: &BTreeSet<Option<GuildId>>,
) -> Result<(), StoreError> {
    session.execute("DELETE FROM maintenance", &[])?;
    if let Some(Maintenance { text, scope, by_setting }) = maintenance {
        session.execute(
            "INSERT INTO maintenance (id, message, scope, by_setting) VALUES (1, ?1, ?2, ?3)",
            params![text, word(scope)?, by_setting],
        )?;
    }
    let mut open = BTreeSet::new();
    for pause in access(session)?.pauses.into_iter().filter(|pause| pause.until.is_none()) {
        if paused.contains(&pause.guild) {
            open.insert(pause.guild);
        } else {
            session.execute(
                "UPDATE pauses SET until = CASE WHEN since > ?2 THEN since ELSE ?2 END
                 WHERE guild IS NOT DISTINCT FROM ?1 AND until IS NULL",
                params![pause.guild, millis(now)],
            )?;
        }
    }
    for guild in paused.difference(&open) {
        session.execute("INSERT INTO pauses (guild, since) VALUES (?1, ?2)", params![guild, millis(now)])?;
    }
    Ok(())
}

/// Returns the servers with tables, finished tables included.
pub(super) fn servers(session: Session<'_>) -> Result<Vec<GuildId>, StoreError> {
    let sql = "SELECT DISTINCT guild FROM tables WHERE guild IS NOT NULL ORDER BY guild";
    let guilds = session.column(sql, &[])?;
    Ok(guilds.into_iter().map(|guild: i64| GuildId(guild.cast_unsigned())).collect())
}

/// Records that a server removed the bot. A repeated report keeps the earlier time.
pub(super) fn server_removed(session: Session<'_>, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO removed_servers (guild, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        params![guild, millis(now)],
    )
}

/// Clears the removal of these servers, since the bot is in them.
pub(super) fn servers_present(session: Session<'_>, guilds: &[GuildId]) -> Result<(), StoreError> {
    for guild in guilds {
        session.execute("DELETE FROM removed_servers WHERE guild = ?1", params![guild])?;
    }
    Ok(())
}

/// Returns the servers that removed the bot before this moment, with their tables.
pub(super) fn removed_before(
    session: Session<'_>,
    moment: Timestamp,
) -> Result<Vec<(GuildId, Vec<TableId>)>, StoreError> {
    let sql = "SELECT guild FROM removed_servers WHERE since < ?1 ORDER BY since, guild";
    let mut all = Vec::new();
    for guild in session.column::<i64>(sql, params![millis(moment)])? {
        let ids = session.column("SELECT id FROM tables WHERE guild = ?1 ORDER BY id", params![guild])?;
        all.push((GuildId(guild.cast_unsigned()), ids.into_iter().map(TableId).collect()));
    }
    Ok(all)
}

/// Deletes the remaining data of a server after its tables are deleted.
pub(super) fn forget_server(session: Session<'_>, guild: GuildId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM boards WHERE guild = ?1",
        "DELETE FROM pauses WHERE guild = ?1 AND until IS NOT NULL",
        "DELETE FROM removed_servers WHERE guild = ?1",
    ] {
        session.execute(sql, params![guild])?;
    }
    Ok(())
}

/// Deletes a table with all its data, and the preferences of users without a seat at any other table.
pub(super) fn delete_table(session: Session<'_>, id: TableId) -> Result<(), StoreError> {
    let channel: Option<i64> = session.value("SELECT channel FROM tables WHERE id = ?1", params![id])?;
    let Some(channel) = channel else { return Ok(()) };
    session.execute(
        "DELETE FROM people WHERE \"user\" IN (SELECT s.\"user\" FROM seats s WHERE s.table_id = ?1)
             AND \"user\" NOT IN (
                 SELECT s.\"user\" FROM seats s WHERE s.table_id <> ?1 AND s.\"user\" IS NOT NULL)",
        params![id],
    )?;
    session.execute("INSERT INTO deletions (table_id) VALUES (?1)", params![id])?;
    for table in BELONGING {
        session.execute(&format!("DELETE FROM {table} WHERE table_id = ?1"), params![id])?;
    }
    session.execute("DELETE FROM tables WHERE id = ?1", params![id])?;
    session.execute("DELETE FROM deletions WHERE table_id = ?1", params![id])?;
    session.run(
        "DELETE FROM posts WHERE channel = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE channel = ?1)",
        params![channel],
    )
}

/// SQL tables with rows to delete together with a game's table.
const BELONGING: [&str; 15] = [
    "seats",
    "log",
    "drafts",
    "queued_turns",
    "notes",
    "follows",
    "what_ifs",
    "snapshots",
    "outbox",
    "messages",
    "jobs",
    "hints",
    "reviews",
    "results",
    "ratings",
];
