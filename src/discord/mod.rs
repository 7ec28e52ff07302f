//! The bot in Discord: commands, buttons and messages. It knows no game's rules.
//!
//! The bot acknowledges an interaction before it loads or draws anything. It then passes the request to the game and
//! replies privately. Public messages are rows of the game's outbox, and the bot delivers them from there.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use futures::future::{BoxFuture, FutureExt};
use tokio_util::sync::CancellationToken;

use crate::monitor::Loops;
use crate::render::Pictures;
use crate::table::{ChannelNews, GuildId, Tables};
use crate::text::Texts;

pub mod commands;
pub mod incoming;
pub mod outgoing;
pub mod pages;
pub mod parts;
mod rest;
mod state;

pub use incoming::gateway::GatewayError;
pub use parts::secret::{NoToken, Secret};
pub use rest::{Fetched, HttpAnswer, HttpRequest, Rest, RestError, Sent, SessionStarts, Transport};
pub use state::bot::Bot;

use incoming::gateway::{self, GatewayEvent};
use incoming::panics::survives;
use outgoing::{board, deliver, tags};
use rest::GatewayAddress;

/// Time that a shutdown waits for running tasks.
const FINISH_WITHIN: Duration = Duration::from_secs(10);

/// Wait before the bot asks Discord again for the number of connections, if the last answer was the same.
const SHARDS_AGAIN: Duration = Duration::from_secs(30);

/// Shortest time between two registrations of the emojis.
const EMOJIS_AGAIN: Duration = Duration::from_secs(60);

/// The address and the credentials of the connection.
#[derive(Clone, Debug)]
pub struct BotAccess {
    /// The bot's token.
    pub token: Secret,
    /// A server other than Discord's own: its address without `/api/v10`.
    pub api: Option<String>,
    /// The only server in which the bot registers its commands, if set.
    pub guild: Option<u64>,
    /// The only server in which the bot registers the bot admins' command. `None` leaves it out.
    pub admin: Option<u64>,
}

/// Reasons why the bot can't continue.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    /// Discord doesn't accept the token, or no longer does.
    #[error("Discord rejected the token. Set DISCORD_TOKEN to the token from the application's Bot page")]
    Token,
    /// Discord refuses a request that the program can't do without.
    #[error("Discord rejected the bot: {0}")]
    Refused(#[source] RestError),
    /// The connection broke for good.
    #[error("lost the connection to Discord: {0}")]
    Gateway(#[source] GatewayError),
    /// A part of the bot stopped, so users would wait for it in vain. A bug in this program.
    #[error("{0} ended unexpectedly")]
    Broken(&'static str),
    /// This machine can't make requests.
    #[error("could not set up TLS on this machine")]
    Client(#[source] reqwest::Error),
}

impl DiscordError {
    /// Returns `true` if only a changed setting can help. All other reasons can pass.
    pub fn is_final(&self) -> bool {
        match self {
            DiscordError::Token => true,
            DiscordError::Gateway(error) => error.is_final(),
            DiscordError::Refused(_) | DiscordError::Broken(_) | DiscordError::Client(_) => false,
        }
    }
}

impl From<RestError> for DiscordError {
    fn from(error: RestError) -> Self {
        match error {
            RestError::Unauthorized => DiscordError::Token,
            other => DiscordError::Refused(other),
        }
    }
}

impl From<GatewayError> for DiscordError {
    fn from(error: GatewayError) -> Self {
        match error {
            GatewayError::Token => DiscordError::Token,
            other => DiscordError::Gateway(other),
        }
    }
}

/// Connects to Discord and runs the bot until `stop` is canceled.
///
/// # Errors
/// Discord doesn't accept the token, or closes the connection for good.
pub fn run(
    connection: BotAccess,
    tables: Tables,
    texts: Arc<Texts>,
    pictures: Pictures,
    stop: CancellationToken,
) -> BoxFuture<'static, Result<(), DiscordError>> {
    Box::pin(async move {
        let rest = Rest::new(&connection.token, connection.api.as_deref()).map_err(DiscordError::Client)?;
        let start = async {
            let own_id = rest::retry_forever("signing in", || rest.me()).await?;
            let gateway = rest::retry_forever("finding the gateway", || rest.gateway()).await?;
            Ok::<_, DiscordError>((own_id, gateway))
        };
        let (own_id, gateway) = tokio::select! {
            started = start => started?,
            () = stop.cancelled() => return Ok(()),
        };
        let bot = Arc::new(
            Bot::new(rest, own_id, connection.guild, tables, texts, pictures)
                .administered_in(connection.admin, gateway.shards),
        );
        let closing = bot.closing.clone();
        let (delivery, shown) = (Loops::new(closing.clone()), Loops::new(closing.clone()));
        delivery.spawn("the delivery of messages", deliver::deliver(Arc::clone(&bot), closing.clone()));
        shown.spawn("the update of the lists of games", board::keep(Arc::clone(&bot), closing.clone()));
        shown.spawn("the update of tags", tags::keep(Arc::clone(&bot), closing.clone()));
        let handle = {
            let bot = Arc::clone(&bot);
            move |event: GatewayEvent| {
                // The tasks below don't keep the order of the events.
                bot.note_channels(&event);
                let handling = survives(event.kind(), Arc::clone(&bot).event(event).boxed());
                drop(bot.tasks.spawn(handling.map(drop).boxed()));
            }
        };
        let listening = CancellationToken::new();
        let ended = {
            let gateway = bot.listen(gateway, &connection.token, &listening, handle);
            let mut gateway = std::pin::pin!(gateway);
            tokio::select! {
                ended = &mut gateway => ended,
                error = bot.token_is_revoked() => Err(error),
                broken = delivery.first_broken() => Err(DiscordError::Broken(broken)),
                broken = shown.first_broken() => Err(DiscordError::Broken(broken)),
                () = stop.cancelled() => {
                    listening.cancel();
                    gateway.await
                }
            }
        };
        bot.finishing.cancel();
        bot.tasks.close();
        if tokio::time::timeout(FINISH_WITHIN, bot.tasks.wait()).await.is_err() {
            tracing::warn!("stopping before some interactions are finished");
        }
        closing.cancel();
        if tokio::time::timeout(FINISH_WITHIN, delivery.finished()).await.is_err() {
            tracing::warn!("some messages are still undelivered; the bot delivers them after the next start");
        }
        if tokio::time::timeout(FINISH_WITHIN, shown.finished()).await.is_err() {
            tracing::warn!("some lists of games and tags are outdated; the bot updates them after the next start");
        }
        if stop.is_cancelled() { Ok(()) } else { ended }
    })
}

impl Bot {
    /// Listens over as many connections as Discord wants, until `stop` is canceled.
    async fn listen(
        &self,
        mut gateway: GatewayAddress,
        token: &Secret,
        stop: &CancellationToken,
        handle: impl Fn(GatewayEvent) + Clone + Send + 'static,
    ) -> Result<(), DiscordError> {
        loop {
            match gateway::listen(&gateway, token, stop, &self.connections, handle.clone()).await {
                Err(GatewayError::OtherShards) if !stop.is_cancelled() => {
                    let asked = rest::retry_forever("finding the gateway", || self.rest.gateway());
                    let Some(wanted) = stop.run_until_cancelled(asked).await else { return Ok(()) };
                    let before = std::mem::replace(&mut gateway, wanted?);
                    tracing::info!(
                        before = before.shards,
                        now = gateway.shards,
                        "Discord asks for another number of shards; reconnecting"
                    );
                    self.shards.store(gateway.shards, Ordering::Relaxed);
                    if before.shards == gateway.shards {
                        // Discord hasn't settled on a new number of connections yet.
                        stop.run_until_cancelled(tokio::time::sleep(SHARDS_AGAIN)).await;
                    }
                }
                // The gateway also refuses a valid token now and then.
                Err(GatewayError::Token) => match stop.run_until_cancelled(self.token_is_wrong()).await {
                    Some(true) => return Err(DiscordError::Token),
                    Some(false) => {}
                    None => return Ok(()),
                },
                ended => return ended.map_err(DiscordError::from),
            }
        }
    }

    /// Remembers who can see the channels of the servers.
    fn note_channels(&self, event: &GatewayEvent) {
        let (guild, news) = match event {
            GatewayEvent::GuildArrived(guild, channels) => (*guild, ChannelNews::Server(channels.clone())),
            GatewayEvent::Channels(guild, news) => (*guild, news.clone()),
            GatewayEvent::ChannelDeleted(Some(guild), channel) => (*guild, ChannelNews::Gone(*channel)),
            GatewayEvent::GuildRemoved(guild) => (*guild, ChannelNews::Left),
            GatewayEvent::ChannelDeleted(None, _) | GatewayEvent::Ready { .. } | GatewayEvent::Interaction(_) => return,
        };
        self.tables.open_channels().note(guild, news);
    }

    async fn event(self: Arc<Self>, event: GatewayEvent) {
        match event {
            GatewayEvent::Ready { application, name, guilds, shard } => {
                tracing::info!("signed in as {name}; servers: {}", guilds.len());
                // These requests are retried until they work, so a shutdown has to interrupt them.
                let finishing = self.finishing.clone();
                let prepare = async {
                    self.servers_are(guilds.clone(), shard).await;
                    Arc::clone(&self).begin_emojis(application);
                    self.ask_for_owners().await;
                    self.register(application).await;
                    self.empty_other_places(application, guilds).await;
                };
                finishing.run_until_cancelled(prepare).await;
            }
            GatewayEvent::Interaction(data) => self.interaction(&data).await,
            GatewayEvent::ChannelDeleted(_, channel) => self.channel_deleted(channel).await,
            GatewayEvent::GuildArrived(guild, _) => self.arrived(guild).await,
            // [`Bot::note_channels`] has applied them.
            GatewayEvent::Channels(..) => {}
            GatewayEvent::GuildRemoved(guild) => self.removed(guild).await,
        }
    }

    /// Registers the emojis in the background, and again after Discord has refused them.
    fn begin_emojis(self: Arc<Self>, application: u64) {
        if !self.emojis_begun.swap(true, Ordering::Relaxed) {
            tokio::spawn(async move {
                let register = async {
                    loop {
                        // After a panic, the next refused emoji tries again.
                        survives("emojis", self.register_emojis(application).boxed()).await;
                        tokio::time::sleep(EMOJIS_AGAIN).await;
                        self.emojis_refused.notified().await;
                    }
                };
                self.closing.run_until_cancelled(register).await;
            });
        }
    }

    /// Registers the commands, unless this was done before. After a failure, the next connection tries again.
    async fn register(&self, application: u64) {
        if self.registered.swap(true, Ordering::Relaxed) {
            return;
        }
        let mut commands = commands::registration(&self.texts);
        let mut places = vec![(self.guild, Vec::new())];
        match self.admin {
            // A registration for a server replaces all commands that were there.
            Some(admin) if self.guild == Some(admin) => commands.push(commands::admin_registration(&self.texts)),
            Some(admin) => places.push((Some(admin), vec![commands::admin_registration(&self.texts)])),
            None => {}
        }
        places[0].1 = commands;
        if self.guild.is_some() {
            places.push((None, Vec::new()));
        }
        for (guild, commands) in places {
            let register = || self.rest.register(application, guild, &commands);
            if let Err(error) = rest::retry_forever("registering the commands", register).await {
                self.registered.store(false, Ordering::Relaxed);
                tracing::error!("could not register the commands: {error}");
            }
        }
    }

    /// Removes commands that an earlier start registered in other servers, since Discord would show them next to the
    /// current ones.
    async fn empty_other_places(&self, application: u64, guilds: Vec<GuildId>) {
        let current = [self.guild, self.admin];
        for guild in guilds.into_iter().filter(|guild| !current.contains(&Some(guild.0))) {
            let count = self.rest.command_count(application, Some(guild)).await;
            let emptied = match count {
                Ok(0) => continue,
                Ok(_) => self.rest.register(application, Some(guild.0), &[]).await,
                Err(error) => Err(error),
            };
            match emptied {
                Ok(()) => tracing::info!(%guild, "removed commands that were registered in one server only"),
                // A server can add the bot without commands.
                Err(RestError::Refused { .. }) => {}
                Err(error) => tracing::warn!(%guild, "could not remove outdated commands of a server: {error}"),
            }
        }
    }

    async fn token_is_revoked(&self) -> DiscordError {
        loop {
            self.rest.unauthorized().await;
            if self.token_is_wrong().await {
                return DiscordError::Token;
            }
        }
    }

    /// Asks Discord about the token for up to a minute, since a single refusal may be a fault of Discord's.
    async fn token_is_wrong(&self) -> bool {
        let asked = rest::retry_forever("checking the token", || self.rest.me()).await;
        let wrong = asked == Err(RestError::Unauthorized);
        if wrong {
            tracing::error!("Discord no longer accepts the token; stopping. Set a new DISCORD_TOKEN");
        }
        wrong
    }

    /// Logs a warning only once, for a problem that may repeat very often.
    fn warn_once(&self, what: &'static str) {
        if self.warned.lock().unwrap_or_else(PoisonError::into_inner).insert(what) {
            tracing::warn!("could not understand a message from Discord: {what}. Logged only once");
        }
    }
}
