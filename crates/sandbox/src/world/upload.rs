//! The content of a request: JSON and new files.

use axum::body::Bytes;
use serde_json::Value;

#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// The `n` in `files[n]`.
    pub index: u64,
    /// Name, cleaned the way Discord does.
    pub filename: String,
    pub data: Bytes,
}

/// The content of a request.
#[derive(Debug, Default)]
pub struct Received {
    /// The JSON body; null if there is none.
    pub json: Value,
    /// The files of a form.
    pub files: Vec<Upload>,
}

/// Reduces a file name to the characters that Discord allows.
pub fn clean(name: &str) -> String {
    let kept = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') { Some(c) } else { None };
    let name: String = name.chars().map(|c| if c.is_whitespace() { '_' } else { c }).filter_map(kept).collect();
    if name.trim_matches('.').is_empty() { "unknown".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn file_names_are_cleaned() {
        assert_eq!(clean("my cat (1).png"), "my_cat_1.png");
        assert_eq!(clean("../../etc"), "....etc");
        assert_eq!(clean("..."), "unknown");
    }
}
