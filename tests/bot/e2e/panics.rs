//! Bugs in the bot: one event whose handling panics, and a loop that panics.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use daykeeper::discord::{self, BotAccess, DiscordError, Secret};
use daykeeper::monitor::{self, Loops};
use daykeeper::render::Pictures;
use daykeeper::sandbox::{Config, Sandbox};
use daykeeper::store::Database;
use daykeeper::table::{Clock, OsEntropy, SystemClock, Tables};
use daykeeper::text::Texts;
use daykeeper::{games, schedule};
use jiff::Timestamp;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::person::text_of;
use crate::support::Client;

/// A clock with a bug.
#[derive(Default)]
struct Broken {
    /// The next call for the time panics.
    once: AtomicBool,
    /// Loops panic as soon as they wait.
    loops: bool,
}

impl Clock for Broken {
    fn now(&self) -> Timestamp {
        assert!(!self.once.swap(false, Ordering::SeqCst), "on purpose");
        SystemClock.now()
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        assert!(!self.loops, "on purpose");
        Box::pin(async move { SystemClock.sleep_until(at).await })
    }
}

/// A bot with this clock in a sandbox.
struct Bot {
    client: Client,
    tables: Tables,
    stop: CancellationToken,
    running: JoinHandle<Result<(), DiscordError>>,
    _sandbox: Sandbox,
    _folder: tempfile::TempDir,
}

impl Bot {
    async fn start(clock: Arc<Broken>) -> Self {
        let sandbox = Sandbox::start(Config::default()).await.unwrap();
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let store = Arc::new(Database::open(folder.path().join("games.db")).unwrap());
        let tables = Tables::new(games::titles().to_vec(), store, clock, Arc::new(OsEntropy));
        let token = Secret::token(Config::default().token).unwrap();
        let connection = BotAccess { token, api: Some(sandbox.url()), guild: None, admin: None };
        let (texts, stop) = (Arc::new(Texts::embedded()), CancellationToken::new());
        let running = discord::run(connection, tables.clone(), texts, Pictures::new(1), stop.clone());
        let (client, running) = (Client::of(&sandbox), tokio::spawn(running));
        Bot { client, tables, stop, running, _sandbox: sandbox, _folder: folder }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_whose_handling_panics_gets_an_apology_and_the_next_one_its_reply() {
    monitor::start();
    let clock = Arc::new(Broken::default());
    let bot = Bot::start(Arc::clone(&clock)).await;
    bot.client.wait_until_ready().await.unwrap();
    let (ada, channel) = (bot.client.user("Ada").await.unwrap(), bot.client.channel("general").await.unwrap());
    let help = text_of(&ada.command(channel, "help", &[]).await.unwrap());

    clock.once.store(true, Ordering::SeqCst);
    let apology = text_of(&ada.command(channel, "help", &[]).await.unwrap());
    assert!(apology.starts_with("Something went wrong on my side."), "{apology}");
    assert!(!clock.once.load(Ordering::SeqCst));
    let counted = monitor::text();
    assert!(counted.contains("daykeeper_panics_total{event=\"interaction\"}"), "{counted}");
    assert_eq!(text_of(&ada.command(channel, "help", &[]).await.unwrap()), help);

    bot.stop.cancel();
    bot.running.await.unwrap().unwrap();
}

/// The process then exits with the status for temporary failures, after which service managers start it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_loop_that_panics_ends_the_bot_for_a_restart() {
    let bot = Bot::start(Arc::new(Broken { loops: true, ..Broken::default() })).await;
    let ended = tokio::time::timeout(Duration::from_secs(60), bot.running).await.unwrap().unwrap();
    let error = ended.unwrap_err();
    assert!(matches!(error, DiscordError::Broken(_)) && !error.is_final(), "{error}");

    let loops = Loops::new(CancellationToken::new());
    loops.spawn("the schedule", schedule::run(bot.tables.clone(), bot.stop.clone()));
    assert_eq!(loops.first_broken().await, "the schedule");
}
