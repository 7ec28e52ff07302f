//! A noisy server next to a quiet one.
//!
//! The noisy server has 50 tables with computer players, half of them without human players, and ten long games of
//! human players. Its users click 50 times a second: they end turns, and ask for hints, for whole games as animations,
//! and for boards of every turn, most of them never drawn before. Users of the quiet server click, end turns and play
//! against computer players, first alone and then next to the noisy one. All clicks come from the gateway. The sandbox
//! is a separate process, so that its data doesn't count as the bot's memory.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use daykeeper::cli::memory;
use daykeeper::discord::parts::buttons::{ComponentAction, HistoryButton, PlanButton};
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::{self, BotAccess, Secret};
use daykeeper::render::Pictures;
use daykeeper::sandbox::{Config, RateLimit, Sandbox};
use daykeeper::schedule;
use daykeeper::table::{
    Clock, GuildId, LobbyAction, OutboxPayload, SeatAction, ShiftedClock, Stamp, Strength, TableAction, TableId,
    TableLimits,
};
use daykeeper::text::Texts;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::server::Server;
use crate::support::Client;
use crate::{Load, begin, counting, megabytes, processor};

/// The argument that runs this bench as the sandbox's process.
pub const SANDBOX: &str = "sandbox";

const QUIET: GuildId = GuildId(7);
const NOISY: GuildId = GuildId(8);
/// Tables of the quiet server: with human players, and with one human and computer players.
const OF_PEOPLE: usize = 40;
const OF_COMPUTERS: usize = 8;
/// Tables of the noisy server, every second one with computer players only.
const NOISY_TABLES: usize = 50;
/// Games of human players on the noisy server, and the turns played in each.
const LONG_GAMES: usize = 10;
const LONG: usize = 40;
/// Time between clicks of the noisy server.
const PRESS: Duration = Duration::from_millis(20);
/// Time between animations of whole games on the noisy server.
const REPLAY: Duration = Duration::from_millis(500);
/// Duration of the noise before the measurement.
const BEFORE: Duration = Duration::from_secs(5);
/// The number of measured clicks, and the time between measurements.
const PRESSES: usize = 100;
const PRESSES_APART: Duration = Duration::from_millis(180);
const TURNS_APART: Duration = Duration::from_millis(450);
const COMPUTERS_APART: Duration = Duration::from_millis(1_500);
/// Longest wait for the end of all work that the noise started.
pub const AFTERWARDS: Duration = Duration::from_secs(20);

/// Longer than tokio keeps idle threads for blocking work.
const THREADS_END: Duration = Duration::from_secs(15);

/// Runs the sandbox until the parent process closes its pipe.
pub async fn sandbox() {
    // Discord allows five messages in five seconds per channel.
    let rate_limit = RateLimit { requests: 5, window: Duration::from_secs(5) };
    let sandbox = Sandbox::start(Config { rate_limit, ..Config::default() }).await.expect("a sandbox");
    println!("{}", sandbox.url());
    let ended = tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new()));
    let _ = ended.await;
}

pub fn start_sandbox() -> (Child, String) {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .arg(SANDBOX)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the sandbox's process");
    let mut url = String::new();
    let text = child.stdout.take().expect("its output");
    BufReader::new(text).read_line(&mut url).expect("its address");
    (child, url.trim().to_owned())
}

/// Sends gateway events for users that the sandbox doesn't know.
#[derive(Clone)]
pub struct Presser {
    pub http: reqwest::Client,
    pub address: String,
    pub user: u64,
}

impl Presser {
    /// Sends a click and waits for its acknowledgment. Returns `true` if it came in time.
    pub async fn press(&self, channel: u64, fields: Value) -> bool {
        let body = json!({ "type": "unknown", "user": self.user, "channel": channel, "fields": fields });
        let answer = self.http.post(&self.address).json(&body).send().await.expect("the sandbox");
        answer.json::<Value>().await.expect("JSON")["state"] != "failed"
    }
}

/// A button click of a user on a server.
pub fn press(guild: GuildId, user: u64, stamp: Stamp, action: ComponentAction) -> Value {
    let custom_id = CustomId { stamp, action }.encode();
    json!({
        "type": 3, "guild_id": guild.to_string(), "guild": { "id": guild.to_string() },
        "member": { "nick": format!("Player {user}"), "permissions": "0",
            "user": { "id": user.to_string(), "username": format!("player{user}") } },
        "data": { "custom_id": custom_id, "component_type": 2 },
    })
}

/// Measured times in milliseconds, shortest first.
pub struct Took(Vec<i64>);

impl Took {
    pub fn new(mut took: Vec<i64>) -> Self {
        took.sort_unstable();
        Took(took)
    }

    pub fn show(&self) -> String {
        let at = |part: usize| self.0.get((self.0.len() * part / 100).min(self.0.len().saturating_sub(1)));
        let at = |part| at(part).map_or("-".to_owned(), i64::to_string);
        format!("{} / {} / {}", at(50), at(99), at(100))
    }
}

/// The times of the quiet server.
struct Felt {
    acknowledged: Took,
    posted: Took,
    computers: Took,
    memory: Memory,
}

/// Memory of this process in megabytes: resident, and in use.
struct Memory(f64, f64);

impl Memory {
    fn now() -> Self {
        Memory(megabytes(), counting::in_use())
    }

    fn show(&self) -> String {
        format!("{:.0} ({:.0} in use)", self.0, self.1)
    }
}

struct Quiet<'a> {
    load: &'a Load,
    server: Server,
    presser: Presser,
    of_people: Vec<u64>,
    of_computers: Vec<u64>,
}

impl Quiet<'_> {
    async fn measure(&self) -> Felt {
        let (acknowledged, posted, computers) = tokio::join!(self.presses(), self.turns(), self.computers());
        Felt { acknowledged, posted, computers, memory: Memory::now() }
    }

    fn table(&self, channel: u64) -> TableId {
        TableId(self.load.count(&format!("SELECT max(id) FROM tables WHERE channel = {channel}")))
    }

    /// Measures the time from a click to its acknowledgment.
    async fn presses(&self) -> Took {
        let mut took = Vec::new();
        for number in 0..PRESSES {
            let channel = self.of_people[number % self.of_people.len()];
            let stamp = Stamp::of_table(self.table(channel));
            let action = if number % 2 == 0 {
                ComponentAction::History(HistoryButton::Board)
            } else {
                ComponentAction::History(HistoryButton::Log)
            };
            let fields = press(QUIET, channel * 2, stamp, action);
            let begun = Instant::now();
            let arrived = self.presser.press(channel, fields).await;
            // Discord shows a failure after three seconds.
            took.push(if arrived { begun.elapsed().as_millis() as i64 } else { 3_000 });
            tokio::time::sleep(PRESSES_APART).await;
        }
        Took::new(took)
    }

    /// Measures the time from *End turn* to the posted picture.
    async fn turns(&self) -> Took {
        let mut pressed = Vec::new();
        for &channel in &self.of_people {
            // Tries both players, since earlier measurements changed the turn.
            for user in [channel * 2, channel * 2 + 1] {
                if let Ok(stamp) = self.server.draft(user, channel).await {
                    pressed.push((channel, self.load.clock.now().as_millisecond()));
                    let fields = press(QUIET, user, stamp, ComponentAction::Plan(PlanButton::EndTurn));
                    self.presser.press(channel, fields).await;
                    break;
                }
            }
            tokio::time::sleep(TURNS_APART).await;
        }
        Took::new(self.load.posted(&pressed).await)
    }

    /// Measures the time from a player's turn until the computer players have finished theirs.
    async fn computers(&self) -> Took {
        let mut took = Vec::new();
        for &channel in &self.of_computers {
            while self.server.draft(channel * 2, channel).await.is_err() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            self.server.turn(channel * 2, channel).await;
            let begun = Instant::now();
            while self.server.draft(channel * 2, channel).await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            took.push(begun.elapsed().as_millis() as i64);
            tokio::time::sleep(COMPUTERS_APART).await;
        }
        Took::new(took)
    }
}

/// The users of the noisy server, who click without waiting for results.
struct Noise {
    server: Server,
    presser: Presser,
    channels: Vec<(u64, TableId)>,
    long: Vec<(u64, TableId)>,
    acknowledged: Arc<AtomicU64>,
    lost: Arc<AtomicU64>,
}

impl Noise {
    async fn run(self, stop: CancellationToken) {
        let mut ticks = tokio::time::interval(PRESS);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let mut under_way = JoinSet::new();
        for number in 0.. {
            tokio::select! {
                _ = ticks.tick() => {}
                () = stop.cancelled() => break,
            }
            let (channel, table) = match number % 5 {
                0 | 4 => self.channels[number / 5 * 7 % self.channels.len()],
                _ => self.long[number % self.long.len()],
            };
            let stamp = Stamp::of_table(table);
            let (user, server, presser) = (channel * 2, self.server.clone(), self.presser.clone());
            let (acknowledged, lost) = (Arc::clone(&self.acknowledged), Arc::clone(&self.lost));
            under_way.spawn(async move {
                let (stamp, action) = match number % 5 {
                    0 => (stamp, ComponentAction::Plan(PlanButton::Hint)),
                    1 | 2 => (stamp, ComponentAction::History(HistoryButton::Show(1 + (number * 3 / 5 % LONG) as u32))),
                    3 => (stamp, ComponentAction::History(HistoryButton::Log)),
                    _ => match server.draft(user, channel).await {
                        Ok(stamp) => (stamp, ComponentAction::Plan(PlanButton::EndTurn)),
                        Err(_) => (stamp, ComponentAction::History(HistoryButton::Recap)),
                    },
                };
                match presser.press(channel, press(NOISY, user, stamp, action)).await {
                    true => acknowledged.fetch_add(1, Ordering::Relaxed),
                    false => lost.fetch_add(1, Ordering::Relaxed),
                };
            });
            while under_way.try_join_next().is_some() {}
        }
        under_way.shutdown().await;
    }
}

/// Queues the animation of an unfinished game, like the one posted after the end.
fn order_replay(load: &Load, channel: u64, table: TableId) {
    let payload = serde_json::to_string(&OutboxPayload::Replay).expect("JSON");
    let now = load.clock.now().as_millisecond();
    let sql = "INSERT INTO outbox (table_id, lane, lane_id, owed, edit, state, attempts, uncertain, not_before,
                   created_at, late, withheld)
               VALUES (?1, 'channel', ?2, ?3, 0, 'waiting', 0, 0, ?4, ?4, 0, 0)";
    load.sql.execute(sql, rusqlite::params![table.0, channel as i64, payload, now]).expect("a row");
}

async fn replays(load: &Load, channels: &[(u64, TableId)], stop: &CancellationToken) {
    for &(channel, table) in channels.iter().cycle() {
        tokio::select! {
            () = tokio::time::sleep(REPLAY) => order_replay(load, channel, table),
            () = stop.cancelled() => return,
        }
    }
}

pub async fn channels(client: &Client, what: &str, count: usize) -> Vec<u64> {
    let mut channels = Vec::new();
    for number in 0..count {
        channels.push(client.add_channel(&format!("{what}-{number}")).await.expect("a channel"));
    }
    channels
}

pub async fn noise() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut sandbox, url) = start_sandbox();
    let client = Client::new(&url);
    let clock = Arc::new(ShiftedClock::default());
    let load = begin(&folder.path().join("noise.db"), clock.clone(), TableLimits::default(), Vec::new());
    let (stop, texts) = (CancellationToken::new(), Arc::new(Texts::embedded()));
    let token = Secret::token(Config::default().token).expect("a token");
    let connection = BotAccess { token, api: Some(url), guild: None, admin: None };
    let pictures = Pictures::new(std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2));
    let keeper = tokio::spawn(schedule::run(load.tables.clone(), stop.clone()));
    let bot = tokio::spawn(discord::run(connection, load.tables.clone(), texts, pictures.clone(), stop.clone()));
    client.wait_until_ready().await.expect("the bot");
    let user = client.user("Ada").await.expect("a user").id;
    let address = format!("{}/sandbox/api/interactions", client.url());
    let presser = Presser { http: reqwest::Client::new(), address, user };

    let quiet = Quiet {
        load: &load,
        server: Server::new(QUIET, load.tables.clone(), clock.clone()),
        presser: presser.clone(),
        of_people: channels(&client, "people", OF_PEOPLE).await,
        of_computers: channels(&client, "computers", OF_COMPUTERS).await,
    };
    for &channel in &quiet.of_people {
        quiet.server.game(channel).await;
    }
    for &channel in &quiet.of_computers {
        quiet.server.against(3, Strength::Easy, channel).await;
    }
    settled(&load, QUIET).await;
    let alone = quiet.measure().await;

    let server = Server::new(NOISY, load.tables.clone(), clock);
    let mut noisy = Vec::new();
    for (number, channel) in channels(&client, "noise", NOISY_TABLES).await.into_iter().enumerate() {
        server.against(3, Strength::Hard, channel).await;
        if number % 2 == 1 {
            let away = TableAction::Seat(SeatAction::HandOver(None, Strength::Hard));
            server.try_ask(channel * 2, channel, away).await.expect("a computer holds the seat");
        }
        noisy.push((channel, quiet.table(channel)));
    }
    let mut long = Vec::new();
    for channel in channels(&client, "long", LONG_GAMES).await {
        server.game(channel).await;
        for _ in 0..LONG / 2 {
            for user in [channel * 2, channel * 2 + 1] {
                if server.draft(user, channel).await.is_ok() {
                    server.turn(user, channel).await;
                }
            }
        }
        long.push((channel, quiet.table(channel)));
    }
    let enough = CancellationToken::new();
    let (acknowledged, lost) = (Arc::<AtomicU64>::default(), Arc::<AtomicU64>::default());
    let noise = Noise {
        server: server.clone(),
        presser,
        channels: noisy.clone(),
        long: long.clone(),
        acknowledged: Arc::clone(&acknowledged),
        lost: Arc::clone(&lost),
    };
    let pressing = tokio::spawn(noise.run(enough.clone()));
    let measured = async {
        tokio::time::sleep(BEFORE).await;
        let begun = Instant::now();
        let felt = quiet.measure().await;
        println!("measured beside the noise for {:.0} s", begun.elapsed().as_secs_f64());
        enough.cancel();
        felt
    };
    let (beside, ()) = tokio::join!(measured, replays(&load, &long, &enough));
    pressing.await.expect("the noise ends");
    for &(channel, _) in &noisy {
        // Some may have ended already.
        let _ = server.try_ask(channel * 2, channel, TableAction::Lobby(LobbyAction::Cancel)).await;
    }
    // Messages that are still pending would add noise.
    load.sql.execute("UPDATE outbox SET state = 'dropped' WHERE state = 'waiting'", []).expect("nothing is owed");
    if tokio::time::timeout(AFTERWARDS, idle()).await.is_err() {
        println!("still busy {} s after the noise", AFTERWARDS.as_secs());
    }
    let at_rest = Memory::now();
    // Like the program does every 15 minutes. In between, idle threads end.
    pictures.forget_unused();
    memory::give_back();
    tokio::time::sleep(THREADS_END).await;
    pictures.forget_unused();
    memory::give_back();
    let forgotten = Memory::now();

    println!(
        "noise: {} presses acknowledged, {} not",
        acknowledged.load(Ordering::Relaxed),
        lost.load(Ordering::Relaxed)
    );
    println!("| median / p99 / longest, ms | alone | beside the noise | goal |");
    println!("| --- | --- | --- | --- |");
    let row = |what, alone: &Took, beside: &Took, goal| {
        println!("| {what} | {} | {} | {goal} |", alone.show(), beside.show());
    };
    row("press to acknowledgement", &alone.acknowledged, &beside.acknowledged, "p99 300");
    row("*End turn* to posted picture", &alone.posted, &beside.posted, "p99 1000");
    row("a round of three computers", &alone.computers, &beside.computers, "10000");
    let (before, then, at_rest) = (alone.memory.show(), beside.memory.show(), at_rest.show());
    println!("| memory, MB | {before} | {then} | as before |");
    println!("| … at rest | - | {at_rest} | |");
    println!("| … and once unused pictures are forgotten | - | {} | |", forgotten.show());
    stop.cancel();
    keeper.await.expect("the runner ends");
    bot.await.expect("the bot ends").expect("without an error");
    let _ = sandbox.kill();
    let _ = sandbox.wait();
}

/// Waits until a server has no pending messages.
async fn settled(load: &Load, guild: GuildId) {
    let pending = format!(
        "SELECT count(*) FROM outbox o JOIN tables t ON t.id = o.table_id
         WHERE o.state IN ('waiting', 'claimed') AND t.guild = {guild}"
    );
    while load.count(&pending) > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Waits until this process is idle for a second.
pub async fn idle() {
    loop {
        let before = processor();
        tokio::time::sleep(Duration::from_secs(1)).await;
        if processor() - before < 0.05 {
            return;
        }
    }
}
