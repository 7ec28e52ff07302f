//! Settings of a sandbox.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use super::clock::WorldClock;
use super::debug::DebugButton;
use super::names::Names;
use crate::words::PageTexts;

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
    /// Locale of the server.
    pub guild_locale: String,
    /// Interval between heartbeats of the gateway.
    pub heartbeat_interval: Duration,
    /// Lifetime of an enforced nonce; zero disables nonces.
    pub nonce_window: Duration,
    /// Rate limit of each bucket. The default is far above Discord's, to make tests fast.
    pub rate_limit: RateLimit,
    /// Buttons on the page for the program that starts the sandbox.
    pub debug_buttons: Vec<DebugButton>,
    /// Names in a new world.
    pub names: Names,
    /// Texts of the page.
    pub words: PageTexts,
    /// Folder for saving channels and their newest messages; `None` to save nothing.
    pub keep: Option<PathBuf>,
    /// Required number of gateway connections (shards); fewer are refused. It may change while the sandbox runs.
    pub shards: Arc<AtomicU32>,
    /// Clock for deadlines, tokens, nonces and rate limits.
    pub clock: WorldClock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            port: 0,
            token: "sandbox-token".to_owned(),
            guild_locale: "en-US".to_owned(),
            heartbeat_interval: Duration::from_millis(41_250),
            nonce_window: Duration::from_secs(300),
            rate_limit: RateLimit { requests: 2000, window: Duration::from_secs(1) },
            debug_buttons: Vec::new(),
            names: Names::default(),
            words: PageTexts::default(),
            keep: None,
            shards: Arc::new(AtomicU32::new(1)),
            clock: WorldClock::system(),
        }
    }
}
