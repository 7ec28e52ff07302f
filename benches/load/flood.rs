//! One person sends 100 expensive texts or clicks a second, next to another person on another server. Measures the other person's acknowledgements, first alone and then next to each flood, in one run. The sandbox
//! is a separate process.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use daykeeper::discord::parts::buttons::{ComponentAction, HistoryButton};
use daykeeper::discord::{self, BotAccess, Secret};
use daykeeper::render::Pictures;
use daykeeper::sandbox::Config;
use daykeeper::schedule;
use daykeeper::table::{GuildId, ShiftedClock, Stamp, TableId, TableLimits};
use daykeeper::text::Texts;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::begin;
use crate::noise::{self, Presser, Took, press};
use crate::server::Server;
use crate::support::Client;

const QUIET: GuildId = GuildId(7);
const FLOODED: GuildId = GuildId(8);
/// Windows in which the flooding person types, and the time between two interactions in each.
const WINDOWS: usize = 10;
const PACE: Duration = Duration::from_millis(100);
/// Turns of the flooding person's game, for boards of different turns.
const TURNS: usize = 20;
/// The measured clicks of the other person, and the time between them.
const CLICKS: usize = 100;
const APART: Duration = Duration::from_millis(50);
/// Duration of a flood before the measurement.
const BEFORE: Duration = Duration::from_secs(2);
/// Discord's limit for the text of an option.
const LONGEST: usize = 6000;

/// A command, or a half-typed one (`kind` 4), with this text.
fn typed(kind: u8, user: u64, command: &str, option: &str, text: &str) -> Value {
    let mut option = json!({ "name": option, "type": 3, "value": text });
    if kind == 4 {
        option["focused"] = json!(true);
    }
    with_data(kind, user, json!({ "name": command, "type": 1, "options": [option] }))
}

fn with_data(kind: u8, user: u64, data: Value) -> Value {
    let mut fields = press(FLOODED, user, Stamp::of_table(TableId(0)), ComponentAction::History(HistoryButton::Board));
    (fields["type"], fields["data"]) = (json!(kind), data);
    fields
}

/// The floods by name: the interactions that one person sends again and again.
fn floods(user: u64) -> Vec<(&'static str, Vec<Value>)> {
    let words: Vec<String> = (0..600_u32).map(|number| format!("wrkr{:05}", number * 7919 % 100_000)).collect();
    let words = words.join(" ");
    let strange = "\u{fdfa}".repeat(LONGEST);
    let hundred = &words[..100];
    let both = |command: &str, option: &str, texts: &[&str]| -> Vec<Value> {
        let of = |text: &&str| [4, 2].map(|kind| typed(kind, user, command, option, text));
        texts.iter().flat_map(of).collect()
    };
    let boards = (0..TURNS).map(|turn| {
        let option = json!({ "name": "turn", "type": 4, "value": turn });
        with_data(2, user, json!({ "name": "board", "type": 1, "options": [option] }))
    });
    vec![
        ("search: 6,000 letters", both("rules", "topic", &[&"a".repeat(LONGEST)])),
        ("search: 6,000 × U+FDFA", both("rules", "topic", &[&strange])),
        ("search: 100 letters of unknown words", both("rules", "topic", &[hundred])),
        ("typed moves", both("play", "action", &[&"a;".repeat(500), hundred, &strange])),
        ("regions", both("board", "region", &["a", hundred, &strange])),
        ("pictures of every turn", boards.collect()),
        ("what-ifs", both("whatif", "action", &["a", hundred, &"undo;".repeat(200)])),
        ("notes", both("note", "text", &[&"note ".repeat(200)])),
    ]
}

/// Measures the time from a click to its acknowledgement.
async fn clicks(presser: &Presser, channel: u64, table: TableId) -> Took {
    let mut took = Vec::new();
    for number in 0..CLICKS {
        let action = if number % 2 == 0 { HistoryButton::Board } else { HistoryButton::Log };
        let fields = press(QUIET, channel * 2, Stamp::of_table(table), ComponentAction::History(action));
        let begun = Instant::now();
        let arrived = presser.press(channel, fields).await;
        // Discord shows a failure after three seconds.
        took.push(if arrived { begun.elapsed().as_millis() as i64 } else { 3_000 });
        tokio::time::sleep(APART).await;
    }
    Took::new(took)
}

/// Sends these interactions until `stop`. Returns their number.
async fn pour(presser: &Presser, channel: u64, what: &[Value], stop: &CancellationToken) -> u64 {
    let (mut under_way, sent) = (JoinSet::new(), Arc::new(AtomicU64::new(0)));
    for window in 0..WINDOWS {
        let (presser, what, sent, stop) = (presser.clone(), what.to_vec(), Arc::clone(&sent), stop.clone());
        under_way.spawn(async move {
            for fields in what.iter().cycle().skip(window) {
                if stop.is_cancelled() {
                    return;
                }
                sent.fetch_add(1, Ordering::Relaxed);
                // The sandbox takes no suggestions for interactions of this kind, so their wait would last too long.
                let sent = tokio::time::timeout(PACE, presser.press(channel, fields.clone()));
                let _ = tokio::join!(sent, tokio::time::sleep(PACE));
            }
        });
    }
    under_way.join_all().await;
    sent.load(Ordering::Relaxed)
}

pub async fn flood() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut sandbox, url) = noise::start_sandbox();
    let client = Client::new(&url);
    let clock = Arc::new(ShiftedClock::default());
    let load = begin(&folder.path().join("flood.db"), clock.clone(), TableLimits::default(), Vec::new());
    let (stop, texts) = (CancellationToken::new(), Arc::new(Texts::embedded()));
    let token = Secret::token(Config::default().token).expect("a token");
    let connection = BotAccess { token, api: Some(url), guild: None, admin: None };
    let pictures = Pictures::new(std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2));
    let keeper = tokio::spawn(schedule::run(load.tables.clone(), stop.clone()));
    let bot = tokio::spawn(discord::run(connection, load.tables.clone(), texts, pictures, stop.clone()));
    client.wait_until_ready().await.expect("the bot");
    let user = client.user("Ada").await.expect("a user").id;
    let address = format!("{}/sandbox/api/interactions", client.url());
    let presser = Presser { http: reqwest::Client::new(), address, user };

    let channels = noise::channels(&client, "flood", 2).await;
    let (quiet, flooded) = (channels[0], channels[1]);
    Server::new(QUIET, load.tables.clone(), clock.clone()).game(quiet).await;
    let server = Server::new(FLOODED, load.tables.clone(), clock);
    server.game(flooded).await;
    for _ in 0..TURNS / 2 {
        for user in [flooded * 2, flooded * 2 + 1] {
            if server.draft(user, flooded).await.is_ok() {
                server.turn(user, flooded).await;
            }
        }
    }
    let table = TableId(load.count(&format!("SELECT max(id) FROM tables WHERE channel = {quiet}")));
    println!("| next to | interactions sent | click to acknowledgement, ms: median / p99 / longest | goal |");
    println!("| --- | --- | --- | --- |");
    println!("| nothing | – | {} | p99 300 |", clicks(&presser, quiet, table).await.show());
    for (name, what) in floods(flooded * 2) {
        let enough = CancellationToken::new();
        let measured = async {
            tokio::time::sleep(BEFORE).await;
            let took = clicks(&presser, quiet, table).await;
            enough.cancel();
            took
        };
        let (took, sent) = tokio::join!(measured, pour(&presser, flooded, &what, &enough));
        println!("| {name} | {sent} | {} | p99 300 |", took.show());
        if tokio::time::timeout(noise::AFTERWARDS, noise::idle()).await.is_err() {
            println!("| | | still busy {} s later | |", noise::AFTERWARDS.as_secs());
        }
    }
    stop.cancel();
    keeper.await.expect("the runner ends");
    bot.await.expect("the bot ends").expect("without an error");
    let _ = sandbox.kill();
    let _ = sandbox.wait();
}
