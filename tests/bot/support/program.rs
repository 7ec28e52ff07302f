//! The program that tests start as a separate process.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// The program. With `DAYKEEPER_OTHER_BUILD`, the path of another build, every second start runs that one: an upgrade and
/// a downgrade in turn, on the same database.
pub fn program() -> PathBuf {
    static STARTS: AtomicU32 = AtomicU32::new(0);
    let own = PathBuf::from(env!("CARGO_BIN_EXE_daykeeper"));
    let other = std::env::var_os("DAYKEEPER_OTHER_BUILD").filter(|_| STARTS.fetch_add(1, Ordering::SeqCst) % 2 == 1);
    other.map_or(own, PathBuf::from)
}
