//! Rate limits: the number of requests of one kind in a time window.

use super::state::World;

/// Above this number, expired buckets are dropped: every interaction has a separate bucket.
const BUCKETS_KEPT: usize = 4096;

/// The rate limit information in an answer.
pub(crate) struct Allowance {
    /// Requests per window.
    pub limit: u32,
    /// Requests left in this window.
    pub remaining: u32,
    /// Seconds until the window ends.
    pub reset_after: f64,
    /// End of the window in seconds since 1970.
    pub reset: f64,
}

impl World {
    /// Counts a request in its bucket.
    ///
    /// # Errors
    /// The seconds to wait if the bucket is used up.
    pub fn charge(&mut self, bucket: &str) -> Result<Allowance, f64> {
        let (limit, now) = (self.config.rate_limit, self.config.clock.now());
        if self.buckets.len() >= BUCKETS_KEPT {
            self.buckets.retain(|_, (_, began)| now - *began < limit.window);
        }
        let (used, began) = self.buckets.entry(bucket.to_owned()).or_insert((0, now));
        if now - *began >= limit.window {
            (*used, *began) = (0, now);
        }
        let reset_after = limit.window.saturating_sub(now - *began).as_secs_f64();
        if *used >= limit.requests {
            return Err(reset_after);
        }
        *used += 1;
        #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 are far below 2^53")]
        let reset = self.config.clock.now_ms() as f64 / 1000.0 + reset_after;
        Ok(Allowance { limit: limit.requests, remaining: limit.requests - *used, reset_after, reset })
    }
}
