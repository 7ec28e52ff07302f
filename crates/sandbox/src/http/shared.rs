//! The state that all requests share: the world behind a lock.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::world::state::World;

/// The state that all requests share.
pub struct Shared {
    world: Mutex<World>,
    /// Port of the sandbox.
    pub port: u16,
    /// Cancelled when the sandbox shuts down.
    pub closing: CancellationToken,
}

impl Shared {
    pub fn new(world: World, port: u16) -> Self {
        Self { world: Mutex::new(world), port, closing: CancellationToken::new() }
    }

    /// Locks the world. No code waits during the lock, and a panic in one request must not stop the others.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
