//! Long tests that run as a sample, and completely with `DAYKEEPER_SWEEPS=whole`.

/// Returns `whole` for a complete run, and `sample` otherwise.
pub fn sweep<T>(sample: T, whole: T) -> T {
    match std::env::var("DAYKEEPER_SWEEPS").as_deref() {
        Ok("whole") => whole,
        Ok("sample") | Err(_) => sample,
        Ok(other) => panic!("DAYKEEPER_SWEEPS is sample or whole, not {other}"),
    }
}
