//! How long to wait before something that failed is tried again.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

/// Waits that double with each attempt that failed, up to a longest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
}

impl Backoff {
    /// Waits from `first` up to `longest`.
    pub const fn new(first: Duration, longest: Duration) -> Self {
        Backoff { first, longest }
    }

    /// The wait after one attempt more than `failed` has failed.
    pub fn wait(self, failed: u32) -> Duration {
        self.first.saturating_mul(2_u32.saturating_pow(failed)).min(self.longest)
    }

    /// The moment after that wait.
    pub fn next(self, now: Timestamp, failed: u32) -> Timestamp {
        after(now, self.wait(failed))
    }
}

/// The moment so long after another; the last one there is, where that is later.
pub fn after(at: Timestamp, wait: Duration) -> Timestamp {
    let wait = SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX);
    at.checked_add(wait).unwrap_or(Timestamp::MAX)
}
