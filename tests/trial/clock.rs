//! Time, as it is and as the bot's machine shows it.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use daykeeper::table::Clock;
use jiff::Timestamp;

/// A clock that stands until it is moved.
pub struct TrialClock {
    /// Milliseconds since 1970, as Discord's clock shows them.
    truth: AtomicI64,
    /// How many milliseconds the machine's clock is ahead.
    ahead: AtomicI64,
    /// What clocks that cannot be set showed in the beginning.
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

    /// Time goes by.
    pub fn pass(&self, millis: i64) {
        self.truth.fetch_add(millis.max(0), Ordering::SeqCst);
    }

    /// Time goes by until the machine's clock shows this.
    pub fn pass_until(&self, at: Timestamp) {
        self.pass(at.as_millisecond() - self.now().as_millisecond());
    }

    /// The machine's clock is set: so much ahead of the truth, or behind it.
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
        // Nothing sleeps in a trial: the world does what is due when it moves the clock.
        Box::pin(std::future::pending())
    }
}
