//! The capacity of one process, measured with both stores: turns a second, the cost of a turn, the size of a game on disk
//! and in memory. Then the decisions of computer players.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use daykeeper::ai::{PlayerSpec, Strength};
use daykeeper::discord::{self, BotAccess, Secret};
use daykeeper::engine::{Options, Rng, Seed};
use daykeeper::games;
use daykeeper::render::Pictures;
use daykeeper::sandbox::Config;
use daykeeper::schedule;
use daykeeper::store::{Database, DatabaseAddress};
use daykeeper::table::{
    Clock, GuildId, PlanAction, PlanChange, PlanningQuery, Reply, ShiftedClock, Stamp, Store, TableAction, TableLimits,
    Tables,
};
use daykeeper::text::Texts;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::games_of_one::Counted;
use super::server::Server;
use super::{Fixed, counting, noise, processor};
use crate::support::Client;
use crate::support::both::cluster::{Cluster, ask};

/// Games of the first measurement, half of each title. All stay in memory.
const GAMES: u64 = 60;
/// Games of the second measurement. Each turn loads its game again.
const MANY_GAMES: u64 = 300;
/// Requests that wait at the same time.
const AT_ONCE: u64 = 8;
/// Turns of each game that are posted with their pictures.
const POSTED: u64 = 5;
const GAME: [&str; 2] = ["tzolkin", "teotihuacan"];

/// Measures SQLite, PostgreSQL if it is installed, and the computer players.
pub async fn scale() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("scale.db");
    let whole = whole_games(GAMES, &DatabaseAddress::File(path.clone()), None).await;
    whole.print("SQLite", file_size(&path));
    let path = folder.path().join("many.db");
    let whole = whole_games(MANY_GAMES, &DatabaseAddress::File(path.clone()), None).await;
    whole.print("SQLite", file_size(&path));
    posted("SQLite", &DatabaseAddress::File(folder.path().join("posted.db"))).await;
    match Cluster::start(true) {
        Some(cluster) => {
            for games in [GAMES, MANY_GAMES] {
                let address = cluster.database();
                let trips = round_trips(&cluster, &address);
                let whole =
                    whole_games(games, &DatabaseAddress::read(&trips.address).expect("an address"), Some(&trips.count))
                        .await;
                whole.print("PostgreSQL", schema_size(&address));
            }
            posted("PostgreSQL", &DatabaseAddress::read(&cluster.database()).expect("an address")).await;
        }
        None => println!("PostgreSQL is not installed here"),
    }
    computers();
}

/// The figures of whole games without Discord.
struct Whole {
    games: u64,
    turns: u64,
    seconds: f64,
    processor: f64,
    calls: u64,
    round_trips: Option<u64>,
    /// Megabytes of all loaded games at their end.
    memory: f64,
    end_turn: Vec<u128>,
}

impl Whole {
    fn print(&self, store: &str, bytes: i64) {
        let (games, turns) = (self.games as f64, self.turns as f64);
        let at = |part: usize| self.end_turn[self.end_turn.len() * part / 100];
        println!("{store}: {games} whole games of two, {turns} turns, {AT_ONCE} requests at once");
        println!("  turns a second, without Discord: {:.0}", turns / self.seconds);
        println!("  processor time of a turn: {:.2} ms", self.processor * 1e3 / turns);
        println!("  End turn: median {} µs, p99 {} µs", at(50), at(99));
        println!("  store calls of a turn, with its steps: {:.1}", self.calls as f64 / turns);
        if let Some(trips) = self.round_trips {
            println!("  SQL round trips of a turn, with its steps: {:.1}", trips as f64 / turns);
        }
        println!("  a finished game on disk, with its messages: {:.0} KB", bytes as f64 / 1e3 / games);
        println!("  memory of the games: {:.1} MB", self.memory);
    }
}

/// Plays whole games at the same time, with changing choices.
async fn whole_games(games: u64, address: &DatabaseAddress, round_trips: Option<&AtomicU64>) -> Whole {
    let calls = Arc::new(AtomicU64::new(0));
    let store = Counted { database: Database::at(address).expect("a database"), calls: Arc::clone(&calls) };
    let server = server(Arc::new(store)).1;
    let before = counting::in_use();
    for channel in 1..=games {
        server.start(GAME[channel as usize % 2], channel, [channel * 2, channel * 2 + 1]).await;
    }
    let trips = || round_trips.map(|trips| trips.load(Ordering::Relaxed));
    let (asked, sent) = (calls.load(Ordering::Relaxed), trips());
    let (used, begun) = (processor(), Instant::now());
    let mut players = JoinSet::new();
    for first in 1..=AT_ONCE {
        let server = server.clone();
        players.spawn(async move {
            let mut took = Vec::new();
            // Each game with its next player. This is a guess, since turns can be skipped.
            let mut open: Vec<(u64, u64)> = (first..=games).step_by(AT_ONCE as usize).map(|game| (game, 0)).collect();
            while !open.is_empty() {
                let mut running = Vec::new();
                for (channel, next) in open {
                    if let Some((played, time)) = turn(&server, channel, next, took.len() as u64).await {
                        took.push(time.as_micros());
                        running.push((channel, 1 - played));
                    }
                }
                open = running;
            }
            took
        });
    }
    let mut end_turn = players.join_all().await.concat();
    end_turn.sort_unstable();
    Whole {
        games,
        turns: end_turn.len() as u64,
        seconds: begun.elapsed().as_secs_f64(),
        processor: processor() - used,
        calls: calls.load(Ordering::Relaxed) - asked,
        round_trips: trips().zip(sent).map(|(after, before)| after - before),
        memory: counting::in_use() - before,
        end_turn,
    }
}

/// Takes a turn at a game. Returns the player, 0 or 1, and the time of *End turn*, or `None` if the game is over.
async fn turn(server: &Server, channel: u64, next: u64, number: u64) -> Option<(u64, Duration)> {
    for player in [next, 1 - next] {
        let user = channel * 2 + player;
        if let Some(stamp) = draft(server, user, channel, number).await {
            let begun = Instant::now();
            server.try_ask(user, channel, PlanAction::EndTurn(stamp)).await.expect("a turn");
            return Some((player, begun.elapsed()));
        }
    }
    None
}

/// Drafts a turn. Returns `None` if it is not this player's turn.
async fn draft(server: &Server, user: u64, channel: u64, number: u64) -> Option<Stamp> {
    // Without chance the steps could go round in circles, such as selling and buying.
    let mut rng = Rng::new(Seed::new(channel << 32 | number));
    loop {
        let Ok(Reply::Planner(planner)) = server.try_ask(user, channel, PlanningQuery::Planner).await else {
            return None;
        };
        if planner.may_end() {
            return Some(planner.stamp);
        }
        let choices = &planner.prompt.choices;
        let choice = choices[rng.index(choices.len())].step.clone();
        let change = TableAction::Plan(PlanAction::Change(planner.stamp, PlanChange::Step(choice)));
        server.try_ask(user, channel, change).await.expect("a legal step");
    }
}

/// Plays turns as fast as the bot posts them, with pictures, through a sandbox in another process.
async fn posted(name: &str, address: &DatabaseAddress) {
    let (mut sandbox, url) = noise::start_sandbox();
    let client = Client::new(&url);
    let store = Arc::new(Database::at(address).expect("a database"));
    let (tables, server) = server(store.clone());
    let stop = CancellationToken::new();
    let token = Secret::token(Config::default().token).expect("a token");
    let connection = BotAccess { token, api: Some(url), guild: None, admin: None };
    let pictures = Pictures::new(std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2));
    let texts = Arc::new(Texts::embedded());
    let keeper = tokio::spawn(schedule::run(tables.clone(), stop.clone()));
    let bot = tokio::spawn(discord::run(connection, tables, texts, pictures, stop.clone()));
    client.wait_until_ready().await.expect("the bot");
    let channels = noise::channels(&client, "scale", GAMES as usize).await;
    for (number, &channel) in channels.iter().enumerate() {
        server.start(GAME[number % 2], channel, [channel * 2, channel * 2 + 1]).await;
    }
    delivered(&*store).await;
    // Discord's limits count for each channel, so the messages of the start must not be among those measured.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let sent = in_channels(&client).await;
    let (used, begun) = (processor(), Instant::now());
    let mut turns = 0;
    for number in 0..POSTED {
        for &channel in &channels {
            turns += u64::from(turn(&server, channel, number % 2, number).await.is_some());
        }
    }
    delivered(&*store).await;
    let seconds = begun.elapsed().as_secs_f64();
    println!("{name}: {turns} turns posted with their pictures in {seconds:.1} s");
    println!("  turns a second, posted: {:.0}", turns as f64 / seconds);
    println!("  processor time of a posted turn: {:.1} ms", (processor() - used) * 1e3 / turns as f64);
    println!("  requests of a turn that count: {:.2}", (in_channels(&client).await - sent) as f64 / turns as f64);
    stop.cancel();
    keeper.await.expect("the runner ends");
    bot.await.expect("the bot ends").expect("without an error");
    let _ = (sandbox.kill(), sandbox.wait());
}

/// Counts the requests that Discord's limit for the whole bot includes. Replies to interactions have their own.
async fn in_channels(client: &Client) -> usize {
    let requests = client.requests().await.expect("the sandbox's log");
    requests.iter().filter(|request| request.path.contains("/channels/")).count()
}

/// Waits until no message is due.
async fn delivered(store: &dyn Store) {
    while store.waiting(ShiftedClock::default().now()).expect("the store answers").messages > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

fn server(store: Arc<dyn Store>) -> (Tables, Server) {
    let clock = Arc::new(ShiftedClock::default());
    let limits = TableLimits { per_host: 1_000, per_server: 1_000 };
    let tables = Tables::new(games::titles().to_vec(), store, clock.clone(), Arc::new(Fixed)).limited(limits);
    (tables.clone(), Server::new(GuildId(7), tables, clock))
}

/// Bytes of a SQLite database, with its journal.
fn file_size(path: &Path) -> i64 {
    let sql = rusqlite::Connection::open(path).expect("a second connection");
    sql.query_row("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", [], |row| row.get(0))
        .expect("its size")
}

/// Bytes of all tables and indexes of a database on the server.
fn schema_size(address: &str) -> i64 {
    let sql = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class
               WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace";
    let size = ask(address, sql).remove(0).remove(0).expect("a sum");
    size.parse().expect("a number")
}

/// A proxy before the database server that counts what the program sends. Each packet waits for an answer.
struct RoundTrips {
    address: String,
    count: Arc<AtomicU64>,
}

fn round_trips(cluster: &Cluster, address: &str) -> RoundTrips {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let place = listener.local_addr().expect("its address").to_string();
    let (count, socket) = (Arc::new(AtomicU64::new(0)), cluster.socket());
    let counted = Arc::clone(&count);
    std::thread::spawn(move || {
        for client in listener.incoming() {
            let (client, counted) = (client.expect("a connection"), Arc::clone(&counted));
            let _ = client.set_nodelay(true);
            let server = UnixStream::connect(&socket).expect("the server");
            let (from, to) = (client.try_clone().expect("a handle"), server.try_clone().expect("a handle"));
            std::thread::spawn(move || {
                carry(&from, &to, || {
                    counted.fetch_add(1, Ordering::Relaxed);
                });
                let _ = to.shutdown(Shutdown::Both);
            });
            std::thread::spawn(move || {
                carry(&server, &client, || {});
                let _ = client.shutdown(Shutdown::Both);
            });
        }
    });
    RoundTrips { address: cluster.through(address, &place), count }
}

/// Copies bytes in one direction until the stream ends.
fn carry(mut from: impl Read, mut to: impl Write, packet: impl Fn()) {
    let mut bytes = [0; 65_536];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        packet();
        if to.write_all(&bytes[..count]).is_err() {
            return;
        }
    }
}

/// Measures the decisions of computer players of each strength, on all processors.
fn computers() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for game in GAME {
        let title = games::title(game).expect("a title");
        for strength in Strength::ALL {
            let players = vec![PlayerSpec::with_budget(strength, strength.budget()); 2];
            let begun = Instant::now();
            let decisions: u64 = std::thread::scope(|scope| {
                let games: Vec<_> = (0..threads as u64)
                    .map(|seed| {
                        let players = &players;
                        scope.spawn(move || {
                            let played = title.play_game(players, &Options::default(), Seed::new(seed), &mut |_, _| {});
                            let effort = played.expect("two can play").effort;
                            effort.iter().map(|seat| seat.decisions).sum::<u64>()
                        })
                    })
                    .collect();
                games.into_iter().map(|game| game.join().expect("a game")).sum()
            });
            let seconds = begun.elapsed().as_secs_f64();
            println!(
                "{game}, {}: {:.1} decisions a second on {threads} threads",
                strength.id(),
                decisions as f64 / seconds
            );
        }
    }
}
