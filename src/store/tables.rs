//! Tables and their seats.

use std::sync::Arc;

use crate::table::{
    ChannelId, GameName, GuildId, NO_CHANNEL, Occupant, PageName, SeatRow, Seed, StoreError, TableId, TableRow,
    TableState, UserId,
};
use jiff::Timestamp;

use super::rows::{Fields, json, millis, word};
use super::sql::{Session, Value, params};

pub(super) fn table(session: Session<'_>, id: TableId) -> Result<Option<TableRow>, StoreError> {
    let Some(row) = session.row("SELECT * FROM tables WHERE id = ?1", params![id])? else { return Ok(None) };
    let fields = Fields::new(&row, "tables", format!("id {id}"));
    let setup = fields.maybe_text("setup")?;
    let origin = fields.maybe_text("origin")?;
    let proposal = fields.maybe_text("proposal")?;
    let reserved = fields.maybe_text("reserved")?;
    Ok(Some(TableRow {
        id,
        game: fields.text("game")?,
        name: name(&fields)?,
        number: fields.maybe_int("number")?,
        // A damaged name is as good as none: the game gets another one.
        page: fields.maybe_text("page")?.as_deref().and_then(PageName::parse),
        rules_version: fields.int("rules_version")?,
        sealed_rules: fields.maybe_int("sealed_rules")?,
        capacity: fields.int("capacity")?,
        options: fields.json("options")?,
        seating: fields.word("seating")?,
        seed: fields.maybe_bits("seed")?.map(Seed::new),
        setup: setup.map(|_| fields.json("setup")).transpose()?,
        origin: origin.map(|_| fields.json("origin").map(Arc::new)).transpose()?,
        salt: fields.maybe_bytes32("salt")?,
        guild: fields.maybe_bits("guild")?.map(GuildId),
        channel: ChannelId(fields.bits("channel")?),
        parent: fields.maybe_bits("parent")?.map(ChannelId),
        host: UserId(fields.bits("host")?),
        host_name: fields.text("host_name")?,
        state: fields.word("state")?,
        locale: fields.text("locale")?,
        theme: fields.word("theme")?,
        settings: fields.json("settings")?,
        previous: fields.maybe_int("previous")?.map(TableId),
        reserved: reserved.map(|_| fields.json("reserved")).transpose()?,
        clocks: fields.json("clocks")?,
        opened_at: fields.time("opened_at")?,
        started_at: fields.maybe_time("started_at")?,
        ended_at: fields.maybe_time("ended_at")?,
        channel_deleted: fields.int::<u8>("channel_deleted")? != 0,
        full_announced: fields.int::<u8>("full_announced")? != 0,
        pauses: fields.json("pauses")?,
        touched_at: fields.time("touched_at")?,
        idle_asked_at: fields.maybe_time("idle_asked_at")?,
        proposal: proposal.map(|_| fields.json("proposal")).transpose()?,
        seats: seats(session, id)?,
    }))
}

/// Finds the table with this page.
pub(super) fn table_with_page(session: Session<'_>, name: &PageName) -> Result<Option<TableId>, StoreError> {
    Ok(session.value("SELECT id FROM tables WHERE page = ?1", params![name.as_str()])?.map(TableId))
}

pub(super) fn keep_page(session: Session<'_>, id: TableId, name: &PageName) -> Result<(), StoreError> {
    session.run("UPDATE tables SET page = ?2 WHERE id = ?1", params![id, name.as_str()])
}

/// Drops the names of all pages, so that no link works any more.
pub(super) fn forget_pages(session: Session<'_>) -> Result<(), StoreError> {
    session.run("UPDATE tables SET page = NULL WHERE page IS NOT NULL", &[])
}

fn name(fields: &Fields<'_>) -> Result<Option<GameName>, StoreError> {
    let (text, by) = (fields.maybe_text("name")?, fields.maybe_bits("named_by")?);
    Ok(text.zip(by).map(|(text, by)| GameName { text, by: UserId(by) }))
}

fn kind(occupant: Occupant) -> &'static str {
    if occupant.is_computer() { "ai" } else { "human" }
}

/// Reads the columns `kind`, `user` and `strength`.
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

fn seats(session: Session<'_>, id: TableId) -> Result<Vec<SeatRow>, StoreError> {
    let rows = session.rows("SELECT * FROM seats WHERE table_id = ?1 AND until IS NULL ORDER BY seat", params![id])?;
    let mut seats = Vec::with_capacity(rows.len());
    for row in &rows {
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

pub(super) fn channel_table(session: Session<'_>, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE channel = ?1
               ORDER BY state IN ('lobby', 'running') AND channel_deleted = 0 DESC, id DESC LIMIT 1";
    Ok(session.value(sql, params![channel])?.map(TableId))
}

pub(super) fn numbered(session: Session<'_>, number: i64) -> Result<Option<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE id = ?1 OR id BETWEEN ?2 AND ?3 ORDER BY id DESC LIMIT 1";
    let numbered = TableId::numbered(number);
    Ok(session.value(sql, params![number, numbered.start().0, numbered.end().0])?.map(TableId))
}

/// Returns the tables, in their lobby or running, where a user has a seat, oldest first.
pub(super) fn open_tables_of(session: Session<'_>, user: UserId) -> Result<Vec<TableId>, StoreError> {
    ids(
        session,
        "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.\"user\" = ?1 AND s.until IS NULL AND t.state IN ('lobby', 'running') ORDER BY t.id",
        params![user],
    )
}

/// Returns all tables, oldest first.
pub(super) fn all(session: Session<'_>) -> Result<Vec<TableId>, StoreError> {
    ids(session, "SELECT id FROM tables ORDER BY id", &[])
}

/// Returns the tables in a channel, in their lobby or running.
pub(super) fn tables_in(session: Session<'_>, channel: ChannelId) -> Result<Vec<TableId>, StoreError> {
    ids(
        session,
        "SELECT id FROM tables WHERE channel = ?1 AND state IN ('lobby', 'running') ORDER BY id",
        params![channel],
    )
}

/// Counts the tables, in their lobby or running, that a user hosts.
pub(super) fn hosted_by(session: Session<'_>, user: UserId) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND state IN ('lobby', 'running')";
    count(session, sql, params![user])
}

/// Returns a server's tables, in their lobby or running, newest first.
pub(super) fn tables_of_server(session: Session<'_>, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
    ids(
        session,
        "SELECT id FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running') ORDER BY id DESC",
        params![guild],
    )
}

/// Counts a server's tables, in their lobby or running.
pub(super) fn open_in(session: Session<'_>, guild: GuildId) -> Result<usize, StoreError> {
    let sql = "SELECT count(*) FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running')";
    count(session, sql, params![guild])
}

/// Returns idle tables: see [`Store::idle`](crate::table::Store::idle).
pub(super) fn idle(
    session: Session<'_>,
    lobby: Option<Timestamp>,
    game: Option<Timestamp>,
    asked: Timestamp,
    after: TableId,
) -> Result<Vec<TableId>, StoreError> {
    let before = |moment: Option<Timestamp>| moment.map_or(i64::MIN, millis);
    let dialect = session.dialect();
    let sql = format!(
        "SELECT id FROM tables t
         WHERE state IN ('lobby', 'running') AND channel_deleted = 0 AND id > ?4
             AND touched_at <= CASE state WHEN 'lobby' THEN ?1 ELSE ?2 END AND coalesce(idle_asked_at, ?3) <= ?3
             AND {sleeps} AND (pauses = '[]' OR {goes_on})
             AND NOT EXISTS (SELECT 1 FROM pauses z WHERE z.until IS NULL AND (z.guild IS NULL OR z.guild = t.guild))
         ORDER BY id LIMIT 100",
        sleeps = dialect.json_bool_default_true("settings", "sleeps"),
        goes_on = dialect.json_last_field_set("pauses", "ended"),
    );
    ids(session, &sql, params![before(lobby), before(game), millis(asked), after])
}

/// Records the time of the latest action of a player.
pub(super) fn touch(session: Session<'_>, id: TableId, at: Timestamp) -> Result<(), StoreError> {
    session.run("UPDATE tables SET touched_at = ?2 WHERE id = ?1", params![id, millis(at)])
}

/// Sets times in the future to now, after the clock was set back.
pub(super) fn clock_set_back(session: Session<'_>, now: Timestamp) -> Result<(), StoreError> {
    session.run(
        "UPDATE tables SET touched_at = CASE WHEN touched_at > ?1 THEN ?1 ELSE touched_at END,
             idle_asked_at = CASE WHEN idle_asked_at > ?1 THEN ?1 ELSE idle_asked_at END
         WHERE state IN ('lobby', 'running') AND (touched_at > ?1 OR idle_asked_at > ?1)",
        params![millis(now)],
    )
}

/// Returns the games that a user imported, newest first.
pub(super) fn imports(session: Session<'_>, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE channel = ?1 AND host = ?2 ORDER BY id DESC";
    ids(session, sql, params![NO_CHANNEL, user])
}

pub(super) fn imported_before(session: Session<'_>, moment: Timestamp) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE channel = ?1 AND opened_at < ?2 ORDER BY id";
    ids(session, sql, params![NO_CHANNEL, millis(moment)])
}

/// Forgets the channel of a deleted thread in the games of the thread.
pub(super) fn forget_parent(session: Session<'_>, thread: ChannelId) -> Result<(), StoreError> {
    session.run("UPDATE tables SET parent = NULL WHERE channel = ?1 AND parent IS NOT NULL", params![thread])
}

fn count(session: Session<'_>, sql: &str, given: &[Value]) -> Result<usize, StoreError> {
    let count: i64 = session.one(sql, given)?;
    Ok(usize::try_from(count).unwrap_or_default())
}

fn ids(session: Session<'_>, sql: &str, given: &[Value]) -> Result<Vec<TableId>, StoreError> {
    Ok(session.column(sql, given)?.into_iter().map(TableId).collect())
}

pub(super) fn insert(session: Session<'_>, row: &TableRow, hidden: u32) -> Result<TableId, StoreError> {
    let id = TableId(session.one(session.dialect().last_table(), &[])?).after(hidden);
    let number: Option<i64> = match row.guild {
        Some(guild) => {
            let sql = "SELECT coalesce(max(number), 0) + 1 FROM tables WHERE guild = ?1";
            Some(session.one(sql, params![guild])?)
        }
        None => None,
    };
    session.execute(
        "INSERT INTO tables (game, rules_version, capacity, options, seating, guild, channel, host, state, locale,
             theme, settings, opened_at, host_name, id, touched_at, origin, parent, number, page,
             previous, reserved)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?13, ?16, ?17, ?18, ?19, ?20, ?21)",
        params![
            row.game,
            row.rules_version,
            row.capacity,
            json(&row.options)?,
            word(&row.seating)?,
            row.guild,
            row.channel,
            row.host,
            word(&TableState::Lobby)?,
            row.locale,
            word(&row.theme)?,
            json(&row.settings)?,
            millis(row.opened_at),
            row.host_name,
            id,
            row.origin.as_deref().map(json).transpose()?,
            row.parent,
            number,
            row.page.as_ref().map(PageName::as_str),
            row.previous,
            row.reserved.as_ref().map(json).transpose()?,
        ],
    )?;
    if let Some(note) = session.dialect().note_table() {
        session.execute(note, params![id])?;
    }
    for seat in &row.seats {
        sit(session, id, seat)?;
    }
    Ok(id)
}

/// Stores the fields of a table that can change.
pub(super) fn update(session: Session<'_>, id: TableId, row: &TableRow, at: Timestamp) -> Result<(), StoreError> {
    let before = table(session, id)?.ok_or_else(|| StoreError::Conflict(format!("there is no table {id}")))?;
    let setup = row.setup.as_ref().map(json).transpose()?;
    session.execute(
        "UPDATE tables SET rules_version = ?2, capacity = ?3, seed = ?4, setup = ?5, host = ?6, state = ?7,
             locale = ?8, theme = ?9, settings = ?10, started_at = ?11, ended_at = ?12, host_name = ?13,
             clocks = ?14, seating = ?15, channel = ?16, guild = ?17, channel_deleted = ?18, salt = ?19,
             pauses = ?20, proposal = ?21, full_announced = ?22,
             idle_asked_at = ?23, sealed_rules = ?24, parent = ?25, name = ?26, named_by = ?27, page = ?28,
             previous = ?29, reserved = ?30
         WHERE id = ?1",
        params![
            id,
            row.rules_version,
            row.capacity,
            row.seed.map(|seed| seed.number().cast_signed()),
            setup,
            row.host,
            word(&row.state)?,
            row.locale,
            word(&row.theme)?,
            json(&row.settings)?,
            row.started_at.map(millis),
            row.ended_at.map(millis),
            row.host_name,
            json(&row.clocks)?,
            word(&row.seating)?,
            row.channel,
            row.guild,
            row.channel_deleted,
            row.salt.map(|salt| salt.to_string()),
            json(&row.pauses)?,
            row.proposal.as_ref().map(json).transpose()?,
            row.full_announced,
            row.idle_asked_at.map(millis),
            row.sealed_rules,
            row.parent,
            row.name.as_ref().map(|name| name.text.as_str()),
            row.name.as_ref().map(|name| name.by),
            row.page.as_ref().map(PageName::as_str),
            row.previous,
            row.reserved.as_ref().map(json).transpose()?,
        ],
    )?;
    if row.seats != before.seats {
        change_seats(session, id, &before, row, at)?;
    }
    match (before.state, row.state) {
        (TableState::Over, _) | (_, TableState::Lobby | TableState::Running | TableState::Cancelled) => Ok(()),
        (_, TableState::Over) => mark_finished(session, id, row, at),
    }
}

/// Marks one seat of each person in a game that ends, for [`Store::finished_games`](crate::table::Store::finished_games).
/// The end of a game is final, so the marks stay.
fn mark_finished(session: Session<'_>, id: TableId, row: &TableRow, at: Timestamp) -> Result<(), StoreError> {
    session.run(
        "UPDATE seats SET finished = ?2, guild = ?3 WHERE id IN (
             SELECT max(id) FROM seats WHERE table_id = ?1 AND \"user\" IS NOT NULL GROUP BY \"user\")",
        params![id, millis(row.ended_at.unwrap_or(at)), row.guild],
    )
}

/// Stores the present players of the seats. Former players of a started game stay in their rows.
fn change_seats(
    session: Session<'_>,
    id: TableId,
    before: &TableRow,
    row: &TableRow,
    at: Timestamp,
) -> Result<(), StoreError> {
    if before.state == TableState::Lobby {
        // A player who only waited in the lobby leaves no trace.
        session.execute("DELETE FROM seats WHERE table_id = ?1", params![id])?;
        return row.seats.iter().try_for_each(|seat| sit(session, id, seat));
    }
    for old in &before.seats {
        let stays = row.seats.iter().find(|new| same_sitter(old, new));
        match stays {
            Some(new) => {
                let strength = new.occupant.strength().as_ref().map(word).transpose()?;
                let offer = new.offer.as_ref().map(json).transpose()?;
                session.execute(
                    "UPDATE seats SET name = ?3, strength = ?4, offer = ?5
                     WHERE table_id = ?1 AND seat = ?2 AND until IS NULL",
                    params![id, old.seat.number(), new.name, strength, offer],
                )?
            }
            None => session.execute(
                "UPDATE seats SET until = ?3 WHERE table_id = ?1 AND seat = ?2 AND until IS NULL",
                params![id, old.seat.number(), millis(at)],
            )?,
        };
    }
    for new in &row.seats {
        if !before.seats.iter().any(|old| same_sitter(old, new)) {
            sit(session, id, new)?;
        }
    }
    Ok(())
}

/// Returns `true` if both rows have the same player or a computer player, under any name and strength.
fn same_sitter(old: &SeatRow, new: &SeatRow) -> bool {
    let sitter = |row: &SeatRow| (row.seat, row.occupant.user(), row.occupant.is_computer());
    sitter(old) == sitter(new)
}

fn sit(session: Session<'_>, id: TableId, seat: &SeatRow) -> Result<(), StoreError> {
    session.run(
        "INSERT INTO seats (table_id, seat, \"user\", name, kind, since, strength, offer)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            id,
            seat.seat.number(),
            seat.occupant.user(),
            seat.name,
            kind(seat.occupant),
            millis(seat.since),
            seat.occupant.strength().as_ref().map(word).transpose()?,
            seat.offer.as_ref().map(json).transpose()?,
        ],
    )
}
