//! Waits between the attempts of a failed action.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

/// Waits that double with each failed attempt, up to a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
}

impl Backoff {
    /// Creates waits from `first` up to `longest`.
    pub const fn new(first: Duration, longest: Duration) -> Self {
        Backoff { first, longest }
    }

    /// Returns the wait after attempt number `failed + 1` has failed.
    pub fn wait(self, failed: u32) -> Duration {
        self.first.saturating_mul(2_u32.saturating_pow(failed)).min(self.longest)
    }

    /// Returns the moment of the next attempt, after attempt number `failed + 1` has failed.
    pub fn next(self, now: Timestamp, failed: u32) -> Timestamp {
        after(now, self.wait(failed))
    }
}

/// Returns the moment this long after another, or the last possible one if that would be later.
pub fn after(at: Timestamp, wait: Duration) -> Timestamp {
    let wait = SignedDuration::try_from(wait).unwrap_or(SignedDuration::MAX);
    at.checked_add(wait).unwrap_or(Timestamp::MAX)
}
