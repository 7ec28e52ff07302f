//! What a search has found out already, by a hash of all that it depends on.

/// Things by key. What comes later may take the place of what was there, so nothing is sure to stay.
pub(super) struct Known<T> {
    table: Vec<(u64, Option<T>)>,
    /// How often something was put in since the table has this size.
    put: usize,
}

/// Places for things, as powers of two: at first, and at most.
const PLACES: (u32, u32) = (12, 18);

impl<T> Default for Known<T> {
    fn default() -> Self {
        Known { table: Vec::new(), put: 0 }
    }
}

impl<T: Copy> Known<T> {
    /// What is known under a key.
    pub(super) fn get(&self, key: u64) -> Option<T> {
        let &(kept, thing) = self.table.get(self.place(key))?;
        thing.filter(|_| kept == key)
    }

    /// Keeps a thing.
    pub(super) fn put(&mut self, key: u64, thing: T) {
        self.put += 1;
        if self.put * 2 > self.table.len() && self.table.len() < 1 << PLACES.1 {
            self.grow();
        }
        let place = self.place(key);
        self.table[place] = (key, Some(thing));
    }

    /// A short search needs little memory, and what is little is close at hand.
    fn grow(&mut self) {
        let size = (self.table.len() * 2).max(1 << PLACES.0);
        let old = std::mem::replace(&mut self.table, vec![(0, None); size]);
        self.put = 0;
        for (key, thing) in old.into_iter().filter(|(_, thing)| thing.is_some()) {
            let place = self.place(key);
            self.table[place] = (key, thing);
        }
    }

    /// The upper bits of a product depend on all bits of the key.
    fn place(&self, key: u64) -> usize {
        let bits = self.table.len().trailing_zeros().min(PLACES.1);
        (key.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> (64 - PLACES.1) >> (PLACES.1 - bits)) as usize
    }
}
