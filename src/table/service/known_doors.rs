//! Maintenance and pauses in memory, so that nobody waits for them.

use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::Mutex as AsyncMutex;

use crate::table::Doors;

/// Maintenance and pauses as they are stored.
#[derive(Default)]
pub struct KnownDoors {
    /// Held while they are read or changed.
    pub changing: AsyncMutex<()>,
    /// `None` before they were read.
    known: RwLock<Option<Arc<Doors>>>,
}

impl KnownDoors {
    /// As they were last read or changed.
    pub fn known(&self) -> Option<Arc<Doors>> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes in what was read; nothing where it has to be read anew.
    pub fn know(&self, doors: Option<Doors>) {
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = doors.map(Arc::new);
    }
}
