//! Maintenance and pauses in memory, so that checks don't wait for the store.

use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::Mutex as AsyncMutex;

use crate::table::AccessState;

/// The stored maintenance and pauses.
#[derive(Default)]
pub struct KnownAccess {
    /// Locked while maintenance and pauses are read or changed.
    pub changing: AsyncMutex<()>,
    /// The state in memory; `None` before the first read.
    known: RwLock<Option<Arc<AccessState>>>,
}

impl KnownAccess {
    /// The last known state.
    pub fn known(&self) -> Option<Arc<AccessState>> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets the known state. `None` means that the next access must read it again.
    pub fn know(&self, access: Option<AccessState>) {
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = access.map(Arc::new);
    }
}
