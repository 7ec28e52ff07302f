//! Limits on new connections to the gateway.

use std::time::Duration;

use serde_json::Value;

/// Discord's limits on new connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionStarts {
    /// The connections left until the reset.
    pub remaining: u64,
    /// The connections allowed per day.
    pub total: u64,
    /// The time until the reset.
    pub reset_after: Duration,
    /// The connections that may start within five seconds.
    pub at_once: u16,
}

impl SessionStarts {
    /// Reads Discord's reply about the gateway. Returns `None` if a field is missing.
    pub(super) fn of(gateway: &Value) -> Option<Self> {
        let limit = &gateway["session_start_limit"];
        Some(SessionStarts {
            remaining: limit["remaining"].as_u64()?,
            total: limit["total"].as_u64()?,
            reset_after: Duration::from_millis(limit["reset_after"].as_u64()?),
            at_once: limit["max_concurrency"].as_u64()?.try_into().ok()?,
        })
    }
}
