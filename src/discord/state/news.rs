//! Change notifications for background tasks.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

/// The servers or channels that have changed since the task last looked.
pub struct News<T> {
    changed: Mutex<BTreeSet<T>>,
    told: Notify,
}

impl<T> Default for News<T> {
    fn default() -> Self {
        News { changed: Mutex::default(), told: Notify::default() }
    }
}

impl<T: Ord> News<T> {
    /// Records a change there.
    pub fn tell(&self, place: T) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(place);
        self.told.notify_one();
    }

    /// Waits for a change.
    pub fn told(&self) -> Notified<'_> {
        self.told.notified()
    }

    /// Takes all changes recorded since the last call.
    pub fn take(&self) -> BTreeSet<T> {
        std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
