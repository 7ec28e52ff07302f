//! What all requests share: the world behind one lock.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::sandbox::world::state::World;

/// What all requests share.
pub struct Shared {
    world: Mutex<World>,
    /// The port at which the sandbox is reached.
    pub port: u16,
    /// Cancelled when the sandbox shuts down.
    pub closing: CancellationToken,
}

impl Shared {
    /// Shares a world.
    pub fn new(world: World, port: u16) -> Self {
        Self { world: Mutex::new(world), port, closing: CancellationToken::new() }
    }

    /// Locks the world. Nothing waits while it holds the lock, and a panic in one request shall not stop the others.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
