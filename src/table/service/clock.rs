//! The sources of time and randomness of this machine, passed in so that tests control them.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

use crate::engine::Seed;
use crate::table::rules::entropy::{Entropy, EntropyError};

/// A source of time.
pub trait Clock: Send + Sync + 'static {
    /// The current time.
    fn now(&self) -> Timestamp;

    /// Waits until this moment, or until the clock is set back, so that callers can recompute their wait. The system
    /// clock can change during the wait, so the method checks it regularly.
    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            let mut last = self.now();
            loop {
                let now = self.now();
                let left = Duration::try_from(at.duration_since(now)).unwrap_or_default();
                if left.is_zero() || now < last {
                    return;
                }
                last = now;
                tokio::time::sleep(left.min(LOOK_AGAIN)).await;
            }
        })
    }
}

/// Interval between clock checks during a wait, since someone could set the clock.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// The operating system's generator of random numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsEntropy;

impl Entropy for OsEntropy {
    fn seed(&self) -> Result<Seed, EntropyError> {
        Ok(Seed::new(getrandom::u64()?))
    }
}

/// The clock of this machine plus an offset. The sandbox uses it to skip days.
#[derive(Debug, Default)]
pub struct ShiftedClock {
    /// The offset in milliseconds.
    shift: AtomicI64,
    moved: Notify,
}

impl ShiftedClock {
    /// Puts the clock forward.
    pub fn forward(&self, by: Duration) {
        self.shift.fetch_add(i64::try_from(by.as_millis()).unwrap_or(i64::MAX), Ordering::SeqCst);
        self.moved.notify_waiters();
    }

    /// The offset.
    pub fn ahead(&self) -> Duration {
        Duration::from_millis(self.shift.load(Ordering::SeqCst).max(0).unsigned_abs())
    }
}

impl Clock for ShiftedClock {
    fn now(&self) -> Timestamp {
        let shift = SignedDuration::from_millis(self.shift.load(Ordering::SeqCst));
        Timestamp::now().checked_add(shift).unwrap_or(Timestamp::MAX)
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            loop {
                let mut moved = std::pin::pin!(self.moved.notified());
                // Registered before the clock is read, so that a change in between isn't missed.
                moved.as_mut().enable();
                let left = Duration::try_from(at.duration_since(self.now())).unwrap_or_default();
                if left.is_zero() {
                    return;
                }
                tokio::select! {
                    () = moved => {}
                    () = tokio::time::sleep(left.min(LOOK_AGAIN)) => {}
                }
            }
        })
    }
}
