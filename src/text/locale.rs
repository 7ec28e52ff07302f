//! Which of our languages fits a reader's.

use fluent_langneg::{
    NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages, parse_accepted_languages,
};

/// The best of some language tags for a wanted one, or for several, the best first, if any fits: `es` for `es-419`, `ro` for
/// `ro-MD,ro;q=0.9,en;q=0.8`.
pub(super) fn best<'a>(tags: impl Iterator<Item = &'a str> + Clone, wanted: &str) -> Option<&'a str> {
    if let Some(same) = tags.clone().find(|tag| *tag == wanted) {
        return Some(same);
    }
    // All tags are readable, since folders with other names are refused: so both lists have the same order.
    let available = convert_vec_str_to_langids_lossy(tags.clone());
    let requested = parse_accepted_languages(wanted);
    let best = *negotiate_languages(&requested, &available, None, NegotiationStrategy::Lookup).first()?;
    let index = available.iter().position(|tag| tag == best)?;
    tags.clone().nth(index)
}
