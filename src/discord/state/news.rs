//! What is out of date, for whoever brings it up to date.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

/// What has changed since somebody last looked: servers, or channels.
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
    /// Something has changed there.
    pub fn tell(&self, place: T) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(place);
        self.told.notify_one();
    }

    /// Waits until something is told.
    pub fn told(&self) -> Notified<'_> {
        self.told.notified()
    }

    /// Everything that was told since the last time.
    pub fn take(&self) -> BTreeSet<T> {
        std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
