//! Steps as text.

/// Joins steps for storage. Notation never contains a semicolon.
pub(super) fn join(steps: &[String]) -> String {
    steps.join("; ")
}

pub(super) fn split(steps: &str) -> Vec<String> {
    steps.split(';').map(str::trim).filter(|step| !step.is_empty()).map(str::to_owned).collect()
}
