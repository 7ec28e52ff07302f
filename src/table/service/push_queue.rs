//! The queue of notifications outside Discord. Users take turns.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

use crate::table::{PushNews, UserId};

use super::fair::{FairShare, WaitingList};

/// Maximum number of waiting notifications. Players without one still get the reminder in Discord.
const MOST: usize = 1_000;

#[derive(Default)]
pub(in crate::table) struct PushQueue {
    waiting: Mutex<WaitingList<PushNews>>,
    changed: Notify,
}

impl PushQueue {
    pub(in crate::table) fn add(&self, news: PushNews) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < MOST {
            waiting.push(share(news.user), 1, news);
            self.changed.notify_one();
        } else {
            tracing::warn!("dropped a push notification because too many are waiting");
        }
    }

    pub(in crate::table) async fn next(&self) -> PushNews {
        loop {
            let changed = self.changed.notified();
            let next = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop();
            match next {
                Some(news) => return news,
                None => changed.await,
            }
        }
    }
}

/// Each person counts as a separate party, since notifications don't belong to servers.
fn share(user: UserId) -> FairShare {
    FairShare { guild: None, user }
}

#[cfg(test)]
mod tests {
    use crate::engine::Phrase;
    use crate::table::PushAddress;

    use super::*;

    #[tokio::test]
    async fn many_of_one_user_do_not_hold_up_another() {
        let queue = PushQueue::default();
        let news = |user| PushNews {
            user: UserId(user),
            table: None,
            to: PushAddress::new("https://ntfy.sh/x"),
            phrase: Phrase::new("ui-push-test"),
            link: None,
            locale: String::new(),
        };
        (0..60).for_each(|_| queue.add(news(1)));
        queue.add(news(2));
        let next = [queue.next().await.user, queue.next().await.user];
        assert!(next.contains(&UserId(2)), "{next:?}");
    }
}
