//! Players' clocks, as stored and as shown.

use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::preferences::Preferences;

/// The clock of a seat, as stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// The remaining time in milliseconds when the clock last stopped.
    pub left: u64,
    /// The time since which the clock runs; `None` if it is stopped.
    pub since: Option<Timestamp>,
}

/// A clock, as shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    pub seat: Seat,
    pub left: Duration,
    /// The time when a running clock runs out.
    pub until: Option<Timestamp>,
    /// `true` if the game waits for the player, but their quiet hours or vacation pause the clock.
    pub stands: bool,
}

pub(in crate::table) fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

impl SeatClock {
    pub(in crate::table) fn left(self, person: &Preferences, at: Timestamp) -> Duration {
        let used = self.since.map_or(Duration::ZERO, |since| person.awake(since, at));
        Duration::from_millis(self.left).saturating_sub(used)
    }

    /// Subtracts the time used until now. A running clock keeps running.
    pub(in crate::table) fn settle(&mut self, person: &Preferences, at: Timestamp) {
        self.left = millis(self.left(person, at));
        self.since = self.since.map(|_| at);
    }

    pub(in crate::table) fn runs_out(self, person: &Preferences) -> Option<Timestamp> {
        Some(person.after_awake(self.since?, Duration::from_millis(self.left)))
    }
}
