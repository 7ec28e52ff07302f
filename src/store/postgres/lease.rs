//! When this process last renewed its right to write, by its own clock.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::schema::LEASE_MS;

/// After a renewal, how long the right to write needs no confirmation: far less than another process waits before it
/// takes over, and more than the time between two renewals.
const FRESH: Duration = Duration::from_secs(5);

/// A moment in milliseconds of a clock that also runs while the machine sleeps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment(u64);

impl Moment {
    #[cfg(target_os = "linux")]
    pub(super) fn now() -> Self {
        let since_boot = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        // Neither is negative: the clock counts from the machine's start.
        let seconds = u64::try_from(since_boot.tv_sec).unwrap_or_default();
        let nanos = u64::try_from(since_boot.tv_nsec).unwrap_or_default();
        Moment(seconds * 1000 + nanos / 1_000_000)
    }

    /// The calendar's clock runs while the machine sleeps. Where someone sets it, the server is asked once more.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn now() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Moment(u64::try_from(since.as_millis()).unwrap_or_default())
    }
}

/// The right to write, as far as this process knows without asking the server.
#[derive(Debug)]
pub(super) struct Lease {
    /// When the server was last asked to renew it, with success.
    renewed: AtomicU64,
    /// Whether the connection has broken since: then another process can take over at any time.
    doubtful: AtomicBool,
}

impl Lease {
    /// A right that the server gave when it was asked at this moment.
    pub(super) fn since(asked: Moment) -> Self {
        Lease { renewed: AtomicU64::new(asked.0), doubtful: AtomicBool::new(false) }
    }

    /// The server has renewed it, and was asked to at this moment.
    pub(super) fn renewed(&self, asked: Moment) {
        self.renewed.store(asked.0, Ordering::Relaxed);
        self.doubtful.store(false, Ordering::Relaxed);
    }

    /// The connection has broken.
    pub(super) fn doubt(&self) {
        self.doubtful.store(true, Ordering::Relaxed);
    }

    /// Whether no other process can have taken over yet.
    pub(super) fn is_fresh(&self) -> bool {
        !self.doubtful.load(Ordering::Relaxed) && self.age() < FRESH
    }

    /// Whether another process may have taken over because nobody renewed it in time.
    pub(super) fn is_over(&self) -> bool {
        self.age() >= Duration::from_millis(LEASE_MS.unsigned_abs())
    }

    fn age(&self) -> Duration {
        Duration::from_millis(Moment::now().0.saturating_sub(self.renewed.load(Ordering::Relaxed)))
    }
}
