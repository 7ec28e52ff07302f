//! A small Discord on this machine: the HTTP API and the gateway that a bot talks to, and a web page for people.
//!
//! It serves two purposes: trying the bot without Discord, and testing it end to end. So it keeps Discord's rules
//! (deadlines, limits, permissions, who sees what) and can inject faults. It is written from Discord's documented
//! wire format alone and knows nothing of the bot that runs against it. Its state is in memory, and kept in a folder only
//! where the setup names one.
//!
//! - `world`: the state and how it changes, with Discord's limits. It knows neither HTTP nor the page.
//! - `rest`: what the paths of Discord's HTTP API do to the world.
//! - `words`: what the page says, given by whoever starts the sandbox.
//! - `keep`: how the world comes back after a restart.
//! - `http`: the server: the bot's requests, the gateway's connections, the page and its API for people.

mod http;
mod keep;
mod rest;
mod words;
mod world;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use words::{Sentences, Words};
pub use world::clock::Clock;
pub use world::config::{Config, RateLimit};
pub use world::debug::DebugButton;
pub use world::faults::{Effect, Fault};
pub use world::interaction::InteractionState;
pub use world::model::{BOT, GUILD, OWNER};
pub use world::permissions;
pub use world::state::LoggedRequest;

use http::shared::Shared;
use world::state::World;

/// A token that cannot be guessed, for [`Config::token`].
pub fn random_token() -> String {
    World::secret()
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
    /// When the port is taken, or what was kept cannot be read.
    pub async fn start(config: Config) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, config.port)).await?;
        let address = listener.local_addr()?;
        let folder = config.keep.clone();
        let mut world = World::new(config, format!("http://{address}"));
        if let Some(folder) = &folder {
            keep::load(&mut world, folder)?;
        }
        let shared = Arc::new(Shared::new(world, address.port()));
        let closing = shared.closing.clone();
        let serving = tokio::spawn(async move {
            let keeping = async {
                if let Some(folder) = &folder {
                    keep::run(Arc::clone(&shared), folder).await;
                }
            };
            tokio::join!(http::server::serve(listener, Arc::clone(&shared)), keeping).0
        });
        Ok(Self { address, closing, serving: Some(serving) })
    }

    /// Where the page and the HTTP API are, such as `http://127.0.0.1:4880`. This is also the value for
    /// `HttpBuilder::proxy`; the gateway's address comes from `/gateway/bot`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
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
