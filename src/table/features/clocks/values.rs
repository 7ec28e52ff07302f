//! Players' clocks as they are stored and shown.

use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use crate::table::features::preferences::values::Preferences;

/// The clock of a seat as stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// Time left, in milliseconds, when it last stood still.
    pub left: u64,
    /// Since when it runs.
    pub since: Option<Timestamp>,
}

/// A clock as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Whose.
    pub seat: Seat,
    /// How much is left.
    pub left: Duration,
    /// When it will have run out, if it runs.
    pub until: Option<Timestamp>,
    /// Whether it runs, but stands now since its player rests.
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

    /// Takes off what was used until now. It goes on running if it ran.
    pub(in crate::table) fn settle(&mut self, person: &Preferences, at: Timestamp) {
        self.left = millis(self.left(person, at));
        self.since = self.since.map(|_| at);
    }

    pub(in crate::table) fn runs_out(self, person: &Preferences) -> Option<Timestamp> {
        Some(person.after_awake(self.since?, Duration::from_millis(self.left)))
    }
}
