//! Retries of requests to Discord.

use std::future::Future;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::table::Backoff;

use super::RestError;

/// The longest pause between two attempts.
const LONGEST: Duration = Duration::from_secs(60);
/// Discord sometimes refuses a valid token for a moment. A token is wrong if Discord refuses it this long.
const WRONG_TOKEN_AFTER: Duration = Duration::from_secs(60);

/// Retries until the request succeeds, Discord refuses it, or the time is up.
pub async fn retry_transient<F: Future<Output = Result<(), RestError>>>(
    within: Duration,
    first_pause: Duration,
    request: impl Fn() -> F,
) -> Result<(), RestError> {
    let end = Instant::now() + within;
    let backoff = Backoff::new(first_pause, LONGEST);
    let mut failed = 0;
    loop {
        let Err(error) = request().await else { return Ok(()) };
        let pause = backoff.wait(failed).max(error.retry_after().unwrap_or_default());
        failed += 1;
        if !error.passes() || Instant::now() + pause >= end {
            return Err(error);
        }
        sleep(pause).await;
    }
}

/// Retries until the request succeeds, or Discord refuses it, or refuses the token for a minute. For requests that the
/// program needs to run.
///
/// # Errors
/// Discord refused the request or the token.
pub async fn retry_forever<T, F: Future<Output = Result<T, RestError>>>(
    what: &str,
    request: impl Fn() -> F,
) -> Result<T, RestError> {
    let backoff = Backoff::new(Duration::from_millis(500), LONGEST);
    let mut failed = 0;
    let mut unauthorized: Option<Instant> = None;
    loop {
        match request().await {
            Ok(value) => return Ok(value),
            Err(error) if !error.passes() => return Err(error),
            Err(error) => {
                unauthorized = match error {
                    RestError::Unauthorized => unauthorized.or_else(|| Some(Instant::now())),
                    _ => None,
                };
                if unauthorized.is_some_and(|since| since.elapsed() >= WRONG_TOKEN_AFTER) {
                    return Err(error);
                }
                let pause = backoff.wait(failed).max(error.retry_after().unwrap_or_default());
                failed += 1;
                tracing::warn!("{what} failed: {error}. Retrying in {:.1} s", pause.as_secs_f32());
                sleep(pause).await;
            }
        }
    }
}
