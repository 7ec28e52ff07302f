//! Change notifications for background tasks.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

/// The servers or channels that have changed since the task last looked.
pub struct DirtySet<T> {
    changed: Mutex<BTreeSet<T>>,
    notify: Notify,
}

impl<T> Default for DirtySet<T> {
    fn default() -> Self {
        DirtySet { changed: Mutex::default(), notify: Notify::default() }
    }
}

impl<T: Ord> DirtySet<T> {
    /// Records a change of this server or channel.
    pub fn mark(&self, place: T) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(place);
        self.notify.notify_one();
    }

    /// Waits for a change.
    pub fn notified(&self) -> Notified<'_> {
        self.notify.notified()
    }

    /// Takes all changes recorded since the last call.
    pub fn take(&self) -> BTreeSet<T> {
        std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
