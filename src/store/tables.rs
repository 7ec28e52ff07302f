//! Tables and their seats.

use std::sync::Arc;

use jiff::Timestamp;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::table::{ChannelId, GuildId, Occupant, SeatRow, Seed, StoreError, TableId, TableRow, TableState, UserId};

use super::rows::{Fields, failed, json, millis, word};

pub(super) fn get(connection: &Connection, id: TableId) -> Result<Option<TableRow>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT * FROM tables WHERE id = ?1").map_err(failed)?;
    let mut rows = statement.query([id.0]).map_err(failed)?;
    let Some(row) = rows.next().map_err(failed)? else { return Ok(None) };
    let fields = Fields::new(row, "tables", format!("id {id}"));
    let setup = fields.maybe_text("setup")?;
    let origin = fields.maybe_text("origin")?;
    let proposal = fields.maybe_text("proposal")?;
    Ok(Some(TableRow {
        id,
        game: fields.text("game")?,
        rules_version: fields.int("rules_version")?,
        capacity: fields.int("capacity")?,
        options: fields.json("options")?,
        seating: fields.word("seating")?,
        seed: fields.maybe_bits("seed")?.map(Seed::new),
        setup: setup.map(|_| fields.json("setup")).transpose()?,
        origin: origin.map(|_| fields.json("origin").map(Arc::new)).transpose()?,
        salt: fields.maybe_bytes32("salt")?,
        guild: fields.maybe_bits("guild")?.map(GuildId),
        channel: ChannelId(fields.bits("channel")?),
        host: UserId(fields.bits("host")?),
        host_name: fields.text("host_name")?,
        state: fields.word("state")?,
        locale: fields.text("locale")?,
        theme: fields.word("theme")?,
        settings: fields.json("settings")?,
        clocks: fields.json("clocks")?,
        opened_at: fields.time("opened_at")?,
        started_at: fields.maybe_time("started_at")?,
        ended_at: fields.maybe_time("ended_at")?,
        channel_deleted: fields.int::<u8>("homeless")? != 0,
        told_full: fields.int::<u8>("told_full")? != 0,
        pauses: fields.json("pauses")?,
        touched_at: fields.time("touched_at")?,
        sleep_asked: fields.maybe_time("sleep_asked")?,
        proposal: proposal.map(|_| fields.json("proposal")).transpose()?,
        seats: seats(connection, id)?,
    }))
}

/// The word for who decides.
fn kind(occupant: Occupant) -> &'static str {
    if occupant.is_computer() { "ai" } else { "human" }
}

/// Who sits there: columns `kind`, `user` and `strength`.
fn occupant(fields: &Fields<'_>) -> Result<Occupant, StoreError> {
    let user = fields.maybe_bits("user")?.map(UserId);
    let strength = fields.maybe_text("strength")?.map(|_| fields.word("strength")).transpose()?;
    match (fields.text("kind")?.as_str(), user, strength) {
        ("human", Some(person), _) => Ok(Occupant::Person(person)),
        ("human", None, _) => Ok(Occupant::Empty),
        ("ai", None, Some(strength)) => Ok(Occupant::Computer(strength)),
        ("ai", Some(person), Some(strength)) => Ok(Occupant::StandIn { person, strength }),
        (kind, ..) => Err(fields.damaged("kind", format!("`{kind}` does not fit its user and strength"))),
    }
}

fn seats(connection: &Connection, id: TableId) -> Result<Vec<SeatRow>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT * FROM seats WHERE table_id = ?1 AND until IS NULL ORDER BY seat")
        .map_err(failed)?;
    let mut rows = statement.query([id.0]).map_err(failed)?;
    let mut seats = Vec::new();
    while let Some(row) = rows.next().map_err(failed)? {
        let fields = Fields::new(row, "seats", format!("table {id}, number {}", seats.len()));
        let seat = SeatRow {
            seat: fields.int("seat")?,
            occupant: occupant(&fields)?,
            name: fields.text("name")?,
            offer: fields.maybe_text("offer")?.map(|_| fields.json("offer")).transpose()?,
            since: fields.time("since")?,
        };
        if usize::from(seat.seat) != seats.len() {
            return Err(fields.damaged("seat", "the seats have a gap"));
        }
        seats.push(seat);
    }
    Ok(seats)
}

pub(super) fn of_channel(connection: &Connection, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
    connection
        .prepare_cached(
            "SELECT id FROM tables WHERE channel = ?1
             ORDER BY state IN ('lobby', 'running') AND homeless = 0 DESC, id DESC LIMIT 1",
        )
        .and_then(|mut statement| statement.query_row([channel.0.cast_signed()], |row| row.get(0)).optional())
        .map(|id| id.map(TableId))
        .map_err(failed)
}

/// The table with this number or identifier.
pub(super) fn numbered(connection: &Connection, number: i64) -> Result<Option<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE id = ?1 OR id BETWEEN ?2 AND ?3 ORDER BY id DESC LIMIT 1";
    let numbered = TableId::numbered(number);
    connection
        .query_row(sql, params![number, numbered.start().0, numbered.end().0], |row| row.get(0).map(TableId))
        .optional()
        .map_err(failed)
}

/// The tables in their lobby or running at which a user sits, oldest first.
pub(super) fn of_user(connection: &Connection, user: UserId) -> Result<Vec<TableId>, StoreError> {
    ids(
        connection,
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.user = ?1 AND s.until IS NULL AND t.state IN ('lobby', 'running') ORDER BY t.id",
        params![user.0.cast_signed()],
    )
}

/// All tables, oldest first.
pub(super) fn all(connection: &Connection) -> Result<Vec<TableId>, StoreError> {
    ids(connection, "SELECT id FROM tables ORDER BY id", [])
}

/// The tables in their lobby or running in a channel.
pub(super) fn in_channel(connection: &Connection, channel: ChannelId) -> Result<Vec<TableId>, StoreError> {
    ids(
        connection,
        "SELECT id FROM tables WHERE channel = ?1 AND state IN ('lobby', 'running') ORDER BY id",
        params![channel.0.cast_signed()],
    )
}

/// How many tables in their lobby or running a user hosts.
pub(super) fn hosted_by(connection: &Connection, user: UserId) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND state IN ('lobby', 'running')";
    count(connection, sql, user.0)
}

/// The tables in their lobby or running in a server, the newest first.
pub(super) fn of_server(connection: &Connection, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
    ids(
        connection,
        "SELECT id FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running') ORDER BY id DESC",
        params![guild.0.cast_signed()],
    )
}

/// How many tables in their lobby or running a server has.
pub(super) fn open_in(connection: &Connection, guild: GuildId) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running')";
    count(connection, sql, guild.0)
}

/// Tables that nobody touches: see [`Store::idle`](crate::table::Store::idle).
pub(super) fn idle(
    connection: &Connection,
    lobby: Option<Timestamp>,
    game: Option<Timestamp>,
    asked: Timestamp,
    after: TableId,
) -> Result<Vec<TableId>, StoreError> {
    let before = |moment: Option<Timestamp>| moment.map_or(i64::MIN, millis);
    ids(
        connection,
        "SELECT id FROM tables t
         WHERE state IN ('lobby', 'running') AND homeless = 0 AND id > ?4
             AND touched_at <= CASE state WHEN 'lobby' THEN ?1 ELSE ?2 END AND coalesce(sleep_asked, ?3) <= ?3
             AND coalesce(json_extract(settings, '$.sleeps'), 1)
             AND (pauses = '[]' OR json_extract(pauses, '$[#-1].ended') IS NOT NULL)
             AND NOT EXISTS (SELECT 1 FROM pauses z WHERE z.until IS NULL AND (z.guild IS NULL OR z.guild = t.guild))
         ORDER BY id LIMIT 100",
        params![before(lobby), before(game), millis(asked), after.0],
    )
}

/// A person has done something at a table.
pub(super) fn touch(transaction: &Transaction<'_>, id: TableId, at: Timestamp) -> Result<(), StoreError> {
    transaction
        .prepare_cached("UPDATE tables SET touched_at = ?2 WHERE id = ?1")
        .and_then(|mut update| update.execute(params![id.0, millis(at)]))
        .map(|_| ())
        .map_err(failed)
}

/// What was later than now, before the clock was set back, is now.
pub(super) fn clock_set_back(transaction: &Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
    transaction
        .execute(
            "UPDATE tables SET touched_at = min(touched_at, ?1), sleep_asked = min(sleep_asked, ?1)
             WHERE state IN ('lobby', 'running') AND (touched_at > ?1 OR sleep_asked > ?1)",
            [millis(now)],
        )
        .map(|_| ())
        .map_err(failed)
}

fn count(connection: &Connection, sql: &str, of: u64) -> Result<usize, StoreError> {
    connection
        .prepare_cached(sql)
        .and_then(|mut statement| statement.query_row([of.cast_signed()], |row| row.get(0)))
        .map(|count: i64| usize::try_from(count).unwrap_or_default())
        .map_err(failed)
}

fn ids(connection: &Connection, sql: &str, given: impl rusqlite::Params) -> Result<Vec<TableId>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(failed)?;
    let ids = statement.query_map(given, |row| row.get(0).map(TableId)).map_err(failed)?;
    ids.collect::<Result<_, _>>().map_err(failed)
}

/// The table that was made last, also if it is gone; 0 where there was none.
fn last(transaction: &Transaction<'_>) -> Result<TableId, StoreError> {
    let sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'tables'";
    transaction.query_row(sql, [], |row| row.get(0)).map(TableId).map_err(failed)
}

pub(super) fn insert(transaction: &Transaction<'_>, row: &TableRow, hidden: u32) -> Result<TableId, StoreError> {
    let id = last(transaction)?.after(hidden);
    transaction
        .execute(
            "INSERT INTO tables (game, rules_version, capacity, options, seating, guild, channel, host, state, locale,
                 theme, settings, opened_at, host_name, id, touched_at, origin)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?13, ?16)",
            params![
                row.game,
                row.rules_version,
                row.capacity,
                json(&row.options)?,
                word(&row.seating)?,
                row.guild.map(|guild| guild.0.cast_signed()),
                row.channel.0.cast_signed(),
                row.host.0.cast_signed(),
                word(&TableState::Lobby)?,
                row.locale,
                word(&row.theme)?,
                json(&row.settings)?,
                millis(row.opened_at),
                row.host_name,
                id.0,
                row.origin.as_deref().map(json).transpose()?,
            ],
        )
        .map_err(failed)?;
    for seat in &row.seats {
        sit(transaction, id, seat)?;
    }
    Ok(id)
}

/// Writes what may change in the life of a table.
pub(super) fn update(
    transaction: &Transaction<'_>,
    id: TableId,
    row: &TableRow,
    at: Timestamp,
) -> Result<(), StoreError> {
    let before = get(transaction, id)?.ok_or_else(|| StoreError::Conflict(format!("there is no table {id}")))?;
    let setup = row.setup.as_ref().map(json).transpose()?;
    transaction
        .execute(
            "UPDATE tables SET rules_version = ?2, capacity = ?3, seed = ?4, setup = ?5, host = ?6, state = ?7,
                 locale = ?8, theme = ?9, settings = ?10, started_at = ?11, ended_at = ?12, host_name = ?13,
                 clocks = ?14, seating = ?15, channel = ?16, guild = ?17, homeless = ?18, salt = ?19,
                 pauses = ?20, proposal = ?21, told_full = ?22,
                 sleep_asked = ?23
             WHERE id = ?1",
            params![
                id.0,
                row.rules_version,
                row.capacity,
                row.seed.map(|seed| seed.number().cast_signed()),
                setup,
                row.host.0.cast_signed(),
                word(&row.state)?,
                row.locale,
                word(&row.theme)?,
                json(&row.settings)?,
                row.started_at.map(millis),
                row.ended_at.map(millis),
                row.host_name,
                json(&row.clocks)?,
                word(&row.seating)?,
                row.channel.0.cast_signed(),
                row.guild.map(|guild| guild.0.cast_signed()),
                row.channel_deleted,
                row.salt.map(|salt| salt.to_string()),
                json(&row.pauses)?,
                row.proposal.as_ref().map(json).transpose()?,
                row.told_full,
                row.sleep_asked.map(millis),
            ],
        )
        .map_err(failed)?;
    if row.seats == before.seats {
        return Ok(());
    }
    if before.state == TableState::Lobby {
        // Who only waited in the lobby leaves no trace.
        transaction.execute("DELETE FROM seats WHERE table_id = ?1", [id.0]).map_err(failed)?;
        return row.seats.iter().try_for_each(|seat| sit(transaction, id, seat));
    }
    for old in &before.seats {
        let stays = row.seats.iter().find(|new| same_sitter(old, new));
        match stays {
            Some(new) => {
                let strength = new.occupant.strength().as_ref().map(word).transpose()?;
                let offer = new.offer.as_ref().map(json).transpose()?;
                transaction
                    .prepare_cached(
                        "UPDATE seats SET name = ?3, strength = ?4, offer = ?5
                         WHERE table_id = ?1 AND seat = ?2 AND until IS NULL",
                    )
                    .and_then(|mut update| update.execute(params![id.0, old.seat.number(), new.name, strength, offer]))
            }
            None => transaction
                .prepare_cached("UPDATE seats SET until = ?3 WHERE table_id = ?1 AND seat = ?2 AND until IS NULL")
                .and_then(|mut update| update.execute(params![id.0, old.seat.number(), millis(at)])),
        }
        .map_err(failed)?;
    }
    for new in &row.seats {
        if !before.seats.iter().any(|old| same_sitter(old, new)) {
            sit(transaction, id, new)?;
        }
    }
    Ok(())
}

/// Whether the same person or computer player sits there as before, with whatever name and strength.
fn same_sitter(old: &SeatRow, new: &SeatRow) -> bool {
    let sitter = |row: &SeatRow| (row.seat, row.occupant.user(), row.occupant.is_computer());
    sitter(old) == sitter(new)
}

fn sit(transaction: &Transaction<'_>, id: TableId, seat: &SeatRow) -> Result<(), StoreError> {
    transaction
        .execute(
            "INSERT INTO seats (table_id, seat, user, name, kind, since, strength, offer)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            params![
                id.0,
                seat.seat.number(),
                seat.occupant.user().map(|user| user.0.cast_signed()),
                seat.name,
                kind(seat.occupant),
                millis(seat.since),
                seat.occupant.strength().as_ref().map(word).transpose()?,
                seat.offer.as_ref().map(json).transpose()?,
            ],
        )
        .map(|_| ())
        .map_err(failed)
}
