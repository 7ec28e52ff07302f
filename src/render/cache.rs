//! Keeping what was made once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// A cache that forgets the older half when it is full. Values are shared, not copied.
pub(super) struct Cache<K, V> {
    halves: Mutex<Halves<K, V>>,
    /// The most bytes that the newer half may hold before it becomes the older one.
    limit: usize,
}

struct Halves<K, V> {
    new: HashMap<K, Arc<V>>,
    old: HashMap<K, Arc<V>>,
    bytes: usize,
    old_bytes: usize,
}

impl<K: Hash + Eq, V> Cache<K, V> {
    /// A cache that holds about this many bytes at most.
    pub(super) fn new(bytes: usize) -> Self {
        let halves = Halves { new: HashMap::new(), old: HashMap::new(), bytes: 0, old_bytes: 0 };
        Cache { halves: Mutex::new(halves), limit: bytes / 2 }
    }

    /// What is kept under a key, or what `make` returns, with its size in bytes.
    ///
    /// Nothing is locked while it is made; if two threads make the same at once, one result is kept.
    pub(super) fn get(&self, key: K, make: impl FnOnce(&K) -> (V, usize)) -> Arc<V> {
        if let Some(value) = self.find(&key) {
            return value;
        }
        let (value, bytes) = make(&key);
        self.keep(key, value, bytes)
    }

    /// What is kept under a key.
    pub(super) fn find(&self, key: &K) -> Option<Arc<V>> {
        let mut halves = self.halves.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = halves.new.get(key) {
            return Some(Arc::clone(value));
        }
        let (key, value) = halves.old.remove_entry(key)?;
        halves.new.insert(key, Arc::clone(&value));
        Some(value)
    }

    /// Keeps a value of so many bytes.
    pub(super) fn keep(&self, key: K, value: V, bytes: usize) -> Arc<V> {
        let value = Arc::new(value);
        let mut halves = self.halves.lock().unwrap_or_else(PoisonError::into_inner);
        if halves.bytes + bytes > self.limit {
            halves.old = std::mem::take(&mut halves.new);
            halves.old_bytes = std::mem::take(&mut halves.bytes);
        }
        halves.bytes += bytes;
        halves.new.insert(key, Arc::clone(&value));
        value
    }

    /// How many bytes are held, at most.
    pub(super) fn bytes(&self) -> usize {
        let halves = self.halves.lock().unwrap_or_else(PoisonError::into_inner);
        halves.bytes + halves.old_bytes
    }
}
