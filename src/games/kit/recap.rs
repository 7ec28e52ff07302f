//! The lines of a recap for its reader.

use std::cmp::Ordering;

use crate::engine::Phrase;

/// The line about things that are gone, if there are any.
pub fn gone(key: &'static str, name: &'static str, things: Vec<Phrase>) -> Option<Phrase> {
    (!things.is_empty()).then(|| Phrase::new(key).with(name, things))
}

/// The line about prices that are now lower or higher than before.
pub fn prices(game: &str, changes: impl Iterator<Item = (Ordering, Phrase)>) -> Option<Phrase> {
    let (mut cheaper, mut dearer) = (Vec::new(), Vec::new());
    for (way, words) in changes {
        match way {
            Ordering::Less => cheaper.push(words),
            Ordering::Greater => dearer.push(words),
            Ordering::Equal => {}
        }
    }
    let key = match (cheaper.is_empty(), dearer.is_empty()) {
        (true, true) => return None,
        (false, true) => "cheaper",
        (true, false) => "dearer",
        (false, false) => "prices",
    };
    Some(Phrase::new(format!("{game}-{key}")).with("cheaper", cheaper).with("dearer", dearer))
}
