//! How much is done for one user at once: whoever presses fifty times waits for themselves alone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::table::UserId;

/// How many interactions of one user are worked on at once; more wait for their turn.
const OF_ONE_USER: usize = 4;

/// How many more of one user's may wait; what comes beyond them is refused, so that it cannot pile up.
const WAITING: usize = 16;

/// Who is being worked for.
#[derive(Default)]
pub(crate) struct PerUser(Mutex<HashMap<UserId, Weak<Semaphore>>>);

impl PerUser {
    /// Waits until little enough is done for this user. `None`: too many wait already.
    pub(crate) async fn turn(&self, user: UserId) -> Option<OwnedSemaphorePermit> {
        let places = {
            let mut users = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            users.retain(|_, places| places.strong_count() > 0);
            let known = users.get(&user).and_then(Weak::upgrade);
            let places = known.unwrap_or_else(|| Arc::new(Semaphore::new(OF_ONE_USER)));
            users.insert(user, Arc::downgrade(&places));
            // Who works or waits holds one, and so do we.
            if Arc::strong_count(&places) > OF_ONE_USER + WAITING {
                return None;
            }
            places
        };
        // It is never closed.
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
