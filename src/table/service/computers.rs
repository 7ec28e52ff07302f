//! The pool of computer players' searches: on separate threads, few at a time, and never while a game is locked.
//!
//! A decision depends only on the seat's own view, a seed from the game's seed and the length of its log, and a budget
//! of steps. A game therefore replays from its record. The elapsed time is only an upper limit.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use crate::ai::{Advice, Ask, Strength};
use crate::engine::{Phrase, Rng, Seat, Seed};
use crate::games::look_back::Chances;
use crate::games::turning_points::{Costly, FinishedTurn};
use crate::games::{Plan, Position, look_back};
use crate::monitor;

use super::error::InternalError;
use super::fair::{FairQueue, FairShare, QueuePlace};
use crate::table::rules::computer::ComputerTurn;
use crate::table::values::{EarlyHints, Hints, Refusal, TableId, UserId};

/// Number of waiting searches at which each search gets half of its budget. At twice the number it gets a quarter, then
/// an eighth, but not less.
const CROWD: usize = 8;

/// Number of reasons of turns in memory at which all are dropped, to limit the memory.
const MOST_REASONS: usize = 2_000;

/// Maximum number of replies that one person can wait for.
const MOST_WAITING: usize = 3;

/// Limits for the searches of computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkLimits {
    /// Steps per decision, instead of the number for each strength.
    pub budget: Option<u64>,
    /// Maximum time per decision. The search then returns its best result so far.
    pub cap: Duration,
    /// Number of parallel searches for seats. Hints for people have the same number of separate places.
    pub at_once: usize,
    /// `true` to look back at a game as soon as it ends, `false` to wait until someone asks.
    pub look_back: bool,
}

impl Default for ThinkLimits {
    fn default() -> Self {
        ThinkLimits { budget: None, cap: Duration::from_secs(2), at_once: 1, look_back: true }
    }
}

/// The pool of searches.
#[derive(Clone)]
pub struct ComputerPool {
    thinking: ThinkLimits,
    seats: FairQueue,
    people: FairQueue,
    /// One lock for each decision that people ask about, with the result.
    decisions: Arc<Mutex<HashMap<Decision, Weak<Thought>>>>,
    /// The number of replies that each person waits for.
    waiting: Arc<Mutex<HashMap<UserId, usize>>>,
    /// The proved reasons of computer players' turns. `None` if nothing is proved.
    reasons: Arc<Mutex<HashMap<TurnEntry, Option<Phrase>>>>,
}

/// A turn as a game and its log entry.
type TurnEntry = (TableId, u32);

/// The subject of a person's request: a seat's current decision.
type Decision = (TableId, Seat);

/// The result in its stored form, and the number of log entries that it is based on.
pub type StoredResult = (u32, String);

/// The lock for a search, with its result.
type Thought = AsyncMutex<Option<StoredResult>>;

impl ComputerPool {
    pub fn new(thinking: ThinkLimits) -> Self {
        let places = || FairQueue::new(thinking.at_once);
        ComputerPool {
            thinking,
            seats: places(),
            people: places(),
            decisions: Arc::default(),
            waiting: Arc::default(),
            reasons: Arc::default(),
        }
    }

    /// Waits for a place to search once for a seat.
    pub async fn permit_for_seat(&self, share: FairShare, strength: Strength) -> Result<ThinkPermit, InternalError> {
        let _waits = Waits::new();
        let place = self.seats.place(share, self.budget(strength)).await?;
        Ok(self.permit(place))
    }

    /// Waits for a place to search `times` times for a person. Such places are separate from those for seats, so
    /// computer players' decisions don't delay them.
    pub async fn permit_for_person(
        &self,
        share: FairShare,
        strength: Strength,
        times: usize,
    ) -> Result<ThinkPermit, InternalError> {
        let times = u64::try_from(times).unwrap_or(u64::MAX);
        let _waits = Waits::new();
        let place = self.people.place(share, self.budget(strength).saturating_mul(times)).await?;
        Ok(self.permit(place))
    }

    /// The number of waiting searches.
    pub fn waiting(&self) -> usize {
        self.seats.waiting() + self.people.waiting()
    }

    /// Returns `true` if each search gets only a part of its budget, because many wait.
    pub fn is_crowded(&self) -> bool {
        self.waiting() >= CROWD
    }

    /// Returns `true` if the look back at a game begins without a request.
    pub fn looks_back(&self) -> bool {
        self.thinking.look_back
    }

    fn budget(&self, strength: Strength) -> u64 {
        self.thinking.budget.unwrap_or(strength.budget())
    }

    /// The known reason of a turn: `Some(None)` if nothing is proved.
    pub fn reason(&self, turn: TurnEntry) -> Option<Option<Phrase>> {
        self.reasons.lock().unwrap_or_else(PoisonError::into_inner).get(&turn).cloned()
    }

    pub fn keep_reason(&self, turn: TurnEntry, reason: Option<Phrase>) {
        let mut reasons = self.reasons.lock().unwrap_or_else(PoisonError::into_inner);
        if reasons.len() >= MOST_REASONS {
            reasons.clear();
        }
        reasons.insert(turn, reason);
    }

    /// Waits until no other search for this decision is running. All waiting callers share its result, even if it can't
    /// be stored.
    pub async fn lock_decision(&self, decision: Decision) -> OwnedMutexGuard<Option<StoredResult>> {
        let lock = {
            let mut decisions = self.decisions.lock().unwrap_or_else(PoisonError::into_inner);
            decisions.retain(|_, lock| lock.strong_count() > 0);
            let lock = decisions.get(&decision).and_then(Weak::upgrade).unwrap_or_default();
            decisions.insert(decision, Arc::downgrade(&lock));
            lock
        };
        lock.lock_owned().await
    }

    /// Counts a reply that a person waits for.
    ///
    /// # Errors
    /// The person already waits for the maximum number.
    pub fn count(&self, user: UserId) -> Result<Waiting, Refusal> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let count = waiting.entry(user).or_default();
        if *count >= MOST_WAITING {
            return Err(Refusal::StillThinking);
        }
        *count += 1;
        Ok(Waiting { waiting: Arc::clone(&self.waiting), user })
    }

    fn permit(&self, place: QueuePlace) -> ThinkPermit {
        let halvings = (place.behind / CROWD).checked_ilog2().map_or(0, |doubled| doubled + 1).min(3);
        ThinkPermit { searcher: PooledSearcher { thinking: self.thinking, halvings }, place }
    }
}

/// Counts as waiting in the metrics while it exists.
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

/// A reply that a person waits for.
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

/// A place for a search, kept until the search is done.
pub struct ThinkPermit {
    searcher: PooledSearcher,
    place: QueuePlace,
}

impl ThinkPermit {
    /// Searches the plans of a hint, best first. `early` gets the hint before their reasons are proved.
    pub async fn hints(
        self,
        hints: Hints,
        (strength, seed): (Strength, Seed),
        early: EarlyHints,
    ) -> Result<Vec<Plan>, InternalError> {
        let think = move |searcher: PooledSearcher| {
            // No one receives the early hint if the request has ended.
            let mut tell = |plans: &[Plan]| drop(early.try_send(Hints { plans: plans.to_vec(), ..hints.clone() }));
            searcher.hints(&*hints.position, hints.seat, strength, seed, &mut tell)
        };
        self.think(think).await
    }

    /// Runs the search on a thread that may block.
    pub async fn think<T: Send + 'static>(
        self,
        think: impl FnOnce(PooledSearcher) -> T + Send + 'static,
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

/// A search within the limits of the pool.
pub struct PooledSearcher {
    thinking: ThinkLimits,
    /// The number of times that the budget is halved because of waiting searches.
    halvings: u32,
}

impl PooledSearcher {
    /// The number of steps for a decision.
    fn budget(&self, strength: Strength) -> u64 {
        self.thinking.budget.unwrap_or(strength.budget()) >> self.halvings
    }

    /// The choice of a computer player. `None` if the seat must not act.
    pub fn advise(&self, position: &dyn Position, seat: Seat, strength: Strength, seed: Seed) -> Option<Advice> {
        let mut ask = Ask::new(strength, seed);
        ask.budget = self.budget(strength);
        let until = Instant::now() + self.thinking.cap;
        catch_panic(|| position.coach().advise(seat, &ask, &mut || Instant::now() >= until))
    }

    /// The plans of a hint, best first. Empty if the seat must not act. `early` gets them before their reasons are
    /// proved.
    pub fn hints(
        &self,
        position: &dyn Position,
        seat: Seat,
        strength: Strength,
        seed: Seed,
        early: &mut dyn FnMut(&[Plan]),
    ) -> Vec<Plan> {
        let ask = Ask { strength, seed, budget: self.budget(strength) };
        let until = Instant::now() + self.thinking.cap;
        let plans = catch_panic(|| position.coach().plans(seat, &ask, &mut || Instant::now() >= until, early));
        plans.map(|found| found.plans).unwrap_or_default()
    }

    /// The expected points that a turn lost, in hundredths, by a small search.
    pub fn scan(&self, turn: &FinishedTurn<'_>, strength: Strength, seed: Seed) -> u32 {
        let ask = Ask { strength, seed, budget: self.budget(strength) };
        let until = Instant::now() + self.thinking.cap;
        catch_panic(|| Some(turn.scan(&ask, &mut || Instant::now() >= until))).unwrap_or(0)
    }

    /// The better turn, if a large search confirms that a turn lost points.
    pub fn check(&self, turn: &FinishedTurn<'_>, strength: Strength, seed: Seed) -> Option<Costly> {
        let ask = Ask { strength, seed, budget: self.budget(strength) };
        let until = Instant::now() + self.thinking.cap;
        catch_panic(|| turn.check(&ask, &mut || Instant::now() >= until))
    }

    /// The chance of each seat to win. Empty if the search fails.
    pub fn chances(&self, position: &dyn Position, seed: Seed) -> Chances {
        catch_panic(|| Some(look_back::chances(position, seed))).unwrap_or_default()
    }

    /// The comment on a turn, compared with the first plan of its hint.
    pub fn comment(
        &self,
        before: &dyn Position,
        seat: Seat,
        seed: Seed,
        best: &Plan,
        steps: &[String],
    ) -> Option<Phrase> {
        catch_panic(|| before.coach().comment(seat, seed, best, steps))
    }

    /// The proved reason for a turn.
    pub fn reason(&self, before: &dyn Position, seat: Seat, seed: Seed, steps: &[String]) -> Option<Phrase> {
        catch_panic(|| before.coach().reason(seat, seed, steps))
    }

    /// Searches a whole turn. If the search has no result, plays the shortest legal way to the end of the turn.
    pub fn turn(&self, position: &dyn Position, seat: Seat, strength: Strength, seed: Seed) -> Option<ComputerTurn> {
        let mut position = position.fork();
        let before = position.turn();
        let mut rng = Rng::new(seed);
        let mut steps = Vec::new();
        while position.turn() == before && steps.len() < position.title().max_steps() {
            let advice = self.advise(&*position, seat, strength, rng.seed());
            let best = advice.and_then(|advice| advice.turns.into_iter().next());
            let played = steps.len();
            if let Some(best) = best {
                for step in best.steps {
                    // The search may have imagined components that are not on the real table.
                    if position.turn() > before || position.play(seat, &step).is_err() {
                        break;
                    }
                    steps.push(step);
                }
            }
            if steps.len() == played {
                let step = simplest(&*position, seat)?;
                position.play(seat, &step).ok()?;
                steps.push(step);
            }
        }
        (position.turn() > before).then(|| ComputerTurn { steps, budget: self.budget(strength) })
    }
}

/// The result of a search, or `None` if it panics: a game must survive that. The search changes nothing outside, so a
/// panic leaves nothing half done.
fn catch_panic<T>(think: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(think)).unwrap_or(None)
}

/// The step that ends a turn fastest.
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
        let (one, other) = ((TableId(1), Seat::new(0)), (TableId(1), Seat::new(1)));
        let first = pool.lock_decision(one).await;
        assert!(pool.lock_decision(one).now_or_never().is_none());
        assert!(pool.lock_decision(other).now_or_never().is_some(), "another decision waits for nothing");
        drop(first);
        assert!(pool.lock_decision(one).now_or_never().is_some());
        assert!(pool.decisions.lock().unwrap().len() <= 1, "what nobody thinks about is forgotten");
    }

    #[test]
    fn one_person_waits_for_a_limited_number_of_answers() {
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
    async fn searches_get_shorter_when_many_wait() {
        let pool = ComputerPool::new(ThinkLimits { budget: Some(800), ..ThinkLimits::default() });
        let share = FairShare { guild: None, user: UserId(1) };
        for (behind, budget) in [(0, 800), (7, 800), (8, 400), (15, 400), (16, 200), (32, 100), (900, 100)] {
            let mut place = pool.seats.place(share, 1).await.unwrap();
            place.behind = behind;
            assert_eq!(pool.permit(place).searcher.budget(Strength::Hard), budget, "{behind} wait");
        }
    }
}
