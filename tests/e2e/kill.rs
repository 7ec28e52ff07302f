//! `kill -9` at any moment: no turn that a player was told is done is lost, none is doubled, and
//! the channel tells every turn once and in order.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use daykeeper::engine::{Options, Rng, Seat};
use daykeeper::games;
use daykeeper::sandbox::client::{Client, User};
use daykeeper::sandbox::{Config, Sandbox};
use daykeeper::table::TableId;
use serde_json::Value;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::bot::{people, tables};
use super::channel;
use super::person::{Went, find, random_turn, start_game};

const KILLS: u32 = 50;

/// The bot as a process of its own.
struct Bot {
    url: String,
    folder: PathBuf,
    child: Child,
}

impl Bot {
    fn start(url: &str, folder: &Path) -> Self {
        Bot { url: url.to_owned(), folder: folder.to_owned(), child: Self::spawn(url, folder) }
    }

    fn spawn(url: &str, folder: &Path) -> Child {
        let log = File::options().create(true).append(true).open(folder.join("bot.log")).unwrap();
        Command::new(env!("CARGO_BIN_EXE_daykeeper"))
            .env("DISCORD_TOKEN", Config::default().token)
            .env("DISCORD_API_URL", format!("{url}/api/v10"))
            .env("DAYKEEPER_DATABASE", folder.join("games.db"))
            .env("DAYKEEPER_LOG", "info")
            .env_remove("DISCORD_GUILD_ID")
            .current_dir(folder)
            .stderr(log)
            .spawn()
            .unwrap()
    }

    /// Kills without warning and starts again.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = Self::spawn(&self.url, &self.folder);
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("bot.log")).unwrap()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn connected(client: &Client) {
    while !client.bot_connected().await.unwrap() {
        sleep(Duration::from_millis(10)).await;
    }
}

/// Kills the bot again and again until told to stop; then it runs on.
async fn killer(mut bot: Bot, client: Client, kills: Arc<AtomicU32>, stop: CancellationToken) -> Bot {
    let mut rng = Rng::new(4);
    while !stop.is_cancelled() {
        // Now and then while it starts, mostly while it works.
        if rng.below(5) > 0 {
            connected(&client).await;
            sleep(Duration::from_millis(u64::from(rng.below(500)))).await;
        } else {
            sleep(Duration::from_millis(u64::from(rng.below(150)))).await;
        }
        if stop.is_cancelled() {
            break;
        }
        bot.kill();
        kills.fetch_add(1, Ordering::SeqCst);
    }
    bot
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_loses_and_doubles_nothing() {
    // Without an answer people press again; they need not wait as long as Discord makes them.
    let config = Config { response_deadline: Duration::from_millis(1500), ..Config::default() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let bot = Bot::start(&sandbox.url(), folder.path());
    let client = sandbox.client();
    client.wait_until_ready().await.unwrap();
    let channel = client.add_channel("kill").await.unwrap();
    let people = people(&client, 2).await;
    let table = start_game(&people, channel, &[("order", "joined")]).await;

    let kills = Arc::new(AtomicU32::new(0));
    let stop = CancellationToken::new();
    let killing = tokio::spawn(killer(bot, client.clone(), Arc::clone(&kills), stop.clone()));
    let hasty = client.clone().with_patience(Duration::from_secs(2));
    let mut players = Vec::new();
    for person in &people {
        players.push(hasty.user(&person.name).await.unwrap());
    }
    let told = play(&client, &players, channel, &kills).await;
    stop.cancel();
    let mut bot = killing.await.unwrap();

    let last = people[0].wait_for(channel, "the final message", |seen| find(seen, "Rematch")).await.unwrap();
    assert!(last.content.contains("The game is over"));
    // The outbox may hold the edit that takes the last buttons off.
    let history = settled(&sandbox.url(), channel).await;
    terminate(&mut bot).await;
    let kept = tables(folder.path().join("games.db"), Arc::default()).export(TableId(table)).await.unwrap();
    let turns = replay(&kept);
    for (person, entries, steps) in &told {
        let found = turns.iter().enumerate().any(|(index, (seat, played))| {
            // Secret choices begin at the same moment; afterwards each turn is one entry.
            let place = if index < people.len() { *entries == 0 } else { *entries as usize == index };
            place && people[usize::from(*seat)].name == *person && same(played, steps)
        });
        assert!(
            found,
            "{person} was told that {steps:?} is done after {entries} entries; the bot's log:\n{}",
            bot.log()
        );
    }
    let kills = kills.load(Ordering::SeqCst);
    println!("{kills} kills, {} turns, {} of them told to be done", turns.len(), told.len());
    assert!(kills >= KILLS, "only {kills} kills");
    assert!(told.len() * 2 > turns.len(), "too few turns were told to be done for this to show anything");
    channel::check(&history, u32::try_from(turns.len()).unwrap());
    sandbox.shutdown().await.unwrap();
}

/// Plays at random until the game is over: who was told that which turn is done.
async fn play(client: &Client, players: &[User], channel: u64, kills: &AtomicU32) -> Vec<(String, u32, Vec<String>)> {
    let mut rng = Rng::new(11);
    let mut told = Vec::new();
    loop {
        for person in players {
            // One kill a turn, at least.
            while (kills.load(Ordering::SeqCst) as usize) < told.len() {
                sleep(Duration::from_millis(20)).await;
            }
            connected(client).await;
            let Ok(answer) = person.command(channel, "turn", &[]).await else { continue };
            let Some(message) = answer.message.filter(|message| !message.thinking && answer.settled) else { continue };
            if message.content.contains("game is over") {
                return told;
            }
            if message.rows().is_empty() {
                continue;
            }
            if let Went::Done(entries, steps) = random_turn(person, message, &mut rng).await {
                told.push((person.name.clone(), entries, steps));
            }
        }
    }
}

/// The history of the channel once it does not change any more.
async fn settled(url: &str, channel: u64) -> Vec<Value> {
    let mut before = channel::history(url, channel).await;
    loop {
        sleep(Duration::from_secs(2)).await;
        let now = channel::history(url, channel).await;
        if now == before {
            return now;
        }
        before = now;
    }
}

/// A clean end: everything is on disk and the process says that all went well.
async fn terminate(bot: &mut Bot) {
    let id = bot.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    for _ in 0..200 {
        if let Some(status) = bot.child.try_wait().unwrap() {
            assert!(status.success(), "{status}; the bot's log:\n{}", bot.log());
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("the bot does not stop; its log:\n{}", bot.log());
}

/// The turns of an exported game, which must be a whole legal game.
fn replay(kept: &Value) -> Vec<(Seat, Vec<String>)> {
    let title = games::title(kept["game"].as_str().unwrap()).unwrap();
    let options: Options = serde_json::from_value(kept["options"].clone()).unwrap();
    let seats = u8::try_from(kept["seats"].as_u64().unwrap()).unwrap();
    let mut position = title.start(seats, &options, &kept["setup"]).unwrap();
    let mut turns = Vec::new();
    let mut steps = Vec::new();
    for step in kept["steps"].as_array().unwrap() {
        let (seat, step) = (step["seat"].as_u64().unwrap() as Seat, step["do"].as_str().unwrap());
        let before = position.turn();
        position.play(seat, step).unwrap();
        steps.push(step.to_owned());
        if position.turn() > before {
            turns.push((seat, std::mem::take(&mut steps)));
        }
    }
    assert!(position.outcome().is_some(), "the stored game is not over");
    turns
}

/// Steps chosen and steps stored: the one that *End turn* stands for was not chosen.
fn same(played: &[String], chosen: &[String]) -> bool {
    played == chosen || (played.split_last().is_some_and(|(_, before)| before == chosen))
}
