//! What the evaluation keeps between positions.

use std::cell::Cell;

use super::super::data::data;
use super::super::state::State;
use super::clock::Clock;
use super::weights::Weights;

use crate::ai::{self, place};
use crate::engine::Seat;

/// Places for clocks: a search looks at few moments of the calendar.
const CLOCKS: usize = 64;
/// Places for pyramids.
const PYRAMIDS: usize = 128;
/// More spaces than a pyramid has.
const NEVER: u32 = u32::MAX;

/// What was found before, each by all that it was found from. What comes later takes the place of
/// what was there.
#[derive(Default)]
pub struct Memory {
    pub(super) clocks: Clocks,
    pub(super) pyramids: Pyramids,
}

impl ai::Memory for Memory {
    fn forget(&mut self) {
        // Other weights mean other clocks; the pyramid is the same for all.
        self.clocks = Clocks::default();
    }
}

/// Moments of the calendar.
pub(super) struct Clocks([(u64, Clock); CLOCKS]);

impl Default for Clocks {
    fn default() -> Self {
        // No key of a clock is 0.
        Clocks([(0, Clock::default()); CLOCKS])
    }
}

impl Clocks {
    /// What the calendar and the weights decide here.
    pub(super) fn find(&mut self, state: &State, seat: Seat, weights: &Weights) -> &Clock {
        let key = Clock::key(state, seat);
        let (kept, clock) = &mut self.0[place(key, CLOCKS)];
        if *kept != key {
            (*kept, *clock) = (key, Clock::new(state, seat, weights));
        }
        clock
    }
}

/// Spaces that are open in a pyramid, by the filled ones.
pub(super) struct Pyramids([Cell<(u32, [u8; 4])>; PYRAMIDS]);

impl Default for Pyramids {
    fn default() -> Self {
        Pyramids([const { Cell::new((NEVER, [0; 4])) }; PYRAMIDS])
    }
}

impl Pyramids {
    /// How many spaces of each level can be built on.
    pub(super) fn open(&self, filled: u32) -> [u8; 4] {
        let known = &self.0[place(filled.into(), PYRAMIDS)];
        let (kept, open) = known.get();
        if kept == filled {
            return open;
        }
        let open = open_spaces(filled);
        known.set((filled, open));
        open
    }
}

fn open_spaces(filled: u32) -> [u8; 4] {
    let mut open = [0; 4];
    for (index, space) in data().spaces.iter().enumerate() {
        if filled & (1 << index) == 0 && space.supports & !filled == 0 {
            open[usize::from(space.level) - 1] += 1;
        }
    }
    open
}
