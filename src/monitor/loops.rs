//! Background loops that run as long as the bot. A loop that ends early would leave a part of the bot silent, so its end
//! is reported.

use std::future::Future;
use std::sync::{Arc, OnceLock};

use futures::FutureExt;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Loops that belong together.
#[derive(Clone)]
pub struct Loops {
    tracker: TaskTracker,
    /// Canceled when the loops may end.
    closing: CancellationToken,
    broken: CancellationToken,
    /// The first loop that ended early.
    name: Arc<OnceLock<&'static str>>,
}

impl Loops {
    /// Creates an empty group. Its loops have to end after `closing` is canceled, and not before.
    pub fn new(closing: CancellationToken) -> Self {
        Loops { tracker: TaskTracker::new(), closing, broken: CancellationToken::new(), name: Arc::default() }
    }

    /// Starts a loop and watches it.
    pub fn spawn(&self, name: &'static str, work: impl Future<Output = ()> + Send + 'static) {
        let running = tokio::spawn(work.boxed());
        let this = self.clone();
        self.tracker.spawn(async move {
            let ended = running.await;
            if !this.closing.is_cancelled() {
                let panicked = ended.is_err();
                tracing::error!(panicked, "{name} ended unexpectedly");
                // Only the first one is reported.
                let _ = this.name.set(name);
                this.broken.cancel();
            }
        });
    }

    /// Waits until a loop ends early. Returns its name.
    pub async fn first_broken(&self) -> &'static str {
        self.broken.cancelled().await;
        self.broken_name().unwrap_or_default()
    }

    /// Returns the name of the first loop that ended early.
    pub fn broken_name(&self) -> Option<&'static str> {
        self.name.get().copied()
    }

    /// Waits for the end of all loops.
    pub async fn finished(&self) {
        self.tracker.close();
        self.tracker.wait().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_loop_that_panics_is_reported() {
        let closing = CancellationToken::new();
        let loops = Loops::new(closing.clone());
        loops.spawn("waiting", closing.clone().cancelled_owned());
        loops.spawn("failing", async { panic!("on purpose") });
        assert_eq!(loops.first_broken().await, "failing");
        closing.cancel();
        loops.finished().await;
    }

    #[tokio::test]
    async fn a_loop_that_returns_early_is_reported() {
        let loops = Loops::new(CancellationToken::new());
        loops.spawn("short", async {});
        assert_eq!(loops.first_broken().await, "short");
    }

    #[tokio::test]
    async fn a_loop_may_end_at_closing() {
        let closing = CancellationToken::new();
        let loops = Loops::new(closing.clone());
        loops.spawn("waiting", closing.clone().cancelled_owned());
        closing.cancel();
        loops.finished().await;
        assert_eq!(loops.broken_name(), None);
    }
}
