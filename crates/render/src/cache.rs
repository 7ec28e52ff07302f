//! A cache with two generations.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// A cache that drops the older generation when the newer one is full. Values are shared, not copied.
pub(super) struct GenerationCache<K, V> {
    generations: Mutex<Generations<K, V>>,
    /// Maximum number of bytes in the newer generation.
    limit: usize,
}

struct Generations<K, V> {
    new: HashMap<K, Cached<V>>,
    old: HashMap<K, Cached<V>>,
    new_bytes: usize,
    old_bytes: usize,
}

struct Cached<V> {
    value: Arc<V>,
    bytes: usize,
}

impl<K: Hash + Eq, V> Generations<K, V> {
    /// Adds a value to the newer generation. If there is no room, that generation becomes the older one first.
    fn put(&mut self, key: K, cached: Cached<V>, limit: usize) {
        if self.new_bytes + cached.bytes > limit {
            self.old = std::mem::take(&mut self.new);
            self.old_bytes = std::mem::take(&mut self.new_bytes);
        }
        self.new_bytes += cached.bytes;
        if let Some(before) = self.new.insert(key, cached) {
            // Two threads made the same value. This one replaces the other, whose bytes no longer count.
            self.new_bytes -= before.bytes;
        }
    }
}

impl<K: Hash + Eq, V> GenerationCache<K, V> {
    /// Creates a cache with about this many bytes at most.
    pub(super) fn new(bytes: usize) -> Self {
        let generations = Generations { new: HashMap::new(), old: HashMap::new(), new_bytes: 0, old_bytes: 0 };
        GenerationCache { generations: Mutex::new(generations), limit: bytes / 2 }
    }

    /// Returns the value for a key. If there is none, calls `make` for a value and its size in bytes.
    ///
    /// The cache isn't locked during `make`. If two threads make the same value, the cache keeps one of them.
    pub(super) fn get_or_insert_with(&self, key: K, make: impl FnOnce(&K) -> (V, usize)) -> Arc<V> {
        if let Some(value) = self.get(&key) {
            return value;
        }
        let (value, bytes) = make(&key);
        self.insert(key, value, bytes)
    }

    pub(super) fn get(&self, key: &K) -> Option<Arc<V>> {
        let mut generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cached) = generations.new.get(key) {
            return Some(Arc::clone(&cached.value));
        }
        let (key, cached) = generations.old.remove_entry(key)?;
        generations.old_bytes -= cached.bytes;
        let value = Arc::clone(&cached.value);
        generations.put(key, cached, self.limit);
        Some(value)
    }

    /// Stores a value with its size in bytes.
    pub(super) fn insert(&self, key: K, value: V, bytes: usize) -> Arc<V> {
        let value = Arc::new(value);
        let cached = Cached { value: Arc::clone(&value), bytes };
        self.generations.lock().unwrap_or_else(PoisonError::into_inner).put(key, cached, self.limit);
        value
    }

    /// Drops all values that no lookup returned since the previous call.
    pub(super) fn forget_unused(&self) {
        let mut generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        let generations = &mut *generations;
        (generations.old, generations.old_bytes) =
            (std::mem::take(&mut generations.new), std::mem::take(&mut generations.new_bytes));
    }

    /// Number of bytes in both generations.
    pub(super) fn bytes(&self) -> usize {
        let generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        generations.new_bytes + generations.old_bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(cache: &GenerationCache<u32, [u8; 10]>) -> usize {
        let generations = cache.generations.lock().unwrap();
        generations.new.len() + generations.old.len()
    }

    #[test]
    fn recently_used_pictures_stay_cached() {
        let cache = GenerationCache::new(100);
        for key in 0..8 {
            cache.insert(key, [0; 10], 10);
            assert!(cache.get(&0).is_some(), "asked for each time");
        }
        assert!(cache.get(&1).is_some(), "of the older generation");
        for key in 10..20 {
            cache.insert(key, [0; 10], 10);
        }
        assert!(cache.get(&1).is_none() && cache.get(&19).is_some());
    }

    #[test]
    fn unused_pictures_leave_the_cache() {
        let cache = GenerationCache::new(100);
        cache.insert(1, [0; 10], 10);
        cache.insert(2, [0; 10], 10);
        cache.forget_unused();
        assert!(cache.get(&1).is_some());
        cache.forget_unused();
        assert_eq!((held(&cache), cache.bytes()), (1, 10));
        assert!(cache.get(&2).is_none());
        cache.forget_unused();
        cache.forget_unused();
        assert_eq!((held(&cache), cache.bytes()), (0, 0));
    }

    /// Repeated lookups don't change the limit.
    #[test]
    fn the_cache_never_exceeds_its_bytes() {
        let cache = GenerationCache::new(100);
        for round in 0..50 {
            for key in 0..30 {
                cache.get_or_insert_with(key, |_| ([0; 10], 10));
                assert!(cache.get(&((key + round) % 30)).is_none_or(|value| value.len() == 10));
                assert!(cache.bytes() <= 100 && cache.bytes() == 10 * held(&cache), "{} bytes", cache.bytes());
            }
        }
        // A value that is inserted twice counts once.
        cache.insert(0, [0; 10], 10);
        cache.insert(0, [0; 10], 10);
        assert_eq!(cache.bytes(), 10 * held(&cache));
    }
}
