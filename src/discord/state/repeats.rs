//! Repeated interactions. A resumed gateway connection replays its newest events, even after later ones, and handling
//! them again would undo later changes.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

/// Number of interactions to remember: far more than a connection replays.
const KNOWN: usize = 4096;

/// The newest interactions.
#[derive(Default)]
pub(crate) struct Repeats(Mutex<Known>);

#[derive(Default)]
struct Known {
    ids: HashSet<u64>,
    by_arrival: VecDeque<u64>,
}

impl Repeats {
    /// Returns `true` if this interaction arrives for the first time.
    pub(crate) fn is_new(&self, id: u64) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.ids.insert(id) {
            return false;
        }
        known.by_arrival.push_back(id);
        if known.by_arrival.len() > KNOWN
            && let Some(oldest) = known.by_arrival.pop_front()
        {
            known.ids.remove(&oldest);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_repeats_are_recognized() {
        let repeats = Repeats::default();
        let many = u64::try_from(KNOWN).unwrap();
        assert!((0..=many).all(|id| repeats.is_new(id)));
        assert!((1..=many).all(|id| !repeats.is_new(id)));
        assert!(repeats.is_new(0), "the oldest is forgotten");
        assert_eq!(repeats.0.lock().unwrap().ids.len(), KNOWN);
    }
}
