//! The lease: this process's right to write, and its last renewal on the local clock.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::schema::LEASE_MS;

/// Time after a renewal in which the lease needs no confirmation. Far below the wait of another process before it
/// takes over, and above the time between two renewals.
const FRESH: Duration = Duration::from_secs(5);

/// A moment in milliseconds, on a clock that also runs while the machine sleeps.
#[derive(Clone, Copy, Debug)]
pub(super) struct MonotonicTime(u64);

impl MonotonicTime {
    #[cfg(target_os = "linux")]
    pub(super) fn now() -> Self {
        let since_boot = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        // The clock counts from the machine's start, so neither value is negative.
        let seconds = u64::try_from(since_boot.tv_sec).unwrap_or_default();
        let nanos = u64::try_from(since_boot.tv_nsec).unwrap_or_default();
        MonotonicTime(seconds * 1000 + nanos / 1_000_000)
    }

    /// The wall clock runs while the machine sleeps. If someone sets it, the process asks the server once more.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn now() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        MonotonicTime(u64::try_from(since.as_millis()).unwrap_or_default())
    }
}

/// The process's knowledge of its lease without asking the server.
#[derive(Debug)]
pub(super) struct Lease {
    /// The time of the last successful renewal request.
    renewed: AtomicU64,
    /// `true` if the connection has broken since: then another process can take over at any time.
    doubtful: AtomicBool,
}

impl Lease {
    /// Starts a lease granted for a request at this moment.
    pub(super) fn since(asked: MonotonicTime) -> Self {
        Lease { renewed: AtomicU64::new(asked.0), doubtful: AtomicBool::new(false) }
    }

    /// Records a successful renewal requested at this moment.
    pub(super) fn renewed(&self, asked: MonotonicTime) {
        self.renewed.store(asked.0, Ordering::Relaxed);
        self.doubtful.store(false, Ordering::Relaxed);
    }

    /// Records that the connection broke.
    pub(super) fn doubt(&self) {
        self.doubtful.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if no other process can have taken over yet.
    pub(super) fn is_fresh(&self) -> bool {
        !self.doubtful.load(Ordering::Relaxed) && self.age() < FRESH
    }

    /// Returns `true` if the lease ran out, so another process may have taken over.
    pub(super) fn is_over(&self) -> bool {
        self.age() >= Duration::from_millis(LEASE_MS.unsigned_abs())
    }

    fn age(&self) -> Duration {
        Duration::from_millis(MonotonicTime::now().0.saturating_sub(self.renewed.load(Ordering::Relaxed)))
    }
}
