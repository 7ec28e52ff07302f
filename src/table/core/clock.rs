//! Where the time comes from: given to the table, so that tests decide it.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

/// Where time comes from.
pub trait Clock: Send + Sync + 'static {
    /// This moment.
    fn now(&self) -> Timestamp;

    /// Waits until this moment, or until it is noticed that the clock was set back: whoever waits works
    /// out anew for how long. A clock may be set while it is waited for, so it is looked at again from
    /// time to time.
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

/// How long a clock is trusted to go on as it does.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// The clock of this machine, put forward by hand: for the sandbox, where nobody waits for days.
#[derive(Debug, Default)]
pub struct ShiftedClock {
    /// How far, in milliseconds.
    shift: AtomicI64,
    moved: Notify,
}

impl ShiftedClock {
    /// Puts the clock forward.
    pub fn forward(&self, by: Duration) {
        self.shift.fetch_add(i64::try_from(by.as_millis()).unwrap_or(i64::MAX), Ordering::SeqCst);
        self.moved.notify_waiters();
    }

    /// How far it is ahead.
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
                // Registered before the clock is read, so that a move in between is not missed.
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
