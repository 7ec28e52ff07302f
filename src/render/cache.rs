//! A cache of two generations.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// A cache that forgets the older generation when the newer one is full. Values are shared, not
/// copied.
pub(super) struct Cache<K, V> {
    generations: Mutex<Generations<K, V>>,
    /// The most bytes that the newer generation may hold before it becomes the older one.
    limit: usize,
}

struct Generations<K, V> {
    new: HashMap<K, Arc<V>>,
    old: HashMap<K, Arc<V>>,
    new_bytes: usize,
    old_bytes: usize,
}

impl<K: Hash + Eq, V> Cache<K, V> {
    /// A cache that holds about this many bytes at most.
    pub(super) fn new(bytes: usize) -> Self {
        let generations = Generations { new: HashMap::new(), old: HashMap::new(), new_bytes: 0, old_bytes: 0 };
        Cache { generations: Mutex::new(generations), limit: bytes / 2 }
    }

    /// The value of a key, or what `make` returns, with its size in bytes.
    ///
    /// Nothing is locked while it is made; if two threads make the same at once, one result is kept.
    pub(super) fn get_or_insert_with(&self, key: K, make: impl FnOnce(&K) -> (V, usize)) -> Arc<V> {
        if let Some(value) = self.get(&key) {
            return value;
        }
        let (value, bytes) = make(&key);
        self.insert(key, value, bytes)
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &K) -> Option<Arc<V>> {
        let mut generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = generations.new.get(key) {
            return Some(Arc::clone(value));
        }
        let (key, value) = generations.old.remove_entry(key)?;
        generations.new.insert(key, Arc::clone(&value));
        Some(value)
    }

    /// Keeps a value of so many bytes.
    pub(super) fn insert(&self, key: K, value: V, bytes: usize) -> Arc<V> {
        let value = Arc::new(value);
        let mut generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        if generations.new_bytes + bytes > self.limit {
            generations.old = std::mem::take(&mut generations.new);
            generations.old_bytes = std::mem::take(&mut generations.new_bytes);
        }
        generations.new_bytes += bytes;
        generations.new.insert(key, Arc::clone(&value));
        value
    }

    /// How many bytes are held, at most.
    pub(super) fn bytes(&self) -> usize {
        let generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        generations.new_bytes + generations.old_bytes
    }
}
