//! The greedy policy's earlier choices in the same decision.

use super::hash::slot;

/// Steps by key. A new entry overwrites the old one in its slot.
pub(super) struct PlayoutTable<A> {
    /// Each entry stores only the upper half of its key. Entries stay small, so several share a cache line. Different
    /// keys may look equal, so the caller checks that a step is legal before using it.
    entries: Vec<(u32, Option<A>)>,
}

/// Minimum and maximum number of slots.
const SLOTS: (usize, usize) = (1 << 12, 1 << 18);
/// Search steps per slot.
const STEPS_PER_SLOT: u64 = 8;

impl<A> Default for PlayoutTable<A> {
    fn default() -> Self {
        PlayoutTable { entries: Vec::new() }
    }
}

impl<A: Copy> PlayoutTable<A> {
    /// Clears the table and sizes it for a search with this many steps.
    pub(super) fn reset(&mut self, steps: u64) {
        let slots = usize::try_from(steps / STEPS_PER_SLOT).unwrap_or(usize::MAX).clamp(SLOTS.0, SLOTS.1);
        self.entries.clear();
        self.entries.resize(slots.next_power_of_two(), (0, None));
    }

    pub(super) fn get(&self, key: u64) -> Option<A> {
        let &(tag, action) = self.entries.get(slot(key, self.entries.len().max(1)))?;
        action.filter(|_| tag == (key >> 32) as u32)
    }

    /// Stores a step if the table has been sized.
    pub(super) fn insert(&mut self, key: u64, action: A) {
        let slot = slot(key, self.entries.len().max(1));
        if let Some(entry) = self.entries.get_mut(slot) {
            *entry = ((key >> 32) as u32, Some(action));
        }
    }
}
