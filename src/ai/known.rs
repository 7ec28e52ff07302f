//! What a search has found out already, by a hash of all that it depends on.

use super::mix::place;

/// Things by key. What comes later may take the place of what was there, so nothing is sure to stay.
pub(super) struct Known<T> {
    table: Vec<(u64, Option<T>)>,
    /// How often something was put in since the table has this size.
    put: usize,
}

/// Places for things: at first, and at most.
const PLACES: (usize, usize) = (1 << 12, 1 << 18);

impl<T> Default for Known<T> {
    fn default() -> Self {
        Known { table: Vec::new(), put: 0 }
    }
}

impl<T: Copy> Known<T> {
    /// What is known under a key.
    pub(super) fn get(&self, key: u64) -> Option<T> {
        // An empty table has no place for anything.
        let &(kept, thing) = self.table.get(place(key, self.table.len().max(1)))?;
        thing.filter(|_| kept == key)
    }

    /// Keeps a thing.
    pub(super) fn put(&mut self, key: u64, thing: T) {
        self.put += 1;
        if self.put * 2 > self.table.len() && self.table.len() < PLACES.1 {
            self.grow();
        }
        self.set(key, Some(thing));
    }

    fn set(&mut self, key: u64, thing: Option<T>) {
        let place = place(key, self.table.len());
        self.table[place] = (key, thing);
    }

    /// A short search needs little memory, and what is little is close at hand.
    fn grow(&mut self) {
        let size = (self.table.len() * 2).max(PLACES.0);
        let old = std::mem::replace(&mut self.table, vec![(0, None); size]);
        self.put = 0;
        for (key, thing) in old.into_iter().filter(|(_, thing)| thing.is_some()) {
            self.set(key, thing);
        }
    }
}
