//! Pauses between attempts.

use std::time::Duration;

/// Pauses that double each time, up to a minute.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    next: Duration,
}

impl Backoff {
    /// The longest pause.
    pub const MAX: Duration = Duration::from_secs(60);

    /// Pauses that begin with this one.
    pub fn from(first: Duration) -> Self {
        Backoff { next: first }
    }

    /// The next pause.
    pub fn pause(&mut self) -> Duration {
        let pause = self.next;
        self.next = (pause * 2).min(Self::MAX);
        pause
    }
}
