//! Tuning of the process's memory use.

/// Size in bytes from which glibc maps a block separately and returns it to the system as soon as it is freed.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const BY_ITSELF: libc::c_int = 1 << 20;

/// Reduces the memory use of a program that runs for months. Call it once, before there are other threads.
///
/// By default glibc makes eight memory pools per core, and each pool keeps its peak size. `docs/dev/measurements.md`
/// has the costs and savings. With another C library this does nothing.
pub fn begin() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: both calls take two numbers and set how memory is requested from now on; no other thread runs yet.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 2);
        libc::mallopt(libc::M_MMAP_THRESHOLD, BY_ITSELF);
    }
}

/// Returns free memory to the system. Takes milliseconds, in which other threads may wait for memory.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the call takes a number and touches only unused memory.
    unsafe {
        libc::malloc_trim(0);
    }
}
