//! A fair order for scarce places: servers take turns, then the users of a server, and a user's short tasks come first.
//! Users with many tasks therefore delay only themselves. The bot uses it for computer players' searches, pictures,
//! clicks, and notifications outside Discord.
//!
//! Every task has a cost. For a search, it is the budget of steps. A server and a user are charged when their task
//! begins, and those with the smallest charge come next. A newcomer starts at the charge of the current one, so an idle
//! user can't save up turns.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::error::InternalError;
use crate::table::values::{GuildId, UserId};

/// The owner of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FairShare {
    /// The server of the game.
    pub guild: Option<GuildId>,
    /// The host of the game, or the user who asks.
    pub user: UserId,
}

/// The parties that take turns: servers, and single users without a server.
type Group = (Option<GuildId>, Option<UserId>);

impl FairShare {
    fn group(self) -> Group {
        (self.guild, self.guild.is_none().then_some(self.user))
    }
}

struct Waiting<T> {
    share: FairShare,
    cost: u64,
    /// Grows with every task.
    number: u64,
    what: T,
}

/// The charges of a server and its users.
#[derive(Debug, Default)]
struct Account {
    charged: u64,
    /// The initial charge of a new user.
    level: u64,
    users: HashMap<UserId, u64>,
}

pub(in crate::table) struct WaitingList<T> {
    waiting: Vec<Waiting<T>>,
    accounts: HashMap<Group, Account>,
    /// The initial charge of a new server.
    level: u64,
    next_number: u64,
}

impl<T> Default for WaitingList<T> {
    fn default() -> Self {
        WaitingList { waiting: Vec::new(), accounts: HashMap::new(), level: 0, next_number: 0 }
    }
}

impl<T> WaitingList<T> {
    pub(in crate::table) fn push(&mut self, share: FairShare, cost: u64, what: T) {
        let level = self.level;
        let account =
            self.accounts.entry(share.group()).or_insert_with(|| Account { charged: level, ..Account::default() });
        account.users.entry(share.user).or_insert(account.level);
        let number = self.next_number;
        self.next_number += 1;
        self.waiting.push(Waiting { share, cost, number, what });
    }

    pub(in crate::table) fn len(&self) -> usize {
        self.waiting.len()
    }

    pub(in crate::table) fn pop(&mut self) -> Option<T> {
        let charged = |one: &Waiting<T>| {
            let account = self.accounts.get(&one.share.group());
            let user = account.and_then(|account| account.users.get(&one.share.user));
            (account.map(|account| account.charged), user.copied(), one.cost, one.number)
        };
        let (index, _) = self.waiting.iter().enumerate().min_by_key(|(_, one)| charged(one))?;
        let Waiting { share, cost, what, .. } = self.waiting.swap_remove(index);
        if let Some(account) = self.accounts.get_mut(&share.group()) {
            self.level = self.level.max(account.charged);
            account.charged = account.charged.saturating_add(cost);
            if let Some(user) = account.users.get_mut(&share.user) {
                account.level = account.level.max(*user);
                *user = user.saturating_add(cost);
            }
            // Forget users without waiting tasks, so that the accounts don't grow over the years.
            if !self.waiting.iter().any(|one| one.share == share) {
                account.users.remove(&share.user);
            }
            if account.users.is_empty() {
                self.accounts.remove(&share.group());
            }
        }
        Some(what)
    }
}

struct State {
    order: WaitingList<oneshot::Sender<QueuePlace>>,
    free: usize,
}

/// Places for tasks, given out in a fair order.
#[derive(Clone)]
pub struct FairQueue(Arc<Mutex<State>>);

/// A place. Dropping it makes it available again.
pub struct QueuePlace {
    queue: FairQueue,
    /// The number of waiting tasks when this place was given out.
    pub behind: usize,
}

impl FairQueue {
    pub fn new(places: usize) -> Self {
        FairQueue(Arc::new(Mutex::new(State { order: WaitingList::default(), free: places.max(1) })))
    }

    /// Waits for a place.
    ///
    /// # Errors
    /// The program is shutting down.
    pub async fn place(&self, share: FairShare, cost: u64) -> Result<QueuePlace, InternalError> {
        let (given, place) = oneshot::channel();
        self.state().order.push(share, cost, given);
        self.serve();
        place.await.map_err(InternalError::from)
    }

    /// Waits for a place, and works on a thread that may block.
    ///
    /// # Errors
    /// The work panicked, or the program is shutting down.
    pub async fn run<T: Send + 'static>(
        &self,
        share: FairShare,
        cost: u64,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, InternalError> {
        let place = self.place(share, cost).await?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            // Only now, even if the caller no longer waits.
            drop(place);
            done
        });
        done.await.map_err(InternalError::from)
    }

    /// The number of waiting tasks.
    pub fn waiting(&self) -> usize {
        self.state().order.len()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Code that holds this lock doesn't panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        loop {
            let mut state = self.state();
            if state.free == 0 {
                return;
            }
            let Some(next) = state.order.pop() else { return };
            state.free -= 1;
            let place = QueuePlace { queue: self.clone(), behind: state.order.len() };
            drop(state);
            // If the receiver is gone, the place is dropped here and becomes available again.
            drop(next.send(place));
        }
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        self.queue.state().free += 1;
        self.queue.serve();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(guild: u64, user: u64) -> FairShare {
        FairShare { guild: Some(GuildId(guild)), user: UserId(user) }
    }

    fn all(order: &mut WaitingList<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| order.pop()).collect()
    }

    #[test]
    fn servers_and_their_users_take_turns_and_short_thoughts_go_first() {
        let mut order = WaitingList::default();
        for name in ["a1", "a2", "a3"] {
            order.push(share(1, 1), 100, name);
        }
        order.push(share(1, 2), 100, "b1");
        assert_eq!(order.pop(), Some("a1"));
        order.push(share(2, 3), 100, "c1");
        order.push(share(1, 1), 5, "short");
        order.push(share(2, 3), 5, "c short");
        assert_eq!(all(&mut order), ["c short", "c1", "b1", "short", "a2", "a3"]);
        assert!(order.accounts.is_empty() && order.waiting.is_empty());
    }

    #[test]
    fn outside_of_servers_each_person_counts_like_a_server() {
        let mut order = WaitingList::default();
        let alone = |user| FairShare { guild: None, user: UserId(user) };
        for name in ["a1", "a2", "a3"] {
            order.push(alone(1), 100, name);
        }
        order.push(share(1, 9), 100, "s1");
        order.push(share(1, 9), 100, "s2");
        order.push(alone(2), 100, "b1");
        assert_eq!(all(&mut order), ["a1", "s1", "b1", "a2", "s2", "a3"]);
        assert!(order.accounts.is_empty() && order.waiting.is_empty());
    }

    #[test]
    fn waiting_users_do_not_accumulate_turns() {
        let mut order = WaitingList::default();
        for _ in 0..1000 {
            order.push(share(1, 1), 10, "busy");
            order.push(share(1, 1), 10, "busy");
            assert!(order.pop().is_some());
        }
        // The newcomer takes turns with the busy user instead of always coming first.
        for _ in 0..4 {
            order.push(share(2, 2), 10, "new");
        }
        let next: Vec<&str> = (0..8).filter_map(|_| order.pop()).collect();
        assert_eq!(next.iter().filter(|name| **name == "new").count(), 4, "{next:?}");
        assert!(next[..4].contains(&"busy"), "{next:?}");
    }

    #[tokio::test]
    async fn a_free_place_skips_canceled_requests() {
        let queue = FairQueue::new(1);
        let first = queue.place(share(1, 1), 1).await.unwrap();
        let gone = tokio::spawn({
            let queue = queue.clone();
            async move { queue.place(share(1, 2), 1).await.map(drop) }
        });
        tokio::task::yield_now().await;
        gone.abort();
        let _ = gone.await;
        let waits = queue.place(share(1, 3), 1);
        let (second, ()) = tokio::join!(waits, async { drop(first) });
        assert_eq!(second.unwrap().behind, 0);
        assert_eq!(queue.state().free, 1);
    }
}
