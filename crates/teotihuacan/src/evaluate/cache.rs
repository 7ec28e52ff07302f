//! Results that the evaluation reuses between positions.

use super::super::state::State;
use super::clock::CalendarValues;
use super::weights::Weights;
use engine::Seat;
use game_kit::evaluate::SlotCache;

/// Number of cached clocks. A search meets few moments of the calendar.
const CLOCKS: usize = 64;

/// Values that depend only on the calendar and the weights, by moment.
pub struct Cache(SlotCache<1, CalendarValues>);

impl Default for Cache {
    fn default() -> Self {
        Cache(SlotCache::new(CLOCKS))
    }
}

impl ai::Cache for Cache {
    fn clear(&mut self) {
        self.0.clear();
    }
}

impl Cache {
    pub(super) fn clock(&mut self, state: &State, seat: Seat, weights: &Weights) -> &CalendarValues {
        self.0.find_or([CalendarValues::key(state, seat)], || CalendarValues::new(state, seat, weights))
    }
}
