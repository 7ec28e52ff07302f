//! What a search has found out already, by a hash of all that it depends on.

/// Things by key. Its memory is of one size: what comes later takes the place of what was there.
pub(super) struct Known<T> {
    table: Vec<(u64, Option<T>)>,
}

/// Places for things.
const PLACES: usize = 1 << 15;

impl<T> Default for Known<T> {
    fn default() -> Self {
        Known { table: Vec::new() }
    }
}

impl<T: Copy> Known<T> {
    /// What is known under a key.
    pub(super) fn get(&self, key: u64) -> Option<T> {
        let &(kept, thing) = self.table.get(place(key))?;
        thing.filter(|_| kept == key)
    }

    /// Keeps a thing.
    pub(super) fn put(&mut self, key: u64, thing: T) {
        if self.table.is_empty() {
            self.table = vec![(0, None); PLACES];
        }
        self.table[place(key)] = (key, Some(thing));
    }
}

/// The upper bits of a product depend on all bits of the key.
fn place(key: u64) -> usize {
    (key.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 49) as usize
}
