//! What a search has found out already, by a hash of all that it depends on.

use super::mix::place;

/// Things by key. What comes later may take the place of what was there, so nothing is sure to stay.
pub(super) struct Known<K, T> {
    table: Vec<(K, Option<T>)>,
}

/// What is kept of a key to tell it from others: all of it, or half where what is found is looked at
/// once more before it is used. Small entries are closer at hand.
pub(super) trait Kept: Copy + Default + PartialEq {
    /// Of this key.
    fn of(key: u64) -> Self;
}

impl Kept for u64 {
    fn of(key: u64) -> Self {
        key
    }
}

impl Kept for u32 {
    fn of(key: u64) -> Self {
        (key >> 32) as u32
    }
}

/// Places for things: at least, and at most.
const PLACES: (usize, usize) = (1 << 12, 1 << 18);
/// Steps of a search for each place: what is little is close at hand, too.
const STEPS: u64 = 8;

impl<K, T> Default for Known<K, T> {
    fn default() -> Self {
        Known { table: Vec::new() }
    }
}

impl<K: Kept, T: Copy> Known<K, T> {
    /// Forgets everything and makes as much room as a search of so many steps needs.
    pub(super) fn fit(&mut self, steps: u64) {
        let places = usize::try_from(steps / STEPS).unwrap_or(usize::MAX).clamp(PLACES.0, PLACES.1);
        let places = places.next_power_of_two();
        self.table.clear();
        self.table.resize(places, (K::default(), None));
    }

    /// What is known under a key.
    pub(super) fn get(&self, key: u64) -> Option<T> {
        // An empty table has no place for anything.
        let &(kept, thing) = self.table.get(place(key, self.table.len().max(1)))?;
        thing.filter(|_| kept == K::of(key))
    }

    /// Keeps a thing, if there is room for any.
    pub(super) fn put(&mut self, key: u64, thing: T) {
        let place = place(key, self.table.len().max(1));
        if let Some(entry) = self.table.get_mut(place) {
            *entry = (K::of(key), Some(thing));
        }
    }
}
