//! How often the bot may connect anew.

use std::time::Duration;

use serde_json::Value;

/// How often the bot may still connect anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionStarts {
    /// Until the limit is reset.
    pub remaining: u64,
    /// In a day.
    pub total: u64,
    /// How soon the limit is reset.
    pub reset_after: Duration,
    /// How many connections may begin within five seconds.
    pub at_once: u16,
}

impl SessionStarts {
    /// From Discord's answer about the gateway; nothing where it does not say.
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
