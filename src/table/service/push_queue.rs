//! The notifications outside Discord that wait to be sent.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

use crate::table::PushNews;

/// How many wait at most; whoever cannot be told so is called in Discord all the same.
const MOST: usize = 1_000;

/// The notifications that wait, oldest first.
#[derive(Default)]
pub(in crate::table) struct PushQueue {
    waiting: Mutex<VecDeque<PushNews>>,
    changed: Notify,
}

impl PushQueue {
    pub(in crate::table) fn add(&self, news: PushNews) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < MOST {
            waiting.push_back(news);
            self.changed.notify_one();
        } else {
            tracing::warn!("too many notifications wait; one is left out");
        }
    }

    /// The oldest; waits until there is one.
    pub(in crate::table) async fn next(&self) -> PushNews {
        loop {
            let changed = self.changed.notified();
            let next = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            match next {
                Some(news) => return news,
                None => changed.await,
            }
        }
    }
}
