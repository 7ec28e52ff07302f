//! An allocator for benches that counts allocations and the bytes in use.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

/// The system's allocator with counters.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);
/// Bytes allocated and not yet freed.
static IN_USE: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call passes on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        IN_USE.fetch_add(layout.size() as u64, Ordering::Relaxed);
        // SAFETY: The caller keeps the contract of `GlobalAlloc`, which is the same for `System`.
        unsafe { System.alloc(layout) }
    }

    // The default method would allocate memory and write zeros to it, which touches pages that the program never uses.
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        IN_USE.fetch_add(layout.size() as u64, Ordering::Relaxed);
        // SAFETY: The caller keeps the contract of `GlobalAlloc`, which is the same for `System`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size() as u64, Ordering::Relaxed);
        // SAFETY: The caller keeps the contract of `GlobalAlloc`, which is the same for `System`.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        IN_USE.fetch_add(size as u64, Ordering::Relaxed);
        IN_USE.fetch_sub(layout.size() as u64, Ordering::Relaxed);
        // SAFETY: The caller keeps the contract of `GlobalAlloc`, which is the same for `System`.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The number of allocations since the program started.
pub fn allocations() -> u64 {
    ALLOCATIONS.load(Ordering::Relaxed)
}

/// Megabytes in use, without the allocator's reserves and SQLite's memory.
pub fn in_use() -> f64 {
    IN_USE.load(Ordering::Relaxed) as f64 / f64::from(1 << 20)
}
