//! Where computer players think: on threads of its own, few at once, and never while a table is held.
//!
//! A decision comes from the seat's own view, a seed made of the game's seed and the length of its log,
//! and a budget of steps: so a game replays from its record. The time of this machine only caps it.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use crate::ai::{Advice, Ask, Strength};
use crate::engine::{Phrase, Rng, Seat, Seed};
use crate::games::Position;
use crate::monitor;
use crate::table::core::computer::ComputerTurn;
use crate::table::{Refusal, TableId, UserId};

use super::error::InternalError;
use super::fair::{FairQueue, Place, Share};

/// With so many waiting behind it a thought has half of its budget, with twice as many a quarter, down to
/// an eighth.
const CROWD: usize = 8;

/// For how many answers one person may wait at once.
const MOST_WAITING: usize = 3;

/// How much computer players may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkLimits {
    /// Steps that a decision may play, if not as many as its strength has.
    pub budget: Option<u64>,
    /// A decision is made from what was found within this time of this machine.
    pub cap: Duration,
    /// How many think at once for seats; advice for people has as many places of its own.
    pub at_once: usize,
}

impl Default for ThinkLimits {
    fn default() -> Self {
        ThinkLimits { budget: None, cap: Duration::from_secs(2), at_once: 1 }
    }
}

/// Where thinking happens.
#[derive(Clone)]
pub struct ComputerPool {
    thinking: ThinkLimits,
    seats: FairQueue,
    people: FairQueue,
    /// One lock for each decision that is thought about for people, with what was found for them.
    decisions: Arc<Mutex<HashMap<Decision, Weak<Thought>>>>,
    /// How many answers each person waits for.
    waiting: Arc<Mutex<HashMap<UserId, usize>>>,
}

/// What is thought about for people: a seat's present decision, or a whole finished game.
type Decision = (TableId, Option<Seat>);

/// What was found, as it is stored, and after how many log entries.
pub type Found = (u32, String);

/// Locked while it is thought.
type Thought = AsyncMutex<Option<Found>>;

impl ComputerPool {
    pub fn new(thinking: ThinkLimits) -> Self {
        let places = || FairQueue::new(thinking.at_once);
        ComputerPool { thinking, seats: places(), people: places(), decisions: Arc::default(), waiting: Arc::default() }
    }

    /// A place to think once as this strength for a seat; others may wait for it.
    pub async fn permit_for_seat(&self, share: Share, strength: Strength) -> Result<ThinkPermit, InternalError> {
        let _waits = Waits::new();
        let place = self.seats.place(share, self.budget(strength)).await?;
        Ok(self.permit(place))
    }

    /// A place to think so many times as this strength for a person who asked for it; no computer player's
    /// decision is in the way.
    pub async fn permit_for_person(
        &self,
        share: Share,
        strength: Strength,
        times: usize,
    ) -> Result<ThinkPermit, InternalError> {
        let times = u64::try_from(times).unwrap_or(u64::MAX);
        let _waits = Waits::new();
        let place = self.people.place(share, self.budget(strength).saturating_mul(times)).await?;
        Ok(self.permit(place))
    }

    /// How many decisions wait for a place.
    pub fn waiting(&self) -> usize {
        self.seats.waiting() + self.people.waiting()
    }

    fn budget(&self, strength: Strength) -> u64 {
        self.thinking.budget.unwrap_or(strength.budget())
    }

    /// Waits until nobody else thinks about this decision: what they find serves all who waited, even where it
    /// cannot be stored.
    pub async fn alone(&self, decision: Decision) -> OwnedMutexGuard<Option<Found>> {
        let lock = {
            let mut decisions = self.decisions.lock().unwrap_or_else(PoisonError::into_inner);
            decisions.retain(|_, lock| lock.strong_count() > 0);
            let lock = decisions.get(&decision).and_then(Weak::upgrade).unwrap_or_default();
            decisions.insert(decision, Arc::downgrade(&lock));
            lock
        };
        lock.lock_owned().await
    }

    /// Counts an answer for which a person waits.
    ///
    /// # Errors
    /// They wait for as many as one person may.
    pub fn count(&self, user: UserId) -> Result<Waiting, Refusal> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let count = waiting.entry(user).or_default();
        if *count >= MOST_WAITING {
            return Err(Refusal::StillThinking);
        }
        *count += 1;
        Ok(Waiting { waiting: Arc::clone(&self.waiting), user })
    }

    fn permit(&self, place: Place) -> ThinkPermit {
        let halvings = (place.behind / CROWD).checked_ilog2().map_or(0, |doubled| doubled + 1).min(3);
        ThinkPermit { searcher: Searcher { thinking: self.thinking, halvings }, place }
    }
}

/// Counted for the monitoring system as long as it lives.
struct Waits;

impl Waits {
    fn new() -> Self {
        monitor::thoughts_waiting(1.0);
        Waits
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        monitor::thoughts_waiting(-1.0);
    }
}

/// An answer for which a person waits.
pub struct Waiting {
    waiting: Arc<Mutex<HashMap<UserId, usize>>>,
    user: UserId,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = waiting.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                waiting.remove(&self.user);
            }
        }
    }
}

/// A place to think, held until it is done.
pub struct ThinkPermit {
    searcher: Searcher,
    place: Place,
}

impl ThinkPermit {
    /// Thinks on a thread that may block.
    pub async fn think<T: Send + 'static>(
        self,
        think: impl FnOnce(Searcher) -> T + Send + 'static,
    ) -> Result<T, InternalError> {
        let ThinkPermit { searcher, place } = self;
        let thought = tokio::task::spawn_blocking(move || {
            let thought = think(searcher);
            drop(place);
            thought
        });
        thought.await.map_err(InternalError::from)
    }
}

/// Somebody who thinks: what they may use of this machine.
pub struct Searcher {
    thinking: ThinkLimits,
    /// How often the budget is halved, since many wait.
    halvings: u32,
}

impl Searcher {
    /// How many steps a decision may play.
    fn budget(&self, strength: Strength) -> u64 {
        self.thinking.budget.unwrap_or(strength.budget()) >> self.halvings
    }

    /// What a computer player would do; `None` if the seat is not to act, or if thinking has failed:
    /// a game must not end by that.
    pub fn advise(&self, position: &dyn Position, seat: Seat, strength: Strength, seed: Seed) -> Option<Advice> {
        let mut ask = Ask::new(strength, seed);
        ask.budget = self.budget(strength);
        let until = Instant::now() + self.thinking.cap;
        // Nothing is changed while thinking, so nothing can be left half done.
        catch_unwind(AssertUnwindSafe(|| position.advise(seat, &ask, &mut || Instant::now() >= until))).unwrap_or(None)
    }

    /// A whole turn: its steps, and why. Where the search has no answer the turn is brought to its end
    /// as shortly as the rules let it.
    pub fn turn(&self, position: &dyn Position, seat: Seat, strength: Strength, seed: Seed) -> Option<ComputerTurn> {
        let mut position = position.fork();
        let before = position.turn();
        let mut rng = Rng::new(seed);
        // The reason of an answer that was the whole turn.
        let mut reason: Option<Phrase> = None;
        let (mut steps, mut answers) = (Vec::new(), 0);
        while position.turn() == before && steps.len() < position.title().max_steps() {
            let advice = self.advise(&*position, seat, strength, rng.seed());
            let best = advice.and_then(|advice| advice.turns.into_iter().next());
            let played = steps.len();
            answers += 1;
            if let Some(best) = best {
                for step in best.steps {
                    // What a deal imagined may not be there.
                    if position.turn() > before || position.play(seat, &step).is_err() {
                        break;
                    }
                    steps.push(step);
                }
                reason = Some(best.reason);
            }
            if steps.len() == played {
                let step = simplest(&*position, seat)?;
                position.play(seat, &step).ok()?;
                steps.push(step);
            }
        }
        let reason = reason.filter(|_| answers == 1).unwrap_or_else(|| position.describe_turn(&steps));
        (position.turn() > before).then(|| ComputerTurn { steps, reason, budget: self.budget(strength) })
    }
}

/// The step which brings a turn nearest to its end.
fn simplest(position: &dyn Position, seat: Seat) -> Option<String> {
    let (legal, passes) = (position.legal(seat), position.title().passes());
    legal.iter().find(|step| passes.contains(&step.as_str())).or(legal.first()).cloned()
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_decision_is_thought_about_once_at_a_time() {
        let pool = ComputerPool::new(ThinkLimits::default());
        let (one, other) = ((TableId(1), Some(Seat::new(0))), (TableId(1), Some(Seat::new(1))));
        let first = pool.alone(one).await;
        assert!(pool.alone(one).now_or_never().is_none());
        assert!(pool.alone(other).now_or_never().is_some(), "another decision waits for nothing");
        drop(first);
        assert!(pool.alone(one).now_or_never().is_some());
        assert!(pool.decisions.lock().unwrap().len() <= 1, "what nobody thinks about is forgotten");
    }

    #[test]
    fn one_person_waits_for_so_many_answers_and_no_more() {
        let pool = ComputerPool::new(ThinkLimits::default());
        let mut waiting: Vec<Waiting> = (0..MOST_WAITING).map(|_| pool.count(UserId(1)).unwrap()).collect();
        assert_eq!(pool.count(UserId(1)).err(), Some(Refusal::StillThinking));
        assert!(pool.count(UserId(2)).is_ok(), "others wait for themselves");
        waiting.pop();
        waiting.push(pool.count(UserId(1)).unwrap());
        assert!(pool.count(UserId(1)).is_err());
        drop(waiting);
        assert!(pool.waiting.lock().unwrap().is_empty());
    }

    #[tokio::test]
    async fn where_many_wait_each_thinks_less() {
        let pool = ComputerPool::new(ThinkLimits { budget: Some(800), ..ThinkLimits::default() });
        let share = Share { guild: None, user: UserId(1) };
        for (behind, budget) in [(0, 800), (7, 800), (8, 400), (15, 400), (16, 200), (32, 100), (900, 100)] {
            let mut place = pool.seats.place(share, 1).await.unwrap();
            place.behind = behind;
            assert_eq!(pool.permit(place).searcher.budget(Strength::Hard), budget, "{behind} wait");
        }
    }
}
