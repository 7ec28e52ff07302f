//! What the process holds of the machine's memory.

/// Bytes from which a piece of memory is asked of the system by itself, and given back at once when it is free.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const BY_ITSELF: libc::c_int = 1 << 20;

/// Lets a program that runs for months need little memory. Called once, before there are other threads.
///
/// glibc would make eight pools of memory for each core, and keep what each of them once had. What that costs and
/// saves: `docs/dev/measurements.md`. With another C library nothing happens.
pub fn begin() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: both calls take two numbers and set how memory is asked for from now on; no other thread runs yet.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 2);
        libc::mallopt(libc::M_MMAP_THRESHOLD, BY_ITSELF);
    }
}

/// Gives the system back what is free. It takes milliseconds, in which other threads may wait for memory.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the call takes a number and touches only memory that nobody uses.
    unsafe {
        libc::malloc_trim(0);
    }
}
