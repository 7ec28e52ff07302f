//! Chooses an available language for a reader.

use fluent_langneg::{
    NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages, parse_accepted_languages,
};

/// The best language tag for one or several wanted ones, which are in order of preference: `es` for `es-419`, `ro` for
/// `ro-MD,ro;q=0.9,en;q=0.8`. `None` if no tag fits.
pub(super) fn best<'a>(tags: impl Iterator<Item = &'a str> + Clone, wanted: &str) -> Option<&'a str> {
    if let Some(same) = tags.clone().find(|tag| *tag == wanted) {
        return Some(same);
    }
    // Folders with invalid tags are refused, so all tags are valid and both lists have the same order.
    let available = convert_vec_str_to_langids_lossy(tags.clone());
    let requested = parse_accepted_languages(wanted);
    let best = *negotiate_languages(&requested, &available, None, NegotiationStrategy::Lookup).first()?;
    let index = available.iter().position(|tag| tag == best)?;
    tags.clone().nth(index)
}
