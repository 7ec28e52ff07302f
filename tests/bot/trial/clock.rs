//! The clock of a trial: real time, and the time shown by the bot's machine.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use daykeeper::table::Clock;
use jiff::Timestamp;

/// A clock that moves only on request.
pub struct TrialClock {
    /// Real time, as on Discord's clock, in milliseconds since 1970.
    truth: AtomicI64,
    /// Milliseconds by which the machine's clock is ahead.
    ahead: AtomicI64,
    /// The initial time of the monotonic clock.
    began: (Instant, i64),
}

impl TrialClock {
    pub fn new(at: Timestamp) -> Arc<Self> {
        let now = at.as_millisecond();
        Arc::new(TrialClock { truth: now.into(), ahead: 0.into(), began: (Instant::now(), now) })
    }

    pub fn truth(&self) -> i64 {
        self.truth.load(Ordering::SeqCst)
    }

    /// Advances the time.
    pub fn pass(&self, millis: i64) {
        self.truth.fetch_add(millis.max(0), Ordering::SeqCst);
    }

    /// Advances the time until the machine's clock shows `at`.
    pub fn pass_until(&self, at: Timestamp) {
        self.pass(at.as_millisecond() - self.now().as_millisecond());
    }

    /// Sets the machine's clock ahead of real time, or behind it if negative.
    pub fn set_ahead(&self, millis: i64) {
        self.ahead.store(millis, Ordering::SeqCst);
    }

    pub fn instant(&self) -> Instant {
        let (instant, then) = self.began;
        instant + Duration::from_millis(u64::try_from(self.truth() - then).unwrap())
    }
}

impl Clock for TrialClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_millisecond(self.truth() + self.ahead.load(Ordering::SeqCst)).unwrap()
    }

    fn sleep_until(&self, _at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        // Trials never sleep: the world runs due work when it moves the clock.
        Box::pin(std::future::pending())
    }
}
