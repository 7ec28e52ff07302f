//! Runs the bot: connected to Discord if there is a token, otherwise to the sandbox.

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures::FutureExt;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::discord::{self, BotAccess, Secret};
use crate::games;
use crate::monitor::Loops;
use crate::render::Pictures;
use crate::sandbox::{self, Config, DebugButton, Names, PageTexts, Sandbox, Sentences};
use crate::schedule;
use crate::store::DatabaseAddress;
use crate::table::{Clock, OsEntropy, ShiftedClock, SystemClock, Tables, chain};
use crate::text::Texts;
use crate::web::{Hub, Network};

use super::failure::Failure;
use super::settings::{BotSettings, LogFormat, WEB_LISTEN, WebSettings};
use super::{backup, logging, memory, metrics, standby};

/// The default port of the sandbox. Any free port if it is taken.
const SANDBOX_PORT: u16 = 8787;

/// Interval at which the cache drops pictures unused since the last drop. So a picture is dropped at the latest after
/// twice this time.
const UNUSED: Duration = Duration::from_secs(15 * 60);

/// Arguments to start the sandbox without the bot.
#[derive(Debug, clap::Args)]
pub struct SandboxArguments {
    /// The port to listen on; 0 picks a free port
    #[arg(long, default_value_t = SANDBOX_PORT)]
    port: u16,
    /// The token that a bot must use to sign in. Default: random
    #[arg(long)]
    token: Option<String>,
}

/// Runs the bot until a stop signal.
///
/// # Errors
/// Invalid settings, a database that can't be opened, or a refused token.
pub fn run(out: &mut impl Write) -> Result<(), Failure> {
    let settings = BotSettings::load().map_err(Failure::refused)?;
    let secrets = settings.token.iter().map(|token| token.expose().to_owned()).collect();
    logging::start(&settings.log, settings.log_format, secrets).map_err(Failure::refused)?;
    BotSettings::unknown_names().map_err(Failure::refused)?.iter().for_each(|warning| tracing::warn!("{warning}"));
    memory::begin();
    tracing::info!("Daykeeper {}", discord::pages::reply::VERSION);
    runtime()?.block_on(async {
        let stop = stop_signal()?;
        let texts = Arc::new(Texts::embedded());
        match &settings.token {
            Some(token) => {
                let connection = settings.connection(token.clone());
                let (database, clock) = (settings.database.clone(), Arc::new(SystemClock));
                play(connection, &settings, texts, database, clock, Place::Discord, stop).await
            }
            // Without the token, the sandbox would open the games of the bot.
            None if settings.token_empty && settings.database_given => Err(Failure::refused(
                "DISCORD_TOKEN is empty. Set it to the bot's token, or remove the line to play in the sandbox with the \
                 games in DAYKEEPER_DATABASE",
            )),
            None if settings.api.is_some() => Err(Failure::refused(
                "DISCORD_API_URL is set but DISCORD_TOKEN is not: set both, or neither to use the sandbox",
            )),
            None => run_in_sandbox(&settings, texts, out, stop).await,
        }
    })
}

/// Runs only the sandbox, for a bot that is started separately.
///
/// # Errors
/// The port is taken.
pub fn sandbox(arguments: &SandboxArguments, out: &mut impl Write) -> Result<(), Failure> {
    logging::start("info", LogFormat::Text, Vec::new()).map_err(Failure::refused)?;
    runtime()?.block_on(async {
        let stop = stop_signal()?;
        let token = arguments.token.clone().unwrap_or_else(sandbox::random_token);
        let words = page_words(Arc::new(Texts::embedded()));
        let (port, names) = (arguments.port, sandbox_names());
        let config = Config { port, token: token.clone(), names, words, ..Config::default() };
        let sandbox = Sandbox::start(config).await.map_err(|error| cannot_start(arguments.port, &error))?;
        writeln!(
            out,
            "The sandbox is running at {url} (press Ctrl-C to stop). Connect a bot with\nDISCORD_API_URL={url} DISCORD_TOKEN={token}",
            url = sandbox.url(),
        )?;
        out.flush()?;
        stop.cancelled().await;
        sandbox.shutdown().await.map_err(Failure::refused)
    })
}

async fn run_in_sandbox(
    settings: &BotSettings,
    texts: Arc<Texts>,
    out: &mut impl Write,
    stop: CancellationToken,
) -> Result<(), Failure> {
    // No one waits for days in a sandbox, so buttons on the page set the bot's clock forward.
    let clock = Arc::new(ShiftedClock::default());
    let time = sandbox::WorldClock::system();
    // A random token, so that other programs on this machine can't speak for the bot.
    let secret = sandbox::random_token();
    // Without a configured database, the games and their channels are lost when the program ends.
    let kept = settings.database_given.then(|| settings.database.clone());
    let config = |port| Config {
        port,
        names: sandbox_names(),
        words: page_words(Arc::clone(&texts)),
        token: secret.clone(),
        debug_buttons: clock_buttons(&clock, &time),
        // The sandbox's channels are in a file even if the games are on a server.
        keep: kept.as_ref().map(|database| {
            database.file().map_or_else(|| "daykeeper.sandbox".into(), |file| file.with_added_extension("sandbox"))
        }),
        clock: time.clone(),
        ..Config::default()
    };
    let sandbox = match Sandbox::start(config(SANDBOX_PORT)).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => Sandbox::start(config(0)).await,
        started => started,
    };
    let sandbox = sandbox.map_err(|error| cannot_start(SANDBOX_PORT, &error))?;
    // The last run may have ended with its clock ahead of today.
    clock.forward(time.offset());
    let token = Secret::token(&secret).map_err(Failure::refused)?;
    let connection =
        BotAccess { token, api: Some(sandbox.url()), guild: None, admin: settings.admin.or(Some(sandbox::GUILD)) };
    let scratch = Scratch::new();
    let database = kept.unwrap_or_else(|| DatabaseAddress::File(scratch.file()));
    writeln!(
        out,
        "Daykeeper is running in the sandbox: open {} in your browser (press Ctrl-C to stop).",
        sandbox.url()
    )?;
    out.flush()?;
    play(connection, settings, texts, database, clock, Place::Sandbox, stop).await?;
    sandbox.shutdown().await.map_err(Failure::refused)
}

/// Returns the names of the sandbox's server, bot and channels.
pub fn sandbox_names() -> Names {
    Names {
        server: "Daykeeper sandbox".to_owned(),
        bot: "Daykeeper".to_owned(),
        channels: ["general", "game-1", "game-2"].map(str::to_owned),
        thread: "Rainy Sunday game".to_owned(),
        forum: "tables".to_owned(),
        tags: ["Seats open", "Running", "Over"].map(str::to_owned).to_vec(),
        first_channel: "game-1".to_owned(),
        first_command: Some("game new".to_owned()),
        ..Names::default()
    }
}

/// Returns the text of the sandbox page in every language.
pub fn page_words(texts: Arc<Texts>) -> PageTexts {
    PageTexts::new(move |wanted| {
        let language = texts.match_locale(wanted).to_owned();
        Sentences { sentences: texts.templates(&language, "sandbox-"), language }
    })
}

/// Buttons that set the bot's clock and the sandbox's forward.
fn clock_buttons(clock: &Arc<ShiftedClock>, time: &sandbox::WorldClock) -> Vec<DebugButton> {
    let hour = Duration::from_secs(60 * 60);
    let spans = [("sandbox-forward-1h", hour), ("sandbox-forward-8h", 8 * hour), ("sandbox-forward-1d", 24 * hour)];
    let button = |(label, span): (&str, Duration)| {
        let (clock, time) = (Arc::clone(clock), time.clone());
        let press = move || {
            clock.forward(span);
            time.advance(span);
        };
        DebugButton { label: label.to_owned(), press: Arc::new(press) }
    };
    spans.into_iter().map(button).collect()
}

fn cannot_start(port: u16, error: &std::io::Error) -> Failure {
    match error.kind() {
        // The saved state of the last run is damaged. The error says which file.
        ErrorKind::InvalidData => Failure::refused(error),
        _ => Failure::Passing(format!("the sandbox cannot listen on port {port}: {error}")),
    }
}

/// Runs the bot until the stop signal. On return, all changes are on disk and the connections are closed.
async fn play(
    connection: BotAccess,
    settings: &BotSettings,
    texts: Arc<Texts>,
    database: DatabaseAddress,
    clock: Arc<dyn Clock>,
    place: Place,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let (ending, closing) = (stop.child_token(), CancellationToken::new());
    // Tasks are boxed because tokio is compiled again for each type of future.
    tokio::spawn(standby::end_in_time(ending.clone()).boxed());
    let opened = standby::Opened::default();
    let loops = Loops::new(closing.clone());
    if let Some(address) = settings.metrics {
        metrics::serve(address, Arc::clone(&opened), &loops, closing.clone()).await?;
    }
    let Some(store) = standby::open(&database, &stop).await? else { return Ok(()) };
    let store = Arc::clone(opened.get_or_init(|| Arc::new(store)));
    let replaced = Arc::new(OnceLock::new());
    loops.spawn("the watch on the database", {
        let (replaced, closing) = (Arc::clone(&replaced), closing.clone());
        let watching = standby::watch(Arc::clone(&store), ending.clone(), closing.clone());
        async move {
            if let Some(why) = watching.await {
                // Only this loop sets it.
                let _ = replaced.set(why);
                // It has begun the shutdown itself.
                closing.cancelled().await;
            }
        }
    });
    // If a loop ends early, the bot stops, and the service manager restarts it.
    tokio::spawn({
        let (loops, ending) = (loops.clone(), ending.clone());
        async move {
            loops.first_broken().await;
            ending.cancel();
        }
    });
    let tables = Tables::new(games::titles().to_vec(), store, clock, Arc::new(OsEntropy))
        .limited(settings.limits)
        .sleeping(settings.sleep)
        .admitting(settings.servers.clone());
    // Only now, since a waiting process must not answer visitors.
    let web = match (&settings.web, place) {
        (Some(web), _) => Some(Web::listen(web).await?),
        (None, Place::Sandbox) => Some(Web::on_this_machine().await?),
        (None, Place::Discord) => None,
    };
    let tables = match &web {
        Some(web) => tables.published_at(web.url.as_str()),
        None => tables,
    };
    tables.load_access(settings.maintenance.clone()).await.map_err(|error| Failure::Passing(chain(&error)))?;
    // Drawing uses whole cores, so half of them stay free for replies.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let pictures = Pictures::new(cores.div_ceil(2));
    loops.spawn("the cache of pictures", forget_unused(pictures.clone(), closing.clone()));
    loops.spawn("the schedule", schedule::run(tables.clone(), closing.clone()));
    loops.spawn("the check for idle games", schedule::put_idle_to_sleep(tables.clone(), closing.clone()));
    loops.spawn("the deletion of imported games", schedule::delete_old_imports(tables.clone(), closing.clone()));
    loops.spawn("the results and ratings", schedule::tally(tables.clone(), closing.clone()));
    if let Some(after) = settings.keep_removed {
        let deleting = schedule::delete_removed(tables.clone(), after, closing.clone());
        loops.spawn("the deletion of removed servers' games", deleting);
    }
    match (&settings.backups, database.file()) {
        (Some(folder), Some(file)) => {
            let daily = backup::daily(file.to_owned(), folder.clone(), closing.clone());
            loops.spawn("the daily backup", daily);
        }
        (Some(_), None) => {
            tracing::warn!("ignoring DAYKEEPER_BACKUPS, which is for database files. Back up PostgreSQL with pg_dump");
        }
        (None, _) => {}
    }
    if let Some(web) = web {
        web.serve(Hub::new(tables.clone(), Arc::clone(&texts)), &loops, &closing);
    }
    let played = discord::run(connection, tables, texts, pictures, ending).await;
    closing.cancel();
    // Running jobs finish soon. The others become due after the next start.
    loops.finished().await;
    match played {
        Ok(()) if let Some(why) = replaced.get() => Err(Failure::passing(why)),
        Ok(()) if let Some(broken) = loops.broken_name() => {
            Err(Failure::Passing(format!("{broken} ended unexpectedly")))
        }
        played => played.map_err(Failure::in_discord),
    }
}

/// The place where the bot plays.
#[derive(Clone, Copy)]
enum Place {
    Discord,
    /// A sandbox shows the pages of its games without any setting.
    Sandbox,
}

/// The pages of the games on the web, ready to be served.
struct Web {
    listener: TcpListener,
    /// The public address, without a slash at its end.
    url: String,
    proxies: Vec<Network>,
}

impl Web {
    async fn listen(settings: &WebSettings) -> Result<Web, Failure> {
        let WebSettings { url, listen, proxies } = settings.clone();
        let listener = TcpListener::bind(listen).await.map_err(|error| {
            let why = format!("DAYKEEPER_WEB: cannot listen on {listen}: {error}");
            // The old process may still listen there, and the machine may not have its address yet.
            let passes = matches!(error.kind(), ErrorKind::AddrInUse | ErrorKind::AddrNotAvailable);
            if passes { Failure::Passing(why) } else { Failure::Refused(why) }
        })?;
        Ok(Web { listener, url, proxies })
    }

    /// The pages of a sandbox, at the default port or at any free one.
    async fn on_this_machine() -> Result<Web, Failure> {
        let listener = match TcpListener::bind(WEB_LISTEN).await {
            Ok(listener) => listener,
            Err(_) => TcpListener::bind((WEB_LISTEN.ip(), 0)).await.map_err(Failure::passing)?,
        };
        let url = format!("http://{}", listener.local_addr().map_err(Failure::passing)?);
        Ok(Web { listener, url, proxies: Vec::new() })
    }

    fn serve(self, hub: Hub, loops: &Loops, closing: &CancellationToken) {
        loops.spawn("the pages' news", hub.clone().follow(closing.clone()));
        let served = crate::web::serve(self.listener, hub, self.proxies, closing.clone());
        loops.spawn("the web server", async move {
            if let Err(error) = served.await {
                tracing::error!(%error, "could not continue serving pages");
            }
        });
        tracing::info!("serving the games' pages");
    }
}

/// Gives memory back after busy times.
async fn forget_unused(pictures: Pictures, closing: CancellationToken) {
    while closing.run_until_cancelled(tokio::time::sleep(UNUSED)).await.is_some() {
        pictures.forget_unused();
        memory::give_back();
    }
}

pub(super) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::passing)
}

/// Returns a token that the first SIGTERM or SIGINT cancels. From then on, the process ends in time, even if all
/// other threads are busy, since the signals have a separate thread and runtime.
pub(super) fn stop_signal() -> Result<CancellationToken, Failure> {
    let stop = CancellationToken::new();
    let cancel = stop.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::passing)?;
    #[cfg(unix)]
    let signal = {
        use tokio::signal::unix::{SignalKind, signal};
        let _inside = runtime.enter();
        // Both begin now, so no signal is missed before the thread runs.
        let mut terminate = signal(SignalKind::terminate()).map_err(Failure::passing)?;
        let mut interrupt = signal(SignalKind::interrupt()).map_err(Failure::passing)?;
        async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        }
    };
    #[cfg(not(unix))]
    let signal = async {
        // If the signal can't be received, the process can only be killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    std::thread::spawn(move || {
        runtime.block_on(signal);
        tracing::info!("stopping");
        cancel.cancel();
        standby::exit_after_limit();
    });
    Ok(stop)
}

/// A temporary folder for the database of a sandbox, deleted when the sandbox ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        let name = format!("daykeeper-sandbox-{}", std::process::id());
        Scratch(std::env::temp_dir().join(name))
    }

    fn file(&self) -> PathBuf {
        // If the folder can't be created, opening the database reports the path.
        let _ = std::fs::create_dir_all(&self.0);
        self.0.join("daykeeper.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
