//! Discord's rate limits.
//!
//! The bot doesn't send a request that would exceed a limit. Discord counts by method, path and the channel, server
//! or webhook in the path. Other identifiers in a path don't matter.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use reqwest::Method;
use reqwest::header::HeaderMap;

/// The end of the wait for each limit.
#[derive(Default)]
pub struct RateLimits {
    until: Mutex<HashMap<String, Instant>>,
}

const GLOBAL: &str = "";

impl RateLimits {
    /// Returns the time that a request has to wait, if it must.
    pub fn wait(&self, now: Instant, method: &Method, path: &str) -> Option<Duration> {
        let until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        let key = key(method, path);
        let waits = [GLOBAL, &key].into_iter().filter_map(|key| until.get(key));
        waits.max().and_then(|until| until.checked_duration_since(now)).filter(|wait| !wait.is_zero())
    }

    /// Records the limits in a reply: the remaining requests, or the wait after one too many.
    pub fn learn(&self, now: Instant, method: &Method, path: &str, headers: &HeaderMap, refused: Option<Duration>) {
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let exhausted = header("x-ratelimit-remaining") == Some("0");
        let reset = header("x-ratelimit-reset-after").and_then(seconds).filter(|_| exhausted);
        let Some(pause) = refused.or(reset) else { return };
        let global = refused.is_some() && header("x-ratelimit-global") == Some("true");
        let key = if global { GLOBAL.to_owned() } else { key(method, path) };
        let mut until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        until.retain(|_, until| *until > now);
        until.insert(key, now + pause);
    }
}

/// Parses a header with a number of seconds.
pub fn seconds(text: &str) -> Option<Duration> {
    text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
}

/// Returns the key of the limit for a request, such as `PATCH channels/5/messages/*`.
fn key(method: &Method, path: &str) -> String {
    let mut key = method.to_string();
    let path = path.split('?').next().unwrap_or_default();
    for (index, part) in path.trim_start_matches('/').split('/').enumerate() {
        let minor = index > 1 && part.bytes().all(|byte| byte.is_ascii_digit());
        key.push('/');
        key.push_str(if minor { "*" } else { part });
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn the_last_request_of_a_window_makes_the_next_wait() {
        let (limits, now, pause) = (RateLimits::default(), Instant::now(), Duration::from_millis(1500));
        let remaining = |left| headers(&[("x-ratelimit-remaining", left), ("x-ratelimit-reset-after", "1.5")]);
        limits.learn(now, &Method::PATCH, "/channels/5/messages/1", &remaining("1"), None);
        assert_eq!(limits.wait(now, &Method::PATCH, "/channels/5/messages/2"), None);
        limits.learn(now, &Method::PATCH, "/channels/5/messages/1", &remaining("0"), None);
        assert_eq!(limits.wait(now, &Method::PATCH, "/channels/5/messages/2"), Some(pause));
        assert_eq!(limits.wait(now, &Method::POST, "/channels/5/messages"), None);
        assert_eq!(limits.wait(now, &Method::PATCH, "/channels/6/messages/2"), None);
        assert_eq!(limits.wait(now + pause, &Method::PATCH, "/channels/5/messages/2"), None);
    }

    #[test]
    fn a_limit_for_everything_is_kept_by_everything() {
        let (limits, now, pause) = (RateLimits::default(), Instant::now(), Duration::from_secs(3));
        limits.learn(now, &Method::GET, "/users/@me", &headers(&[("x-ratelimit-global", "true")]), Some(pause));
        assert_eq!(limits.wait(now, &Method::POST, "/channels/5/messages"), Some(pause));
    }
}
