//! The bot in Discord: commands, buttons and messages, and nothing of any game's rules.
//!
//! An interaction is acknowledged before anything is loaded or drawn, then put to the table, and
//! answered privately. Everything public is owed in the table's outbox and delivered from there.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{
    Context, EventHandler, GatewayIntents, Guild, GuildChannel, Interaction, Message, PartialGuildChannel, Ready,
};
use serenity::client::ClientBuilder;
use serenity::http::{Http, HttpBuilder};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use crate::render::Pictures;
use crate::table::Tables;
use crate::text::Texts;

pub mod advice;
pub mod commands;
pub mod custom_id;
pub mod days;
mod deliver;
mod draw;
pub mod escape;
mod gateway;
mod given;
pub mod lobby;
pub mod log;
pub mod logging;
pub mod message;
pub mod permissions;
pub mod planner;
mod presence;
pub mod reply;
pub mod rest;
pub mod result;
pub mod rules;
pub mod settings;
pub mod tables;
pub mod turn;
pub mod typed;

use settings::Secret;

/// How many interactions are worked on at once; more wait for their turn.
const AT_ONCE: u32 = 64;
/// How long a shutdown waits for what is being worked on.
const FINISH_WITHIN: Duration = Duration::from_secs(10);

/// Where to connect, and as whom.
#[derive(Clone, Debug)]
pub struct Connection {
    /// The bot's token.
    pub token: Secret,
    /// Another server than Discord's own: its address without `/api/v10`.
    pub api: Option<String>,
    /// The one server in which commands are registered.
    pub guild: Option<u64>,
}

/// Why the bot cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    /// Discord does not know the token.
    #[error("Discord does not accept the token: set DISCORD_TOKEN to the one on the application's page, section Bot")]
    Token,
    /// Discord refuses what the program cannot do without.
    #[error("Discord refuses the bot: {0}")]
    Refused(rest::RestError),
    /// The connection broke for good.
    #[error("the connection to Discord broke: {0}")]
    Gateway(String),
}

impl From<rest::RestError> for DiscordError {
    fn from(error: rest::RestError) -> Self {
        match error {
            rest::RestError::Busy { status: 401 } => DiscordError::Token,
            other => DiscordError::Refused(other),
        }
    }
}

/// Everything that an interaction or a delivery needs.
pub(crate) struct Bot {
    http: Arc<Http>,
    tables: Tables,
    texts: Arc<Texts>,
    pictures: Pictures,
    own_id: u64,
    guild: Option<u64>,
    registered: AtomicBool,
    working: Semaphore,
    direct: deliver::DirectChannels,
}

/// Connects to Discord and plays until asked to stop.
///
/// # Errors
/// The token is not accepted, or Discord closes the connection for good.
pub async fn run(
    connection: Connection,
    tables: Tables,
    texts: Arc<Texts>,
    pictures: Pictures,
    stop: CancellationToken,
) -> Result<(), DiscordError> {
    let http = http(&connection);
    // The library would go to Discord itself if this address could not be asked for, with a token
    // that is meant for somebody else: so it is asked for here until it comes.
    let start = async {
        let user = rest::until_it_works("signing in", || http.get_current_user()).await?;
        let gateway = rest::until_it_works("finding the gateway", || http.get_bot_gateway()).await?;
        Ok::<_, DiscordError>((user, gateway))
    };
    let (user, gateway) = tokio::select! {
        started = start => started?,
        () = stop.cancelled() => return Ok(()),
    };
    let bot = Arc::new(Bot {
        http: Arc::new(http),
        tables,
        texts,
        pictures,
        own_id: user.id.get(),
        guild: connection.guild,
        registered: AtomicBool::new(false),
        working: Semaphore::new(AT_ONCE as usize),
        direct: deliver::DirectChannels::default(),
    });
    let builder = ClientBuilder::new_with_http(self::http(&connection), GatewayIntents::GUILDS);
    let builder = builder.event_handler(Handler(Arc::clone(&bot)));
    let mut client = builder.await.map_err(|error| DiscordError::Gateway(error.to_string()))?;
    client.ws_url.lock().await.clone_from(&gateway.url);

    let shards = Arc::clone(&client.shard_manager);
    let closing = CancellationToken::new();
    let deliverer = tokio::spawn(deliver::deliver(Arc::clone(&bot), closing.clone()));
    let shutdown = tokio::spawn({
        let (bot, stop, closing) = (Arc::clone(&bot), stop.clone(), closing.clone());
        async move {
            stop.cancelled().await;
            // Whoever holds a permit is answering somebody; new ones get none.
            let idle = bot.working.acquire_many(AT_ONCE);
            if tokio::time::timeout(FINISH_WITHIN, idle).await.is_err() {
                tracing::warn!("some interactions are not finished");
            }
            bot.working.close();
            closing.cancel();
            shards.shutdown_all().await;
        }
    });
    let ended = client.start_shards(gateway.shards.max(1)).await;
    closing.cancel();
    if tokio::time::timeout(FINISH_WITHIN, deliverer).await.is_err() {
        tracing::warn!("some messages are not delivered yet; they will be after the next start");
    }
    if stop.is_cancelled() {
        let _ = shutdown.await;
        return Ok(());
    }
    shutdown.abort();
    ended.map_err(|error| match error {
        serenity::Error::Gateway(serenity::gateway::GatewayError::InvalidAuthentication) => DiscordError::Token,
        other => DiscordError::Gateway(other.to_string()),
    })
}

fn http(connection: &Connection) -> Http {
    let builder = HttpBuilder::new(connection.token.expose());
    match &connection.api {
        // The library's own limiter forgets the other address; what it would wait for comes back as
        // an error and is tried again.
        Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

struct Handler(Arc<Bot>);

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        let bot = &self.0;
        bot.http.set_application_id(ready.application.id);
        tracing::info!("signed in as {}; servers: {}", ready.user.name, ready.guilds.len());
        if !bot.registered.swap(true, Ordering::Relaxed)
            && let Err(error) = bot.register().await
        {
            bot.registered.store(false, Ordering::Relaxed);
            tracing::error!("the commands cannot be registered: {error}");
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.0.channel_deleted(channel.id.get()).await;
    }

    async fn thread_delete(&self, _: Context, thread: PartialGuildChannel, _: Option<GuildChannel>) {
        self.0.channel_deleted(thread.id.get()).await;
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.0.arrived(guild.id.get()).await;
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        // Closed when the program stops: then Discord tells the user that nobody answered.
        let Ok(_working) = self.0.working.acquire().await else { return };
        self.0.interaction(interaction).await;
    }
}

impl Bot {
    async fn register(&self) -> Result<(), rest::RestError> {
        let commands = commands::registration(&self.texts);
        rest::until_it_works("registering the commands", || async {
            match self.guild {
                Some(guild) => self.http.create_guild_commands(guild.into(), &commands).await,
                None => self.http.create_global_commands(&commands).await,
            }
        })
        .await
        .map(|_| ())
    }
}
