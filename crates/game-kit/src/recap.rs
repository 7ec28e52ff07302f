//! The lines of a recap for its reader.

use std::cmp::Ordering;

use engine::Phrase;

/// The line about things that are gone, if there are any.
pub fn gone(key: &'static str, name: &'static str, things: Vec<Phrase>) -> Option<Phrase> {
    (!things.is_empty()).then(|| Phrase::new(key).with(name, things))
}

/// The line about prices that are now lower or higher than before. The keys are for lower ones, higher ones and both.
pub fn prices(keys: [&'static str; 3], changes: impl Iterator<Item = (Ordering, Phrase)>) -> Option<Phrase> {
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
        (false, true) => keys[0],
        (true, false) => keys[1],
        (false, false) => keys[2],
    };
    Some(Phrase::new(key).with("cheaper", cheaper).with("dearer", dearer))
}
