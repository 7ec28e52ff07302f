//! Results and ratings of people, computed from finished games.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::from_str;

use crate::table::{
    EVERYONE, GuildId, Pool, Rating, RatingRow, ResultRow, Season, Sitter, Standing, StoreError, Sums, TableId, Tally,
    TallyProgress, UserId, ratings,
};

use super::rows::{Fields, json, millis, moment};
use super::sql::{Session, SqlRow, params};

/// Returns the present and former players of all seats of a game, in their order.
pub(super) fn sitters(session: Session<'_>, id: TableId) -> Result<Vec<Sitter>, StoreError> {
    let sql = "SELECT seat, \"user\", strength, kind, since FROM seats WHERE table_id = ?1 ORDER BY id";
    let rows = session.rows(sql, params![id])?;
    let sitter = |row: &SqlRow| {
        let fields = Fields::new(row, "seats", format!("table {id}"));
        // A person who came back has the strength of the computer player that filled in.
        let computer = fields.text("kind")? == "ai";
        let strength = fields.maybe_text("strength")?.filter(|_| computer);
        Ok(Sitter {
            seat: fields.int::<u8>("seat")?.into(),
            user: fields.maybe_bits("user")?.map(UserId),
            strength: strength.map(|_| fields.word("strength")).transpose()?,
            since: fields.time("since")?,
        })
    };
    rows.iter().map(sitter).collect()
}

/// Returns the finished game without results that ended first.
pub(super) fn untallied(session: Session<'_>) -> Result<Option<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE state = 'over' AND results_version = 0 ORDER BY ended_at, id LIMIT 1";
    Ok(session.value(sql, &[])?.map(TableId))
}

pub(super) fn tally_progress(session: Session<'_>) -> Result<TallyProgress, StoreError> {
    let count = |sql: &str| session.one::<i64>(sql, &[]).map(i64::unsigned_abs);
    let all = count("SELECT count(*) FROM tables WHERE state = 'over'")?;
    let left = count("SELECT count(*) FROM tables WHERE state = 'over' AND results_version = 0")?;
    Ok(TallyProgress { done: all - left, all })
}

/// Marks the games whose results are from other formulas.
pub(super) fn tally_again(session: Session<'_>, formulas: u32) -> Result<(), StoreError> {
    session.run(
        "UPDATE tables SET results_version = 0 WHERE state = 'over' AND results_version NOT IN (0, ?1)",
        params![formulas],
    )
}

/// Deletes all results.
pub(super) fn clear_tallies(session: Session<'_>) -> Result<(), StoreError> {
    session.execute("DELETE FROM ratings", &[])?;
    session.execute("DELETE FROM results", &[])?;
    session.run("UPDATE tables SET results_version = 0 WHERE results_version <> 0", &[])
}

/// Returns all finished games, in the order in which they ended.
pub(super) fn finished_in_order(session: Session<'_>) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables WHERE state = 'over' ORDER BY ended_at, id";
    Ok(session.column(sql, &[])?.into_iter().map(TableId).collect())
}

/// Returns the game of a pool with results that ended last.
pub(super) fn newest_result(session: Session<'_>, pool: &Pool) -> Result<Option<(Timestamp, TableId)>, StoreError> {
    let sql = "SELECT ended, table_id FROM results WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3
               ORDER BY ended DESC, table_id DESC LIMIT 1";
    let row = session.row(sql, params![EVERYONE, pool.guild, pool.game])?;
    row.map(|row| {
        let fields = Fields::new(&row, "results", format!("server {}", pool.guild));
        Ok((fields.time("ended")?, TableId(fields.int("table_id")?)))
    })
    .transpose()
}

/// Deletes the results of a pool's games from this one on, so that they are computed again.
pub(super) fn forget_results(
    session: Session<'_>,
    pool: &Pool,
    ended: Timestamp,
    table: TableId,
) -> Result<(), StoreError> {
    let given = params![pool.guild, pool.game, millis(ended), table];
    let later = "guild = ?1 AND game = ?2 AND (ended > ?3 OR (ended = ?3 AND table_id >= ?4))";
    session.execute(
        &format!(
            "UPDATE tables SET results_version = 0 WHERE id IN (SELECT table_id FROM results WHERE \"user\" = 0 AND {later})"
        ),
        given,
    )?;
    session.execute(&format!("DELETE FROM ratings WHERE {later}"), given)?;
    session.execute(&format!("DELETE FROM results WHERE {later}"), given)?;
    session.run(
        "UPDATE ratings SET newest = 1 WHERE guild = ?1 AND game = ?2 AND newest = 0 AND NOT EXISTS (
             SELECT 1 FROM ratings later WHERE later.\"user\" = ratings.\"user\" AND later.guild = ratings.guild
                 AND later.game = ratings.game AND later.season = ratings.season
                 AND (later.ended > ratings.ended
                     OR (later.ended = ratings.ended AND later.table_id > ratings.table_id)))",
        params![pool.guild, pool.game],
    )
}

/// Returns the last known sums and ratings of these people in a pool.
pub(super) fn standing(
    session: Session<'_>,
    pool: &Pool,
    users: &[UserId],
    seasons: &[Season],
) -> Result<Standing, StoreError> {
    let mut standing = Standing::default();
    for user in users {
        let sql = "SELECT sums FROM results WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3
                   ORDER BY ended DESC, table_id DESC LIMIT 1";
        if let Some(sums) = session.value::<String>(sql, params![user, pool.guild, pool.game])? {
            standing.sums.insert(*user, read_sums(&sums, *user)?);
        }
        for season in seasons {
            if let Some(row) = last_rating(session, pool, *season, *user)? {
                standing.ratings.insert((*season, *user), (row.rating, row.games));
            }
        }
    }
    Ok(standing)
}

fn last_rating(
    session: Session<'_>,
    pool: &Pool,
    season: Season,
    user: UserId,
) -> Result<Option<RatingRow>, StoreError> {
    let sql = "SELECT * FROM ratings WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3 AND season = ?4
               ORDER BY ended DESC, table_id DESC LIMIT 1";
    session.row(sql, params![user, pool.guild, pool.game, season.0])?.as_ref().map(rating).transpose()
}

/// Stores the rows of a game, and marks the game as computed.
pub(super) fn keep_tally(session: Session<'_>, tally: &Tally, formulas: u32) -> Result<(), StoreError> {
    for row in &tally.results {
        session.execute(
            "INSERT INTO results (table_id, \"user\", guild, game, ended, rated, body, sums)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            params![
                row.table,
                row.user,
                row.pool.guild,
                row.pool.game,
                millis(row.ended),
                row.rated,
                row.result.as_ref().map(json).transpose()?,
                json(&row.sums)?,
            ],
        )?;
    }
    for row in &tally.ratings {
        session.execute(
            "UPDATE ratings SET newest = 0
             WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3 AND season = ?4 AND newest = 1",
            params![row.user, row.pool.guild, row.pool.game, row.season.0],
        )?;
        session.execute(
            "INSERT INTO ratings (table_id, \"user\", guild, game, season, ended, mean, spread, low, expected, won,
                 behind, games, newest)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, 1)",
            params![
                row.table,
                row.user,
                row.pool.guild,
                row.pool.game,
                row.season.0,
                millis(row.ended),
                row.rating.mean,
                row.rating.spread,
                ratings::low(row.rating),
                row.expected,
                row.won,
                row.behind,
                row.games,
            ],
        )?;
    }
    session.run("UPDATE tables SET results_version = ?2 WHERE id = ?1", params![tally.table, formulas])
}

/// Returns the stored rows of a game.
pub(super) fn tally_of(session: Session<'_>, id: TableId) -> Result<Tally, StoreError> {
    let results = session.rows("SELECT * FROM results WHERE table_id = ?1 ORDER BY \"user\"", params![id])?;
    let changes = session.rows("SELECT * FROM ratings WHERE table_id = ?1 ORDER BY season, \"user\"", params![id])?;
    Ok(Tally {
        table: id,
        results: results.iter().map(result).collect::<Result<_, _>>()?,
        ratings: changes.iter().map(rating).collect::<Result<_, _>>()?,
    })
}

/// Returns the game of each person's newest rating, by pool and season.
pub(super) fn newest_ratings(session: Session<'_>) -> Result<BTreeMap<(Pool, Season, UserId), TableId>, StoreError> {
    let rows = session.rows("SELECT * FROM ratings WHERE newest = 1", &[])?;
    let key = |row: &SqlRow| rating(row).map(|row| ((row.pool, row.season, row.user), row.table));
    rows.iter().map(key).collect()
}

pub(super) fn result(row: &SqlRow) -> Result<ResultRow, StoreError> {
    let fields = Fields::new(row, "results", "a person's result");
    Ok(ResultRow {
        table: TableId(fields.int("table_id")?),
        user: UserId(fields.bits("user")?),
        pool: pool(&fields)?,
        ended: fields.time("ended")?,
        rated: fields.int::<u8>("rated")? != 0,
        result: fields.maybe_text("body")?.map(|_| fields.json("body")).transpose()?,
        sums: fields.json("sums")?,
    })
}

pub(super) fn rating(row: &SqlRow) -> Result<RatingRow, StoreError> {
    let fields = Fields::new(row, "ratings", "a change of a rating");
    Ok(RatingRow {
        table: TableId(fields.int("table_id")?),
        user: UserId(fields.bits("user")?),
        pool: pool(&fields)?,
        season: Season(fields.int("season")?),
        ended: fields.time("ended")?,
        rating: Rating { mean: fields.int("mean")?, spread: fields.int("spread")? },
        expected: fields.int("expected")?,
        won: fields.int("won")?,
        behind: fields.int("behind")?,
        games: fields.int("games")?,
    })
}

fn pool(fields: &Fields<'_>) -> Result<Pool, StoreError> {
    Ok(Pool { guild: GuildId(fields.bits("guild")?), game: fields.text("game")? })
}

/// Condition: the rating is a person's last one, and puts the person on a list. Hidden people are on none.
const LISTED: &str = "guild = ?1 AND game = ?2 AND season = ?3 AND newest = 1 AND \"user\" > 0 AND games >= ?4
    AND NOT EXISTS (SELECT 1 FROM people p WHERE p.\"user\" = ratings.\"user\" AND p.hidden = 1)";

/// Returns a part of a list, from the highest low end down.
pub(super) fn rating_list(
    session: Session<'_>,
    pool: &Pool,
    season: Season,
    least: u32,
    (from, count): (u32, u32),
) -> Result<Vec<RatingRow>, StoreError> {
    let sql = format!("SELECT * FROM ratings WHERE {LISTED} ORDER BY low DESC, \"user\" DESC LIMIT ?5 OFFSET ?6");
    let rows = session.rows(&sql, params![pool.guild, pool.game, season.0, least, count, from])?;
    rows.iter().map(rating).collect()
}

/// Returns the length of a list.
pub(super) fn rating_list_length(
    session: Session<'_>,
    pool: &Pool,
    season: Season,
    least: u32,
) -> Result<u32, StoreError> {
    let sql = format!("SELECT count(*) FROM ratings WHERE {LISTED}");
    session.one(&sql, params![pool.guild, pool.game, season.0, least])
}

/// Returns the number of people on a list before a place in it.
pub(super) fn rating_list_before(
    session: Session<'_>,
    pool: &Pool,
    season: Season,
    least: u32,
    (low, user): (i64, UserId),
) -> Result<u32, StoreError> {
    let sql = format!("SELECT count(*) FROM ratings WHERE {LISTED} AND (low > ?5 OR (low = ?5 AND \"user\" > ?6))");
    session.one(&sql, params![pool.guild, pool.game, season.0, least, low, user])
}

/// Returns the newest changes of a rating, the last one first.
pub(super) fn rating_changes(
    session: Session<'_>,
    pool: &Pool,
    season: Season,
    user: UserId,
    (until, count): (Timestamp, u32),
) -> Result<Vec<RatingRow>, StoreError> {
    let sql = "SELECT * FROM ratings WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3 AND season = ?4 AND ended <= ?5
               ORDER BY ended DESC, table_id DESC LIMIT ?6";
    let rows = session.rows(sql, params![user, pool.guild, pool.game, season.0, millis(until), count])?;
    rows.iter().map(rating).collect()
}

/// Returns everyone whose rating has changed after a moment.
pub(super) fn rated_after(
    session: Session<'_>,
    pool: &Pool,
    season: Season,
    after: Timestamp,
) -> Result<Vec<UserId>, StoreError> {
    let sql = "SELECT DISTINCT \"user\" FROM ratings
               WHERE guild = ?1 AND game = ?2 AND season = ?3 AND ended > ?4 ORDER BY \"user\"";
    let users: Vec<i64> = session.column(sql, params![pool.guild, pool.game, season.0, millis(after)])?;
    Ok(users.into_iter().map(|user| UserId(user.cast_unsigned())).collect())
}

/// Returns the newest games that both people have played, the last one first, with the results of both.
pub(super) fn meetings(
    session: Session<'_>,
    pool: &Pool,
    users: [UserId; 2],
    most: u32,
) -> Result<Vec<[ResultRow; 2]>, StoreError> {
    let sql = "SELECT r.table_id FROM results r JOIN results o ON o.table_id = r.table_id AND o.\"user\" = ?2
               WHERE r.\"user\" = ?1 AND r.guild = ?3 AND r.game = ?4
               ORDER BY r.ended DESC, r.table_id DESC LIMIT ?5";
    let tables: Vec<i64> = session.column(sql, params![users[0], users[1], pool.guild, pool.game, most])?;
    let one = |table: i64, user: UserId| -> Result<ResultRow, StoreError> {
        let sql = "SELECT * FROM results WHERE table_id = ?1 AND \"user\" = ?2";
        let row = session.row(sql, params![table, user])?;
        let missing = || StoreError::Conflict(format!("game {table} has no result of {user}"));
        result(&row.ok_or_else(missing)?)
    };
    tables.into_iter().map(|table| Ok([one(table, users[0])?, one(table, users[1])?])).collect()
}

/// Returns the people whom a person met most often in their newest games, the most frequent first.
pub(super) fn frequent_opponents(
    session: Session<'_>,
    pool: &Pool,
    user: UserId,
    (games, most): (u32, u32),
) -> Result<Vec<UserId>, StoreError> {
    let sql = "SELECT o.\"user\" FROM (
                   SELECT table_id FROM results WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3
                   ORDER BY ended DESC, table_id DESC LIMIT ?4) mine
               JOIN results o ON o.table_id = mine.table_id AND o.\"user\" > 0 AND o.\"user\" <> ?1
               GROUP BY o.\"user\" ORDER BY count(*) DESC, o.\"user\" LIMIT ?5";
    let users: Vec<i64> = session.column(sql, params![user, pool.guild, pool.game, games, most])?;
    Ok(users.into_iter().map(|user| UserId(user.cast_unsigned())).collect())
}

/// Returns the last known names of people in a server.
pub(super) fn names_in(
    session: Session<'_>,
    guild: GuildId,
    users: &[UserId],
) -> Result<BTreeMap<UserId, String>, StoreError> {
    let mut names = BTreeMap::new();
    for user in users {
        let sql = "SELECT name FROM seats WHERE \"user\" = ?1 AND guild = ?2 AND finished IS NOT NULL
                   ORDER BY finished DESC, table_id DESC LIMIT 1";
        if let Some(name) = session.value::<String>(sql, params![user, guild])? {
            names.insert(*user, name);
        }
    }
    Ok(names)
}

/// Returns the sums of a person in a pool before the game that ended then.
pub(super) fn sums_before(
    session: Session<'_>,
    pool: &Pool,
    user: UserId,
    (ended, table): (Timestamp, TableId),
) -> Result<Option<Sums>, StoreError> {
    let sql = "SELECT sums FROM results WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3
               AND (ended < ?4 OR (ended = ?4 AND table_id < ?5)) ORDER BY ended DESC, table_id DESC LIMIT 1";
    let sums = session.value::<String>(sql, params![user, pool.guild, pool.game, millis(ended), table])?;
    sums.map(|sums| read_sums(&sums, user)).transpose()
}

fn read_sums(text: &str, user: UserId) -> Result<Sums, StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Damaged {
        table: "results",
        row: format!("user {user}"),
        why: error.to_string(),
    };
    from_str(text).map_err(damaged)
}

/// Returns the end of the last game with a result of a person.
pub(super) fn last_result(session: Session<'_>, pool: &Pool, user: UserId) -> Result<Option<Timestamp>, StoreError> {
    let sql = "SELECT max(ended) FROM results WHERE \"user\" = ?1 AND guild = ?2 AND game = ?3";
    moment(session.one(sql, params![user, pool.guild, pool.game])?)
}

/// Returns the server in which a person last finished a game.
pub(super) fn servers_of(session: Session<'_>, user: UserId) -> Result<Vec<GuildId>, StoreError> {
    let sql = "SELECT guild FROM seats WHERE \"user\" = ?1 AND finished IS NOT NULL AND guild IS NOT NULL
               GROUP BY guild ORDER BY max(finished) DESC, max(table_id) DESC";
    let servers = session.column(sql, params![user])?;
    Ok(servers.into_iter().map(|guild: i64| GuildId(guild.cast_unsigned())).collect())
}
