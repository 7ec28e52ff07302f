//! The sandbox's clock. It controls deadlines, tokens, nonces and rate limits.

use std::time::{Duration, Instant};

use tokio::sync::watch;

/// A clock. Clones show the same time.
#[derive(Debug, Clone)]
pub struct WorldClock {
    started: Instant,
    started_ms: i64,
    /// `true` if time passes without [`WorldClock::advance`].
    runs: bool,
    added: watch::Sender<Duration>,
}

impl WorldClock {
    /// Creates a clock that follows the machine's clock.
    pub fn system() -> Self {
        Self::new(true)
    }

    /// Creates a clock that only moves on [`advance`](Self::advance), so that tests don't depend on the machine's
    /// speed.
    pub fn manual() -> Self {
        Self::new(false)
    }

    fn new(runs: bool) -> Self {
        let started_ms = jiff::Timestamp::now().as_millisecond();
        Self { started: Instant::now(), started_ms, runs, added: watch::Sender::new(Duration::ZERO) }
    }

    /// Time since the clock's creation. It never decreases.
    pub fn now(&self) -> Duration {
        let passed = if self.runs { self.started.elapsed() } else { Duration::ZERO };
        passed + *self.added.borrow()
    }

    /// Milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> i64 {
        let added = i64::try_from(self.added.borrow().as_millis()).unwrap_or(i64::MAX);
        let base = if self.runs { jiff::Timestamp::now().as_millisecond() } else { self.started_ms };
        base.saturating_add(added)
    }

    /// Total time by which the clock was advanced.
    pub fn offset(&self) -> Duration {
        *self.added.borrow()
    }

    pub fn advance(&self, span: Duration) {
        self.added.send_modify(|added| *added += span);
    }

    /// Waits until [`now`](Self::now) reaches a time.
    pub async fn sleep_until(&self, time: Duration) {
        let mut added = self.added.subscribe();
        loop {
            added.mark_unchanged();
            let left = time.saturating_sub(self.now());
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(left), if self.runs => {}
                // This clock owns the sender, so the receiver never closes.
                _ = added.changed() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_manual_clock_moves_only_on_command() {
        let clock = WorldClock::manual();
        let (hour, began) = (Duration::from_secs(3600), clock.now_ms());
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.sleep_until(hour).await }
        });
        clock.advance(hour / 2);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.advance(hour / 2);
        waiting.await.unwrap();
        assert_eq!((clock.now(), clock.now_ms() - began), (hour, 3_600_000));
    }
}
