//! Maintenance and pauses, and servers from which the bot was removed.

use std::collections::BTreeSet;

use jiff::Timestamp;

use crate::table::{Doors, GuildId, Maintenance, Pause, StoreError, TableId};

use super::rows::{Fields, millis, word};
use super::sql::{Session, params};

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

pub(super) fn get(session: Session<'_>) -> Result<Doors, StoreError> {
    let maintenance = match session.row("SELECT * FROM maintenance", &[])? {
        None => None,
        Some(row) => {
            let fields = Fields::new(&row, "maintenance", "id 1");
            Some(Maintenance {
                said: fields.text("said")?,
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
    Ok(Doors { maintenance, pauses: pauses? })
}

/// Sets the maintenance, and that exactly these stand still from now on (`None`: all tables).
pub(super) fn set(
    session: Session<'_>,
    now: Timestamp,
    maintenance: Option<&Maintenance>,
    paused: &BTreeSet<Option<GuildId>>,
) -> Result<(), StoreError> {
    session.execute("DELETE FROM maintenance", &[])?;
    if let Some(Maintenance { said, scope, by_setting }) = maintenance {
        session.execute(
            "INSERT INTO maintenance (id, said, scope, by_setting) VALUES (1, ?1, ?2, ?3)",
            params![said, word(scope)?, by_setting],
        )?;
    }
    let mut open = BTreeSet::new();
    for pause in get(session)?.pauses.into_iter().filter(|pause| pause.until.is_none()) {
        if paused.contains(&pause.guild) {
            open.insert(pause.guild);
        } else {
            session.execute(
                "UPDATE pauses SET until = CASE WHEN since > ?2 THEN since ELSE ?2 END
                 WHERE guild IS NOT DISTINCT FROM ?1 AND until IS NULL",
                params![pause.guild.map(|guild| guild.0.cast_signed()), millis(now)],
            )?;
        }
    }
    for guild in paused.difference(&open) {
        session.execute(
            "INSERT INTO pauses (guild, since) VALUES (?1, ?2)",
            params![guild.map(|guild| guild.0.cast_signed()), millis(now)],
        )?;
    }
    Ok(())
}

/// The servers that have tables, also such that are over.
pub(super) fn servers(session: Session<'_>) -> Result<Vec<GuildId>, StoreError> {
    let sql = "SELECT DISTINCT guild FROM tables WHERE guild IS NOT NULL ORDER BY guild";
    let guilds = session.column(sql, &[])?;
    Ok(guilds.into_iter().map(|guild: i64| GuildId(guild.cast_unsigned())).collect())
}

/// The bot was removed from a server. Where that is known already, it is since then.
pub(super) fn removed(session: Session<'_>, guild: GuildId, now: Timestamp) -> Result<(), StoreError> {
    session.execute(
        "INSERT INTO removed_servers (guild, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        params![guild.0.cast_signed(), millis(now)],
    )?;
    Ok(())
}

/// The bot is in these servers.
pub(super) fn present(session: Session<'_>, guilds: &[GuildId]) -> Result<(), StoreError> {
    for guild in guilds {
        session.execute("DELETE FROM removed_servers WHERE guild = ?1", params![guild.0.cast_signed()])?;
    }
    Ok(())
}

/// The servers from which the bot was removed before this moment, with their tables.
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

/// Nothing is known of a server any more; its tables are gone.
pub(super) fn forget_server(session: Session<'_>, guild: GuildId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM boards WHERE guild = ?1",
        "DELETE FROM pauses WHERE guild = ?1 AND until IS NOT NULL",
        "DELETE FROM removed_servers WHERE guild = ?1",
    ] {
        session.execute(sql, params![guild.0.cast_signed()])?;
    }
    Ok(())
}

/// Deletes a table with all that belongs to it, and the preferences of people who sat nowhere else.
pub(super) fn delete_table(session: Session<'_>, id: TableId) -> Result<(), StoreError> {
    let channel: Option<i64> = session.value("SELECT channel FROM tables WHERE id = ?1", params![id.0])?;
    let Some(channel) = channel else { return Ok(()) };
    session.execute(
        "DELETE FROM people WHERE \"user\" IN (SELECT s.\"user\" FROM seats s WHERE s.table_id = ?1)
             AND \"user\" NOT IN (
                 SELECT s.\"user\" FROM seats s WHERE s.table_id <> ?1 AND s.\"user\" IS NOT NULL)",
        params![id.0],
    )?;
    session.execute("INSERT INTO deletions (table_id) VALUES (?1)", params![id.0])?;
    for table in BELONGING {
        session.execute(&format!("DELETE FROM {table} WHERE table_id = ?1"), params![id.0])?;
    }
    session.execute("DELETE FROM tables WHERE id = ?1", params![id.0])?;
    session.execute("DELETE FROM deletions WHERE table_id = ?1", params![id.0])?;
    session.execute(
        "DELETE FROM posts WHERE channel = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE channel = ?1)",
        params![channel],
    )?;
    Ok(())
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
