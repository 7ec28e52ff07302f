//! A small Discord on this machine for testing any bot: the HTTP API and the gateway for the bot, and a web page for
//! people. Its README shows how to point a bot at it.
//!
//! It follows Discord's rules (deadlines, limits, permissions, visibility) and breaks what a test asks it to break. It
//! knows no bot. Its state is in memory, and in a folder if the setup names one.
//!
//! - `world`: the state, its changes and Discord's limits. It depends neither on HTTP nor on the page.
//! - `rest`: the effects of Discord's HTTP API on the world.
//! - `words`: the page's texts in English, or those of the program that starts the sandbox.
//! - `keep`: saving and restoring the world.
//! - `http`: the server: the bot's requests, gateway connections, the page and its API for people.
//!
//! ```
//! use sandbox::{Config, Sandbox};
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let sandbox = Sandbox::start(Config::default()).await.expect("a port is free");
//! assert!(sandbox.url().starts_with("http://127.0.0.1:"));
//! sandbox.shutdown().await.expect("it ran until now");
//! # });
//! ```

mod http;
mod keep;
mod rest;
mod words;
mod world;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use futures::future::BoxFuture;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use words::{PageTexts, Sentences};
pub use world::clock::WorldClock;
pub use world::config::{Config, RateLimit};
pub use world::debug::DebugButton;
pub use world::faults::{Fault, FaultEffect};
pub use world::interaction::InteractionState;
pub use world::model::{BOT, GUILD, OWNER};
pub use world::names::Names;
pub use world::permissions;
pub use world::state::LoggedRequest;

use http::shared::Shared;
use world::state::World;

/// Creates a token that can't be guessed, for [`Config::token`].
pub fn random_token() -> String {
    World::secret()
}

/// A running sandbox. Dropping it stops the server without waiting.
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
    /// The port is in use, or the saved world can't be read.
    pub fn start(config: Config) -> BoxFuture<'static, io::Result<Self>> {
        Box::pin(async move {
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
        })
    }

    /// The address of the page and the HTTP API, such as `http://127.0.0.1:4880`. Pass it to `HttpBuilder::proxy` too;
    /// the gateway's address comes from `/gateway/bot`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Stops the server: gateway connections are closed with 1001, and running requests are finished.
    ///
    /// # Errors
    /// The server had already failed.
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
