//! Limits the parallel work for one user: a user who clicks fifty times delays only their own clicks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::table::UserId;

/// Limit for one user's interactions handled in parallel. Others wait their turn.
const OF_ONE_USER: usize = 4;

/// Limit for one user's waiting interactions. The bot refuses more, so they can't pile up.
const WAITING: usize = 16;

/// Users with running or waiting interactions.
#[derive(Default)]
pub(crate) struct PerUser(Mutex<HashMap<UserId, Weak<Semaphore>>>);

impl PerUser {
    /// Waits for one of this user's permits. Returns `None` if too many of their interactions are waiting.
    pub(crate) async fn turn(&self, user: UserId) -> Option<OwnedSemaphorePermit> {
        let places = {
            let mut users = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            users.retain(|_, places| places.strong_count() > 0);
            let known = users.get(&user).and_then(Weak::upgrade);
            let places = known.unwrap_or_else(|| Arc::new(Semaphore::new(OF_ONE_USER)));
            users.insert(user, Arc::downgrade(&places));
            // Each running or waiting interaction holds one reference, and so does this call.
            if Arc::strong_count(&places) > OF_ONE_USER + WAITING {
                return None;
            }
            places
        };
        // The semaphore is never closed.
        places.acquire_owned().await.ok()
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;

    #[tokio::test]
    async fn one_user_waits_for_themselves_alone() {
        let users = PerUser::default();
        let mut held = Vec::new();
        for _ in 0..OF_ONE_USER {
            held.push(users.turn(UserId(1)).await.unwrap());
        }
        assert!(users.turn(UserId(1)).now_or_never().is_none());
        assert!(users.turn(UserId(2)).now_or_never().is_some());
        held.pop();
        assert!(users.turn(UserId(1)).now_or_never().is_some());
        let waiting: Vec<_> = (0..WAITING + 2).map(|_| Box::pin(users.turn(UserId(1)))).collect();
        let mut waiting: Vec<_> = waiting.into_iter().map(|mut turn| ((&mut turn).now_or_never(), turn)).collect();
        let refused = waiting.pop().unwrap().0;
        assert!(matches!(refused, Some(None)), "one more than may wait");
        assert!(waiting.iter().skip(1).all(|(turn, _)| turn.is_none()), "they wait");
        assert!(users.turn(UserId(2)).now_or_never().flatten().is_some(), "others do not wait for them");
        drop(waiting);
        held.clear();
        drop(users.turn(UserId(3)).await);
        assert!(users.0.lock().unwrap().len() <= 1, "who has gone is forgotten");
    }
}
