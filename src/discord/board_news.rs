//! Of which servers the list of tables is out of date.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::table::GuildId;

/// The servers of which something has changed.
#[derive(Default)]
pub struct BoardNews {
    changed: Mutex<BTreeSet<GuildId>>,
    told: Notify,
}

impl BoardNews {
    /// Something has changed at a table of this server.
    pub fn tell(&self, guild: GuildId) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
        self.told.notify_one();
    }

    /// Waits until something is told.
    pub fn told(&self) -> Notified<'_> {
        self.told.notified()
    }

    /// Everything that was told since the last time.
    pub fn take(&self) -> BTreeSet<GuildId> {
        std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
