//! A cache of results for earlier positions.

use ai::{PositionHasher, slot};

/// Values by key, with one slot per key. A later entry overwrites an earlier one. A key must contain everything that
/// its value depends on. Then the cache changes only the speed.
pub struct SlotCache<const KEY: usize, V> {
    slots: usize,
    entries: Vec<([u64; KEY], V)>,
}

impl<const KEY: usize, V: Clone + Default> SlotCache<KEY, V> {
    /// An empty cache. `slots` is a power of two. A key of zeros means an empty slot.
    pub const fn new(slots: usize) -> Self {
        assert!(slots.is_power_of_two());
        SlotCache { slots, entries: Vec::new() }
    }

    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// The value of a key. `make` computes it if the cache doesn't have it.
    pub fn find_or(&mut self, key: [u64; KEY], make: impl FnOnce() -> V) -> &mut V {
        let entry = self.slot(&key);
        if !same(&entry.0, &key) {
            *entry = (key, make());
        }
        &mut entry.1
    }

    /// Returns `true` if the cache has a value for the key.
    pub fn contains(&mut self, key: [u64; KEY]) -> bool {
        same(&self.slot(&key).0, &key)
    }

    fn slot(&mut self, key: &[u64; KEY]) -> &mut ([u64; KEY], V) {
        if self.entries.is_empty() {
            self.entries.resize(self.slots, ([0; KEY], V::default()));
        }
        let mut hasher = PositionHasher::new(0);
        for pair in key.chunks(2) {
            hasher.add(pair[0], pair.get(1).copied().unwrap_or_default());
        }
        &mut self.entries[slot(hasher.finish(), self.slots)]
    }
}

/// Compares number by number, which is faster than comparing one block of memory.
fn same<const KEY: usize>(one: &[u64; KEY], other: &[u64; KEY]) -> bool {
    one.iter().zip(other).fold(0, |all, (one, other)| all | (one ^ other)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cached_values_are_not_computed_again() {
        let mut cache = SlotCache::<2, u64>::new(4);
        for round in 0..2 {
            for number in 1..=3 {
                let found = *cache.find_or([number, 7], || number * 10);
                assert_eq!(found, number * 10, "round {round}");
            }
        }
        assert!(cache.contains([3, 7]));
        assert_eq!(*cache.find_or([3, 7], || 0), 30);
        cache.clear();
        assert!(!cache.contains([3, 7]));
    }
}
