//! `kill -9` at any moment. No confirmed turn is lost or doubled, and the channel shows every turn once and in order.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use daykeeper::engine::{Options, Rng, Seat, Seed};
use daykeeper::games;
use daykeeper::sandbox::{Config, Sandbox};
use daykeeper::table::TableId;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::support::sweep::sweep;
use crate::support::{self, Client, User};

use super::bot::{people, tables};
use super::channel;
use super::person::{Went, asks, find, random_turn, start_game};

/// The bot as a separate process.
pub struct Bot {
    url: String,
    folder: PathBuf,
    child: Child,
}

impl Bot {
    fn start(url: &str, folder: &Path) -> Self {
        Self::start_with(url, folder, &[])
    }

    /// Starts the bot with additional settings.
    pub fn start_with(url: &str, folder: &Path, settings: &[(&str, &str)]) -> Self {
        let child = Self::spawn(url, folder, settings);
        Bot { url: url.to_owned(), folder: folder.to_owned(), child }
    }

    fn spawn(url: &str, folder: &Path, settings: &[(&str, &str)]) -> Child {
        let log = File::options().create(true).append(true).open(folder.join("bot.log")).unwrap();
        program(url, folder).envs(settings.iter().copied()).stderr(log).spawn().unwrap()
    }

    /// Kills the process without warning and starts it again.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = Self::spawn(&self.url, &self.folder, &[]);
    }

    /// The process's id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("bot.log")).unwrap()
    }
}

/// Returns the program's command line with the settings for this sandbox and folder.
pub fn program(url: &str, folder: &Path) -> Command {
    let mut command = Command::new(support::program());
    command
        .env("DISCORD_TOKEN", Config::default().token)
        .env("DISCORD_API_URL", format!("{url}/api/v10"))
        .env("DAYKEEPER_DATABASE", folder.join("games.db"))
        .env("DAYKEEPER_LOG", "info")
        .env_remove("DISCORD_GUILD_ID")
        .current_dir(folder);
    command
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

/// State shared by the killer and the players.
#[derive(Default)]
struct Pace {
    /// The number of clicks started.
    presses: AtomicU32,
    /// `true` after the players have finished.
    over: AtomicBool,
}

/// Kills the bot again and again until the players have finished.
/// Each kill comes after a few clicks, at a random moment during the last one. A fixed time would allow many clicks on
/// a fast machine, and so few kills.
async fn killer(mut bot: Bot, pace: Arc<Pace>, kills: watch::Sender<u32>) -> Bot {
    let mut rng = Rng::new(Seed::new(4));
    let over = || pace.over.load(Ordering::SeqCst);
    while !over() {
        let target = pace.presses.load(Ordering::SeqCst) + sweep(2, 1) * (2 + rng.below(6));
        while pace.presses.load(Ordering::SeqCst) < target && !over() {
            sleep(Duration::from_millis(2)).await;
        }
        // Short and long delays are equally likely, from a millisecond to a hundred.
        let scale = 2 << rng.below(7);
        let moment = Instant::now() + Duration::from_micros(u64::from(rng.below(1000 * scale)));
        while pace.presses.load(Ordering::SeqCst) == target && Instant::now() < moment {
            sleep(Duration::from_millis(1)).await;
        }
        // Sometimes kills it again while it starts.
        let times = if rng.below(6) == 0 { 2 } else { 1 };
        for time in 0..times {
            if time > 0 {
                sleep(Duration::from_millis(u64::from(rng.below(200)))).await;
            }
            if over() {
                return bot;
            }
            bot.kill();
            kills.send_modify(|kills| *kills += 1);
        }
    }
    bot
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_loses_and_doubles_nothing() {
    survives_kills(Config::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_doubles_nothing_though_discord_forgets_nonces() {
    survives_kills(Config { nonce_window: Duration::ZERO, ..Config::default() }).await;
}

async fn survives_kills(config: Config) {
    let sandbox = Sandbox::start(config).await.unwrap();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let bot = Bot::start(&sandbox.url(), folder.path());
    let client = Client::of(&sandbox);
    client.wait_until_ready().await.unwrap();
    let channel = client.add_channel("kill").await.unwrap();
    let people = people(&client, 2).await;
    let table = start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;

    let pace = Arc::new(Pace::default());
    let (kills, killed) = watch::channel(0);
    let killing = tokio::spawn(killer(bot, Arc::clone(&pace), kills));
    let announced = play(&client, &people, channel, &pace, killed.clone()).await;
    pace.over.store(true, Ordering::SeqCst);
    let mut bot = killing.await.unwrap();

    let last = people[0].wait_for(channel, "the final message", |seen| find(seen, "Rematch")).await.unwrap();
    assert!(last.content.contains(" wins ") || last.content.contains(" share the victory "), "{}", last.content);
    // The outbox may still contain the edit that removes the last buttons.
    channel::delivered(&folder.path().join("games.db")).await;
    let history = channel::settled(&sandbox.url(), channel).await;
    terminate(&mut bot).await;
    let kept = tables(folder.path().join("games.db"), Arc::default()).export(TableId(table)).await.unwrap();
    let turns = replay(&serde_json::to_value(&kept).unwrap());
    for (person, entries, steps) in &announced {
        let found = turns.iter().enumerate().any(|(index, (seat, played))| {
            // Secret choices start at the same moment. After them, each turn is one log entry.
            let place = if index < people.len() { *entries == 0 } else { *entries as usize == index };
            place && people[usize::from(*seat)].name == *person && same(played, steps)
        });
        assert!(
            found,
            "{person} was told that {steps:?} is done after {entries} entries; the bot's log:\n{}",
            bot.log()
        );
    }
    let kills = *killed.borrow();
    println!("{kills} kills, {} turns, {} of them told to be done", turns.len(), announced.len());
    assert!(kills >= sweep(15, 100), "only {kills} kills");
    assert!(announced.len() * 2 > turns.len(), "too few turns were told to be done for this to show anything");
    channel::check(&history, &kept);
    sandbox.shutdown().await.unwrap();
}

/// Plays at random until the game is over. Returns the turns that the bot confirmed, with their players.
async fn play(
    client: &Client,
    players: &[User],
    channel: u64,
    pace: &Pace,
    mut killed: watch::Receiver<u32>,
) -> Vec<(String, u32, Vec<String>)> {
    let mut rng = Rng::new(Seed::new(11));
    let mut announced = Vec::new();
    loop {
        for person in players {
            connected(client).await;
            let (before, _) = client.connections().await.unwrap();
            killed.mark_unchanged();
            let turn = async {
                pace.presses.fetch_add(1, Ordering::SeqCst);
                let answer = person.command(channel, "turn", &[]).await.ok()?;
                let message = answer.message.filter(|message| !message.thinking && answer.settled)?;
                if message.content.contains("game is over") {
                    return Some(None);
                }
                if !asks(&message) {
                    return None;
                }
                let press = || {
                    pace.presses.fetch_add(1, Ordering::SeqCst);
                };
                Some(Some(random_turn(person, message, &mut rng, press).await))
            };
            // A killed bot no longer answers a click. Earlier answers appear on the screen long before the next process
            // is ready.
            let struck = async {
                let _ = killed.changed().await;
                client.wait_for_reconnection(before).await.unwrap();
            };
            let went = tokio::select! {
                went = turn => went,
                () = struck => None,
            };
            match went {
                Some(None) => return announced,
                Some(Some(Went::Done(entries, steps))) => announced.push((person.name.clone(), entries, steps)),
                Some(Some(Went::Unknown(_))) | None => {}
            }
        }
    }
}

/// Ends the process cleanly: it must exit successfully with everything on disk.
pub async fn terminate(bot: &mut Bot) {
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

/// Returns the turns of an exported game, which must be complete and legal.
fn replay(kept: &Value) -> Vec<(Seat, Vec<String>)> {
    let title = games::title(kept["game"].as_str().unwrap()).unwrap();
    let options: Options = serde_json::from_value(kept["options"].clone()).unwrap();
    let seats = u8::try_from(kept["seats"].as_u64().unwrap()).unwrap();
    let mut position = title.start(seats, &options, &kept["setup"]).unwrap();
    let mut turns = Vec::new();
    let mut steps = Vec::new();
    for step in kept["steps"].as_array().unwrap() {
        let (seat, step) = (Seat::new(step["seat"].as_u64().unwrap() as u8), step["do"].as_str().unwrap());
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

/// Returns `true` if the stored steps match the chosen ones. *End turn* can add a final step that no one chose.
fn same(played: &[String], chosen: &[String]) -> bool {
    played == chosen || (played.split_last().is_some_and(|(_, before)| before == chosen))
}
