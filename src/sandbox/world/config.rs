//! How a sandbox is set up.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use super::clock::Clock;
use super::debug::DebugButton;
use crate::sandbox::words::Words;

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
    /// The language of the server, which its tables begin with.
    pub guild_locale: String,
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
    /// How long an enforced nonce is remembered; zero for never.
    pub nonce_window: Duration,
    /// Rate limit of each bucket. The default is far above Discord's, so that tests are fast.
    pub rate_limit: RateLimit,
    /// Largest file, in bytes.
    pub attachment_limit: usize,
    /// Privileged intents granted to the bot, as bits; asking for others closes the gateway.
    pub privileged_intents: u64,
    /// Buttons on the page for whoever started the sandbox.
    pub debug_buttons: Vec<DebugButton>,
    /// What the page says.
    pub words: Words,
    /// A folder in which channels and their newest messages are kept from one run to the next.
    pub keep: Option<PathBuf>,
    /// In how many connections the bot is to divide its servers; fewer are refused. It may change while the sandbox runs.
    pub shards: Arc<AtomicU32>,
    /// By which clock deadlines, tokens, nonces and rate limits run out.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            port: 0,
            token: "sandbox-token".to_owned(),
            bot_name: "Daykeeper".to_owned(),
            guild_name: "Daykeeper sandbox".to_owned(),
            guild_locale: "en-US".to_owned(),
            native_locales: false,
            response_deadline: Duration::from_secs(3),
            token_lifetime: Duration::from_secs(15 * 60),
            heartbeat_interval: Duration::from_millis(41_250),
            session_lifetime: Duration::from_secs(180),
            nonce_window: Duration::from_secs(300),
            rate_limit: RateLimit { requests: 2000, window: Duration::from_secs(1) },
            attachment_limit: 10 << 20,
            privileged_intents: 0,
            debug_buttons: Vec::new(),
            words: Words::default(),
            keep: None,
            shards: Arc::new(AtomicU32::new(1)),
            clock: Clock::system(),
        }
    }
}
