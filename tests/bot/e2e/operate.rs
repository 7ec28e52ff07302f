//! A bot admin's tools: backups of a running bot, `check`, and metrics.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use daykeeper::sandbox::{Config, Fault, FaultEffect, Sandbox};
use serde_json::Value;

use crate::support::Client;

use super::bot::people;
use super::kill::{Bot, program, terminate};
use super::person::start_game;

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn run(command: &mut Command, arguments: &[&str]) -> Output {
    command.args(arguments).output().unwrap()
}

fn done(output: &Output) -> String {
    assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
    text(&output.stdout)
}

/// Returns a metric's total over all labels.
fn metric(page: &str, name: &str) -> f64 {
    let lines = page.lines().filter(|line| line.split(['{', ' ']).next() == Some(name));
    let values: Vec<f64> = lines.filter_map(|line| line.rsplit(' ').next()?.parse().ok()).collect();
    assert!(!values.is_empty(), "there is no {name} in\n{page}");
    values.iter().sum()
}

async fn get(address: &str, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://{address}{path}")).await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

fn finding<'a>(findings: &'a Value, what: &str) -> &'a Value {
    findings.as_array().unwrap().iter().find(|finding| finding["what"] == what).unwrap()
}

fn check(url: &str, folder: &Path, token: Option<&str>) -> (bool, Value) {
    let mut command = program(url, folder);
    if let Some(token) = token {
        command.env("DISCORD_TOKEN", token);
    }
    let output = run(&mut command, &["check", "--json"]);
    let findings = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)));
    (output.status.success(), findings)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_bot_is_backed_up_checked_and_measured_and_the_backup_is_played_on() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let url = sandbox.url();
    // The port was free a moment ago, and no other program on this machine asks for ports by number.
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let backups = folder.path().join("backups");
    let settings = [("DAYKEEPER_METRICS", address.as_str()), ("DAYKEEPER_BACKUPS", backups.to_str().unwrap())];
    let mut bot = Bot::start_with(&url, folder.path(), &settings);
    let client = Client::of(&sandbox);
    client.wait_until_ready().await.unwrap();
    let channel = client.add_channel("operate").await.unwrap();
    let people = people(&client, 2).await;
    start_game(&people, channel, "tzolkin", &[]).await;

    // The bot makes a backup automatically when it starts.
    let own = || std::fs::read_dir(&backups).is_ok_and(|files| files.flatten().count() == 1);
    tokio::time::timeout(Duration::from_secs(20), async {
        while !own() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
    .expect("no backup was made");

    assert_eq!(get(&address, "/healthz").await, (200, "ok\n".to_owned()));
    assert_eq!(get(&address, "/readyz").await.0, 200);
    let (status, page) = get(&address, "/metrics").await;
    assert_eq!(status, 200);
    assert!(metric(&page, "daykeeper_interactions_total") >= 3.0, "{page}");
    assert!(metric(&page, "daykeeper_acknowledged_seconds_count") >= 3.0);
    assert!(metric(&page, "daykeeper_commit_seconds_count") >= 3.0);
    assert!(metric(&page, "daykeeper_pictures_total") >= 1.0);
    assert_eq!(metric(&page, "daykeeper_gateway_connected"), 1.0);
    assert!(metric(&page, "daykeeper_outbox_rows") >= 0.0);
    for person in &people {
        assert!(!page.contains(&person.name), "names are nobody's business: {page}");
    }

    let copy = folder.path().join("copy.db");
    let printed = done(&run(&mut program(&url, folder.path()), &["backup", copy.to_str().unwrap()]));
    assert!(printed.contains("1 games (1 running)") && printed.contains("all replayed"), "{printed}");
    let (fine, findings) = check(&url, folder.path(), None);
    assert!(fine, "{findings:#}");
    assert_eq!(finding(&findings, "server")["status"], "ok");
    assert!(finding(&findings, "lock")["found"].as_str().unwrap().contains("is using"), "{findings:#}");

    let refused = run(&mut program(&url, folder.path()), &["restore", copy.to_str().unwrap()]);
    assert!(!refused.status.success() && text(&refused.stderr).contains("in use"), "{}", text(&refused.stderr));
    terminate(&mut bot).await;
    // Restoring drops changes made after the backup. The game still exists and continues.
    let printed = done(&run(&mut program(&url, folder.path()), &["restore", copy.to_str().unwrap()]));
    assert!(printed.contains("The database that was there is now"), "{printed}");
    let mut bot = Bot::start_with(&url, folder.path(), &[]);
    client.wait_until_ready().await.unwrap();
    let answer = people[0].command(channel, "game info", &[]).await.unwrap();
    assert!(answer.message.is_some_and(|message| message.content.contains("Tzolk'in")), "{}", bot.log());
    terminate(&mut bot).await;

    let damaged = folder.path().join("damaged.db");
    std::fs::copy(&copy, &damaged).unwrap();
    rusqlite::Connection::open(&damaged).unwrap().execute("UPDATE tables SET setup = '{}'", []).unwrap();
    let refused = run(&mut program(&url, folder.path()), &["restore", damaged.to_str().unwrap()]);
    assert!(
        !refused.status.success() && text(&refused.stderr).contains("replayed: table "),
        "{}",
        text(&refused.stderr)
    );

    assert!(finding(&findings, "backups")["found"].as_str().unwrap().contains("no backup folder"), "{findings:#}");

    let (fine, findings) = check(&url, folder.path(), Some("nonsense"));
    assert!(!fine);
    assert_eq!(finding(&findings, "token")["status"], "wrong");
    assert!(!finding(&findings, "token")["remedy"].as_str().unwrap().is_empty());
    sandbox.shutdown().await.unwrap();
}

/// More connections than the bot accepts at once never finish their request or never read the reply.
#[tokio::test(flavor = "multi_thread")]
async fn slow_clients_of_the_metrics_stop_neither_the_bot_nor_others() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut bot = Bot::start_with(&sandbox.url(), folder.path(), &[("DAYKEEPER_METRICS", address.as_str())]);
    let client = Client::of(&sandbox);
    client.wait_until_ready().await.unwrap();
    let files = || std::fs::read_dir(format!("/proc/{}/fd", bot.id())).map_or(0, Iterator::count);
    let before = files();
    let slow: Vec<TcpStream> = (0..400)
        .map(|number| {
            let mut stream = TcpStream::connect(&address).unwrap();
            let request = ["GET /metrics HTTP/1.1\r\nHost: ", "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"][number % 2];
            stream.write_all(request.as_bytes()).unwrap();
            stream
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    // A few files more belong to the bot's other connections.
    assert!(files() <= before + 40, "{} open files, {before} before", files());
    let channel = client.add_channel("slow").await.unwrap();
    let answer = people(&client, 1).await[0].command(channel, "help", &[]).await.unwrap();
    assert!(answer.message.is_some(), "{}", bot.log());
    drop(slow);
    let answer = tokio::time::timeout(Duration::from_secs(30), get(&address, "/healthz")).await;
    assert_eq!(answer.unwrap(), (200, "ok\n".to_owned()));
    terminate(&mut bot).await;
    sandbox.shutdown().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_to_discord_is_in_the_log() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut bot = Bot::start_with(&sandbox.url(), folder.path(), &[]);
    let client = Client::of(&sandbox);
    client.wait_until_ready().await.unwrap();
    // First the connection breaks without a message. Then Discord closes it and asks the bot to reconnect.
    for times in 1..=2 {
        let (before, _) = client.connections().await.unwrap();
        if times == 1 {
            client.drop_gateway().await.unwrap()
        } else {
            client.reconnect_gateway().await.unwrap()
        }
        client.wait_for_reconnection(before).await.unwrap();
        let back = tokio::time::timeout(Duration::from_secs(20), async {
            while bot.log().matches("reconnected to Discord").count() < times {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        assert!(back.await.is_ok(), "{}", bot.log());
    }
    let log = bot.log();
    assert_eq!(log.matches("reconnected to Discord").count(), 2, "{log}");
    terminate(&mut bot).await;
    sandbox.shutdown().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn at_every_level_no_library_writes_a_token() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut bot = Bot::start_with(&sandbox.url(), folder.path(), &[("DAYKEEPER_LOG", "trace,daykeeper=trace")]);
    let client = Client::of(&sandbox);
    client.wait_until_ready().await.unwrap();
    let channel = client.add_channel("tokens").await.unwrap();
    let people = people(&client, 2).await;
    // Commands, clicks, replies and pictures.
    start_game(&people, channel, "tzolkin", &[]).await;
    super::person::any_turn(&people, channel, &mut daykeeper::engine::Rng::new(Default::default())).await;
    let requests = client.requests().await.unwrap();
    let token = |path: &str| match path.trim_start_matches('/').split('/').collect::<Vec<_>>()[..] {
        ["interactions", _, token, "callback"] | ["webhooks", _, token, ..] => Some(token.to_owned()),
        _ => None,
    };
    let mut tokens: Vec<String> = requests.iter().filter_map(|request| token(&request.path)).collect();
    assert!(tokens.len() > 5, "{requests:?}");
    tokens.push(Config::default().token);
    terminate(&mut bot).await;
    let log = bot.log();
    assert!(log.contains("TRACE hyper"), "libraries were to be heard");
    for token in tokens {
        let bytes: Vec<String> = token.bytes().map(|byte| byte.to_string()).collect();
        let hex: String = token.bytes().map(|byte| format!("{byte:02x}")).collect();
        for shown in [token, bytes.join(", "), hex] {
            assert!(!log.contains(&shown), "{shown} is in the log");
        }
    }
    sandbox.shutdown().await.unwrap();
}

#[test]
fn files_other_than_databases_are_not_backed_up() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (text_file, copy) = (folder.path().join("text.db"), folder.path().join("copy.db"));
    std::fs::write(&text_file, "no database").unwrap();
    for file in [text_file, folder.path().join("missing.db")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_daykeeper"));
        let arguments = ["backup", "--database", file.to_str().unwrap(), copy.to_str().unwrap()];
        let output = run(command.current_dir(folder.path()), &arguments);
        let printed = text(&output.stderr);
        assert!(!output.status.success() && printed.contains(file.to_str().unwrap()), "{printed}");
        assert!(!copy.exists() && std::fs::read_dir(folder.path()).unwrap().count() == 1, "something is left behind");
    }
}

/// Runs the bot with this environment until it ends, in an empty folder. Returns the exit status and its messages.
fn ended_bot(folder: &Path, settings: &[(&str, &str)]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_daykeeper"));
    for name in ["DISCORD_TOKEN", "DISCORD_API_URL", "DAYKEEPER_DATABASE", "DAYKEEPER_LOG"] {
        command.env_remove(name);
    }
    let output = command.envs(settings.iter().copied()).current_dir(folder).output().unwrap();
    (output.status.code(), text(&output.stderr))
}

#[test]
fn wrong_settings_end_the_bot_before_any_request() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    for (settings, expected) in [
        (&[("DISCORD_TOKEN", ""), ("DAYKEEPER_DATABASE", "games.db")][..], "DISCORD_TOKEN is empty"),
        (&[("DISCORD_TOKEN", "\"abc.def.ghi\"")], "quotation marks"),
        (&[("DISCORD_TOKEN", "abc"), ("DAYKEEPER_DATABASE", "postgres://dk:hush@hush#w/rd@127.0.0.1:1/db")], "%40"),
        (&[("DISCORD_TOKEN", "abc"), ("DAYKEEPER_DATABASE", "mysql://a:hush@c/d")], "mysql://"),
        (&[("DISCORD_TOKEN", "abc"), ("DAYKEEPER_DATABASE", "missing/games.db")], "missing/games.db"),
    ] {
        let (status, printed) = ended_bot(folder.path(), settings);
        assert_eq!(status, Some(2), "{printed}");
        assert!(printed.contains(expected) && !printed.contains("hush"), "{printed}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn temporary_failures_exit_with_the_status_for_a_restart() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let database = folder.path().join("games.db");
    let held = daykeeper::store::Database::open(&database).unwrap();
    let database = database.to_str().unwrap();
    let settings = [("DISCORD_TOKEN", "abc"), ("DAYKEEPER_DATABASE", database), ("DAYKEEPER_DATABSE", "x")];
    let (status, printed) = ended_bot(folder.path(), &settings);
    assert!(status == Some(1) && printed.contains("in use"), "{printed}");
    assert!(printed.contains("unknown setting DAYKEEPER_DATABSE. Did you mean DAYKEEPER_DATABASE?"), "{printed}");
    drop(held);

    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let settings = [("DISCORD_TOKEN", "abc"), ("DAYKEEPER_DATABASE", database), ("DAYKEEPER_METRICS", &address)];
    let (status, printed) = ended_bot(folder.path(), &settings);
    assert!(status == Some(1) && printed.contains("cannot listen"), "{printed}");
}

/// Discord fails while the bot registers its commands and emojis.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_still_registering_stops_at_once() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let client = Client::of(&sandbox);
    let failing = Fault::next("PUT", "/applications/**", FaultEffect::Status { status: 503, after: false });
    client.inject(&failing.times(1000)).await.unwrap();
    let mut bot = Bot::start_with(&sandbox.url(), folder.path(), &[]);
    let tried = tokio::time::timeout(Duration::from_secs(60), async {
        while !bot.log().contains("registering the commands failed") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(tried.await.is_ok(), "{}", bot.log());
    let begun = std::time::Instant::now();
    terminate(&mut bot).await;
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}\n{}", begun.elapsed(), bot.log());
    assert!(!bot.log().contains("stopping before"), "{}", bot.log());
    sandbox.shutdown().await.unwrap();
}
