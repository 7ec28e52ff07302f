//! A small Discord on this machine: the HTTP API and the gateway that a bot talks to, and a web page for people.
//!
//! It serves two purposes: trying the bot without Discord, and testing it end to end. So it keeps Discord's rules
//! (deadlines, limits, permissions, who sees what) and can inject faults. It is written from Discord's documented
//! wire format alone and knows nothing of the bot that runs against it; all state is in memory.
//!
//! - `server`, `gateway`, `rest`: what the bot sees.
//! - `api`, `page`: what people (and tests that play people) see; [`client`] is the typed side of `api`.
//! - `world`, `model`, `posting`, `interaction`, `acts`: the state and how it changes.
//! - `validate`: Discord's limits.

mod acts;
mod api;
pub mod client;
mod error;
mod faults;
mod gateway;
mod interaction;
mod levers;
mod mentions;
mod model;
mod page;
pub mod permissions;
mod posting;
mod rest;
mod server;
mod upload;
mod validate;
mod world;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use faults::{Effect, Fault};
pub use interaction::State;
pub use levers::{Ahead, Lever};
pub use world::{BOT, GUILD, Logged};

/// How many requests of one kind the bot may send in a span of time.
#[derive(Debug, Clone, Copy)]
pub struct RateLimit {
    /// Requests per bucket.
    pub requests: u32,
    /// The span.
    pub window: Duration,
}

/// How a sandbox is set up. The defaults are Discord's, where Discord has them.
#[derive(Debug, Clone)]
pub struct Config {
    /// Port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// The only bot token accepted.
    pub token: String,
    /// Name of the bot.
    pub bot_name: String,
    /// Name of the guild.
    pub guild_name: String,
    /// Whether people's Discord language is that of their names; else everybody's is English.
    pub native_locales: bool,
    /// Time for the first answer to an interaction.
    pub response_deadline: Duration,
    /// How long an interaction's token can be used afterwards.
    pub token_lifetime: Duration,
    /// How often the gateway wants a heartbeat.
    pub heartbeat_interval: Duration,
    /// How long a lost gateway session can be resumed.
    pub session_lifetime: Duration,
    /// How long an enforced nonce is remembered.
    pub nonce_window: Duration,
    /// Rate limit of each bucket. The default is far above Discord's, so that tests are fast.
    pub rate_limit: RateLimit,
    /// Largest file, in bytes.
    pub attachment_limit: usize,
    /// Privileged intents granted to the bot, as bits; asking for others closes the gateway.
    pub privileged_intents: u64,
    /// Buttons on the page for whoever started the sandbox.
    pub levers: Vec<Lever>,
    /// How far the bot's clock is ahead.
    pub ahead: Ahead,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            port: 0,
            token: "sandbox-token".to_owned(),
            bot_name: "Daykeeper".to_owned(),
            guild_name: "Daykeeper sandbox".to_owned(),
            native_locales: false,
            response_deadline: Duration::from_secs(3),
            token_lifetime: Duration::from_secs(15 * 60),
            heartbeat_interval: Duration::from_millis(41_250),
            session_lifetime: Duration::from_secs(180),
            nonce_window: Duration::from_secs(300),
            rate_limit: RateLimit { requests: 2000, window: Duration::from_secs(1) },
            attachment_limit: 10 << 20,
            privileged_intents: 0,
            levers: Vec::new(),
            ahead: Ahead::default(),
        }
    }
}

/// A running sandbox. Dropping it stops it, too, but without waiting.
#[derive(Debug)]
pub struct Sandbox {
    address: SocketAddr,
    closing: tokio_util::sync::CancellationToken,
    serving: Option<JoinHandle<io::Result<()>>>,
}

impl Sandbox {
    /// Starts a sandbox on 127.0.0.1.
    ///
    /// # Errors
    /// When the port is taken.
    pub async fn start(config: Config) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, config.port)).await?;
        let address = listener.local_addr()?;
        let world = world::World::new(config, format!("http://{address}"));
        let shared = Arc::new(server::Shared::new(world));
        let closing = shared.closing.clone();
        let serving = tokio::spawn(server::serve(listener, shared));
        Ok(Self { address, closing, serving: Some(serving) })
    }

    /// Where the page and the HTTP API are, such as `http://127.0.0.1:4880`. This is also the value for
    /// `HttpBuilder::proxy`; the gateway's address comes from `/gateway/bot`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A client for simulated users and for faults.
    pub fn client(&self) -> client::Client {
        client::Client::new(&self.url())
    }

    /// Stops the server: gateway connections are closed with 1001, answers under way are finished.
    ///
    /// # Errors
    /// When serving had failed before.
    pub async fn shutdown(mut self) -> io::Result<()> {
        self.closing.cancel();
        match self.serving.take() {
            Some(serving) => serving.await.unwrap_or_else(|panic| Err(io::Error::other(panic))),
            None => Ok(()),
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.closing.cancel();
    }
}
