//! The cost of many tables, measured with the real client against a sandbox with Discord's limits. `cargo bench --bench
//! load`, or `-- crowd`, `-- flood`, `-- games`, `-- noise`, `-- people`, `-- scale`, `-- stores` or `-- web`
//! for a single part.
//!
//! The crowd: memory and processor time of 10,000 idle tables. Then 1,000 reminders are due in the same minute while
//! players take turns. The bench measures the time from *End turn* to the posted picture, with and without that crowd.
//!
//! The [flood]: one person who sends expensive texts, next to another person. The [noise]: a server that sends as many
//! requests as it can, next to a quiet one. The [people]: lists with many finished games. The [stores]: the time of a
//! change in SQLite and in PostgreSQL. The [scale]: the capacity of one process. The [web]: the page of a
//! game and its watchers.

#[path = "../../tests/bot/support/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the tests use the rest of it")]
mod support;

#[path = "../counting/mod.rs"]
#[allow(dead_code, reason = "other benches ask for the rest of it")]
mod counting;
mod flood;
mod games_of_one;
mod noise;
mod people;
mod scale;
mod server;
mod stores;
mod web;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use daykeeper::cli::memory;
use daykeeper::discord::Secret;
use daykeeper::discord::{self, BotAccess};
use daykeeper::engine::Seed;
use daykeeper::games;
use daykeeper::monitor;
use daykeeper::render::Pictures;
use daykeeper::sandbox::{Config, RateLimit, Sandbox};
use daykeeper::schedule;
use daykeeper::store::Database;
use daykeeper::table::{Clock, Entropy, EntropyError, GuildId, OsEntropy, PageName, ShiftedClock, TableLimits, Tables};
use daykeeper::text::Texts;
use tokio_util::sync::CancellationToken;

use server::Server;
use support::Client;

/// Tables with a channel in the sandbox.
const AWAKE: u64 = 1_000;
const ALL: u64 = 10_000;
/// The first id of copied tables, above the ids of all opened tables.
const COPIES: i64 = 1 << 40;
/// Turns in each measurement, and the time between them.
const TURNS: u64 = 200;
const APART: Duration = Duration::from_millis(250);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

struct Fixed;

impl Entropy for Fixed {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(Seed::new(7))
    }

    fn page_name(&self) -> Result<PageName, EntropyError> {
        OsEntropy.page_name()
    }
}

struct Load {
    server: Server,
    tables: Tables,
    clock: Arc<ShiftedClock>,
    sql: rusqlite::Connection,
    channels: Vec<u64>,
}

impl Load {
    fn count(&self, sql: &str) -> i64 {
        self.sql.query_row(sql, [], |row| row.get(0)).expect("a number")
    }

    /// Copies the first table until there are `ALL` tables.
    fn multiply(&self) {
        self.sql
            .execute_batch(&format!(
                "BEGIN;
                 CREATE TEMP TABLE n AS
                     WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < {ALL} - {AWAKE})
                     SELECT i FROM c;
                 INSERT INTO tables (id, game, rules_version, capacity, options, seating, seed, setup, guild, channel, host,
                     host_name, state, locale, theme, opened_at, started_at, settings, clocks)
                 SELECT {COPIES} + i, game, rules_version, capacity, options, seating, seed, setup, guild, 900000000 + i, host,
                     host_name, state, locale, theme, opened_at, started_at, settings, clocks
                 FROM tables, n WHERE id = (SELECT min(id) FROM tables);
                 INSERT INTO seats (table_id, seat, user, name, kind, since)
                 SELECT {COPIES} + i, seat, 500000000 + 2 * i + seat, name, kind, since FROM seats, n WHERE table_id = (SELECT min(id) FROM tables);
                 INSERT INTO log (table_id, seq, kind, body, seat, user, at, interaction, turn, hash)
                 SELECT {COPIES} + i, seq, kind, body, seat, user, at, interaction, turn, hash
                 FROM log, n WHERE table_id = (SELECT min(id) FROM tables);
                 INSERT INTO snapshots SELECT {COPIES} + i, seq, saved FROM snapshots, n WHERE table_id = (SELECT min(id) FROM tables);
                 INSERT INTO jobs (kind, table_id, seat, seq, due_at, payload)
                 SELECT kind, {COPIES} + i, seat, seq, due_at + i, payload FROM jobs, n WHERE table_id = (SELECT min(id) FROM tables);
                 COMMIT;"
            ))
            .expect("the tables are copied");
    }

    /// Takes turns at some tables, one after another.
    async fn turns(&self, from: usize) -> Vec<(u64, i64)> {
        let mut pressed = Vec::new();
        for &channel in self.channels.iter().skip(from).take(TURNS as usize) {
            pressed.push((channel, self.server.turn(channel * 2, channel).await));
            tokio::time::sleep(APART).await;
        }
        pressed
    }

    /// The time from each turn to its posted message, in milliseconds, shortest first.
    async fn posted(&self, pressed: &[(u64, i64)]) -> Vec<i64> {
        let mut took = Vec::new();
        for &(channel, pressed) in pressed {
            let sql = format!(
                "SELECT coalesce(max(settled_at), 0) FROM outbox
                 WHERE lane = 'channel' AND lane_id = {channel} AND state = 'sent' AND late = 0 AND edit = 0
                     AND created_at >= {pressed}"
            );
            let mut settled = 0;
            while settled == 0 {
                settled = self.count(&sql);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            took.push(settled - pressed);
        }
        took.sort_unstable();
        took
    }
}

/// Memory of this process in megabytes.
fn megabytes() -> f64 {
    monitor::resident().map_or(f64::NAN, |bytes| bytes as f64 / 1024.0 / 1024.0)
}

/// Processor time of this process in seconds.
fn processor() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<f64>().ok()).unwrap_or(f64::NAN);
    (ticks(11) + ticks(12)) / 100.0
}

async fn idle(what: &str) {
    let (before, begun) = (processor(), Instant::now());
    tokio::time::sleep(Duration::from_secs(20)).await;
    let used = (processor() - before) / begun.elapsed().as_secs_f64();
    println!("{what}: {:.2} % of a core, {:.1} MB", used * 100.0, megabytes());
}

fn print(what: &str, took: &[i64]) {
    let at = |part: usize| took[(took.len() * part / 100).min(took.len() - 1)];
    println!("{what}: median {} ms, p99 {} ms, longest {} ms of {} turns", at(50), at(99), at(100), took.len());
}

fn main() {
    memory::begin();
    let part = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        match part.as_deref() {
            None => {
                games_of_one::games_of_one().await;
                crowd().await;
                flood::flood().await;
                noise::noise().await;
                people::people().await;
                stores::stores();
                web::web().await;
                scale::scale().await;
            }
            Some("crowd") => crowd().await,
            Some("flood") => flood::flood().await,
            Some("noise") => noise::noise().await,
            Some("games") => games_of_one::games_of_one().await,
            Some("people") => people::people().await,
            Some("stores") => stores::stores(),
            Some("web") => web::web().await,
            Some("scale") => scale::scale().await,
            Some(noise::SANDBOX) => noise::sandbox().await,
            Some(other) => panic!("there is no part `{other}`: crowd, flood, games, noise, people, scale, stores, web"),
        }
    });
}

async fn crowd() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("load.db");
    // Discord allows five messages in five seconds per channel.
    let rate_limit = RateLimit { requests: 5, window: Duration::from_secs(5) };
    let sandbox = Sandbox::start(Config { rate_limit, ..Config::default() }).await.expect("a sandbox");
    let client = Client::of(&sandbox);
    let mut channels = Vec::new();
    for number in 0..AWAKE {
        channels.push(client.add_channel(&format!("load-{number}")).await.expect("a channel"));
    }
    let clock = Arc::new(ShiftedClock::default());
    // In this bench, a single server has all tables.
    let limits = TableLimits { per_server: ALL as usize, ..TableLimits::default() };
    let load = begin(&path, clock, limits, channels);
    let begun = Instant::now();
    for &channel in &load.channels {
        load.server.game(channel).await;
    }
    let requests = load.server.asked.load(std::sync::atomic::Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    println!("{AWAKE} tables opened and begun in {seconds:.1} s: {:.0} requests a second", requests as f64 / seconds);
    // Pending messages at this point are pictures of 1,000 lobbies, which the bench doesn't measure.
    load.sql.execute("UPDATE outbox SET state = 'dropped' WHERE state = 'waiting'", []).expect("nothing is owed");

    let stop = CancellationToken::new();
    let connection = BotAccess {
        token: Secret::token(Config::default().token).expect("a token"),
        api: Some(sandbox.url()),
        guild: None,
        admin: None,
    };
    let texts = Arc::new(Texts::embedded());
    let pictures = Pictures::new(std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2));
    let keeper = tokio::spawn(schedule::run(load.tables.clone(), stop.clone()));
    let bot = tokio::spawn(discord::run(connection, load.tables.clone(), texts, pictures, stop.clone()));
    client.wait_until_ready().await.expect("the bot");
    let took = load.posted(&load.turns(0).await).await;
    print("end of a turn to posted picture, quiet", &took);

    let before = megabytes();
    load.multiply();
    println!("{} tables in the database, {:.1} MB on disk", load.count("SELECT count(*) FROM tables"), disk(&path));
    idle(&format!("{ALL} sleeping tables ({before:.1} MB before)")).await;

    // A day passes. The tables with a channel become due, while the others stay idle.
    let jobs = load.count(&format!("SELECT count(*) FROM jobs WHERE table_id < {COPIES}"));
    let due = load.clock.now().as_millisecond();
    load.sql
        .execute_batch(&format!(
            "UPDATE jobs SET due_at = due_at + 365 * 86400000 WHERE table_id >= {COPIES};
             UPDATE jobs SET due_at = {due} + 86400000 WHERE table_id < {COPIES};"
        ))
        .expect("they are due in the same minute");
    let begun = Instant::now();
    load.clock.forward(2 * DAY);
    let now = load.clock.now().as_millisecond();
    while load.count(&format!("SELECT count(*) FROM jobs WHERE due_at <= {now}")) > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{jobs} reminders due in one minute: carried out in {seconds:.1} s, {:.1} MB", megabytes());

    // Turns during the reminders go first.
    let waiting = "SELECT count(*) FROM outbox WHERE late = 1 AND state IN ('waiting', 'claimed')";
    let crowd = load.count(waiting);
    let pressed = load.turns(400).await;
    let took = load.posted(&pressed).await;
    println!("reminders that waited: {crowd} at the first turn, {} after the last", load.count(waiting));
    print("end of a turn to posted picture, in the crowd", &took);
    let awake = format!("SELECT count(*) FROM outbox WHERE late = 1 AND state = 'sent' AND table_id < {COPIES}");
    let pending = format!("{waiting} AND table_id < {COPIES}");
    while load.count(&pending) > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!("{} reminders posted {:.1} s after they were due", load.count(&awake), begun.elapsed().as_secs_f64());
    stop.cancel();
    keeper.await.expect("the runner ends");
    bot.await.expect("the bot ends").expect("without an error");
    sandbox.shutdown().await.expect("the sandbox ends");
}

fn begin(path: &Path, clock: Arc<ShiftedClock>, limits: TableLimits, channels: Vec<u64>) -> Load {
    let store = Arc::new(Database::open(path).expect("a database"));
    let tables = Tables::new(games::titles().to_vec(), store, clock.clone(), Arc::new(Fixed)).limited(limits);
    let sql = rusqlite::Connection::open(path).expect("a second connection");
    sql.busy_timeout(Duration::from_secs(30)).expect("patience");
    let server = Server::new(GuildId(7), tables.clone(), clock.clone());
    Load { server, tables, clock, sql, channels }
}

fn disk(path: &Path) -> f64 {
    std::fs::metadata(path).map_or(f64::NAN, |file| file.len() as f64 / 1e6)
}
