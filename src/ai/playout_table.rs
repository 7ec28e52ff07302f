//! The table of the greedy policy: steps that it chose earlier in the same decision.

use super::hash::slot;

/// Steps by key. A later entry overwrites an earlier one in its slot.
pub(super) struct PlayoutTable<A> {
    /// Of a key its upper half is kept: the step is compared with the legal ones before it is used, and
    /// small entries share a cache line.
    entries: Vec<(u32, Option<A>)>,
}

/// Fewest and most slots.
const SLOTS: (usize, usize) = (1 << 12, 1 << 18);
/// Steps of a search for each slot.
const STEPS_PER_SLOT: u64 = 8;

impl<A> Default for PlayoutTable<A> {
    fn default() -> Self {
        PlayoutTable { entries: Vec::new() }
    }
}

impl<A: Copy> PlayoutTable<A> {
    /// Empties the table and sizes it for a search of so many steps.
    pub(super) fn reset(&mut self, steps: u64) {
        let slots = usize::try_from(steps / STEPS_PER_SLOT).unwrap_or(usize::MAX).clamp(SLOTS.0, SLOTS.1);
        self.entries.clear();
        self.entries.resize(slots.next_power_of_two(), (0, None));
    }

    /// The step under a key.
    pub(super) fn get(&self, key: u64) -> Option<A> {
        let &(tag, action) = self.entries.get(slot(key, self.entries.len().max(1)))?;
        action.filter(|_| tag == (key >> 32) as u32)
    }

    /// Stores a step, once the table has been sized.
    pub(super) fn insert(&mut self, key: u64, action: A) {
        let slot = slot(key, self.entries.len().max(1));
        if let Some(entry) = self.entries.get_mut(slot) {
            *entry = ((key >> 32) as u32, Some(action));
        }
    }
}
