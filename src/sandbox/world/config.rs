//! Settings of a sandbox.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use super::clock::Clock;
use super::debug::DebugButton;
use crate::sandbox::words::Words;

/// Limit for requests of one kind in a time window.
#[derive(Debug, Clone, Copy)]
pub struct RateLimit {
    /// Requests per bucket.
    pub requests: u32,
    /// Length of the time window.
    pub window: Duration,
}

/// Settings of a sandbox. The defaults are Discord's values if Discord has them.
#[derive(Debug, Clone)]
pub struct Config {
    /// Port on 127.0.0.1; 0 chooses a free one.
    pub port: u16,
    /// The only valid bot token.
    pub token: String,
    pub bot_name: String,
    pub guild_name: String,
    /// Locale of the server, and the initial language of its games.
    pub guild_locale: String,
    /// `true` to give people the Discord language of their names; otherwise everyone has English.
    pub native_locales: bool,
    /// Time limit for the first answer to an interaction.
    pub response_deadline: Duration,
    /// Lifetime of an interaction's token after the interaction.
    pub token_lifetime: Duration,
    /// Interval between heartbeats of the gateway.
    pub heartbeat_interval: Duration,
    /// Time limit for resuming a lost gateway session.
    pub session_lifetime: Duration,
    /// Lifetime of an enforced nonce; zero disables nonces.
    pub nonce_window: Duration,
    /// Rate limit of each bucket. The default is far above Discord's, to make tests fast.
    pub rate_limit: RateLimit,
    /// Maximum size of a file in bytes.
    pub attachment_limit: usize,
    /// Privileged intents of the bot, as bits. Requesting others closes the gateway connection.
    pub privileged_intents: u64,
    /// Buttons on the page for the program that starts the sandbox.
    pub debug_buttons: Vec<DebugButton>,
    /// Texts of the page.
    pub words: Words,
    /// Folder for saving channels and their newest messages; `None` to save nothing.
    pub keep: Option<PathBuf>,
    /// Required number of gateway connections (shards); fewer are refused. It may change while the sandbox runs.
    pub shards: Arc<AtomicU32>,
    /// Clock for deadlines, tokens, nonces and rate limits.
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
