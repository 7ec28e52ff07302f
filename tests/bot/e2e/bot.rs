//! The bot, connected to a private sandbox.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use daykeeper::cli::{page_words, sandbox_names};
use daykeeper::discord::{self, BotAccess, DiscordError, Secret};
use daykeeper::engine::{Options, Seat, Seed, SetupError};
use daykeeper::games::{self, Title};
use daykeeper::render::Pictures;
use daykeeper::sandbox::{self, Config, DebugButton, Sandbox};
use daykeeper::schedule;
use daykeeper::store::Database;
use daykeeper::table::{
    Clock, Entropy, EntropyError, Maintenance, OsEntropy, PageName, ServerLists, ShiftedClock, SystemClock, Tables,
    ThinkLimits,
};
use daykeeper::text::Texts;
use daykeeper::web::{Hub, serve};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::support::{Client, User};

/// Controlled randomness: players sit in the order in which they joined, and a test can set the next setup.
#[derive(Default)]
pub struct Fixed {
    /// The setup of the next game. If `None`, a fixed seed deals it.
    pub setup: Mutex<Option<Value>>,
}

impl Entropy for Fixed {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(Seed::new(7))
    }

    fn page_name(&self) -> Result<PageName, EntropyError> {
        OsEntropy.page_name()
    }

    fn seating(&self, players: u8, _: Seed) -> Vec<Seat> {
        Seat::all(players).collect()
    }

    fn deal(&self, game: &dyn Title, seats: u8, options: &Options, seed: Seed) -> Result<Value, SetupError> {
        match self.setup.lock().unwrap().take() {
            Some(setup) => Ok(setup),
            None => game.deal(seats, options, seed),
        }
    }
}

/// A sandbox and the bot connected to it, both in this process.
pub struct World {
    pub client: Client,
    pub tables: Tables,
    pub chance: Arc<Fixed>,
    pub clock: Arc<ShiftedClock>,
    pub stop: CancellationToken,
    pub running: JoinHandle<Result<(), DiscordError>>,
    pub keeper: JoinHandle<()>,
    pub sandbox: Sandbox,
    /// Deleted when the world is dropped.
    folder: tempfile::TempDir,
}

impl World {
    /// Returns this number of the sandbox's users, and a new channel.
    pub async fn people_in(&self, channel: &str, count: usize) -> (Vec<User>, u64) {
        (people(&self.client, count).await, self.client.add_channel(channel).await.unwrap())
    }

    /// Starts both and waits until the commands are registered.
    pub async fn start() -> Self {
        Self::with(Config::default()).await
    }

    /// Does the same with other sandbox settings.
    pub async fn with(config: Config) -> Self {
        let clock = Arc::new(ShiftedClock::default());
        let (day, time) = (Duration::from_secs(24 * 60 * 60), sandbox::WorldClock::system());
        let (pressed, passed) = (Arc::clone(&clock), time.clone());
        let press = move || {
            pressed.forward(day);
            passed.advance(day);
        };
        let button = DebugButton { label: "sandbox-forward-1d".to_owned(), press: Arc::new(press) };
        let words = page_words(Arc::new(Texts::embedded()));
        let config = Config { debug_buttons: vec![button], clock: time, names: sandbox_names(), words, ..config };
        Self::around(Sandbox::start(config).await.unwrap(), clock).await
    }

    /// Does the same in a sandbox that already runs.
    pub async fn in_sandbox(sandbox: Sandbox) -> Self {
        Self::around(sandbox, Arc::default()).await
    }

    /// Starts both, and the server of the games' pages.
    pub async fn with_pages() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let sandbox = Sandbox::start(Config { names: sandbox_names(), ..Config::default() }).await.unwrap();
        let world = Self::publishing(sandbox, Arc::default(), Some(address)).await;
        let hub = Hub::new(world.tables.clone(), Arc::new(Texts::embedded()));
        tokio::spawn(hub.clone().follow(world.stop.clone()));
        tokio::spawn(serve(listener, hub, Vec::new(), world.stop.clone()));
        world
    }

    async fn around(sandbox: Sandbox, clock: Arc<ShiftedClock>) -> Self {
        Self::publishing(sandbox, clock, None).await
    }

    async fn publishing(sandbox: Sandbox, clock: Arc<ShiftedClock>, address: Option<String>) -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let chance = Arc::new(Fixed::default());
        let tables = tables_at(folder.path().join("games.db"), clock.clone(), Arc::clone(&chance));
        let tables = match address {
            Some(address) => tables.published_at(address),
            None => tables,
        };
        let stop = CancellationToken::new();
        let connection = BotAccess {
            token: Secret::token(Config::default().token).unwrap(),
            api: Some(sandbox.url()),
            guild: None,
            admin: Some(sandbox::GUILD),
        };
        let (running, keeper) = launch(connection, &tables, &stop);
        let client = Client::of(&sandbox);
        client.wait_until_ready().await.unwrap();
        World { client, tables, chance, clock, stop, running, keeper, sandbox, folder }
    }

    /// Ends the bot and starts a new one on the same database, in the same sandbox.
    pub async fn restart(self) -> Self {
        self.restart_with(ServerLists::default(), None).await
    }

    /// Does the same with these settings.
    pub async fn restart_with(self, lists: ServerLists, maintenance: Option<Maintenance>) -> Self {
        let world = self.start_again(lists, maintenance, async |_| ()).await;
        world.client.wait_until_ready().await.unwrap();
        world
    }

    /// Does the same, with a step while no bot runs. The new bot may not become ready because of it.
    pub async fn restart_after(self, happens: impl AsyncFnOnce(&Client)) -> Self {
        self.start_again(ServerLists::default(), None, happens).await
    }

    /// Restarts the bot with these servers for its commands and for `/admin`.
    pub async fn restart_in(self, guild: Option<u64>, admin: Option<u64>) -> Self {
        let world = self.start_in((guild, admin), ServerLists::default(), None, async |_| ()).await;
        world.client.wait_until_ready().await.unwrap();
        world
    }

    async fn start_again(
        self,
        lists: ServerLists,
        maintenance: Option<Maintenance>,
        happens: impl AsyncFnOnce(&Client),
    ) -> Self {
        self.start_in((None, Some(sandbox::GUILD)), lists, maintenance, happens).await
    }

    async fn start_in(
        self,
        (guild, admin): (Option<u64>, Option<u64>),
        lists: ServerLists,
        maintenance: Option<Maintenance>,
        happens: impl AsyncFnOnce(&Client),
    ) -> Self {
        let World { client, tables, chance, clock, stop, running, keeper, sandbox, folder } = self;
        stop.cancel();
        running.await.unwrap().unwrap();
        keeper.await.unwrap();
        drop(tables);
        happens(&client).await;
        let tables = tables_again(folder.path().join("games.db"), clock.clone(), Arc::clone(&chance)).await;
        let tables = tables.admitting(lists);
        tables.load_access(maintenance).await.unwrap();
        let stop = CancellationToken::new();
        let connection = BotAccess {
            token: Secret::token(Config::default().token).unwrap(),
            api: Some(sandbox.url()),
            guild,
            admin,
        };
        let (running, keeper) = launch(connection, &tables, &stop);
        World { client, tables, chance, clock, stop, running, keeper, sandbox, folder }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Ends the bot and requires a clean shutdown.
    pub async fn end(self) {
        self.stop.cancel();
        self.running.await.unwrap().unwrap();
        self.keeper.await.unwrap();
        assert!(!self.client.bot_connected().await.unwrap(), "the gateway connection is still open");
        self.sandbox.shutdown().await.unwrap();
    }
}

/// Starts the bot and its schedule.
fn launch(
    connection: BotAccess,
    tables: &Tables,
    stop: &CancellationToken,
) -> (JoinHandle<Result<(), DiscordError>>, JoinHandle<()>) {
    let texts = Arc::new(Texts::embedded());
    let running = discord::run(connection, tables.clone(), texts, Pictures::new(2), stop.clone());
    (tokio::spawn(running), tokio::spawn(schedule::run(tables.clone(), stop.clone())))
}

/// Opens the tables of a database file.
pub fn tables(path: PathBuf, chance: Arc<Fixed>) -> Tables {
    tables_at(path, Arc::new(SystemClock), chance)
}

fn tables_at(path: PathBuf, clock: Arc<dyn Clock>, chance: Arc<Fixed>) -> Tables {
    tables_in(Database::open(path).unwrap(), clock, chance)
}

/// Opens the tables as soon as the file is released: a computer player may still hold it while it searches.
async fn tables_again(path: PathBuf, clock: Arc<dyn Clock>, chance: Arc<Fixed>) -> Tables {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        match Database::open(path.clone()) {
            Ok(database) => return tables_in(database, clock, chance),
            Err(error) if Instant::now() > end => panic!("{error}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

fn tables_in(database: Database, clock: Arc<dyn Clock>, chance: Arc<Fixed>) -> Tables {
    let store = Arc::new(database);
    let thinking = ThinkLimits { budget: Some(1_000), look_back: false, ..ThinkLimits::default() };
    Tables::new(games::titles().to_vec(), store, clock, chance).thinking(thinking)
}

/// Returns a user's mention as the channel shows it.
pub async fn shown(world: &World, person: &User) -> String {
    let seen = world.client.world(person.id, None).await.unwrap();
    let id = person.id.to_string();
    let user = seen["users"].as_array().unwrap().iter().find(|user| user["id"].as_str() == Some(&*id)).unwrap();
    user["global_name"].as_str().or(user["username"].as_str()).unwrap().to_owned()
}

/// Returns the first `count` users of the sandbox.
pub async fn people(client: &Client, count: usize) -> Vec<User> {
    let world = client.world(daykeeper::sandbox::BOT, None).await.unwrap();
    let mut people = Vec::new();
    for user in world["users"].as_array().unwrap().iter().filter(|user| user["bot"] != true).take(count) {
        people.push(client.user(user["username"].as_str().unwrap()).await.unwrap());
    }
    assert_eq!(people.len(), count, "the sandbox has too few users");
    people
}
